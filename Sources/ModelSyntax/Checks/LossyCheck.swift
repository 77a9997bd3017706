import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// `@Lossy` needs something to fall back to, and `@Lossless` a scalar.
enum LossyCheck {
  /// Types that are surely no `LosslessScalar`.
  private static let noScalars: Set<String> = [
    "Any", "Character", "Data", "Date", "Duration", "JSONObject", "JSONValue", "URL", "UUID",
  ]

  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { property in
      let model = property.model
      if let attribute = property.annotations[.lossless], property.wrapper == nil,
        model.coding.strategy == nil, let fault = knownType(model.type, attribute)
      {
        return fault
      }
      guard property.hasType, model.coding.isLossy || model.coding.isLossless,
        model.coding.shortForm(of: model.type) == nil
      else { return nil }
      guard let attribute = property.annotations[.lossy] else {
        return property.annotations[.lossless].map(notScalar)
      }
      return .error(
        "lossy", "'@Lossy' needs an optional or a collection", at: attribute,
        why: (
          model.type.valueOfField.map {
            "a field of these may be lossy; of a bad value nothing is left that '\($0)' could hold"
          } ?? "of a bad value nothing is left that '\(model.type)' could hold", nil
        ),
        fixes: fixes(for: property, attribute))
    }
  }

  /// An optional field is none of the ways out: it takes null for absent.
  private static func fixes(for property: ReadProperty, _ attribute: AttributeSyntax) -> [FixIt] {
    if property.has(.codableDefault) || property.model.type.valueOfField != nil {
      return [Fix.remove(attribute)]
    }
    var fixes = [Fix.replace(attribute, with: "@CodableDefault(<#value#>)")]
    if let type = property.binding.typeAnnotation?.type {
      fixes.insert(Fix.insert("?", after: type), at: 0)
    }
    return fixes
  }

  /// For a type that everybody knows the compiler need not be asked.
  static func knownType(_ reference: TypeReference, _ attribute: AttributeSyntax) -> Diagnostic? {
    guard let type = reference.values.first(where: noScalars.contains) else { return nil }
    return .error(
      "lossless-type", "'\(type)' is no string, number or truth value for '@Lossless'",
      at: attribute,
      why: (
        type == "Date"
          ? "dates are read by strategies: 'ISO8601', 'UnixSeconds', "
            + "'FirstOf<ISO8601, UnixSeconds>'"
          : "only these convert into each other", nil
      ),
      fixes: (type == "Date" && reference == .named(type)
        ? [Fix.replace(attribute, with: "@CodableBy(ISO8601.self)")] : [])
        + [Fix.remove(attribute)])
  }

  private static func notScalar(_ attribute: AttributeSyntax) -> Diagnostic {
    .error(
      "lossless", "'@Lossless' is for strings, numbers and truth values", at: attribute,
      why: (
        "only these convert into each other; optionals and collections of them do too, and an enum "
          + "by its raw value: '@CodableBy(LosslessRaw<…>.self)'", nil
      ),
      fixes: [
        Fix.replace(attribute, with: "@CodableBy(<#Strategy#>.self)"), Fix.remove(attribute),
      ])
  }
}

extension TypeReference {
  /// The names of the types whose values are read: those of elements, and no keys.
  fileprivate var values: [String] {
    switch self {
    case .named(let name): [name.withoutModule]
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): inner.values
    case .generic("Set", let elements): elements.flatMap(\.values)
    case .generic: []
    }
  }
}
