package import ModelSchema

/// Writes an initialiser with a parameter for each stored property.
package struct MemberwiseInit {
  let structure: Structure
  /// The word for the access level.
  let access: String?

  package init(structure: Structure, access: String?) {
    self.structure = structure
    self.access = access
  }

  /// The initialiser that the compiler would make: visible inside the module, and no more than the
  /// properties are.
  init(structure: Structure) {
    let words = structure.initializedProperties.map(\.access)
    let access = words.contains("private") ? "private" : words.compactMap { $0 }.first
    self.init(structure: structure, access: access)
  }

  /// The initialiser, once for each choice of properties where some stand in `#if`.
  ///
  /// A list of parameters has no place for conditions.
  package var source: String {
    let properties = structure.initializedProperties
    let conditions = structure.initializerConditions
    var lines = SourceLines()
    guard !conditions.isEmpty else {
      add(properties, to: &lines)
      return lines.text
    }
    for (number, (test, chosen)) in conditionChoices(conditions).enumerated() {
      lines.add("\(number == 0 ? "#if" : "#elseif") \(test)")
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
        let name = Self.variable(of: property, among: properties)
        let label =
          name == identifier(property.name) ? name : "\(identifier(property.name)) \(name)"
        lines.add("\(label): \(parameter(property))\(separator)")
      }
    }
    lines.addBlock(")") { lines in
      for property in properties {
        let name = Self.variable(of: property, among: properties)
        lines.add("self.\(identifier(property.name)) = \(name)")
      }
    }
  }

  /// The parameter's name inside, which is not `self`.
  private static func variable(of property: Property, among properties: [Property]) -> String {
    if property.name != "self" { return identifier(property.name) }
    return distinctNames(properties.map(\.name) + ["value"]).last ?? "value"
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
