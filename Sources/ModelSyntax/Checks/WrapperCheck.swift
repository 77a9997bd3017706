import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A property wrapper stands on a `var`; for a `let` there are annotations that say the same.
enum WrapperCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { property in
      guard let wrapper = property.wrapper, property.model.isConstant else { return nil }
      var fixes = [Fix.replace(property.declaration.bindingSpecifier, with: "var")]
      if let annotation = annotation(for: wrapper) {
        fixes.append(Fix.replace(wrapper, with: annotation))
      }
      return .error(
        "wrapper-let", "'@\(wrapper.baseName)' needs a 'var'", at: wrapper,
        why: ("a property wrapper makes a computed property, and annotations serve a 'let'", nil),
        fixes: fixes)
    }
  }

  /// The annotation that reads and writes as the wrapper does, where there is one.
  private static func annotation(for wrapper: AttributeSyntax) -> String? {
    switch wrapper.baseName {
    case "LossyArray", "LossySet", "LossyDictionary", "LossyOptional": "@Lossy"
    case "LosslessValue": "@Lossless"
    case "Nullable": "@CodingNull(.written)"
    case "DefaultEmptyArray", "DefaultEmptyDictionary": "@CodableDefault(\(emptyLiteral(wrapper)))"
    case "DefaultEmptyString": "@CodableDefault(\"\")"
    case "DefaultTrue": "@CodableDefault(true)"
    case "DefaultFalse": "@CodableDefault(false)"
    case "DefaultZero": "@CodableDefault(0)"
    case "DefaultLossyArray", "DefaultLossySet", "DefaultLossyDictionary":
      "@CodableDefault(\(emptyLiteral(wrapper))) @Lossy"
    case "Coded": wrapper.genericArguments.map { "@CodableBy(\($0).self)" }
    default: nil
    }
  }

  private static func emptyLiteral(_ wrapper: AttributeSyntax) -> String {
    wrapper.baseName.hasSuffix("Dictionary") ? "[:]" : "[]"
  }
}
