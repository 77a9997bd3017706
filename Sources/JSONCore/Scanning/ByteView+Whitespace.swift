extension ByteView {
  /// The first place from `start` on that holds no white space.
  ///
  /// Inlined into the one loop that builds the index: the usual answer is `start` itself.
  @inline(__always)
  func skippingWhitespace(from start: Int) -> Int {
    let byte = byte(at: start)
    if byte > 0x20 { return start }
    // One space, as after a colon.
    if byte == 0x20, self.byte(at: start &+ 1) > 0x20 { return start &+ 1 }
    return skippingWhitespaceSlowly(from: start)
  }

  /// Moves `place` to the next byte that is no white space, and gives that byte.
  @inline(__always)  // As above.
  func skipWhitespace(from place: inout Int) -> UInt8 {
    let byte = byte(at: place)
    if byte > 0x20 { return byte }
    place = skippingWhitespaceSlowly(from: place)
    return self.byte(at: place)
  }

  // A call for each run: with this inlined the loops that skip are too large to be so themselves.
  @inline(never)
  private func skippingWhitespaceSlowly(from start: Int) -> Int {
    var place = start
    while Self.isWhitespace(byte(at: place)) {
      place &+= 1
      // Most white space is a line feed and indentation: sixteen spaces at a time.
      while let words = wordPair(at: place) {
        let first = words.0 ^ 0x2020_2020_2020_2020
        let second = words.1 ^ 0x2020_2020_2020_2020
        if first | second == 0 {
          place &+= 16
          continue
        }
        place &+=
          first != 0
          ? first.trailingZeroBitCount &>> 3 : 8 &+ second.trailingZeroBitCount &>> 3
        break
      }
    }
    return place
  }

  /// Whether a byte is a space, a tab, a line feed or a carriage return.
  @inline(__always)  // A test of a bit.
  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && 0x1_0000_2600 &>> UInt64(byte) & 1 != 0
  }
}
