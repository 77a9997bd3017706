import JSONCore

/// The issues of scalars that one array has lost, each made from that of another.
///
/// To describe a loss takes an error, its words, and a look at the payload. Of a scalar that is no
/// `Int`, say, all but the number and the excerpt is the same for each value of one kind: so of
/// each kind only the first one is described in full.
struct ElementIssues {
  /// The way to the array.
  let path: [JSONPathComponent]

  private var known: [DecodingIssue] = []

  init(path: [JSONPathComponent]) { self.path = path }

  /// The issue of an element, if one of the same kind is known.
  func issue(of found: DecodingIssue.Found, number: Int) -> DecodingIssue? {
    known.first { $0.found?.kind == found.kind }?.moved(to: number, in: path, found: found)
  }

  /// Takes the issue of an element for that of all of its kind.
  mutating func learn(from issue: DecodingIssue?) {
    guard let issue, issue.isMovable, issue.found != nil, issue.detail == nil else { return }
    known.append(issue)
  }
}

extension DecodingIssue {
  /// Whether the fault is the whole of what was given up.
  var isMovable: Bool { path == recoveredPath }

  /// The same issue of another element.
  func moved(to number: Int, in array: [JSONPathComponent], found: Found?) -> DecodingIssue {
    var steps: [JSONPathComponent] = []
    steps.reserveCapacity(array.count + 1)
    steps += array
    steps.append(.index(number))
    let path = JSONPath(steps)
    return DecodingIssue(
      path: path, recoveredPath: path, reason: reason, expected: expected, found: found,
      detail: detail, action: action, cause: cause)
  }
}
