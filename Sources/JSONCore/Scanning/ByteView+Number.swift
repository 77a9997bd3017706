/// What a scan of a number found.
struct ScannedNumber {
  /// The place after the last byte.
  var end: Int
  /// Whether neither a fraction nor an exponent is written.
  var isInteger: Bool
  /// The place of the exponent's mark, or the end of a number that has none.
  var exponent: Int
}

extension ByteView {
  /// Validates a number of RFC 8259 section 6 and finds its end.
  func scanNumber(from start: Int) throws(JSONError) -> ScannedNumber {
    var place = start
    if byte(at: place) == 0x2D { place &+= 1 }  // -
    if byte(at: place) == 0x30 {  // 0
      place &+= 1
      if isDigit(at: place) {
        throw JSONError(
          .invalidNumber, at: place, expected: .endOfZero, found: .byte(byte(at: place)))
      }
    } else {
      place = try skippingDigits(from: place)
    }
    var isInteger = true
    if byte(at: place) == 0x2E {  // .
      isInteger = false
      place = try skippingDigits(from: place &+ 1)
    }
    let exponent = place
    if byte(at: place) | 0x20 == 0x65 {  // e E
      isInteger = false
      place &+= 1
      let sign = byte(at: place)
      if sign == 0x2B || sign == 0x2D { place &+= 1 }  // + -
      place = try skippingDigits(from: place)
    }
    return ScannedNumber(end: place, isInteger: isInteger, exponent: exponent)
  }

  /// The place after one or more digits.
  func skippingDigits(from start: Int) throws(JSONError) -> Int {
    guard isDigit(at: start) else { throw error(.invalidNumber, at: start, expected: .digit) }
    var place = start
    while true {
      let digits = DigitWord(word(at: place)).leadingDigits
      place &+= digits
      if digits < 8 { return place }
    }
  }

  /// The end of a number of up to fifteen digits that is nothing but digits, or nil for any other.
  // Inlined into the loop over the document: most numbers end here.
  @inline(__always)
  func endOfShortInteger(from start: Int) -> Int? {
    var word = DigitWord(word(at: start))
    var digits = word.leadingDigits
    guard digits == 1 || word.word & 0xFF != 0x30 else { return nil }
    var end = start &+ digits
    if digits == 8 {
      word = DigitWord(self.word(at: end))
      digits = word.leadingDigits
      guard digits < 8 else { return nil }
      end &+= digits
    }
    let next = UInt8(truncatingIfNeeded: word.word &>> UInt64(8 &* digits))
    // Neither a point, nor an exponent, nor the x of JSON5.
    return next == 0x2E || next | 0x20 == 0x65 || next | 0x20 == 0x78 ? nil : end  // . e E x X
  }

  func isDigit(at place: Int) -> Bool { byte(at: place) &- 0x30 < 10 }  // 0…9
}
