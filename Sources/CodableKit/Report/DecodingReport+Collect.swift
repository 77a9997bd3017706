#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodingReport {
  /// Runs a decode and collects what it recovers.
  ///
  ///     let (order, report) = try DecodingReport.collect(from: data, named: "order.json") {
  ///       try JSONDecoder().decode(Order.self, from: data)
  ///     }
  ///     // order.json:4:14: warning: dropped element: expected Int, found string "x"
  ///
  /// Collections nest: an issue goes to the innermost one. Issues are recorded by the task that
  /// runs the closure, so concurrent collections never mix.
  ///
  /// - Parameters:
  ///   - options: ``Options/lenient``, ``Options/strict``, or options of your own.
  ///   - json: the JSON text that is decoded, for line and column; it is scanned once, and only
  ///     when there is an issue.
  ///   - name: the document's name, for the text of the report.
  ///   - body: decodes, by any decoder.
  /// - Returns: what the closure returned, and the report.
  /// - Throws: what the closure throws.
  public static func collect<Value>(
    _ options: Options = .lenient, from json: Data? = nil, named name: String? = nil,
    _ body: () throws -> Value
  ) rethrows -> (value: Value, report: DecodingReport) {
    let collector = IssueCollector(options)
    let value = try IssueCollector.$current.withValue(collector) { try body() }
    return (value, DecodingReport(collector, json: json, name: name))
  }

  /// Runs an asynchronous decode and collects what it recovers, child tasks included.
  ///
  /// As ``collect(_:from:named:_:)-(_,_,_,()->Value)``, for code that awaits.
  ///
  ///     let (order, report) = try await DecodingReport.collect(from: data) {
  ///       try await loadOrder(data)
  ///     }
  ///     // report: 1:11: warning: dropped element: expected Int, found string "x"
  public static func collect<Value>(
    _ options: Options = .lenient, from json: Data? = nil, named name: String? = nil,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
  ) async rethrows -> (value: Value, report: DecodingReport) {
    let collector = IssueCollector(options)
    let value = try await IssueCollector.$current.withValue(
      collector, operation: body, isolation: isolation)
    return (value, DecodingReport(collector, json: json, name: name))
  }

  init(_ collector: IssueCollector, json: Data?, name: String?) {
    self.init(
      collector,
      in: { json.map { PayloadText(locator: JSONLocator([UInt8]($0), options: .lenient)) } },
      name: name)
  }

  init(_ collector: IssueCollector, in text: () -> PayloadText?, name: String?) {
    let contents = collector.contents
    var issues = contents.issues
    if !issues.isEmpty, let text = text() { issues.locate(in: text) }
    if collector.options.hidesPayload { issues = issues.map { $0.withoutPayload() } }
    self.init(issues: issues, totalCount: contents.totalCount, documentName: name)
  }
}

extension [DecodingIssue] {
  /// Finds the place of each issue that has none by one scan of the text, and puts the issues in
  /// the text's order.
  mutating func locate(in text: PayloadText) {
    let missing = indices.filter { self[$0].location == nil }
    let places = text.places(of: missing.map { self[$0].placePath })
    for (index, place) in zip(missing, places) {
      guard let place else { continue }
      self[index].location = place.location
      if self[index].reason == .missing {
        self[index].detail = details(place.embeddedObject, self[index].detail)
      }
      let cases = self[index].cause.caseNames
      if !cases.isEmpty, let key = place.key(ofTagAmong: cases) {
        self[index].cause = self[index].cause.withTag(under: key)
      }
      guard self[index].found == nil, self[index].reason != .missing else { continue }
      if place.isExact {
        self[index].found = Element.Found(json: place.text)
      } else if let embedded = place.embedded {
        self[index].found = embedded.found
        self[index].detail = embedded.detail
      }
    }
    let order = indices.sorted { lhs, rhs in
      let left = self[lhs].location?.offset ?? .max
      let right = self[rhs].location?.offset ?? .max
      return left == right ? lhs < rhs : left < right
    }
    self = order.map { self[$0] }
  }
}

extension DecodingIssue {
  /// The path of what is shown as the place: a missing key is shown at the object that lacks it.
  fileprivate var placePath: JSONPath {
    reason == .missing ? JSONPath(path.components.dropLast(cause.stepsOutOfReach)) : path
  }

  fileprivate func withoutPayload() -> DecodingIssue {
    var issue = DecodingIssue(
      path: path, recoveredPath: recoveredPath, reason: reason, expected: expected,
      found: found?.withoutPayload, detail: nil, action: action)
    issue.location = location
    return issue
  }
}
