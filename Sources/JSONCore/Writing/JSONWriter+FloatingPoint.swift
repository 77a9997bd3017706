extension JSONWriter {
  /// Writes the shortest text that reads back as the same double, bit for bit.
  ///
  ///     try writer.write(1.0)        // 1
  ///     try writer.write(0.1 + 0.2)  // 0.30000000000000004
  ///     try writer.write(1e23)       // 1e+23
  ///
  /// - Throws: ``JSONWritingError/nonFiniteNumber`` for NaN and the infinities.
  public mutating func write(_ value: Double) throws(JSONWritingError) {
    guard value.isFinite else { throw .nonFiniteNumber }
    buffer.separate()
    buffer.append(finite: value)
  }

  /// Writes the shortest text that reads back as the same float: `3.14`, not the digits of the
  /// double next to it.
  ///
  ///     try writer.write(Float(3.14))   // 3.14
  ///
  /// - Throws: ``JSONWritingError/nonFiniteNumber`` for NaN and the infinities.
  public mutating func write(_ value: Float) throws(JSONWritingError) {
    guard value.isFinite else { throw .nonFiniteNumber }
    buffer.separate()
    buffer.append(finite: value)
  }
}

extension OutputBuffer {
  /// Appends a finite value in the form of Swift's `description`, without a final `.0`.
  ///
  /// Whole values up to 2^53 (2^24 for `Float`) and values from 0.0001 on stand in plain decimals,
  /// all others with an exponent of at least two digits.
  @inlinable
  package mutating func append(finite value: some BinaryFloatingPoint) {
    append(FloatingPointParts(value))
  }

  @usableFromInline
  mutating func append(_ value: FloatingPointParts) {
    if value.isNegative { append(UInt8(ascii: "-")) }
    if let whole = value.whole { return append(digits: whole) }
    let decimal = ShortestDecimal(value)
    let count = decimal.digits.decimalDigitCount
    // The value is 0.DIGITS * 10^point.
    let point = count &+ decimal.exponent
    if value.isLarge || point < -3 {
      append(decimal.digits, count: count, pointAfter: 1)
      append(exponent: point &- 1)
    } else if point <= 0 {
      append(word: 0x3030_3030_2E30, length: 2 &- point)
      append(digits: decimal.digits)
    } else {
      append(decimal.digits, count: count, pointAfter: point)
    }
  }

  /// Appends digits with a point behind the first `place` of them, and none behind the last.
  private mutating func append(_ digits: UInt64, count: Int, pointAfter place: Int) {
    let fractionCount = count &- place
    if fractionCount == 0 { return append(digits: digits) }
    let (whole, fraction) = digits.quotientAndRemainder(dividingBy: powersOfTen[fractionCount])
    append(digits: whole)
    append(UInt8(ascii: "."))
    // At most 16 digits, filled up with zeros behind them: two words, of which the first `count`
    // bytes are the fraction with the zeros before it.
    let filled = fraction &* powersOfTen[16 &- fractionCount]
    let (upper, lower) = filled.quotientAndRemainder(dividingBy: 100_000_000)
    append(word: eightDigits(UInt32(truncatingIfNeeded: upper)), length: min(fractionCount, 8))
    if fractionCount > 8 {
      append(
        word: eightDigits(UInt32(truncatingIfNeeded: lower)), length: fractionCount &- 8)
    }
  }

  private mutating func append(exponent: Int) {
    append(UInt8(ascii: "e"))
    append(UInt8(ascii: exponent < 0 ? "-" : "+"))
    if exponent.magnitude < 10 { append(UInt8(ascii: "0")) }
    append(digits: UInt64(exponent.magnitude))
  }
}

extension UInt64 {
  /// How many digits a number below 10^17 has: by its bits within one, then by comparing.
  fileprivate var decimalDigitCount: Int {
    // log10(2) is 1233 / 4096, nearly.
    let estimate = ((64 &- leadingZeroBitCount) &* 1233) >> 12
    return estimate &+ (self >= powersOfTen[estimate] ? 1 : 0)
  }
}

/// 10^0 to 10^17.
private let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
]
