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
        let type = only.type.lastName
        decodes = decodes || type == "Decoder"
        readsDirectly = readsDirectly || type == "JSONReader"
      } else if let function = member.declaration.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        guard parameters.count == 1, let only = parameters.first, only.firstName.text == "to"
        else { continue }
        let type = only.type.lastName
        encodes = encodes || (function.name.text == "encode" && type == "Encoder")
        writesDirectly = writesDirectly || (function.name.text == "write" && type == "JSONWriter")
      }
    }
  }
}

extension TypeSyntax {
  /// The name behind words and modules: that of the protocol in `any Swift.Decoder`.
  fileprivate var lastName: String {
    let parts = trimmedDescription.split { " .()".contains($0) }
    return parts.last.map(String.init) ?? ""
  }
}
