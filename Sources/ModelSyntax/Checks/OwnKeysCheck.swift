import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Coding keys in the source are those of properties.
///
/// Where the type tracks unknown members, a key more may say that a member is known.
enum OwnKeysCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    others(of: read) + iterable(read) + strays(of: read)
      + strategies(in: read.declaration, read.properties.flatMap { $0.annotations.keys })
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    strategies(in: read.declaration, read.cases.flatMap(\.values).map(\.annotation))
  }

  private static func others(of read: ReadStructure) -> [Diagnostic] {
    guard let keys = read.otherKeys else { return [] }
    return [
      .error(
        "keys-alias", "the keys behind 'CodingKeys' cannot be read", at: name(of: keys),
        why: ("a macro sees the declarations in the type alone; an enum here is read", nil),
        fixes: [Fix.removeMember(keys)])
    ]
  }

  /// The names of strategies stand in an enum that the macro makes.
  private static func strategies(
    in declaration: some DeclGroupSyntax, _ annotations: [Annotation]
  ) -> [Diagnostic] {
    let members = declaration.memberBlock.members.withConditions().map(\.declaration)
    guard !Annotation.values.isDisjoint(with: annotations),
      let other = members.first(where: { $0.declaredName == "CodingStrategies" })
    else { return [] }
    return [
      .error(
        "own-strategies", "'CodingStrategies' is the name of a type that the macro makes",
        at: name(of: other), why: ("it names the strategies of the annotations", nil),
        fixes: [Fix.replace(name(of: other), with: "<#Name#>")])
    ]
  }

  private static func name(of declaration: DeclSyntax) -> Syntax {
    declaration.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) }
      ?? Syntax(declaration)
  }

  /// What is unknown is told by the list of what is known.
  private static func iterable(_ read: ReadStructure) -> [Diagnostic] {
    guard let keys = read.ownKeys,
      read.model.refusesUnknownMembers || read.properties.contains(where: { $0.has(.unknownKeys) })
    else { return [] }
    let types = keys.inheritanceClause?.inheritedTypes
    guard let last = types?.last,
      types?.contains(where: { $0.type.trimmedDescription.contains("CaseIterable") }) == false
    else { return [] }
    return [
      .error(
        "keys-iterable", "'CodingKeys' needs 'CaseIterable' to tell what is unknown",
        at: keys.name,
        why: ("a member is unknown when none of the keys is its key", nil),
        fixes: [Fix.insert(", CaseIterable", after: last)])
    ]
  }

  private static func strays(of read: ReadStructure) -> [Diagnostic] {
    strayKeys(of: read).map { element in
      let name = element.name.plainText
      let likely = nearest(to: name, among: propertiesWithoutKey(of: read).map(\.model.name))
      return .error(
        "stray-key", "there is no property '\(name)' for this key", at: element.name,
        why: ("the cases of 'CodingKeys' have the names of the properties that are coded", nil),
        fixes: [
          likely.map { Fix.replace(element.name, with: identifier($0)) } ?? Fix.remove(element)
        ].compactMap { $0 })
    }
  }

  /// The properties that may have been meant by a key of no property.
  static func propertiesMeant(in read: ReadStructure) -> Set<String> {
    strayKeys(of: read).isEmpty ? [] : Set(propertiesWithoutKey(of: read).map(\.model.name))
  }

  private static func strayKeys(of read: ReadStructure) -> [EnumCaseElementSyntax] {
    guard let declaration = read.ownKeys, !read.model.refusesUnknownMembers,
      !read.properties.contains(where: { $0.has(.unknownKeys) })
    else { return [] }
    let names = Set(read.properties.map(\.model.name))
    return declaration.memberBlock.members.withConditions().flatMap { member in
      (member.declaration.as(EnumCaseDeclSyntax.self)?.elements).map(Array.init) ?? []
    }.filter { !names.contains($0.name.plainText) }
  }

  private static func propertiesWithoutKey(of read: ReadStructure) -> [ReadProperty] {
    read.properties.filter { $0.model.role == .ignored && !$0.has(.codingIgnored) }
  }
}
