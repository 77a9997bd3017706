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
    let digits = DigitText(decimal.digits)
    // The value is 0.DIGITS * 10^point.
    let point = digits.count &+ decimal.exponent
    if value.isLarge || point < -3 {
      append(digits, withExponent: point &- 1)
    } else if point <= 0 {
      append(word: 0x3030_3030_2E30, length: 2 &- point)
      append(digits, from: 0, to: digits.count)
    } else {
      append(digits, from: 0, to: point)
      append(UInt8(ascii: "."))
      append(digits, from: point, to: digits.count)
    }
  }

  private mutating func append(_ digits: DigitText, withExponent exponent: Int) {
    append(digits, from: 0, to: 1)
    if digits.count > 1 {
      append(UInt8(ascii: "."))
      append(digits, from: 1, to: digits.count)
    }
    append(UInt8(ascii: "e"))
    append(UInt8(ascii: exponent < 0 ? "-" : "+"))
    if exponent.magnitude < 10 { append(UInt8(ascii: "0")) }
    append(digits: UInt64(exponent.magnitude))
  }

  private mutating func append(_ digits: DigitText, from start: Int, to end: Int) {
    var position = start
    while position < end {
      let length = min(8, end &- position)
      append(word: digits.word(at: position), length: length)
      position &+= length
    }
  }
}

/// The digits of a number below 10^17, kept in registers: the place of the point is known later.
private struct DigitText {
  let count: Int
  /// Bytes 0 to 7, 8 to 15 and 16 of the text, each with its first digit in the lowest byte.
  private let words: (UInt64, UInt64, UInt64)

  init(_ value: UInt64) {
    let (upper, lowest) = value.quotientAndRemainder(dividingBy: 100_000_000)
    let (highest, middle) = upper.quotientAndRemainder(dividingBy: 100_000_000)
    let texts = (
      eightDigits(UInt32(truncatingIfNeeded: highest)),
      eightDigits(UInt32(truncatingIfNeeded: middle)),
      eightDigits(UInt32(truncatingIfNeeded: lowest))
    )
    // 24 digits with zeros before the first: moved down by whole bytes.
    let zeros = 24 - DigitText.digitCount(value)
    count = 24 - zeros
    let shift = UInt64(8 * (zeros % 8))
    switch zeros / 8 {
    case 0: words = DigitText.moved(texts.0, texts.1, texts.2, by: shift)
    case 1: words = DigitText.moved(texts.1, texts.2, 0, by: shift)
    default: words = DigitText.moved(texts.2, 0, 0, by: shift)
    }
  }

  private static func moved(
    _ first: UInt64, _ second: UInt64, _ third: UInt64, by shift: UInt64
  ) -> (UInt64, UInt64, UInt64) {
    // A shift by 64 gives 0, as it must where nothing moves.
    (
      first >> shift | second << (64 - shift),
      second >> shift | third << (64 - shift),
      third >> shift
    )
  }

  private static func digitCount(_ value: UInt64) -> Int {
    var (count, rest) = (1, value)
    if rest >= 10_000_000_000 { (count, rest) = (count &+ 10, rest / 10_000_000_000) }
    if rest >= 100_000 { (count, rest) = (count &+ 5, rest / 100_000) }
    while rest >= 10 { (count, rest) = (count &+ 1, rest / 10) }
    return count
  }

  /// Eight bytes of the text from `position` on, those behind its end undefined.
  func word(at position: Int) -> UInt64 {
    let shift = UInt64(8 * (position % 8))
    switch position / 8 {
    case 0: return words.0 >> shift | words.1 << (64 - shift)
    case 1: return words.1 >> shift | words.2 << (64 - shift)
    default: return words.2 >> shift
    }
  }
}
