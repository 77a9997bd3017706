import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Unknown members go to one dictionary, or nowhere.
enum MembersCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    let takers = read.properties.filter { $0.has(.unknownKeys) }
    return read.properties.compactMap(flattenedDictionary)
      + read.properties.compactMap(flattenedScalar) + flattenedTwice(read)
      + takers.compactMap(wrongType)
      + takers.dropFirst().compactMap { second($0, takers[0]) }
      + takers.prefix(1).flatMap { property in
        [refused(property, read), inherited(property, read), inside(property, read)]
          .compactMap { $0 }
      }
  }

  /// What is unknown inside of an object is kept as an object.
  private static func inside(_ property: ReadProperty, _ read: ReadStructure) -> Diagnostic? {
    guard case .dictionary(.named("String"), let value) = property.model.type,
      // What has no place at all is a fault of its own.
      !property.model.keepsObjects, value != .named("Any"),
      let type = property.binding.typeAnnotation?.type,
      let parent = read.model.members.lazy.compactMap(\.parents.first).first
    else { return nil }
    return .warning(
      "unknown-keys-inside", "members inside \(stringLiteral(parent)) are not kept", at: type,
      why: ("they would be an object, which '\(value)' may have no place for", nil),
      fixes: [Fix.replace(type, with: "[String: JSONValue]")])
  }

  /// Which members are unknown is known behind the superclass, when a `let` has its value.
  private static func inherited(_ property: ReadProperty, _ read: ReadStructure) -> Diagnostic? {
    guard read.model.superclass == .flat, property.model.isConstant else { return nil }
    return .error(
      "unknown-keys-let", "'\(property.model.name)' needs to be a 'var' in a subclass",
      at: property.declaration.bindingSpecifier,
      why: ("the members of the superclass are known once it has been read", nil),
      fixes: [Fix.replace(property.declaration.bindingSpecifier, with: "var")])
  }

  private static func wrongType(_ property: ReadProperty) -> Diagnostic? {
    guard let attribute = property.annotations[.unknownKeys] else { return nil }
    if case .dictionary(.named(let key), _) = property.model.type, key.withoutModule == "String" {
      return nil
    }
    let fix =
      property.binding.typeAnnotation.map { Fix.replace($0.type, with: "[String: JSONValue]") }
      ?? Fix.insert(": [String: JSONValue]", after: property.binding.pattern)
    return .error(
      "unknown-keys-type", "'@UnknownKeys' needs a dictionary with String keys", at: attribute,
      why: ("it keeps the members that no other property is for, whatever they are", nil),
      fixes: [fix])
  }

  /// A dictionary would take the members of the other properties as well, and write over them.
  private static func flattenedDictionary(_ property: ReadProperty) -> Diagnostic? {
    guard let attribute = property.annotations[.flatten],
      case .dictionary = property.model.type.withoutOptional
    else { return nil }
    return .error(
      "flattened-dictionary", "'@Flatten' is not for a dictionary", at: attribute,
      why: ("it has every key; '@UnknownKeys' keeps those that no other property is for", nil),
      fixes: [Fix.replace(attribute.attributeName, with: "UnknownKeys")])
  }

  private static func flattenedScalar(_ property: ReadProperty) -> Diagnostic? {
    guard let attribute = property.annotations[.flatten], property.model.type.isNoObject else {
      return nil
    }
    return .error(
      "flattened-scalar", "'\(property.model.type)' has no members to stand here", at: attribute,
      why: ("the members of a flattened object stand beside those of the type", nil),
      fixes: [Fix.remove(attribute)])
  }

  /// Two values of one type have the same keys, and the second would be written over the first.
  private static func flattenedTwice(_ read: ReadStructure) -> [Diagnostic] {
    let flattened = read.properties.filter { $0.model.role == .flattened }
    return flattened.indices.compactMap { index in
      let property = flattened[index]
      let type = property.model.type.withoutOptional
      guard let attribute = property.annotations[.flatten],
        let other = flattened[..<index].first(where: {
          $0.model.type.withoutOptional == type
            && ($0.model.condition == nil || $0.model.condition == property.model.condition)
        })
      else { return nil }
      return .error(
        "flattened-twice",
        "'\(property.model.name)' has the keys of '\(other.model.name)' in the same object",
        at: attribute,
        why: ("'\(other.model.name)' is declared here", Syntax(other.name)),
        fixes: [Fix.remove(attribute)])
    }
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
