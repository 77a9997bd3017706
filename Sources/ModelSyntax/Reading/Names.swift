// Names as the source writes them, and as they are compared.

import SwiftSyntax

extension DeclSyntax {
  /// The name of the type that it declares.
  var declaredName: String? {
    guard !self.is(FunctionDeclSyntax.self) else { return nil }
    return self.asProtocol((any NamedDeclSyntax).self)?.name.plainText
  }
}

extension TokenSyntax {
  /// A name without backticks.
  var plainText: String { identifier?.name ?? text }
}

extension String {
  /// The name of a type of the standard library, without the library's.
  var withoutModule: String { hasPrefix("Swift.") ? String(dropFirst("Swift.".count)) : self }
}
