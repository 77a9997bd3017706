/// Splits newline-delimited JSON: one document a line, blank lines skipped.
///
/// A line ends with a line feed, before which a carriage return may stand, or with the stream. The
/// document itself holds no line feed: in a string it is escaped, and elsewhere left out.
package struct LineSplitter: Sendable {
  private let maximumSize: Int
  private let json5: Bool
  private var number = 0
  private var hasBegun = false
  /// Whether the rest of a line that is too long has to pass.
  private var isSkipping = false

  /// Makes a splitter for lines of at most `maximumSize` bytes.
  package init(maximumSize: Int, json5: Bool) {
    self.maximumSize = maximumSize
    self.json5 = json5
  }

  mutating func next(in buffer: inout StreamBuffer) throws(StreamFault) -> StreamStep {
    if !hasBegun {
      hasBegun = buffer.skipByteOrderMark()
      if !hasBegun { return buffer.isComplete ? .end : .needsBytes }
    }
    while true {
      let lineFeed = buffer.scanToLineFeed()
      let line = buffer.start..<(lineFeed ?? buffer.count)
      let isWhole = lineFeed != nil || buffer.isComplete
      let next = lineFeed.map { $0 + 1 } ?? buffer.count
      if !isSkipping, line.count > maximumSize {
        let fault = StreamFault(
          JSONError(.inputTooLarge, at: maximumSize), from: line.lowerBound, to: line.upperBound,
          of: buffer, number: number, endsStream: false)
        buffer.consume(upTo: next)
        isSkipping = !isWhole
        number += 1
        throw fault
      }
      if isSkipping {
        isSkipping = !isWhole
      } else if !isWhole {
        return .needsBytes
      } else {
        let blank = buffer.blankLength(of: line, json5: json5)
        if blank < line.count {
          defer { number += 1 }
          buffer.take(upTo: next)
          return .piece(
            StreamPiece(range: line.lowerBound + blank..<line.upperBound, number: number))
        }
      }
      buffer.consume(upTo: next)
      if lineFeed == nil { return buffer.isComplete ? .end : .needsBytes }
    }
  }
}

extension StreamBuffer {
  /// The next line feed that was not seen before, if there is one.
  fileprivate mutating func scanToLineFeed() -> Int? {
    let first = position
    let place = withView { $0.firstPlace(of: 0x0A, from: first) }
    position = place
    guard place < count else { return nil }
    position += 1
    return place
  }

  /// How many bytes of white space, in JSON5 with comments, a range begins with.
  func blankLength(of range: Range<Int>, json5: Bool) -> Int {
    withBytes(in: range) { bytes in
      let place = bytes.skippingWhitespace(from: 0)
      // What is no comment is left to the reader, which says so.
      return json5 ? (try? bytes.skippingJSON5Trivia(from: place)) ?? place : place
    }
  }
}

extension ByteView {
  /// The first place from `start` on with a byte, or the end.
  func firstPlace(of byte: UInt8, from start: Int) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var place = start
    while place &+ 8 <= count {
      let matches = Self.zeroBytes(word(at: place) ^ pattern)
      if matches != 0 { return place &+ matches.trailingZeroBitCount &>> 3 }
      place &+= 8
    }
    while place < count, self.byte(at: place) != byte { place &+= 1 }
    return place
  }
}
