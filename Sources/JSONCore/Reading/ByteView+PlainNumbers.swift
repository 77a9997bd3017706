/// Numbers as most documents write them, read in one pass over eight digits at a time.
///
/// Each function moves `place` behind the number and gives it, or gives nil for anything else: text
/// that is no number, and numbers that are unusual, which another function reads with all rules.
extension ByteView {
  /// An integer of at most 19 digits that the type can hold.
  ///
  /// What follows is not looked at: a fraction or an exponent may be there.
  @inline(__always)  // Into the loops over arrays, which keep everything in registers.
  func plainInteger<Integer: FixedWidthInteger>(
    _ type: Integer.Type, from place: inout Int
  ) -> Integer? {
    var start = place
    var first = DigitWord(word(at: start))
    let isNegative = first.word & 0xFF == 0x2D
    if isNegative {
      start &+= 1
      first = DigitWord(word(at: start))
    }
    var number: UInt64
    if first.isAllDigits {
      guard first.word & 0xFF != 0x30 else { return nil }
      let second = DigitWord(word(at: start &+ 8))
      if second.isAllDigits {
        let third = DigitWord(word(at: start &+ 16))
        let rest = third.leadingDigits
        guard rest < 4 else { return nil }
        number = first.value(of: 8) &* 100_000_000 &+ second.value(of: 8)
        if rest > 0 { number = number &* UInt64.powerOfTen(rest) &+ third.value(of: rest) }
        start &+= 16 &+ rest
      } else {
        let more = second.leadingDigits
        number = more == 0 ? first.value(of: 8) : Self.value(of: first, second, more)
        start &+= 8 &+ more
      }
    } else {
      let count = first.leadingDigits
      guard count > 0, count == 1 || first.word & 0xFF != 0x30 else { return nil }
      number = first.value(of: count)
      start &+= count
    }
    // Nineteen digits are less than 2^64, but the type may hold less.
    if isNegative {
      guard number <= 1 &<< 63, let value = Integer(exactly: 0 &- Int64(bitPattern: number)) else {
        return nil
      }
      place = start
      return value
    }
    guard let value = Integer(exactly: number) else { return nil }
    place = start
    return value
  }

  /// The number that eight digits and the first `more` of another word write, from 1 to 7 of them.
  ///
  /// The last eight digits are put into one word, so that what stands before them is multiplied by
  /// the same power whatever their number.
  @inline(__always)  // As above.
  private static func value(of first: DigitWord, _ second: DigitWord, _ more: Int) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: 8 &* more)
    let last = DigitWord(first.word &>> bits | second.word &<< (64 &- bits))
    return first.value(of: more) &* 100_000_000 &+ last.value(of: 8)
  }

  /// Whether a fraction or an exponent stands here.
  @inline(__always)  // Two comparisons behind each integer.
  func continuesNumber(at place: Int) -> Bool {
    let byte = byte(at: place)
    return byte == 0x2E || byte | 0x20 == 0x65
  }

  /// A number of at most 19 digits without an exponent, as the nearest value of the type.
  @inline(__always)  // As the reader of integers.
  func plainNumber<Number: BinaryFormat>(_ type: Number.Type, from place: inout Int) -> Number? {
    let isNegative = byte(at: place) == 0x2D
    var end = isNegative ? place &+ 1 : place
    let firstDigit = end
    var digits: UInt64 = 0
    var count = joinDigits(from: &end, into: &digits)
    guard count > 0, count == 1 || byte(at: firstDigit) != 0x30 else { return nil }
    var exponent = 0
    if byte(at: end) == 0x2E {
      end &+= 1
      let fraction = joinDigits(from: &end, into: &digits)
      guard fraction > 0 else { return nil }
      exponent = 0 &- fraction
      count &+= fraction
    }
    guard count <= 19, byte(at: end) | 0x20 != 0x65 else { return nil }
    place = end
    let parts = Number.nearest(to: digits, tenPower: exponent)
    return Number.assemble(
      isNegative: isNegative, power: parts.power, significand: parts.significand)
  }

  /// Joins the digits from `place` on to `digits`, and gives how many there were.
  ///
  /// More than 19 digits overflow; the caller looks at the count.
  @inline(__always)  // As above.
  private func joinDigits(from place: inout Int, into digits: inout UInt64) -> Int {
    let start = place
    while true {
      let word = DigitWord(word(at: place))
      let count = word.leadingDigits
      if count == 8 {
        digits = digits &* 100_000_000 &+ word.value(of: 8)
        place &+= 8
        continue
      }
      if count > 0 {
        digits = digits &* UInt64.powerOfTen(count) &+ word.value(of: count)
        place &+= count
      }
      return place &- start
    }
  }
}

extension UInt64 {
  /// 10 to the power of at most 7.
  @inline(__always)  // One load of the digits' joining.
  fileprivate static func powerOfTen(_ exponent: Int) -> UInt64 {
    // In pairs of bits: 10, 100, 10^4.
    var power: UInt64 = exponent & 1 != 0 ? 10 : 1
    if exponent & 2 != 0 { power &*= 100 }
    return exponent & 4 != 0 ? power &* 10_000 : power
  }
}
