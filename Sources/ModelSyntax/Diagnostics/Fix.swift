import SwiftDiagnostics
import SwiftSyntax

/// Makes fix-its as edits of the text, which keep everything around them as it is.
enum Fix {
  /// Takes an attribute away, with the space behind it.
  static func remove(_ attribute: AttributeSyntax) -> FixIt {
    let end = attribute.lastToken(viewMode: .sourceAccurate)?
      .nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
    return edit(
      "remove '@\(attribute.baseName)'",
      attribute.positionAfterSkippingLeadingTrivia..<(end ?? attribute.endPosition), "",
      in: attribute)
  }

  /// Takes a member of a type away, with the space before it.
  static func removeMember(_ member: DeclSyntax) -> FixIt {
    let start = member.firstToken(viewMode: .sourceAccurate)?
      .previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
    return edit(
      "remove the declaration",
      (start ?? member.position)..<member.endPositionBeforeTrailingTrivia, "", in: member)
  }

  /// Takes an argument away, and what separates it from the others.
  static func remove(_ argument: LabeledExprSyntax) -> FixIt {
    let name = argument.label?.text ?? argument.expression.trimmedDescription
    let text = "remove the argument '\(name)'"
    guard let list = argument.parent?.as(LabeledExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == argument.id })
    else { return edit(text, argument.trimmedRange, "", in: argument) }
    if list.count == 1, let attribute = list.parent?.as(AttributeSyntax.self),
      let left = attribute.leftParen, let right = attribute.rightParen
    {
      return edit(
        text, left.positionAfterSkippingLeadingTrivia..<right.endPositionBeforeTrailingTrivia, "",
        in: attribute)
    }
    let following = list.index(after: place)
    if argument.label != nil, following < list.endIndex, list[following].label == nil {
      // The label is that of the others as well.
      return edit(
        text,
        argument.expression
          .positionAfterSkippingLeadingTrivia..<list[following].expression
          .positionAfterSkippingLeadingTrivia, "", in: list)
    }
    if place == list.startIndex {
      let next = list[following]
      return edit(
        text,
        argument.positionAfterSkippingLeadingTrivia..<next.positionAfterSkippingLeadingTrivia, "",
        in: list)
    }
    let previous = list[list.index(before: place)]
    return edit(
      text,
      previous.expression
        .endPositionBeforeTrailingTrivia..<argument.expression
        .endPositionBeforeTrailingTrivia, "", in: list)
  }

  /// Adds an argument behind the others.
  static func addArgument(_ text: String, to attribute: AttributeSyntax) -> FixIt {
    let message = "add '\(text)'"
    if case .argumentList(let list) = attribute.arguments, let last = list.last {
      let place = last.endPositionBeforeTrailingTrivia
      return edit(message, place..<place, ", \(text)", in: attribute)
    }
    let start = attribute.attributeName.endPositionBeforeTrailingTrivia
    return edit(
      message, start..<attribute.endPositionBeforeTrailingTrivia, "(\(text))", in: attribute)
  }

  /// Several fixes as one.
  static func all(_ message: String, _ fixes: [FixIt]) -> FixIt {
    FixIt(
      message: Message(message: message, severity: .remark, rule: message),
      changes: fixes.flatMap(\.changes))
  }

  /// Makes strings of the integers in an attribute.
  static func quoteIntegers(of attribute: AttributeSyntax) -> FixIt {
    let arguments = AttributeArguments(attribute)
    let integers = (arguments[""] + arguments["aliases"]).filter { $0.integerLiteral != nil }
    return all(
      "put the numbers in quotes",
      integers.map { replace($0, with: "\"\($0.trimmedDescription)\"") })
  }

  /// Has the macro for `Codable` do what the one for the direct path cannot.
  static func useCodable(_ attribute: AttributeSyntax) -> FixIt {
    replace(attribute.attributeName, with: "Codable")
  }

  /// Puts other text in the place of a node.
  static func replace(_ node: some SyntaxProtocol, with text: String) -> FixIt {
    edit("replace '\(node.trimmedDescription)' by '\(text)'", node.trimmedRange, text, in: node)
  }

  /// Adds text right behind a node.
  static func insert(_ text: String, after node: some SyntaxProtocol) -> FixIt {
    insert(text, at: node.endPositionBeforeTrailingTrivia, of: node)
  }

  /// Adds text right before a node.
  static func insert(_ text: String, before node: some SyntaxProtocol) -> FixIt {
    insert(text, at: node.positionAfterSkippingLeadingTrivia, of: node)
  }

  private static func insert(
    _ text: String, at place: AbsolutePosition, of node: some SyntaxProtocol
  ) -> FixIt {
    edit("insert '\(text.trimmed)'", place..<place, text, in: node)
  }

  static func edit(
    _ message: String, _ range: Range<AbsolutePosition>, _ text: String,
    in node: some SyntaxProtocol
  ) -> FixIt {
    FixIt(
      message: Message(message: message, severity: .remark, rule: message),
      changes: [.replaceText(range: range, with: text, in: node.root)])
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
