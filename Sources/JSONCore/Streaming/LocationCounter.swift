/// Counts lines and columns along a stream, whose bytes are seen once.
///
/// The count is that of ``JSONLocator``: a line feed, a carriage return and both together each end
/// one line, and a column is a Unicode scalar.
struct LocationCounter: Sendable {
  private(set) var location = JSONLocation(offset: 0, line: 1, column: 1)
  private var isAfterReturn = false

  /// Goes over the bytes `start..<end`, which follow those that were seen before.
  mutating func advance(over bytes: ByteView, from start: Int, to end: Int) {
    var line = location.line
    var column = location.column
    var place = start
    while place < end {
      let word = bytes.word(at: place)
      let lineEnds =
        ByteView.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
        | ByteView.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if lineEnds == 0, place &+ 8 <= end {
        // A byte that continues a scalar, 10 at its top, has no column of its own.
        let continuations = word &>> 7 & ~(word &>> 6) & 0x0101_0101_0101_0101
        column &+= 8 &- continuations.nonzeroBitCount
        isAfterReturn = false
        place &+= 8
        continue
      }
      let byte = bytes.byte(at: place)
      if byte == 0x0D || byte == 0x0A && !isAfterReturn {
        line &+= 1
        column = 1
      } else if byte != 0x0A && byte & 0xC0 != 0x80 {
        column &+= 1
      }
      isAfterReturn = byte == 0x0D
      place &+= 1
    }
    location = JSONLocation(
      offset: location.offset + max(end - start, 0), line: line, column: column)
  }

  /// Goes over a byte order mark, which has no column.
  mutating func skipByteOrderMark() {
    location = JSONLocation(offset: location.offset + 3, line: 1, column: 1)
  }
}

extension JSONLocation {
  /// This place of a text that begins at `origin` of another.
  package func following(_ origin: JSONLocation) -> JSONLocation {
    JSONLocation(
      offset: origin.offset + offset, line: origin.line + line - 1,
      column: line == 1 ? origin.column + column - 1 : column)
  }
}
