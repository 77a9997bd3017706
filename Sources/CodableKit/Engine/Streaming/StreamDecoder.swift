/// Decodes the values of a stream as their bytes arrive.
///
///     append   [{"id":1},{"i        next   {"id":1}, then nil: more bytes are needed
///     append   d":2}]               next   {"id":2}, then nil
///     finish                        next   nil, at the end
struct StreamDecoder<Value: Decodable> {
  private(set) var buffer = StreamBuffer()
  /// Whether no value follows, whatever is appended.
  private(set) var isAtEnd = false
  private var splitter: StreamSplitter
  private let settings: DecodingOptions.Settings
  private let isArray: Bool
  /// How each value is read, found out once for all of them.
  private let plan = ReadingPlan(Value.self)

  init(_ format: StreamFormat, _ options: DecodingOptions, maximumElementSize: Int) {
    let limit = min(maximumElementSize, options.reading.maximumSize ?? .max)
    var options = options
    options.reading.maximumSize = nil
    isArray = format == .elements
    if isArray {
      options.reading.assumesTopLevelObject = false
      splitter = .elements(ElementSplitter(maximumSize: limit, options: options.reading))
      // The array around the elements is a level of its own.
      options.reading.maximumDepth = max(options.reading.maximumDepth, 0) - 1
    } else {
      splitter = .lines(LineSplitter(maximumSize: limit, json5: options.reading.allowsJSON5))
    }
    settings = .init(options)
  }

  private var options: DecodingOptions { settings.options }

  mutating func append(_ bytes: ByteView) { buffer.append(bytes) }

  /// Says that no more bytes follow.
  mutating func finish() { buffer.finish() }

  /// The next value, or nil when more bytes are needed or none follow.
  ///
  /// Recoveries are collected as `report` says, if anybody asks for them. What is thrown is no
  /// fault of the stream: a cancellation.
  mutating func next(
    collecting report: DecodingReport.Options?
  ) throws -> JSONStreamElement<Value>? {
    if isAtEnd { return nil }
    let piece: StreamPiece
    do throws(StreamFault) {
      switch try splitter.next(in: &buffer) {
      case .needsBytes: return nil
      case .end:
        isAtEnd = true
        return nil
      case .piece(let next): piece = next
      }
    } catch {
      isAtEnd = error.endsStream
      return JSONStreamElement(error)
    }
    let element = try read(piece, report)
    if case .failure(let error) = element.result { isAtEnd = error.endsStream }
    return element
  }

  private func read(
    _ piece: StreamPiece, _ report: DecodingReport.Options?
  ) throws -> JSONStreamElement<Value> {
    let collector = report.map(IssueCollector.init)
    let outcome: Outcome = buffer.withBytes(in: piece.range) { bytes in
      let index: JSONIndex
      do throws(JSONError) {
        index = try FastJSONDecoder.index(bytes, options.reading)
      } catch {
        return .malformed(error)
      }
      let number = isArray ? piece.number : nil
      do {
        let document = JSONDocument(index, settings, elementNumber: number)
        return .value(try FastJSONDecoder.read(document) { try decode($0, collector) })
      } catch {
        return .refused(error)
      }
    }
    let start = buffer.location(at: piece.range.lowerBound)
    let text = { self.text(of: piece, at: start) }
    let result: Result<Value, JSONStreamError>
    switch outcome {
    case .value(let value): result = .success(value)
    case .malformed(let error):
      result = .failure(JSONStreamError(splitter.fault(error, in: piece, of: buffer)))
    case .refused(let error) where error is CancellationError: throw error
    case .refused(let error):
      result = .failure(JSONStreamError(error, number: piece.number, in: text()))
    }
    return JSONStreamElement(
      index: piece.number, location: start, result: result,
      report: collector.map { DecodingReport($0, in: text, name: nil) }
        ?? DecodingReport(issues: [], totalCount: 0, documentName: nil))
  }

  private enum Outcome {
    case value(Value)
    /// The value is no JSON.
    case malformed(JSONError)
    /// The value is JSON, and not what the model wants.
    case refused(any Error)
  }

  private func decode(_ document: JSONDocument, _ collector: IssueCollector?) throws -> Value {
    guard let collector else { return try document.decode(Value.self, by: plan, at: 0) }
    return try IssueCollector.$current.withValue(collector) {
      try document.decode(Value.self, by: plan, at: 0)
    }
  }

  /// The text of a piece, for finding places in it after a fault.
  private func text(of piece: StreamPiece, at start: JSONLocation) -> PayloadText {
    PayloadText(
      locator: JSONLocator(buffer.copy(piece.range), options: options.reading), origin: start,
      depth: isArray ? 1 : 0,
      convert: KeyRule(options.keys).conversion(
        under: isArray ? [PathKey(index: piece.number)] : []))
  }
}

/// How the values of a stream are told apart.
enum StreamFormat {
  /// Each line is a document.
  case lines
  /// The document is one array.
  case elements
}
