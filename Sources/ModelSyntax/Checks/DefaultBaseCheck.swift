import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A default says its type: an attribute is read without the property that it stands at, so that
/// the compiler does not know what `.draft` or nil is of.
enum DefaultBaseCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { property in
      guard property.hasType else { return nil }
      return property.annotations[.codableDefault].flatMap { fault(of: $0, property.model.type) }
    }
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    read.cases.flatMap { item in
      item.values.compactMap { value in
        guard value.annotation == .codableDefault, let index = value.index else { return nil }
        return fault(of: value.attribute, item.model.payload[index].type)
      }
    }
  }

  private static func fault(of attribute: AttributeSyntax, _ type: TypeReference) -> Diagnostic? {
    guard let value = AttributeArguments(attribute)[""].first else { return nil }
    let text = value.trimmedDescription
    if value.is(NilLiteralExprSyntax.self) {
      guard case .optional = type else { return nil }
      return fault(value, text, fix: Fix.replace(value, with: "\(type).none"))
    }
    guard let start = memberWithoutBase(value) else { return nil }
    return fault(value, text, fix: Fix.insert("\(type.withoutOptional)", before: start))
  }

  private static func fault(_ value: ExprSyntax, _ text: String, fix: FixIt) -> Diagnostic {
    .error(
      "default-base", "the default '\(text)' does not say its type", at: value,
      why: ("the compiler reads an annotation without the property's type", nil), fixes: [fix])
  }

  /// The `.draft` that an expression begins with.
  private static func memberWithoutBase(_ value: ExprSyntax) -> MemberAccessExprSyntax? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      return memberWithoutBase(call.calledExpression)
    }
    guard let member = value.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return member }
    return memberWithoutBase(base)
  }
}
