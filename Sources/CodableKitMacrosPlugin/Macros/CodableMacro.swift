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
/// reports what is wrong.
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
    reading.diagnostics.forEach(context.diagnose)
    guard let model = reading.model, !reading.hasErrors else { return [] }
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
    guard let model = reading.model else { return [] }
    if reading.hasErrors { return try announced(type, declaration, missing) }
    return try ConformanceEmitter(
      model: model, halves: halves, isDirectOnly: node.isDirectOnly, missing: missing
    )
    .extensions(of: type.trimmedDescription)
    .map { try ExtensionDeclSyntax("\(raw: $0)") }
  }

  /// The bare conformances of a class whose code has errors.
  ///
  /// The compiler asks for them in subclasses, and does not survive it (6.3) when they are not
  /// there.
  private static func announced(
    _ type: some TypeSyntaxProtocol, _ declaration: some DeclGroupSyntax, _ missing: Set<String>
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !declaration.modifiers.has(.final) else {
      return []
    }
    return try missing.sorted().map {
      try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: $0) {}")
    }
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
