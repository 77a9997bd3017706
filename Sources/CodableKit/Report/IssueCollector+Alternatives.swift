extension IssueCollector {
  /// Runs two attempts at one value and takes the better result.
  ///
  /// The first that succeeds without recovering anything, and without keeping what it does not
  /// know, wins, then the first that succeeds at all; given is also its number. Only the winner's
  /// issues stay. When both fail, the error is the first one's, and names what either wanted.
  ///
  /// Whether an attempt recovered is only known to a collector, so both attempts report to one of
  /// their own, also when nobody collects.
  static func firstClean<Value>(
    _ first: () throws -> Value, _ second: () throws -> Value
  ) throws -> (value: Value, number: Int) {
    let outer = current
    let (result, issues) = attempt(first, within: outer)
    if case .success(let value) = result, issues.isClean { return (value, 0) }
    if case .failure(let error) = result, !Recovery.isRecoverable(error) { throw error }
    let (other, otherIssues) = attempt(second, within: outer)
    switch (result, other) {
    case (.success(let value), .failure):
      outer?.append(issues)
      return (value, 0)
    case (.success(let value), .success(let otherValue)):
      if otherIssues.isClean { return (otherValue, 1) }
      outer?.append(issues)
      return (value, 0)
    case (.failure, .success(let value)):
      outer?.append(otherIssues)
      return (value, 1)
    case (.failure(let error), .failure(let otherError)):
      throw Recovery.isRecoverable(otherError) ? NoneOf.error(error, otherError) : otherError
    }
  }

  /// Runs an attempt at one value that may recover, and gives nil if it lost the value as a whole.
  ///
  /// - Parameters:
  ///   - depth: how many steps lead to the value.
  ///   - body: reads the value, and recovers.
  /// - Returns: what it read; nil also where it failed.
  /// - Throws: its error, if that is not about the content.
  static func losingAPart<Value>(at depth: Int, _ body: () throws -> Value) throws -> Value? {
    let outer = current
    // Also where the report keeps no issues, the first one decides.
    let (result, issues) = attempt(body, within: outer, keeping: 1)
    let isLost = issues.issues.contains { $0.recoveredPath.components.count <= depth }
    switch result {
    case .success(let value) where !isLost:
      outer?.append(issues)
      return value
    case .failure(let error) where !Recovery.isRecoverable(error):
      throw error
    default:
      return nil
    }
  }

  /// Runs an attempt at a value, which reports to a collector of its own.
  static func attempt<Value>(
    _ body: () throws -> Value, within outer: IssueCollector?, keeping minimum: Int = 0
  ) -> (Result<Value, any Error>, Contents) {
    var options = outer?.options ?? .lenient
    options.maximumIssues = max(options.maximumIssues, minimum)
    let collector = IssueCollector(options)
    let result = $current.withValue(collector) { Result { try body() } }
    return (result, collector.contents)
  }
}
