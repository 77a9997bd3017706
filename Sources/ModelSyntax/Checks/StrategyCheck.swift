import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A strategy is given as a type: `UnixSeconds.self`; that of a field is one of its own,
/// `Field<UnixSeconds>.self`.
enum StrategyCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { property in
      guard let attribute = property.annotations[.codableBy] else { return nil }
      return fault(attribute) ?? faultOfField(attribute, property.model.type)
    }
  }

  /// Strategies that surely make no field.
  private static let ofOneValue: Set<String> = [
    "Base64", "Base64URL", "ByteArray", "CalendarDate", "CaseInsensitive", "DateFormatted",
    "DateOnly", "DotNetDate", "DurationMilliseconds", "DurationSeconds", "HTTPDate", "Hex",
    "ISO8601", "ISO8601Duration", "ISO8601InUTC", "ISO8601Milliseconds", "ISO8601Seconds",
    "JSONString", "LenientBase64", "Lossless", "LosslessRaw", "LosslessString", "Lossy",
    "Lowercased", "NonConformingFloat", "NonEmpty", "NumberedList", "OneOrMany", "RFC2822",
    "RFC3339", "Ranged", "Rounded", "Trimmed", "UTF8Text", "UnixMicroseconds", "UnixMilliseconds",
    "UnixNanoseconds", "UnixSeconds", "Uppercased",
  ]

  private static func faultOfField(
    _ attribute: AttributeSyntax, _ type: TypeReference
  ) -> Diagnostic? {
    guard type.valueOfField != nil, let value = AttributeArguments(attribute)[""].first,
      let strategy = value.as(MemberAccessExprSyntax.self)?.base,
      let name = strategy.trimmedDescription.split(separator: "<").first,
      ofOneValue.contains(String(name))
    else { return nil }
    return .error(
      "strategy-field",
      "'\(strategy.trimmedDescription)' is for the value of a field, not for '\(type)'",
      at: value, why: ("a field may be absent or null as well", nil),
      fixes: [
        fieldInside(strategy, type, attribute)
          ?? Fix.replace(value, with: "Field<\(strategy.trimmedDescription)>.self")
      ])
  }

  /// The way out of a strategy around a field, as in `Lossy<Field<[Int]>>`; nil for other ones.
  private static func fieldInside(
    _ strategy: ExprSyntax, _ type: TypeReference, _ attribute: AttributeSyntax
  ) -> FixIt? {
    guard let generic = strategy.as(GenericSpecializationExprSyntax.self),
      let argument = generic.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self),
      TypeReference(argument).valueOfField != nil
    else { return nil }
    var coding = ValueCoding()
    switch generic.expression.trimmedDescription {
    case "Lossy": coding.isLossy = true
    case "Lossless": coding.isLossless = true
    default: return Fix.remove(attribute)
    }
    guard coding.shortForm(of: type) != nil else { return Fix.remove(attribute) }
    return Fix.replace(attribute, with: coding.isLossy ? "@Lossy" : "@Lossless")
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
