package import SwiftDiagnostics
package import SwiftSyntax

/// What is wrong with an annotation in a type that no macro reads.
///
/// - Parameters:
///   - attribute: the annotation.
///   - context: the declarations around it, from the inside out.
/// - Returns: an error, or nil where a macro reads the annotation.
package func annotationFault(_ attribute: AttributeSyntax, in context: [Syntax]) -> Diagnostic? {
  // Where no type is seen, another macro has copied the annotation to a property of its own making,
  // as that of `@Observable` does.
  guard let type = context.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first
  else { return nil }
  let macros = type.attributes.plain.filter { CodingHalves(macro: $0.baseName) != nil }
  guard macros.isEmpty else { return nil }
  return .error(
    "lonely", "'@\(attribute.baseName)' has no effect without '@Codable' on the type",
    at: attribute, why: ("the macro on the type is what reads it", nil),
    fixes: [Fix.remove(attribute)])
}
