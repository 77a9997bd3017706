/// Marks an error of a strategy that knows better than the decoder what was expected.
struct StatedFault: Error {
  var reason = DecodingIssue.Reason.malformed
  let expected: String
  var detail: String?
  /// What stood there, for those who do not have the payload.
  var found: DecodingIssue.Found?
  /// The strategy that refused the value, if an annotation may help.
  var strategy: Any.Type?
  /// The text that is none of those known, for finding the one that is meant.
  var unknown: (text: String, known: [String])?
  /// Whether tolerant strategies may go on; not past a limit that guards the program.
  var isRecoverable = true

  /// The error for a value that is not what was expected.
  static func error(
    _ reason: DecodingIssue.Reason = .malformed, expected: String, found: Any,
    among known: [String] = [], at path: [any CodingKey]
  ) -> DecodingError {
    let text = (found as? String).map(Excerpt.quoted) ?? Excerpt.raw("\(printable(found))")
    let kind: DecodingIssue.Found.Kind? =
      found is String ? .string : found is Bool ? .bool : found is any Numeric ? .number : nil
    return .dataCorrupted(
      .init(
        codingPath: path, debugDescription: "Expected \(expected), found \(text)",
        underlyingError: StatedFault(
          reason: reason, expected: expected, found: kind.map { .init(kind: $0, excerpt: text) },
          unknown: (found as? String).map { ($0, known) })))
  }
}

extension StatedFault: CustomStringConvertible {
  /// What a printed error says of it: `expected "card" or "cash"`.
  var description: String { "expected \(expected)" + (detail.map { " (\($0))" } ?? "") }
}
