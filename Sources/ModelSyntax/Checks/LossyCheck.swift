import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// `@Lossy` needs something to fall back to, and `@Lossless` a scalar.
enum LossyCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { property in
      let model = property.model
      guard property.hasType, model.coding.isLossy || model.coding.isLossless,
        model.coding.shortForm(of: model.type) == nil
      else { return nil }
      guard let attribute = property.annotations[.lossy] else {
        return property.annotations[.lossless].map(notScalar)
      }
      return .error(
        "lossy", "'@Lossy' needs an optional or a collection", at: attribute,
        why: ("of a bad value nothing is left that '\(model.type)' could hold", nil),
        fixes: fixes(for: property, attribute))
    }
  }

  private static func fixes(for property: ReadProperty, _ attribute: AttributeSyntax) -> [FixIt] {
    var fixes = [Fix.replace(attribute, with: "@CodableDefault(<#value#>)")]
    if let type = property.binding.typeAnnotation?.type {
      fixes.insert(Fix.insert("?", after: type), at: 0)
    }
    return fixes
  }

  private static func notScalar(_ attribute: AttributeSyntax) -> Diagnostic {
    .error(
      "lossless", "'@Lossless' is for strings, numbers and truth values", at: attribute,
      why: ("only these convert into each other; optionals and collections of them do too", nil),
      fixes: [Fix.remove(attribute)])
  }
}
