extension JSONWriter {
  /// Writes an integer of any width, digit by digit.
  ///
  ///     writer.write(UInt64.max)   // 18446744073709551615
  public mutating func write(_ value: some FixedWidthInteger) {
    buffer.separate()
    buffer.append(integer: value)
  }
}

extension OutputBuffer {
  // Inlinable so that the width is known where it is called; the digits are written out of line.
  @inlinable
  package mutating func append<Integer: FixedWidthInteger>(integer value: Integer) {
    if value < 0 { append(UInt8(ascii: "-")) }
    if Integer.bitWidth <= 64 {
      append(digits: UInt64(truncatingIfNeeded: value.magnitude))
    } else {
      append(wide: value.magnitude)
    }
  }

  @usableFromInline
  mutating func append(digits value: UInt64) {
    if value < 10 {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value))
    } else if value < 100_000_000 {
      append(upToEightDigits: UInt32(truncatingIfNeeded: value))
    } else {
      let (upper, lower) = value.quotientAndRemainder(dividingBy: 100_000_000)
      // At most three rounds: 64 bits hold 20 digits.
      append(digits: upper)
      append(word: eightDigits(UInt32(truncatingIfNeeded: lower)), length: 8)
    }
  }

  /// Appends a value below 10^8 without leading zeros.
  private mutating func append(upToEightDigits value: UInt32) {
    let digits = eightDigits(value)
    // The first digit is in the lowest byte: the zeros before it are the lowest zero bytes.
    let leading = ((digits & 0x0F0F_0F0F_0F0F_0F0F).trailingZeroBitCount) / 8
    append(word: digits >> UInt64(8 * leading), length: 8 - leading)
  }

  @inlinable
  mutating func append(wide value: some FixedWidthInteger) {
    if value >> 128 != 0 { return append(verbatim: String(value)) }
    append(
      digitsOf: UInt64(truncatingIfNeeded: value >> 64), UInt64(truncatingIfNeeded: value))
  }

  /// Appends `high * 2^64 + low` in groups of 16 digits.
  @usableFromInline
  mutating func append(digitsOf high: UInt64, _ low: UInt64) {
    if high == 0 { return append(digits: low) }
    let group: UInt64 = 10_000_000_000_000_000
    let upper = high.quotientAndRemainder(dividingBy: group)
    let lower = group.dividingFullWidth((upper.remainder, low))
    append(digitsOf: upper.quotient, lower.quotient)
    let halves = lower.remainder.quotientAndRemainder(dividingBy: 100_000_000)
    append(word: eightDigits(UInt32(truncatingIfNeeded: halves.quotient)), length: 8)
    append(word: eightDigits(UInt32(truncatingIfNeeded: halves.remainder)), length: 8)
  }
}

/// The eight decimal digits of a value below 10^8 as text, the first digit in the lowest byte.
///
/// Three steps, each halving all groups at once: 4+4 digits in two lanes of 32 bits, 2+2 in four of
/// 16, 1+1 in eight of 8. Dividing by 100 and by 10 is multiplying by a rounded-up reciprocal,
/// which is exact for such small dividends (10486 / 2^20 below 10^4, 103 / 2^10 below 100).
///
///     12345678 -> 1234|5678 -> 12|34|56|78 -> 1|2|3|4|5|6|7|8
func eightDigits(_ value: UInt32) -> UInt64 {
  let upper = UInt64(value / 10_000)
  let lower = UInt64(value) &- upper &* 10_000
  let fours = upper | lower << 32
  let hundreds = ((fours &* 10486) >> 20) & 0x0000_007F_0000_007F
  let twos = hundreds | (fours &- hundreds &* 100) << 16
  let tens = ((twos &* 103) >> 10) & 0x000F_000F_000F_000F
  let ones = tens | (twos &- tens &* 10) << 8
  return ones | 0x3030_3030_3030_3030
}
