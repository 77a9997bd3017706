/// The bytes of a stream that are still needed.
///
///     arrived    [{"id":1},{"id":2},{"i
///     consumed   [{"id":1},               forgotten at the next `append`
///     taken               {"id":2}        the piece that is being decoded
///     scanned    [{"id":1},{"id":2},      as far as a splitter has looked
///
/// Memory is that of the largest element and one chunk: what was consumed goes before anything is
/// added. What then moves is less than one chunk, since all complete pieces were taken out before,
/// so that the time stays linear whatever the chunks are.
package struct StreamBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// The first byte that is still needed.
  private(set) var start = 0
  /// The first byte that no splitter has looked at.
  var position = 0
  /// The end of what `release` consumes.
  private var taken = 0
  private var counter = LocationCounter()
  /// Whether no more bytes follow.
  package private(set) var isComplete = false

  package init() {}

  /// How many bytes are held.
  package var count: Int { bytes.count }

  /// Adds bytes at the end.
  package mutating func append(_ more: ByteView) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      position -= start
      taken = 0
      start = 0
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: more.base, count: more.count))
  }

  /// Says that no more bytes follow.
  package mutating func finish() { isComplete = true }

  /// Gives up the bytes before `end`.
  mutating func consume(upTo end: Int) {
    guard end > start else { return }
    counter = counter(at: end)
    start = end
    position = max(position, end)
  }

  /// Notes that a piece which ends at `end` is handed out: it stays until the next `release`.
  mutating func take(upTo end: Int) { taken = end }

  /// Gives up the piece that was handed out last.
  mutating func release() { consume(upTo: taken) }

  /// Gives up a byte order mark at the start of the stream.
  ///
  /// - Returns: whether enough bytes are there to tell.
  mutating func skipByteOrderMark() -> Bool {
    guard counter.offset == 0, start == 0, !bytes.isEmpty else { return !bytes.isEmpty }
    let mark = [UInt8].byteOrderMark
    if bytes.starts(with: mark) {
      counter.skipByteOrderMark()
      start = mark.count
      position = mark.count
      return true
    }
    return isComplete || !mark.starts(with: bytes)
  }
}

extension StreamBuffer {
  /// The line, the column and the offset in the whole stream of a byte that is still held.
  ///
  /// - Complexity: O(*n*) in the bytes between the last piece and the byte.
  package func location(at place: Int) -> JSONLocation {
    let counter = counter(at: place)
    return withView { counter.location(ofByteAt: min(place, bytes.count), in: $0) }
  }

  private func counter(at place: Int) -> LocationCounter {
    var counter = counter
    withView { counter.advance(over: $0, from: start, to: min(place, bytes.count)) }
    return counter
  }

  /// Calls `body` with a view of all bytes, valid during the call.
  func withView<Result>(_ body: (ByteView) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { body(unsafe ByteView($0)) }
  }

  /// Calls `body` with a view of the bytes of a range, valid during the call.
  package func withBytes<Result>(in range: Range<Int>, _ body: (ByteView) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer {
      body(unsafe ByteView(UnsafeBufferPointer(rebasing: $0[range])))
    }
  }

  /// A copy of the bytes of a range.
  package func copy(_ range: Range<Int>) -> [UInt8] { Array(bytes[range]) }
}
