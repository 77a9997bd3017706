/// A finite value of any binary floating-point type, as whole numbers: significand * 2^exponent.
///
///     FloatingPointParts(1.5)   // 0x18000000000000 * 2^-52
@usableFromInline
package struct FloatingPointParts {
  let isNegative: Bool
  let significand: UInt64
  let exponent: Int
  /// Whether the value is a power of two, below which the neighbour is half as far away.
  let isNarrow: Bool
  /// The bits of a full significand: 53 or 24.
  let precision: Int

  @usableFromInline
  init(
    isNegative: Bool, bits: UInt64, biasedExponent: Int, exponentBits: Int, significandBits: Int
  ) {
    self.isNegative = isNegative
    let bias = (1 << (exponentBits &- 1)) &- 1 &+ significandBits
    let isNormal = biasedExponent != 0
    significand = isNormal ? bits | 1 << UInt64(significandBits) : bits
    exponent = (isNormal ? biasedExponent : 1) &- bias
    isNarrow = bits == 0 && biasedExponent > 1
    precision = significandBits &+ 1
  }

  // Inlinable so that the type is known where a value is written; what follows needs no generics.
  @inlinable
  package init<Value: BinaryFloatingPoint>(_ value: Value) {
    self.init(
      isNegative: value.sign == .minus,
      bits: UInt64(truncatingIfNeeded: value.significandBitPattern),
      biasedExponent: Int(truncatingIfNeeded: value.exponentBitPattern),
      exponentBits: Value.exponentBitCount, significandBits: Value.significandBitCount)
  }

  /// Whether the magnitude is above 2^precision, where not every whole number is a value.
  var isLarge: Bool {
    exponent > 1 || (exponent == 1 && significand > 1 << UInt64(precision &- 1))
  }

  /// The magnitude if it is a whole number and not large.
  var whole: UInt64? {
    if exponent > 0 { return isLarge ? nil : significand << 1 }
    if significand == 0 { return 0 }
    guard exponent >= -significand.trailingZeroBitCount else { return nil }
    return significand >> UInt64(-exponent)
  }
}
