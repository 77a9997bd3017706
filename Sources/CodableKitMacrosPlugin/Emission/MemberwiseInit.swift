import ModelSchema

/// Writes an initialiser with a parameter for each stored property.
struct MemberwiseInit {
  let structure: Structure
  /// The word for the access level.
  let access: String?

  init(structure: Structure, access: String?) {
    self.structure = structure
    self.access = access
  }

  /// The initialiser that the compiler would make: visible inside the module, and no more than the
  /// properties are.
  init(structure: Structure) {
    let words = structure.properties.filter { !$0.isFixed }.map(\.access)
    let access = words.contains("private") ? "private" : words.compactMap { $0 }.first
    self.init(structure: structure, access: access)
  }

  var source: String {
    let properties = structure.properties.filter { !$0.isFixed }
    var lines = SourceLines()
    let head = [access, "init("].compactMap { $0 }.joined(separator: " ")
    if properties.isEmpty {
      lines.addBlock(head + ")") { _ in }
      return lines.text
    }
    lines.add(head)
    lines.indented { lines in
      for (index, property) in properties.enumerated() {
        let separator = index == properties.count - 1 ? "" : ","
        lines.add("\(identifier(property.name)): \(parameter(property))\(separator)")
      }
    }
    lines.addBlock(")") { lines in
      for property in properties {
        let name = identifier(property.name)
        lines.add("self.\(name) = \(name)")
      }
    }
    return lines.text
  }

  private func parameter(_ property: Property) -> String {
    let isFunction = property.type.description.contains("->") && !property.isOptional
    let type = (isFunction ? "@escaping " : "") + property.type.description
    if let value = property.initialValue { return "\(type) = \(value)" }
    return property.isOptional && !property.isConstant ? "\(type) = nil" : type
  }
}
