/// Gathers the issues of one ``DecodingReport`` while it is being collected.
///
/// Found by task-local value, so concurrent decodes never mix. The lock is for child tasks of an
/// asynchronous collection, which share their parent's collector.
final class IssueCollector: Sendable {
  /// The collector of the innermost collection around this call, if any.
  @TaskLocal static var current: IssueCollector?

  let options: DecodingReport.Options
  private let state = Locked(Contents())

  init(_ options: DecodingReport.Options) { self.options = options }

  /// Adds an issue; past the limit it is only counted.
  func record(_ issue: DecodingIssue) {
    state.withLock { state in
      state.totalCount += 1
      if state.issues.count < options.maximumIssues { state.issues.append(issue) }
    }
  }

  /// Whether further issues are only counted, so that none has to be described.
  var isFull: Bool {
    !options.isStrict && state.withLock { $0.issues.count } >= options.maximumIssues
  }

  /// How many more issues are kept.
  var room: Int { state.withLock { max(0, options.maximumIssues - $0.issues.count) } }

  /// Counts issues that are not kept.
  func count(_ number: Int) { state.withLock { $0.totalCount += number } }

  /// Notes that a value is kept although the model does not know it: no issue, but among
  /// alternatives one that knows the value goes first.
  func noteUnknown() { state.withLock { $0.keepsUnknown = true } }

  /// How many issues are kept so far.
  var mark: Int { state.withLock { $0.issues.count } }

  /// Orders what was recorded since a mark by the text of the key at one depth of the path.
  func sort(from mark: Int, byKeyAt depth: Int) {
    state.withLock { state in
      guard state.issues.count - mark > 1 else { return }
      let sorted = state.issues[mark...].enumerated().sorted { lhs, rhs in
        let left = lhs.element.recoveredPath.key(at: depth)
        let right = rhs.element.recoveredPath.key(at: depth)
        return left == right ? lhs.offset < rhs.offset : left < right
      }
      state.issues.replaceSubrange(mark..., with: sorted.map(\.element))
    }
  }

  /// What a collector recorded.
  struct Contents: Sendable {
    var issues: [DecodingIssue] = []
    var totalCount = 0
    /// Whether something is kept that the model does not know.
    var keepsUnknown = false

    /// Whether a value was read as the model has it.
    var isClean: Bool { totalCount == 0 && !keepsUnknown }
  }

  /// What was recorded so far.
  var contents: Contents { state.withLock { $0 } }

  /// Adds what `body` records, and gives the last of it; child tasks may add to the collector as
  /// well.
  func recording(_ body: () throws -> Void) rethrows -> DecodingIssue? {
    let own = IssueCollector(options)
    try Self.$current.withValue(own) { try body() }
    append(own.contents)
    return own.last
  }

  /// The issue that was kept last.
  var last: DecodingIssue? { state.withLock { $0.issues.last } }

  /// Adds what another collector recorded.
  func append(_ contents: Contents) {
    state.withLock { state in
      state.totalCount += contents.totalCount
      if contents.keepsUnknown { state.keepsUnknown = true }
      let room = max(0, options.maximumIssues - state.issues.count)
      state.issues += contents.issues.prefix(room)
    }
  }
}

extension JSONPath {
  fileprivate func key(at depth: Int) -> String {
    guard depth < components.count, case .key(let name) = components[depth] else { return "" }
    return name
  }
}
