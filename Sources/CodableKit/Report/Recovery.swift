/// Decides, for each failed read of a tolerant strategy, between going on and giving up.
enum Recovery {
  /// Accepts a loss and records it, or throws.
  ///
  /// Nothing is looked up before something has failed.
  ///
  /// - Parameters:
  ///   - error: why the value could not be read.
  ///   - action: what the caller does about it.
  ///   - path: the coding path of the value that is given up.
  ///   - type: the type that was asked for.
  ///   - strategy: by what it was read, if that alone stands inside of the tolerant strategy.
  ///   - probe: reads what stands there, from the same container.
  /// - Throws: the error again, when the document itself is broken or when the report that is
  ///   being collected is strict.
  static func recover(
    from error: any Error, by action: DecodingIssue.Action,
    at path: @autoclosure () -> [any CodingKey],
    expecting type: Any.Type, of strategy: (any ValueStrategy.Type)? = nil,
    probe: () throws -> FoundProbe?
  ) throws {
    guard isRecoverable(error) else { throw error }
    guard let collector = IssueCollector.current else { return }
    guard !collector.options.isStrict else { throw error }
    guard !collector.isFull else { return collector.count(1) }
    let path = path()
    let probed = Self.probe(error, from: path, by: probe)
    collector.record(
      DecodingIssue(
        error, expecting: type, of: strategy, found: probed?.found, keys: probed?.keys ?? [],
        action: action, recoveredAt: path))
  }

  /// Records that a default stands in for null, where the report asks for that.
  static func noteNullDefault(
    at path: @autoclosure () -> [any CodingKey], expecting type: Any.Type
  ) {
    guard let collector = IssueCollector.current, collector.options.includesNullDefaults else {
      return
    }
    let path = path()
    let error = DecodingError.valueNotFound(
      type, .init(codingPath: path, debugDescription: "Found null."))
    collector.record(
      DecodingIssue(error, expecting: type, found: nil, action: .usedDefault, recoveredAt: path))
  }

  /// Records that a value was converted from another kind, where the report asks for that.
  ///
  /// - Throws: the error of the plain read, when the report is strict as well.
  static func noteConversion(
    of scalar: Scalar, after error: any Error, at path: @autoclosure () -> [any CodingKey],
    expecting type: Any.Type
  ) throws {
    guard let collector = IssueCollector.current, collector.options.includesConversions else {
      return
    }
    try recover(
      from: error, by: .converted, at: path(), expecting: type,
      probe: { FoundProbe(found: scalar.found) })
  }

  /// Records that a value was read from another spelling, where the report asks for conversions.
  ///
  /// - Throws: an error for the spelling, when the report is strict as well.
  static func noteNormalization(
    at path: @autoclosure () -> [any CodingKey], expecting type: Any.Type,
    probe: () throws -> FoundProbe?
  ) throws {
    guard let collector = IssueCollector.current, collector.options.includesConversions else {
      return
    }
    let error = DecodingError.dataCorrupted(
      .init(
        codingPath: path(), debugDescription: "The value has another spelling",
        underlyingError: StatedFault(expected: "\(typeName(type)) in its own spelling")))
    try recover(from: error, by: .converted, at: path(), expecting: type, probe: probe)
  }

  /// Looks at the value that an error points to, when somebody collects a report.
  static func probe(
    _ error: any Error, from path: @autoclosure () -> [any CodingKey],
    by read: () throws -> FoundProbe?
  ) -> FoundProbe? {
    guard IssueCollector.current != nil else { return nil }
    let fault = error as? DecodingError
    let depth = path().count
    let isMissing =
      if case .keyNotFound(_, let context) = fault { context.codingPath.count >= depth } else {
        false
      }
    let place = isMissing ? fault?.pathOfLackingObject : fault?.pathOfFault
    let target = (place ?? []).dropFirst(depth).map(JSONPathComponent.init)
    return try? FoundProbe.$target.withValue(target) {
      try FoundProbe.$listsKeys.withValue(isMissing) { try read() }
    }
  }

  /// Whether an error is about the content of the payload.
  ///
  /// Broken syntax and excessive depth are faults of the document, and a cancelled task is no
  /// fault at all; nor is a value that an update keeps.
  static func isRecoverable(_ error: any Error) -> Bool {
    // The usual case first: each question costs as much as reading some elements.
    if let error = error as? DecodingError {
      guard case .dataCorrupted(let context) = error, let cause = context.underlyingError else {
        return true
      }
      if let stated = cause as? StatedFault { return stated.isRecoverable }
      return !(cause is JSONError)
    }
    if error is CancellationError || error is KeptSignal { return false }
    return FoundationFault(error).map { $0.number != nil } ?? true
  }
}
