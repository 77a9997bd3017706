/// How a binary floating-point type of IEEE 754 is laid out.
protocol BinaryLayout: BinaryFloatingPoint {
  /// The bits of the significand that are stored.
  static var storedBits: Int { get }
  /// The exponent of the encoding 0, that of subnormal numbers.
  static var minimumExponent: Int { get }
  /// The encoding of infinity.
  static var infinitePower: Int { get }
}

/// What the conversion has to know about a binary floating-point type beside its layout.
protocol BinaryFormat: BinaryLayout {
  /// The powers of ten for which a number can lie exactly between two neighbours and be decided by
  /// the product alone.
  static var tieExponents: ClosedRange<Int> { get }

  static func assemble(isNegative: Bool, power: Int, significand: UInt64) -> Self
}

extension Double: BinaryFormat {
  static var storedBits: Int { 52 }
  static var minimumExponent: Int { -1023 }
  static var infinitePower: Int { 0x7FF }
  static var tieExponents: ClosedRange<Int> { -4...23 }

  static func assemble(isNegative: Bool, power: Int, significand: UInt64) -> Double {
    Double(bitPattern: (isNegative ? 1 << 63 : 0) | UInt64(power) &<< 52 | significand)
  }
}

extension Float: BinaryFormat {
  static var storedBits: Int { 23 }
  static var minimumExponent: Int { -127 }
  static var infinitePower: Int { 0xFF }
  static var tieExponents: ClosedRange<Int> { -17...10 }

  static func assemble(isNegative: Bool, power: Int, significand: UInt64) -> Float {
    Float(
      bitPattern: (isNegative ? 1 << 31 : 0) | UInt32(power) &<< 23
        | UInt32(truncatingIfNeeded: significand))
  }
}
