/// What is wrong at one place, in the words that reports and thrown errors share.
struct Fault {
  var reason: DecodingIssue.Reason
  var expected: String
  var found: DecodingIssue.Found? = nil
  var detail: String? = nil

  /// What was expected where nothing tells.
  static let unknown = "another value"

  /// One line: what was expected, and what was found.
  var message: String {
    switch reason {
    case .missing where found == nil:
      return "expected key \(expected), found no such key" + (detail.map { " (\($0))" } ?? "")
    case .badKey:
      // The keys that a model has are quoted; else it is the type of a dictionary's keys.
      let wanted =
        expected.hasPrefix("\"")
        ? "key \(expected)"
        : expected.hasPrefix("no ") ? expected : "a key of type \(expected)"
      return "expected \(wanted), found \(found?.excerpt ?? "another")"
        + (detail.map { " (\($0))" } ?? "")
    case .unknownCase:
      if found == nil, let detail { return detail.withoutFullStop }
      let found = found.map { $0.excerpt ?? $0.kind.description }
      return "expected \(expected), found \(found ?? "another value")"
        + (detail.map { " (\($0))" } ?? "")
    default:
      // Nobody could say what was expected or what stands there: the decoder's words say it.
      if let detail, expected == Self.unknown || found == nil { return detail.withoutFullStop }
      let suffix = detail.map { " (\($0))" } ?? ""
      return "expected \(expected), found \(found?.description ?? "something else")\(suffix)"
    }
  }
}

extension Fault {
  init(_ issue: DecodingIssue) {
    self.init(
      reason: issue.reason, expected: issue.expected, found: issue.found, detail: issue.detail)
  }
}

extension DecodingIssue.Found: CustomStringConvertible {
  /// The kind and the excerpt: `string "3"`, `number 7`, `null`, `object`.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.found?.description   // string "x"
  public var description: String {
    guard let excerpt, kind != .null else { return kind.description }
    return "\(kind) \(excerpt)"
  }
}
