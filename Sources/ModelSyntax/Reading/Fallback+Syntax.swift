import ModelSchema
import SwiftSyntax

extension Fallback {
  /// Reads the arguments of `@CodableDefault`; nil where there are none.
  init?(_ arguments: AttributeArguments) {
    guard let value = arguments[""].first else { return nil }
    self.init(
      value: value.trimmedDescription, causes: arguments["for"].first?.trimmedDescription)
  }
}
