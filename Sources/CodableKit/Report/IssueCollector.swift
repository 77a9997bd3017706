/// Gathers the issues of one ``DecodingReport`` while it is being collected.
///
/// Found by task-local value, so concurrent decodes never mix. The lock is for child tasks of an
/// asynchronous collection, which share their parent's collector.
final class IssueCollector: Sendable {
  /// The collector of the innermost collection around this call, if any.
  @TaskLocal static var current: IssueCollector?

  /// Whether a recovery throws instead of being recorded.
  let isStrict: Bool
  private let limit: Int
  private let state = Locked(State())

  private struct State: Sendable {
    var issues: [DecodingIssue] = []
    var totalCount = 0
  }

  /// A point in the record to go back to.
  struct Mark: Sendable {
    fileprivate let kept: Int
    fileprivate let total: Int
  }

  init(limit: Int, isStrict: Bool) {
    self.limit = limit
    self.isStrict = isStrict
  }

  /// Adds an issue; past the limit it is only counted.
  func record(_ issue: DecodingIssue) {
    state.withLock { state in
      state.totalCount += 1
      if state.issues.count < limit { state.issues.append(issue) }
    }
  }

  /// The current end of the record.
  var mark: Mark {
    state.withLock { Mark(kept: $0.issues.count, total: $0.totalCount) }
  }

  /// Forgets what was recorded since a mark: the attempt that it belongs to was given up.
  func rollBack(to mark: Mark) {
    state.withLock { state in
      state.issues.removeLast(max(0, state.issues.count - mark.kept))
      state.totalCount = mark.total
    }
  }

  /// Orders what was recorded since a mark by the text of the key at one depth of the path.
  func sort(from mark: Mark, byKeyAt depth: Int) {
    state.withLock { state in
      guard state.issues.count - mark.kept > 1 else { return }
      let sorted = state.issues[mark.kept...].enumerated().sorted { lhs, rhs in
        let left = lhs.element.recoveredPath.key(at: depth)
        let right = rhs.element.recoveredPath.key(at: depth)
        return left == right ? lhs.offset < rhs.offset : left < right
      }
      state.issues.replaceSubrange(mark.kept..., with: sorted.map(\.element))
    }
  }

  /// What was recorded so far.
  var contents: (issues: [DecodingIssue], totalCount: Int) {
    state.withLock { ($0.issues, $0.totalCount) }
  }
}

extension JSONPath {
  fileprivate func key(at depth: Int) -> String {
    guard depth < components.count, case .key(let name) = components[depth] else { return "" }
    return name
  }
}
