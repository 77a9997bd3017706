/// Marks an error of a strategy that knows better than the decoder what was expected.
struct StatedFault: Error {
  var reason = DecodingIssue.Reason.malformed
  let expected: String
  var detail: String?
  /// Whether tolerant strategies may go on; not past a limit that guards the program.
  var isRecoverable = true

  /// The error for a value that is not what was expected.
  static func error(
    _ reason: DecodingIssue.Reason = .malformed, expected: String, found: Any,
    at path: [any CodingKey]
  ) -> DecodingError {
    let found = (found as? String).map(Excerpt.quoted) ?? Excerpt.raw("\(printable(found))")
    return .dataCorrupted(
      .init(
        codingPath: path, debugDescription: "Expected \(expected), found \(found).",
        underlyingError: StatedFault(reason: reason, expected: expected)))
  }
}
