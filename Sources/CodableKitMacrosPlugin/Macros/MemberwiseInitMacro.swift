import ModelEmission
import ModelSchema
import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@MemberwiseInit`: an initialiser with a parameter for each stored property.
struct MemberwiseInitMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let reading = readMembers(of: declaration, attribute: node)
    reading.diagnostics.forEach(context.diagnose)
    guard case .structure(let structure)? = reading.model, !reading.hasErrors else { return [] }
    let access = node.accessArgument ?? structure.header.access
    return ["\(raw: MemberwiseInit(structure: structure, access: access).source)"]
  }
}

extension AttributeSyntax {
  /// The word in `.public`; nil for none.
  fileprivate var accessArgument: String? {
    guard case .argumentList(let list) = arguments, let argument = list.first else { return nil }
    return argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      .replacingBackticks
  }
}

extension String {
  fileprivate var replacingBackticks: String { filter { $0 != "`" } }
}
