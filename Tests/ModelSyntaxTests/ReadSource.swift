import ModelSyntax
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import Testing

/// Reads the first type of a source file that has one of the macros on types.
func readFirstType(in source: String) throws -> (reading: Reading, attribute: AttributeSyntax) {
  let (declaration, attribute) = try firstType(in: source)
  return (read(declaration, attribute), attribute)
}

/// The first type of a source file that has one of the macros on types.
func firstType(
  in source: String
) throws -> (declaration: any DeclGroupSyntax, attribute: AttributeSyntax) {
  let file = Parser.parse(source: source)
  for statement in file.statements {
    guard let declaration = statement.item.asProtocol((any DeclGroupSyntax).self) else { continue }
    // The last macro speaks where there are several.
    let attribute = declaration.attributes.plain.last { CodingHalves(macro: $0.baseName) != nil }
    if let attribute { return (declaration, attribute) }
  }
  throw NoType()
}

/// The first type of a source file.
func firstDeclaration(in source: String) throws -> any DeclGroupSyntax {
  let first = Parser.parse(source: source).statements.first
  guard let declaration = first?.item.asProtocol((any DeclGroupSyntax).self) else { throw NoType() }
  return declaration
}

/// The first type of a source file, and the first annotation in it.
func firstAnnotation(
  in source: String
) throws -> (type: Syntax, member: DeclSyntax, attribute: AttributeSyntax) {
  let declaration = try firstDeclaration(in: source)
  guard let member = declaration.memberBlock.members.first?.decl else { throw NoType() }
  return (Syntax(declaration), member, try firstAttribute(of: member))
}

/// The first declaration of a source file, and the first annotation on it.
func outsideAnnotation(
  in source: String
) throws -> (declaration: DeclSyntax, attribute: AttributeSyntax) {
  let first = Parser.parse(source: source).statements.first
  guard let declaration = first?.item.as(DeclSyntax.self) else { throw NoType() }
  return (declaration, try firstAttribute(of: declaration))
}

private func firstAttribute(of declaration: DeclSyntax) throws -> AttributeSyntax {
  let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
  guard let attribute = attributes?.plain.first else { throw NoType() }
  return attribute
}

private func read(_ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax) -> Reading {
  readModel(of: declaration, attribute: attribute)
}

private struct NoType: Error {}

extension FixIt {
  /// The source after the fix.
  func applied(to source: String) throws -> String {
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset
      try #require(range.upperBound <= bytes.count)
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
