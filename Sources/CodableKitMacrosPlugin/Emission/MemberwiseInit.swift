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

  /// The initialiser, once for each choice of properties where some stand in `#if`.
  ///
  /// A list of parameters has no place for conditions. Nil where there would be too many.
  var source: String? {
    let properties = structure.properties.filter { !$0.isFixed }
    var lines = SourceLines()
    var conditions: [String] = []
    for case let condition? in properties.map(\.condition) where !conditions.contains(condition) {
      conditions.append(condition)
    }
    guard conditions.count <= 4 else { return nil }
    guard !conditions.isEmpty else {
      add(properties, to: &lines)
      return lines.text
    }
    for choice in 0..<(1 << conditions.count) {
      let chosen = conditions.indices.filter { choice >> $0 & 1 == 1 }.map { conditions[$0] }
      let tests = conditions.map { (chosen.contains($0) ? "" : "!") + "(\($0))" }
      lines.add("\(choice == 0 ? "#if" : "#elseif") \(tests.joined(separator: " && "))")
      add(properties.filter { $0.condition.map(chosen.contains) ?? true }, to: &lines)
    }
    lines.add("#endif")
    return lines.text
  }

  private func add(_ properties: [Property], to lines: inout SourceLines) {
    let head = [access, "init("].compactMap { $0 }.joined(separator: " ")
    if properties.isEmpty { return lines.addBlock(head + ")") { _ in } }
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
  }

  private func parameter(_ property: Property) -> String {
    // Behind a type alias a function is one to tell by the closure that it starts with.
    let isClosure = property.initialValue?.hasPrefix("{") ?? false
    let isFunction =
      (property.type.description.contains("->") || isClosure) && !property.isOptional
    let type = (isFunction ? "@escaping " : "") + property.type.description
    if let value = property.initialValue { return "\(type) = \(value)" }
    return property.isOptional && !property.isConstant ? "\(type) = nil" : type
  }
}
