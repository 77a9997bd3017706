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

  private func skippingWhitespaceSlowly(from start: Int) -> Int {
    var place = start
    while true {
      switch byte(at: place) {
      case 0x20, 0x09, 0x0D:
        place &+= 1
      case 0x0A:
        place &+= 1
        // Indentation follows a line feed: eight spaces at a time.
        while true {
          let others = word(at: place) ^ 0x2020_2020_2020_2020
          if others == 0 {
            place &+= 8
            continue
          }
          place &+= others.trailingZeroBitCount &>> 3
          break
        }
      default:
        return place
      }
    }
  }
}
