import JSONCore

/// What a splitter and a reader make of bytes that come in chunks.
struct SplitStream: Equatable {
  var pieces: [String] = []
  var numbers: [Int] = []
  var places: [String] = []
  var faults: [JSONError] = []
  /// The most bytes that were held at once.
  var largestCount = 0

  enum Format { case lines, elements }

  /// Reads `bytes` as chunks of `sizes`; all that is left comes in one.
  init(
    _ format: Format, _ bytes: [UInt8], sizes: some Sequence<Int>, json5: Bool = false,
    limit: Int = 1 << 20
  ) throws {
    var options = JSONReadingOptions()
    options.allowsJSON5 = json5
    var splitter: StreamSplitter =
      switch format {
      case .lines: .lines(LineSplitter(maximumSize: limit, json5: json5))
      case .elements: .elements(ElementSplitter(maximumSize: limit, options: options))
      }
    if format == .elements { options.maximumDepth -= 1 }
    var sizes = sizes.makeIterator()
    var buffer = StreamBuffer()
    var rest = bytes[...]
    while true {
      do {
        switch try splitter.next(in: &buffer) {
        case .end: return
        case .needsBytes:
          if rest.isEmpty {
            buffer.finish()
          } else {
            let chunk = rest.prefix(sizes.next() ?? rest.count)
            rest = rest.dropFirst(chunk.count)
            try ByteView.over(Array(chunk)) { buffer.append($0) }
            largestCount = max(largestCount, buffer.count)
          }
        case .piece(let piece):
          do {
            _ = try JSONValue(parsing: buffer.copy(piece.range), options: options)
          } catch {
            throw splitter.fault(error, in: piece, of: buffer)
          }
          pieces.append(String(decoding: buffer.copy(piece.range), as: UTF8.self))
          numbers.append(piece.number)
          places.append(buffer.location(at: piece.range.lowerBound).description)
        }
      } catch let fault as StreamFault {
        faults.append(fault.error)
        if fault.endsStream { return }
      }
    }
  }

  /// The same bytes cut at every place, and into single bytes.
  static func everyCut(
    _ format: Format, _ bytes: [UInt8], json5: Bool = false
  ) throws -> [SplitStream] {
    try (0...bytes.count).map { try SplitStream(format, bytes, sizes: [$0], json5: json5) }
      + [SplitStream(format, bytes, sizes: repeatElement(1, count: bytes.count), json5: json5)]
  }

  static func == (left: SplitStream, right: SplitStream) -> Bool {
    left.pieces == right.pieces && left.numbers == right.numbers && left.places == right.places
      && left.faults == right.faults
  }
}
