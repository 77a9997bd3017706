import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The annotations that the macros on types read; they expand to nothing.
struct AnnotationMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let fault = annotationFault(node, on: declaration, in: context.lexicalContext) {
      context.diagnose(fault)
    }
    return []
  }
}
