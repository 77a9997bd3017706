import SwiftParser
package import SwiftSyntax

/// The arguments of an attribute, by label.
///
/// Those without a label belong to the label before them, as variadic arguments do.
struct AttributeArguments {
  private var groups: [String: [ExprSyntax]] = [:]

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let list) = attribute.arguments else { return }
    var label = ""
    for argument in list {
      if let name = argument.label?.text { label = name }
      groups[label, default: []].append(argument.expression)
    }
  }

  /// The expressions of a label; those before all labels for the empty one.
  subscript(label: String) -> [ExprSyntax] { groups[label] ?? [] }

  /// The strings of a label, without what is no plain string literal.
  func strings(_ label: String = "") -> [String] {
    self[label].compactMap(\.stringLiteral)
  }

  /// The integers of a label, without what is no integer literal.
  func integers(_ label: String = "") -> [Int] { self[label].compactMap(\.integerLiteral) }

  /// The name of the member in `.member` or `Type.member`, for an argument with a label.
  func member(_ label: String) -> String? {
    self[label].first?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension Array where Element: Hashable {
  /// Each of the elements once.
  func withoutRepetitions() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension AttributeSyntax {
  /// The argument with a label.
  func argument(labelled label: String) -> LabeledExprSyntax? {
    guard case .argumentList(let list) = arguments else { return nil }
    return list.first { $0.label?.text == label }
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation.
  package var stringLiteral: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The value of an integer literal.
  var integerLiteral: Int? {
    if let literal = self.as(IntegerLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    guard let negative = self.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-"
    else {
      return nil
    }
    return negative.expression.integerLiteral.map { -$0 }
  }
}
