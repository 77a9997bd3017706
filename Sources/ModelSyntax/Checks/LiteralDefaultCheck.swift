import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A default that is a literal is one of the property's type.
///
/// Any other expression is the compiler's business.
enum LiteralDefaultCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { property in
      guard property.hasType else { return nil }
      return property.annotations[.codableDefault].flatMap { fault(of: $0, property.model.type) }
    }
  }

  /// What is wrong with the value that an annotation gives to a type.
  static func fault(of attribute: AttributeSyntax, _ type: TypeReference) -> Diagnostic? {
    guard let value = AttributeArguments(attribute)[""].first else { return nil }
    if value.is(NilLiteralExprSyntax.self) {
      guard known(type) != nil || type.isCollection else { return nil }
      return .error(
        "default-type", "nil is no '\(type)'", at: value,
        why: ("only an optional can be nil", nil),
        fixes: [Fix.replace(value, with: type.isCollection ? emptyLiteral(type) : "<#\(type)#>")])
    }
    guard let wanted = known(type.withoutOptional), let found = Kind(value),
      !found.fits(wanted)
    else { return nil }
    return .error(
      "default-type", "\(value.trimmedDescription) is no '\(wanted)'", at: value,
      why: ("the default stands in for a value of the property", nil),
      fixes: [Fix.replace(value, with: found.rewritten(value, as: wanted) ?? "<#\(wanted)#>")])
  }

  private static func emptyLiteral(_ collection: TypeReference) -> String {
    if case .dictionary = collection { "[:]" } else { "[]" }
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// The name of a type of which it is known which literals make it.
  private static func known(_ type: TypeReference) -> String? {
    guard case .named(let written) = type, case let name = written.withoutModule,
      integers.contains(name) || ["String", "Bool", "Double", "Float"].contains(name)
    else { return nil }
    return name
  }

  /// The kinds of literals.
  private enum Kind {
    case integer, fraction, text, truth, collection

    init?(_ value: ExprSyntax) {
      let value =
        value.as(PrefixOperatorExprSyntax.self).flatMap {
          $0.operator.text == "-" ? $0.expression : nil
        }
        ?? value
      if value.is(IntegerLiteralExprSyntax.self) {
        self = .integer
      } else if value.is(FloatLiteralExprSyntax.self) {
        self = .fraction
      } else if value.is(StringLiteralExprSyntax.self) {
        self = .text
      } else if value.is(BooleanLiteralExprSyntax.self) {
        self = .truth
      } else if value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) {
        self = .collection
      } else {
        return nil
      }
    }

    func fits(_ type: String) -> Bool {
      switch self {
      case .integer: integers.contains(type) || type == "Double" || type == "Float"
      case .fraction: type == "Double" || type == "Float"
      case .text: type == "String"
      case .truth: type == "Bool"
      case .collection: false
      }
    }

    /// The literal as one of the other type, where it is plain how.
    func rewritten(_ value: ExprSyntax, as type: String) -> String? {
      switch (self, type) {
      case (.integer, "String"), (.fraction, "String"), (.truth, "String"):
        "\"\(value.trimmedDescription)\""
      case (.integer, "Bool"): ["0": "false", "1": "true"][value.trimmedDescription]
      case (.text, "Bool"): value.stringLiteral.flatMap { Bool($0)?.description }
      case (.text, "Double"), (.text, "Float"):
        value.stringLiteral.flatMap { Double($0) == nil ? nil : $0 }
      case (.text, _): value.stringLiteral.flatMap { Int($0)?.description }
      default: nil
      }
    }
  }
}
