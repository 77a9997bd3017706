import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// What says how the value of a case is read is for one value, and fits it.
enum CaseValueCheck {
  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    if read.model.hasRawValues {
      return read.cases.flatMap(\.values).map { EffectChecks.stray($0.annotation, $0.attribute) }
    }
    return read.cases.flatMap { item in
      item.values.indices.flatMap { faults(of: item.values[$0], before: $0, item, read) }
    }
  }

  private static func faults(
    of value: ReadValueAnnotation, before number: Int, _ item: ReadCase, _ read: ReadEnumeration
  ) -> [Diagnostic] {
    if let fault = place(of: value, item) { return [fault] }
    guard let index = value.index else { return [] }
    let earlier = item.values.prefix(number).filter { $0.index == index }
    if let fault = repetition(of: value, earlier) { return [fault] }
    let payload = item.model.payload[index]
    if value.annotation == .codableDefault {
      return fallback(value, index, item, read)
        + [LiteralDefaultCheck.fault(of: value.attribute, payload.type)].compactMap { $0 }
    }
    if let fault = StrategyCheck.fault(value.attribute) { return [fault] }
    return [fit(value, payload)].compactMap { $0 }
  }

  /// Whether the annotation says for which value it is, and there is such a value.
  private static func place(of value: ReadValueAnnotation, _ item: ReadCase) -> Diagnostic? {
    let (name, model) = (value.annotation.text, item.model)
    guard !model.payload.isEmpty, !model.isUnknown, item.declaration.elements.count == 1 else {
      return .error(
        "case-value", "'\(name)' needs a case of its own with a value", at: value.attribute,
        why: ("it says how that value is read and written", nil),
        fixes: [Fix.remove(value.attribute)])
    }
    guard value.index == nil else { return nil }
    let places = model.payload.enumerated().map { index, payload in
      payload.label.map { "\"\($0)\"" } ?? "\(index)"
    }
    let list = places.joined(separator: ", ")
    if let place = value.place {
      return .error(
        "case-value-place", "'\(model.name)' has no value \(place.expression.trimmedDescription)",
        at: place.expression, why: ("a value is named by its label or its position: \(list)", nil),
        fixes: places.map { Fix.replace(place.expression, with: $0) })
    }
    return .error(
      "case-value-which", "'\(name)' does not say which value of '\(model.name)' it is for",
      at: value.attribute, why: ("the values are \(list)", nil),
      fixes: places.map { Fix.addArgument("at: \($0)", to: value.attribute) })
  }

  private static func repetition(
    of value: ReadValueAnnotation, _ earlier: [ReadValueAnnotation]
  ) -> Diagnostic? {
    if earlier.contains(where: { $0.annotation == value.annotation }) {
      return .error(
        "repeated-annotation", "'\(value.annotation.text)' stands there twice",
        at: value.attribute,
        why: ("one of them would be ignored", nil), fixes: [Fix.remove(value.attribute)])
    }
    let short: Set<Annotation> = [.lossy, .lossless]
    guard
      let other = earlier.first(where: {
        ($0.annotation == .codableBy && short.contains(value.annotation))
          || (value.annotation == .codableBy && short.contains($0.annotation))
      })
    else { return nil }
    return .error(
      "contradiction", "'\(value.annotation.text)' contradicts '\(other.annotation.text)'",
      at: value.attribute,
      why: ("a strategy says all of how the value is read", nil),
      fixes: [Fix.remove(value.attribute)])
  }

  /// A default needs a key that may be missing, and no other default beside it.
  private static func fallback(
    _ value: ReadValueAnnotation, _ index: Int, _ item: ReadCase, _ read: ReadEnumeration
  ) -> [Diagnostic] {
    let attribute = value.attribute
    if let clause = item.element.parameterClause?.parameters, index < clause.count,
      let other = Array(clause)[index].defaultValue
    {
      return [
        .error(
          "two-defaults", "the value has two defaults", at: attribute,
          why: ("this value stands in for a missing key already", Syntax(other.value)),
          fixes: [Fix.remove(attribute)])
      ]
    }
    if !read.options.halves.contains(.decoding) {
      return [
        .warning(
          "unused-default", "the default of '\(item.model.name)' is never used", at: attribute,
          why: ("'@\(read.attribute.baseName)' only writes", nil), fixes: [Fix.remove(attribute)])
      ]
    }
    let isWhole: Bool =
      switch read.model.tagging {
      case .internal, .untagged: item.model.soleValue != nil
      case .external, .adjacent, .bare: false
      }
    return isWhole
      ? [
        .error(
          "default-whole", "the value of '\(item.model.name)' has no key that could be missing",
          at: attribute,
          why: (
            "with this tagging it is all of the document's value; with a label it is a member", nil
          ),
          fixes: [Fix.remove(attribute)])
      ] : []
  }

  private static func fit(_ value: ReadValueAnnotation, _ payload: AssociatedValue) -> Diagnostic? {
    if value.annotation == .lossless,
      let fault = LossyCheck.knownType(payload.type, value.attribute)
    {
      return fault
    }
    guard payload.storage == nil else { return nil }
    return .error(
      "case-value-type", "'\(value.annotation.text)' does not fit '\(payload.type)'",
      at: value.attribute, why: (reason(for: value.annotation), nil),
      fixes: [Fix.remove(value.attribute)])
  }

  private static func reason(for annotation: Annotation) -> String {
    switch annotation {
    case .lossy: "only an optional or a collection can hold what is left of a bad value"
    case .lossless: "only strings, numbers and truth values convert into each other"
    default: "the strategy is written out, as in 'ISO8601.self'"
    }
  }
}
