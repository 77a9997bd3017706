package import SwiftDiagnostics
package import SwiftSyntax

/// What is wrong with an annotation that no macro reads: on a type, outside of types, or in a type
/// without a macro.
///
/// - Parameters:
///   - attribute: the annotation.
///   - declaration: what it stands on.
///   - context: the declarations around it, from the inside out.
/// - Returns: an error, or nil where a macro reads the annotation or complains of it.
package func annotationFault(
  _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in context: [Syntax]
) -> Diagnostic? {
  // The macro of a type sees all of its members.
  if let outer = context.first?.asProtocol((any DeclGroupSyntax).self), outer.isCoded {
    return nil
  }
  if declaration.asProtocol((any DeclGroupSyntax).self) != nil {
    return .error(
      "annotated-type", "'@\(attribute.baseName)' has no effect on a type", at: attribute,
      why: ("it is for one member of a type that is coded, and stands on that", nil),
      fixes: [Fix.remove(attribute)])
  }
  guard let type = context.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first
  else {
    guard !mayBeCopied(declaration) else { return nil }
    return .error(
      "annotated-outside", "'@\(attribute.baseName)' has no effect outside of a type",
      at: attribute, why: ("only members of a type are coded", nil),
      fixes: [Fix.remove(attribute)])
  }
  guard !type.isCoded else { return nil }
  return .error(
    "lonely", "'@\(attribute.baseName)' has no effect without '@Codable' on the type",
    at: attribute, why: ("the macro on the type is what reads it", nil),
    fixes: [Fix.remove(attribute)])
}

/// Whether another macro may have made the declaration and copied the annotation to it, as that of
/// `@Observable` does to a variable of its own; around such a one no type is seen.
private func mayBeCopied(_ declaration: some DeclSyntaxProtocol) -> Bool {
  guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
  return variable.bindingSpecifier.tokenKind != .keyword(.let)
}

extension DeclGroupSyntax {
  /// Whether a macro on it reads its members.
  fileprivate var isCoded: Bool {
    attributes.plain.contains { CodingHalves(macro: $0.baseName) != nil }
  }
}
