import ModelSchema

/// Prints a model as Swift source.
///
/// The source stands alone but for its imports: it declares the model's types and no helper, so
/// that several printed files live in one module.
struct SwiftPrinter {
  /// The source of a file with `declarations`.
  ///
  /// Each line of `header` becomes a comment at its top.
  static func source(of declarations: [Declaration], header: [String] = []) -> String {
    var lines = SourceLines()
    for line in header { lines.add("// \(line)") }
    let imports = imports(for: declarations)
    if !imports.isEmpty && !header.isEmpty { lines.add() }
    for module in imports { lines.add("import \(module)") }
    for declaration in declarations {
      if !lines.text.isEmpty { lines.add() }
      add(declaration, to: &lines)
    }
    return lines.text
  }

  private static let providers = [
    "CodableKit": ["Coded", "Field", "JSONValue", "Nullable", "Open", "StringOrNumber"],
    "Foundation": ["Decimal"],
  ]

  private static func imports(for declarations: [Declaration]) -> [String] {
    let names = declarations.reduce(into: Set()) { $0.formUnion($1.mentionedNames) }
    return providers.filter { !names.isDisjoint(with: $0.value) }.keys.sorted()
  }

  private static func add(_ declaration: Declaration, to lines: inout SourceLines) {
    switch declaration {
    case .structure(let structure): add(structure, to: &lines)
    case .enumeration(let enumeration): add(enumeration, to: &lines)
    case .alias(let alias):
      if let note = alias.note { lines.add("/// \(note)") }
      lines.add("typealias \(identifier(alias.name)) = \(alias.target)")
    }
  }

  private static func add(_ structure: Structure, to lines: inout SourceLines) {
    let head = "struct \(identifier(structure.name)): Codable, Hashable, Sendable"
    lines.addBlock(head) { lines in
      for property in structure.properties {
        if let note = property.note { lines.add("/// \(note)") }
        let wrapper = property.strategy.map { "@\($0) " } ?? ""
        lines.add("\(wrapper)var \(identifier(property.name)): \(property.type)")
      }
      if structure.hasCustomKeys {
        lines.add()
        addCodingKeys(of: structure, to: &lines)
      }
      for declaration in structure.nested {
        lines.add()
        add(declaration, to: &lines)
      }
    }
  }

  private static func addCodingKeys(of structure: Structure, to lines: inout SourceLines) {
    lines.addBlock("enum CodingKeys: String, CodingKey") { lines in
      for property in structure.properties { addCase(property.name, property.key, to: &lines) }
    }
  }

  private static func add(_ enumeration: Enumeration, to lines: inout SourceLines) {
    let head = "enum \(identifier(enumeration.name)): String, Codable, Hashable, Sendable"
    lines.addBlock(head) { lines in
      for element in enumeration.cases { addCase(element.name, element.value, to: &lines) }
    }
  }

  /// Adds a case, with its raw value where that is not its name.
  private static func addCase(_ name: String, _ value: String, to lines: inout SourceLines) {
    let rawValue = name == value ? "" : " = \(stringLiteral(value))"
    lines.add("case \(identifier(name))\(rawValue)")
  }
}
