import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A strategy is given as a type: `UnixSeconds.self`.
enum StrategyCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { $0.annotations[.codableBy].flatMap(fault) }
  }

  /// A name of a type without the `.self` that makes a value of it.
  static func fault(_ attribute: AttributeSyntax) -> Diagnostic? {
    guard let value = AttributeArguments(attribute)[""].first, isTypeName(value) else { return nil }
    return .error(
      "strategy-self", "'\(value.trimmedDescription)' needs '.self' behind it", at: value,
      why: ("a strategy is given as a type", nil),
      fixes: [Fix.insert(".self", after: value)])
  }

  private static func isTypeName(_ value: ExprSyntax) -> Bool {
    if let generic = value.as(GenericSpecializationExprSyntax.self) {
      return isTypeName(generic.expression)
    }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true
    }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return member.declName.baseName.text.first?.isUppercase == true && isTypeName(base)
  }
}
