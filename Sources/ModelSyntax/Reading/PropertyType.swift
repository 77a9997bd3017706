import ModelSchema
import SwiftSyntax

/// The type of a stored property, from its annotation or from what it starts with.
struct PropertyType {
  let reference: TypeReference
  /// The type as source, where the initial value tells it but nothing says it.
  let suggestion: String?
  /// Whether code may rely on it.
  let isKnown: Bool

  init(of binding: PatternBindingSyntax, in declaration: VariableDeclSyntax) {
    if let type = binding.typeAnnotation?.type ?? Self.typeFurtherOn(binding, in: declaration) {
      reference = TypeReference(type)
      suggestion = nil
      isKnown = true
    } else if let value = binding.initializer?.value, let type = Self.literalType(of: value) {
      reference = .named(type)
      suggestion = nil
      isKnown = true
    } else {
      reference = .named("_")
      suggestion = binding.initializer.flatMap { Self.type(toldBy: $0.value) }
      isKnown = false
    }
  }

  /// The type in `var a, b: Int`, for `a`.
  private static func typeFurtherOn(
    _ binding: PatternBindingSyntax, in declaration: VariableDeclSyntax
  ) -> TypeSyntax? {
    guard binding.initializer == nil else { return nil }
    return declaration.bindings.drop { $0.id != binding.id }.lazy
      .compactMap { $0.typeAnnotation?.type }.first
  }

  /// The type that Swift gives to a literal.
  private static func literalType(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.integerLiteral != nil { return "Int" }
    guard let negative = value.as(PrefixOperatorExprSyntax.self) else { return nil }
    return negative.expression.is(FloatLiteralExprSyntax.self) ? "Double" : nil
  }

  /// The type that an expression most likely has, to be offered to the user.
  private static func type(toldBy value: ExprSyntax) -> String? {
    if let type = literalType(of: value) { return type }
    if let array = value.as(ArrayExprSyntax.self) {
      let types = Set(array.elements.map { type(toldBy: $0.expression) })
      return types.count == 1 ? types.first.flatMap { $0 }.map { "[\($0)]" } : nil
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.is(ArrayExprSyntax.self)
        || call.calledExpression.is(DictionaryExprSyntax.self)
      {
        return call.calledExpression.trimmedDescription
      }
      return typeName(call.calledExpression)
    }
    return value.as(MemberAccessExprSyntax.self)?.base.flatMap(typeName)
  }

  private static func typeName(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    let last = text.split(separator: ".").last
    return last?.first?.isUppercase == true ? text : nil
  }
}
