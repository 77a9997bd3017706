import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Unknown members go to one dictionary, or nowhere.
enum MembersCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    let takers = read.properties.filter { $0.has(.unknownKeys) }
    return takers.compactMap(wrongType) + takers.dropFirst().compactMap { second($0, takers[0]) }
      + takers.prefix(1).compactMap { refused($0, read) }
  }

  private static func wrongType(_ property: ReadProperty) -> Diagnostic? {
    guard let attribute = property.annotations[.unknownKeys] else { return nil }
    if case .dictionary(.named("String"), _) = property.model.type { return nil }
    let fixes = property.binding.typeAnnotation.map {
      [Fix.replace($0.type, with: "[String: JSONValue]")]
    }
    return .error(
      "unknown-keys-type", "'@UnknownKeys' needs a dictionary with String keys", at: attribute,
      why: ("it keeps the members that no other property is for, whatever they are", nil),
      fixes: fixes ?? [])
  }

  private static func second(_ property: ReadProperty, _ first: ReadProperty) -> Diagnostic? {
    property.annotations[.unknownKeys].map {
      .error(
        "unknown-keys-twice", "unknown members go to '\(first.model.name)' already", at: $0,
        why: ("'\(first.model.name)' is declared here", Syntax(first.name)),
        fixes: [Fix.remove($0)])
    }
  }

  private static func refused(_ property: ReadProperty, _ read: ReadStructure) -> Diagnostic? {
    guard read.options.refusesUnknownKeys, let argument = read.options.given["unknownKeys"] else {
      return nil
    }
    return .error(
      "unknown-keys-refused", "unknown members are refused, and kept in '\(property.model.name)'",
      at: argument, why: ("'\(property.model.name)' is declared here", Syntax(property.name)),
      fixes: [Fix.remove(argument)])
  }
}
