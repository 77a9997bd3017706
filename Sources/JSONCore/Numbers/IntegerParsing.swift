extension ByteView {
  /// The integer that a validated token writes, or nil if it is none or does not fit.
  ///
  /// A fraction or an exponent is no hindrance as long as the value is whole: `1.0` and `1e2` are
  /// integers, as in Foundation; unlike there, `1.5` never rounds.
  @inlinable
  package func integer<Integer: FixedWidthInteger>(
    from start: Int, length: Int, isPlain: Bool, as type: Integer.Type
  ) -> Integer? {
    if isPlain, length <= 17 {
      // Sixteen digits and a sign cannot overflow.
      let isNegative = byte(at: start) == 0x2D
      let place = isNegative ? start &+ 1 : start
      let count = isNegative ? length &- 1 : length
      if count <= 16 {
        var number: UInt64
        if count <= 8 {
          number = DigitWord(word(at: place)).value(of: count)
        } else {
          number = DigitWord(word(at: place)).value(of: count &- 8) &* 100_000_000
          number &+= DigitWord(word(at: place &+ count &- 8)).value(of: 8)
        }
        let signed = Int64(bitPattern: number)
        return Integer(exactly: isNegative ? 0 &- signed : signed)
      }
    }
    return wideInteger(from: start, length: length, as: type)
  }

  /// As ``integer(from:length:isPlain:as:)``, for any length and spelling.
  @inlinable
  package func wideInteger<Integer: FixedWidthInteger>(
    from start: Int, length: Int, as type: Integer.Type
  ) -> Integer? {
    guard let spelling = wholeNumber(from: start, length: length) else { return nil }
    // The point may be among the digits.
    if Integer.bitWidth <= 64, spelling.digits.count &+ spelling.zeros > 21 { return nil }
    var number: Integer = 0
    for place in spelling.digits {
      let digit = byte(at: place) &- 0x30
      // The decimal point stands among the digits.
      if digit > 9 { continue }
      guard append(digit, to: &number, isNegative: spelling.isNegative) else { return nil }
    }
    for _ in 0..<spelling.zeros {
      guard append(0, to: &number, isNegative: spelling.isNegative) else { return nil }
    }
    return number
  }

  @inlinable
  func append<Integer: FixedWidthInteger>(
    _ digit: UInt8, to number: inout Integer, isNegative: Bool
  ) -> Bool {
    let (tenfold, overflow) = number.multipliedReportingOverflow(by: 10)
    // Digits are taken off below zero, where a signed type has room for one number more.
    let (sum, carry) =
      isNegative
      ? tenfold.subtractingReportingOverflow(Integer(digit))
      : tenfold.addingReportingOverflow(Integer(digit))
    number = sum
    return !overflow && !carry
  }

  /// Where the digits of a whole number stand and how many zeros follow, or nil for a number that
  /// has a fraction or more than 40 digits.
  @usableFromInline
  func wholeNumber(from start: Int, length: Int) -> WholeNumber? {
    let end = start + length
    var first = start
    let isNegative = byte(at: first) == 0x2D
    if isNegative { first += 1 }
    var mark = first
    var point: Int?
    while mark < end, byte(at: mark) | 0x20 != 0x65 {
      if byte(at: mark) == 0x2E { point = mark }
      mark += 1
    }
    let exponent = mark < end ? ScannedDecimal.exponent(self, from: mark + 1, to: end) : 0
    // From the last digit that counts: the zeros at the end belong to the power of ten.
    var last = mark
    while last > first, byte(at: last - 1) == 0x30 || byte(at: last - 1) == 0x2E { last -= 1 }
    if last == first { return WholeNumber(isNegative: isNegative, digits: first..<first, zeros: 0) }
    while byte(at: first) == 0x30 || byte(at: first) == 0x2E { first += 1 }
    let integerEnd = point ?? mark
    let scale = last <= integerEnd ? integerEnd - last : integerEnd + 1 - last
    let zeros = Int(clamping: exponent + Int64(scale))
    guard zeros >= 0, zeros <= 40, last - first <= 41 else { return nil }
    return WholeNumber(isNegative: isNegative, digits: first..<last, zeros: zeros)
  }
}

/// The spelling of a whole number: significant digits, then zeros.
@usableFromInline
struct WholeNumber {
  @usableFromInline var isNegative: Bool
  @usableFromInline var digits: Range<Int>
  @usableFromInline var zeros: Int
}
