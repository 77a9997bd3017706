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
        case .codingKey, .unknownCase, .codableDefault, .codableBy, .lossy, .lossless: nil
        case .didDecode, .willEncode, .validate:
          .error(
            "misplaced", "'\(annotation.text)' is for functions", at: attribute,
            why: ("the macro looks for it there", nil), fixes: [Fix.remove(attribute)])
        default: EffectChecks.stray(annotation, attribute)
        }
      }
    }
    let groups = read.cases.filter { $0.element.id == $0.declaration.elements.first?.id }
    return fromCases + groups.flatMap { EffectChecks.conditional($0.declaration.attributes) }
      + read.strays.map { EffectChecks.stray($0.annotation, $0.attribute) }
  }
}
