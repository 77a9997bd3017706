import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Options and annotations that mean something for the enumeration.
enum EnumerationChecks {
  static func optionsWithoutEffect(of read: ReadEnumeration) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for label in ["nulls", "unknownKeys", "superclass"] {
      if let argument = read.options.given[label] {
        faults.append(
          TypeChecks.noEffect(of: argument, why: "it is for types with stored properties"))
      }
    }
    guard read.model.hasRawValues else { return faults }
    for label in ["tagging", "keys", "acronyms"] {
      if let argument = read.options.given[label] {
        faults.append(
          TypeChecks.noEffect(of: argument, why: "the raw value of a case is all that is coded"))
      }
    }
    return faults
  }

  static func strays(of read: ReadEnumeration) -> [Diagnostic] {
    let fromCases = read.cases.flatMap { item -> [Diagnostic] in
      item.annotations.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
        annotation, attribute in
        switch annotation {
        case .codingKey, .unknownCase: nil
        case .codableBy, .lossy, .lossless: value(annotation, attribute, of: item)
        case .didDecode, .willEncode, .validate:
          .error(
            "misplaced", "'\(annotation.text)' is for functions", at: attribute,
            fixes: [Fix.remove(attribute)])
        default: EffectChecks.stray(annotation, attribute)
        }
      }
    }
    return fromCases + read.strays.map { EffectChecks.stray($0.annotation, $0.attribute) }
  }

  /// What says how the value of a case is read needs one value that it fits.
  private static func value(
    _ annotation: Annotation, _ attribute: AttributeSyntax, of item: ReadCase
  ) -> Diagnostic? {
    guard item.model.payload.count == 1, !item.model.isUnknown,
      item.declaration.elements.count == 1
    else {
      return .error(
        "case-value", "'\(annotation.text)' needs a case with one value", at: attribute,
        why: ("it says how that value is read and written", nil), fixes: [Fix.remove(attribute)])
    }
    let payload = item.model.payload[0]
    if annotation != .codableBy, payload.coding.strategy != nil {
      return .error(
        "contradiction", "'\(annotation.text)' contradicts '@CodableBy'", at: attribute,
        why: ("the strategy says all of how the value is read", nil),
        fixes: [Fix.remove(attribute)])
    }
    guard payload.storage == nil else { return nil }
    return .error(
      "case-value-type", "'\(annotation.text)' does not fit '\(payload.type)'", at: attribute,
      why: (Self.reason(for: annotation), nil), fixes: [Fix.remove(attribute)])
  }

  private static func reason(for annotation: Annotation) -> String {
    switch annotation {
    case .lossy: "only an optional or a collection can hold what is left of a bad value"
    case .lossless: "only strings, numbers and truth values convert into each other"
    default: "the strategy is written out, as in 'ISO8601.self'"
    }
  }
}
