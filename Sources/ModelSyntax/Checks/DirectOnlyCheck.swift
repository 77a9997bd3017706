import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// `@JSONCodable` serves what JSONCore alone can do.
enum DirectOnlyCheck {
  private static let why = "strategies and property wrappers are CodableKit's, as '@Codable' is"

  static func faults(of read: ReadStructure) -> [Diagnostic] {
    guard read.options.isDirectOnly else { return [] }
    return [kind(read), superclass(read)].compactMap { $0 }
      + read.properties.flatMap { values($0.annotations, wrapper: $0.wrapper) }
      + read.properties.compactMap { key($0, read.attribute) }
      + [ownKeys(read)].compactMap { $0 }
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    guard read.options.isDirectOnly else { return [] }
    let values = read.cases.flatMap { self.values($0.annotations) }
    let keys: [String] =
      switch read.model.tagging {
      case .internal(let tag): tag
      case .adjacent(let tag, let content): tag + content
      case .bare, .untagged, .external: []
      }
    guard let argument = read.options.given["tagging"], let key = keys.first(where: \.isEmpty)
    else {
      return values
        + (read.model.tagging == .external ? read.cases.compactMap { tag($0, read.attribute) } : [])
    }
    return values + [fault(of: key, at: argument, read.attribute)]
  }

  private static func kind(_ read: ReadStructure) -> Diagnostic? {
    switch read.model.kind {
    case .structure, .finalClass: return nil
    case .class:
      return .error(
        "direct-class", "'@JSONCodable' is for final classes", at: read.attribute,
        why: ("a subclass would be read without its own properties", nil),
        fixes: [Fix.insert("final ", before: read.declaration.introducer)])
    case .actor:
      return .error(
        "direct-actor", "'@JSONCodable' is not for actors", at: read.attribute,
        why: ("it writes too, and an actor's state is isolated", nil),
        fixes: [Fix.remove(read.attribute)])
    }
  }

  private static func superclass(_ read: ReadStructure) -> Diagnostic? {
    guard read.model.superclass != .none else { return nil }
    return .error(
      "direct-superclass", "'@JSONCodable' is for classes without a superclass",
      at: read.attribute, why: ("the superclass's own reading is not called", nil),
      fixes: [Fix.useCodable(read.attribute)])
  }

  /// Everything that says how a value is read.
  private static func values(
    _ annotations: [Annotation: AttributeSyntax], wrapper: AttributeSyntax? = nil
  ) -> [Diagnostic] {
    let attributes = Annotation.allCases.filter { Annotation.values.contains($0) }
      .compactMap { annotations[$0] }
    return (attributes + [wrapper].compactMap { $0 }).map { attribute in
      .error(
        "direct-value", "'@JSONCodable' cannot serve '@\(attribute.baseName)'", at: attribute,
        why: (why, nil), fixes: [Fix.remove(attribute)])
    }
  }

  private static func key(
    _ property: ReadProperty, _ macro: AttributeSyntax
  ) -> Diagnostic? {
    let model = property.model
    guard model.role == .member, model.isRead else { return nil }
    let keys = model.parents + [model.key] + model.aliases
    let place =
      property.annotations[.codingKey] ?? property.annotations[.codingPath]
    guard let key = keys.first(where: \.isEmpty) else { return nil }
    return fault(of: key, at: place.map(Syntax.init) ?? Syntax(property.name), macro)
  }

  private static func tag(_ item: ReadCase, _ macro: AttributeSyntax) -> Diagnostic? {
    guard !item.model.isUnknown else { return nil }
    let keys = [item.model.value] + item.model.aliases
    return keys.first(where: \.isEmpty).map {
      fault(
        of: $0, at: item.annotations[.codingKey].map(Syntax.init) ?? Syntax(item.element.name),
        macro)
    }
  }

  private static func fault(
    of key: String, at node: some SyntaxProtocol, _ macro: AttributeSyntax
  ) -> Diagnostic {
    .error(
      "direct-key", "'@JSONCodable' cannot look for the key \(stringLiteral(key))", at: node,
      why: ("the keys stand in one text, a line each, and the empty one has no line", nil),
      fixes: (node.as(AttributeSyntax.self).map { [Fix.remove($0)] } ?? [])
        + [Fix.useCodable(macro)])
  }

  private static func ownKeys(_ read: ReadStructure) -> Diagnostic? {
    guard let keys = read.ownKeys else { return nil }
    return .error(
      "direct-own-keys", "'@JSONCodable' does not read 'CodingKeys'", at: keys.name,
      why: ("coding keys belong to 'Codable'; '@CodingKey' says the same here", nil),
      fixes: [Fix.useCodable(read.attribute), Fix.removeMember(DeclSyntax(keys))])
  }
}
