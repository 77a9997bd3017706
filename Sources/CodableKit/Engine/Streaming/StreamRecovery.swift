/// What becomes of the values of a stream that cannot be read: they throw, or they are skipped.
struct StreamRecovery {
  let isArray: Bool
  /// Is told of each value that is skipped; nil if none is.
  let note: ((JSONStreamError) -> Void)?

  private let collector = IssueCollector.current

  /// How recoveries are collected, if anybody asks for them.
  var reportOptions: DecodingReport.Options? { collector?.options }

  /// The value of an element, or nil if it was skipped.
  func value<Value>(of element: JSONStreamElement<Value>) throws -> Value? {
    collector?.append(
      .init(issues: element.report.issues, totalCount: element.report.totalCount))
    switch element.result {
    case .success(let value): return value
    case .failure(let error):
      guard let note, !error.endsStream, collector?.options.isStrict != true else { throw error }
      collector?.record(DecodingIssue(error, expecting: Value.self, isElement: isArray))
      note(error)
      return nil
    }
  }
}
