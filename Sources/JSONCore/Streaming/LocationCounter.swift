/// Counts lines and columns along a text whose bytes are seen once.
///
/// A line feed, a carriage return and both together each end one line, and a column is a Unicode
/// scalar. ``JSONLocator`` counts by it, and so do streams.
struct LocationCounter: Sendable {
  /// How many bytes were seen.
  private(set) var offset = 0
  private var line = 1
  private var column = 1
  /// Whether the last byte ends the line unless a line feed follows.
  private var isAfterReturn = false

  /// Goes over the bytes `start..<end`, which follow those that were seen before.
  mutating func advance(over bytes: ByteView, from start: Int, to end: Int) {
    var (line, column, isAfterReturn) = (line, column, isAfterReturn)
    var place = start
    while place < end {
      let word = bytes.word(at: place)
      let lineEnds =
        ByteView.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
        | ByteView.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if lineEnds == 0, place &+ 8 <= end {
        // A byte that continues a scalar, 10 at its top, has no column of its own.
        if isAfterReturn { (line, column) = (line &+ 1, 1) }
        let continuations = word &>> 7 & ~(word &>> 6) & 0x0101_0101_0101_0101
        column &+= 8 &- continuations.nonzeroBitCount
        isAfterReturn = false
        place &+= 8
        continue
      }
      let byte = bytes.byte(at: place)
      if byte == 0x0A || isAfterReturn { (line, column) = (line &+ 1, 1) }
      // A carriage return has a column, in which a line feed behind it stands.
      if byte != 0x0A, byte & 0xC0 != 0x80 { column &+= 1 }
      isAfterReturn = byte == 0x0D
      place &+= 1
    }
    (self.line, self.column, self.isAfterReturn) = (line, column, isAfterReturn)
    offset = offset.adding(max(end - start, 0))
  }

  /// Goes over a byte order mark, which has no column.
  mutating func skipByteOrderMark() { offset = offset.adding(3) }

  /// The place of the next byte, which stands in `bytes` at `place`.
  func location(ofByteAt place: Int, in bytes: ByteView) -> JSONLocation {
    let byte = bytes.byte(at: place)
    if isAfterReturn, byte != 0x0A {
      return JSONLocation(offset: offset, line: line &+ 1, column: 1)
    }
    // A byte inside of a scalar has the column of the scalar.
    let isInside = byte & 0xC0 == 0x80 && column > 1
    return JSONLocation(offset: offset, line: line, column: isInside ? column &- 1 : column)
  }
}

extension Int {
  /// The sum, or the largest number: a stream may have more bytes than 32 bits can count.
  fileprivate func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension JSONLocation {
  /// This place of a text that begins at `origin` of another.
  package func following(_ origin: JSONLocation) -> JSONLocation {
    JSONLocation(
      offset: origin.offset.adding(offset), line: origin.line + line - 1,
      column: line == 1 ? origin.column + column - 1 : column)
  }
}
