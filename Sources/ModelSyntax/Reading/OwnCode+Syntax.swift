import ModelSchema
import SwiftSyntax

extension OwnCode {
  /// Reads which functions of coding the source has.
  init(_ members: MemberBlockSyntax) {
    self.init()
    for member in members.members.withConditions() {
      if let initializer = member.declaration.as(InitializerDeclSyntax.self) {
        let parameters = initializer.signature.parameterClause.parameters
        guard parameters.count == 1, let only = parameters.first, only.firstName.text == "from"
        else { continue }
        let type = only.type.trimmedDescription
        decodes = decodes || type.hasSuffix("Decoder")
        readsDirectly = readsDirectly || type.hasSuffix("JSONReader")
      } else if let function = member.declaration.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        guard parameters.count == 1, let only = parameters.first, only.firstName.text == "to"
        else { continue }
        let type = only.type.trimmedDescription
        encodes = encodes || (function.name.text == "encode" && type.hasSuffix("Encoder"))
        writesDirectly =
          writesDirectly || (function.name.text == "write" && type.hasSuffix("JSONWriter"))
      }
    }
  }
}

extension DeclSyntax {
  /// The name of the type that it declares.
  var declaredName: String? {
    guard !self.is(FunctionDeclSyntax.self) else { return nil }
    return self.asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension String {
  /// The name of a type of the standard library, without the library's.
  var withoutModule: String { hasPrefix("Swift.") ? String(dropFirst("Swift.".count)) : self }
}
