/// What is wrong at one place, in the words that reports and thrown errors share.
struct Fault {
  var reason: DecodingIssue.Reason
  var expected: String
  var found: DecodingIssue.Found? = nil
  var detail: String? = nil

  /// One line: what was expected, and what was found.
  var message: String {
    switch reason {
    case .missing:
      return "expected key \(expected), found no such key"
    case .badKey:
      return "expected a key of type \(expected), found \(found?.excerpt ?? "another")"
    case .unknownCase:
      return "expected \(expected), found \(found?.excerpt ?? found?.kind ?? "another value")"
    default:
      let suffix = detail.map { " (\($0))" } ?? ""
      guard let found else {
        return "expected \(expected)" + (suffix.isEmpty ? ", found something else" : suffix)
      }
      return "expected \(expected), found \(found)\(suffix)"
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
  public var description: String {
    guard let excerpt, kind != "null" else { return kind }
    return "\(kind) \(excerpt)"
  }
}
