import SwiftDiagnostics
import SwiftSyntax

/// An option is written out where it is given: a macro does not see the values of expressions.
enum OptionCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    faults(of: read.options)
      + read.properties.flatMap { property in
        [(.codingNull, nulls), (.codingIgnored, directions)].compactMap {
          (annotation: Annotation, names: [String]) in
          property.annotations[annotation].flatMap(firstArgument).flatMap { member($0, of: names) }
        }
      }
  }

  /// The access level of an initialiser.
  static func access(of attribute: AttributeSyntax) -> [Diagnostic] {
    let names = ["public", "package", "internal", "fileprivate", "private"]
    let value = AttributeArguments(attribute)[""].first
    return value.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : member($0, of: names) }
      .map { [$0] } ?? []
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] { faults(of: read.options) }

  private static let nulls = ["written", "omitted"]
  private static let directions = ["decoding", "encoding"]

  private static let options = [
    ("keys", ["asWritten", "snake", "screamingSnake", "kebab", "camel", "pascal"]),
    ("nulls", nulls), ("unknownKeys", ["refuse", "ignore"]), ("superclass", ["nested", "flat"]),
  ]

  private static func faults(of options: TypeOptions) -> [Diagnostic] {
    let members = Self.options.compactMap { label, names in
      options.given[label].flatMap { member($0.expression, of: names) }
    }
    return members + (options.given["acronyms"].map { acronyms($0.expression) } ?? [])
  }

  private static func member(_ value: ExprSyntax, of names: [String]) -> Diagnostic? {
    let access = value.as(MemberAccessExprSyntax.self)
    if let access, names.contains(access.declName.baseName.text) { return nil }
    // The name that other libraries have for it, as in `.snakeCase`.
    let meant = names.filter { access?.declName.baseName.text == $0 + "Case" }
    return .error(
      "option-value", "the option is written out here", at: value,
      why: (
        "a macro sees the source only: \(names.map { ".\($0)" }.joined(separator: ", "))", nil
      ),
      fixes: (meant.isEmpty ? names : meant).map { Fix.replace(value, with: ".\($0)") })
  }

  private static func acronyms(_ value: ExprSyntax) -> [Diagnostic] {
    if let array = value.as(ArrayExprSyntax.self),
      array.elements.allSatisfy({ $0.expression.stringLiteral != nil })
    {
      return []
    }
    return [
      .error(
        "acronyms", "acronyms are an array of string literals", at: value,
        why: ("a macro sees the source only, not the values of expressions", nil),
        fixes: [
          Fix.replace(
            value,
            with: value.stringLiteral == nil ? "[\"<#OAuth#>\"]" : "[\(value.trimmedDescription)]")
        ])
    ]
  }

  private static func firstArgument(of attribute: AttributeSyntax) -> ExprSyntax? {
    AttributeArguments(attribute)[""].first
  }
}
