import ModelEmission
import ModelSchema
import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Codable`, `@Decodable`, `@Encodable` and `@JSONCodable`.
///
/// The two roles are expanded one by one, and each reads the model for itself. The one for members
/// reports what is wrong; of an enum that is the one for extensions, for the compiler (6.3) does
/// not expand the members of an enum in every compilation.
struct CodableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let halves = CodingHalves(macro: node.baseName) ?? .both
    let missing = names(of: protocols)
    let reading = readModel(
      of: declaration, attribute: node, isCodedAlready: isCodedAlready(node, missing: missing),
      isNested: isNested(context))
    if !declaration.is(EnumDeclSyntax.self) { reading.diagnostics.forEach(context.diagnose) }
    guard let model = reading.model else { return [] }
    if reading.hasErrors {
      let conformances = AnnouncedConformances(
        model, isDirectOnly: node.isDirectOnly, missing: missing.of(node, on: declaration))
      return conformances?.members().map { "\(raw: $0)" } ?? []
    }
    return ConformanceEmitter(
      model: model, halves: halves, isDirectOnly: node.isDirectOnly, missing: missing
    )
    .members().map { "\(raw: $0)" }
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let halves = CodingHalves(macro: node.baseName) ?? .both
    let missing = names(of: protocols)
    let reading = readModel(
      of: declaration, attribute: node, isCodedAlready: isCodedAlready(node, missing: missing),
      isNested: isNested(context))
    if declaration.is(EnumDeclSyntax.self) { reading.diagnostics.forEach(context.diagnose) }
    guard let model = reading.model else { return [] }
    if reading.hasErrors {
      let conformances = AnnouncedConformances(
        model, isDirectOnly: node.isDirectOnly, missing: missing.of(node, on: declaration))
      return try conformances?.extensions(of: type.trimmedDescription)
        .map { try ExtensionDeclSyntax("\(raw: $0)") } ?? []
    }
    return try ConformanceEmitter(
      model: model, halves: halves, isDirectOnly: node.isDirectOnly, missing: missing
    )
    .extensions(of: type.trimmedDescription)
    .map { try ExtensionDeclSyntax("\(raw: $0)") }
  }

  private static func isNested(_ context: some MacroExpansionContext) -> Bool {
    context.lexicalContext.contains { $0.asProtocol((any DeclGroupSyntax).self) != nil }
  }

  private static func names(of protocols: [TypeSyntax]) -> Set<String> {
    Set(protocols.map { String($0.trimmedDescription.split(separator: ".").last ?? "") })
  }

  /// Whether the compiler asks for none of the conformances that the macro makes.
  private static func isCodedAlready(_ node: AttributeSyntax, missing: Set<String>) -> Bool {
    let halves = CodingHalves(macro: node.baseName) ?? .both
    let names =
      node.isDirectOnly ? ["JSONReadable", "JSONWritable"] : ["Decodable", "Encodable"]
    let wanted = [(CodingHalves.decoding, names[0]), (.encoding, names[1])]
      .filter { halves.contains($0.0) }.map(\.1)
    return missing.isDisjoint(with: wanted)
  }
}

extension Set<String> {
  /// Those of the conformances that a macro makes and none before it.
  fileprivate func of(_ node: AttributeSyntax, on declaration: some DeclGroupSyntax) -> Self {
    let earlier = declaration.attributes.plain
      .prefix { $0.trimmedDescription != node.trimmedDescription }
      .compactMap { CodingHalves(macro: $0.baseName) }
    guard !earlier.isEmpty else { return self }
    let halves = (CodingHalves(macro: node.baseName) ?? .both).subtracting(
      earlier.reduce([]) { $0.union($1) })
    return filter { name in
      halves.contains(["Decodable", "JSONReadable"].contains(name) ? .decoding : .encoding)
    }
  }
}
