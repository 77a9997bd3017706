/// Names as lines of one text.
extension ByteView {
  /// The lines, the first first.
  var lines: NameLines { NameLines(names: self) }

  /// The length of the line from `start` on.
  func lineLength(at start: Int) -> Int {
    var place = start
    while place < count {
      let ends = Self.lineEnds(in: word(at: place))
      if ends != 0 { return min(place &+ ends.trailingZeroBitCount &>> 3, count) &- start }
      place &+= 8
    }
    return max(count &- start, 0)
  }

  /// The high bits of the bytes that end a line: a line feed, or the 0 behind the text.
  ///
  /// A borrow may mark bytes above the first, never one before it.
  @inline(__always)  // A few instructions of every comparison.
  static func lineEnds(in word: UInt64) -> UInt64 {
    let others = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let feeds = (others &- 0x0101_0101_0101_0101) & ~others
    let zeros = (word &- 0x0101_0101_0101_0101) & ~word
    return (feeds | zeros) & 0x8080_8080_8080_8080
  }

  /// The length of the line at `start` if the string of `other` that begins at `place` is the same
  /// text and ends there with its quote; otherwise -1.
  ///
  /// Eight bytes at a time. The first byte that differs is the line's end against the quote, or the
  /// two are not the same.
  @inline(__always)  // Into the one function that reads keys.
  func matchingLineLength(at start: Int, with other: ByteView, at place: Int) -> Int {
    if start >= count { return -1 }
    var length = 0
    while true {
      let name = lastingWord(at: start &+ length)
      let key = other.word(at: place &+ length)
      let difference = name ^ key
      if difference == 0 {
        // Zeros on both sides are past both ends.
        if start &+ length &+ 8 > count { return -1 }
        length &+= 8
        continue
      }
      let shift = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount & 0x38)
      length &+= Int(truncatingIfNeeded: shift &>> 3)
      let end = name &>> shift & 0xFF
      guard key &>> shift & 0xFF == 0x22, end == 0x0A || end == 0 && start &+ length == count
      else { return -1 }
      return length
    }
  }

  /// As ``word(at:)``, for a short text that is read near its end all the time.
  @inline(__always)  // One comparison more than a load.
  func lastingWord(at place: Int) -> UInt64 {
    if place &+ 8 > count, count >= 8, place < count {
      return word(at: count &- 8) &>> UInt64(truncatingIfNeeded: 8 &* (place &+ 8 &- count))
    }
    return word(at: place)
  }
}
