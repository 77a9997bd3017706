import ModelSchema
package import SwiftSyntax

extension TypeHeader {
  /// Reads the head of a declaration.
  init(_ declaration: some DeclGroupSyntax) {
    self.init()
    access = declaration.modifiers.accessForMembers
    isOpen = declaration.modifiers.has(.open)
    let actor = declaration.attributes.plain.first { $0.baseName.hasSuffix("Actor") }
    let isValue = declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
    isIsolated = isValue && actor != nil
    isNonisolated = declaration.modifiers.has(.nonisolated)
    isolation =
      isValue ? nil : actor?.trimmedDescription ?? Self.isolationOfConformance(of: declaration)
    isConfined =
      declaration.inheritanceClause?.inheritedTypes.contains {
        ["~Copyable", "~Escapable"].contains($0.type.trimmedDescription)
      } ?? false
    isUsableFromInline = declaration.attributes.plain.contains {
      $0.baseName == "usableFromInline"
    }
    let clause = declaration.asProtocol((any WithGenericParametersSyntax).self)
    genericParameters = Self.genericParameters(of: clause)
    shadowedNames = Self.namesDeclared(in: declaration)
    shadowedNames.formUnion(genericParameters.map(\.name))
    shadowedNames.formIntersection(Self.namesUsed)
  }

  /// The actor that a conformance is bound to in the source: `@Storage Codable`.
  private static func isolationOfConformance(of declaration: some DeclGroupSyntax) -> String? {
    declaration.inheritanceClause?.inheritedTypes.lazy
      .compactMap { $0.type.as(AttributedTypeSyntax.self) }
      .filter { !names(in: $0.baseType).isDisjoint(with: ["Codable", "Decodable", "Encodable"]) }
      .compactMap { $0.attributes.plain.first { $0.baseName.first?.isUppercase == true } }
      .first?.trimmedDescription
  }

  /// What generated code says by names of the standard library.
  private static let namesUsed: Set<String> = [
    "Decoder", "Encoder", "Decodable", "Encodable", "CodingKey", "String", "Int",
    "DecodingError", "EncodingError", "CaseIterable",
  ]

  private static func genericParameters(
    of declaration: (any WithGenericParametersSyntax)?
  ) -> [GenericParameter] {
    guard let declaration, let clause = declaration.genericParameterClause else { return [] }
    var parameters = clause.parameters.map { parameter in
      GenericParameter(
        name: parameter.name.text, constraints: names(in: parameter.inheritedType))
    }
    for requirement in declaration.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let requirement) = requirement.requirement else {
        continue
      }
      let name = requirement.leftType.trimmedDescription
      if let place = parameters.firstIndex(where: { $0.name == name }) {
        parameters[place].constraints.formUnion(names(in: requirement.rightType))
      }
    }
    return parameters
  }

  private static func names(in type: TypeSyntax?) -> Set<String> {
    guard let type else { return [] }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.reduce(into: []) { $0.formUnion(names(in: $1.type)) }
    }
    return [type.trimmedDescription.withoutModule]
  }

  private static func namesDeclared(in declaration: some DeclGroupSyntax) -> Set<String> {
    Set(declaration.memberBlock.members.withConditions().compactMap(\.declaration.declaredName))
  }
}

extension AttributeListSyntax {
  /// Whether what they stand at is deprecated.
  var isDeprecated: Bool {
    plain.contains { attribute in
      guard attribute.baseName == "available", case .availability(let list) = attribute.arguments
      else { return false }
      return list.contains { $0.argument.trimmedDescription.hasPrefix("deprecated") }
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is there.
  package func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// The access level that members need to serve everybody who sees the type.
  package var accessForMembers: String? {
    if has(.public) || has(.open) { return "public" }
    return has(.package) ? "package" : nil
  }
}
