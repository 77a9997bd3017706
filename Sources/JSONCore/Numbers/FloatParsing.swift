extension BinaryFormat {
  /// The number nearest to a validated decimal token; of two equally near, the even one.
  ///
  /// Infinite when the number is beyond the type's range.
  init(_ bytes: ByteView, from start: Int, length: Int) {
    let decimal = ScannedDecimal(bytes, from: start, length: length)
    var parts = Self.nearest(to: decimal.digits, tenPower: decimal.tenPower)
    if decimal.isCut, parts != Self.nearest(to: decimal.digits + 1, tenPower: decimal.tenPower) {
      parts = ExactDecimal(bytes, from: start, length: length).nearest(atLeast: parts, Self.self)
    }
    self = Self.assemble(
      isNegative: decimal.isNegative, power: parts.power, significand: parts.significand)
  }

  /// The encoding of the number nearest to `digits` × 10^`tenPower`, by Eisel and Lemire's method
  /// in the form that needs no fallback (Mushtak and Lemire, "Fast Number Parsing Without
  /// Fallback", 2023).
  static func nearest(to digits: UInt64, tenPower: Int) -> FloatParts {
    if digits == 0 || tenPower < PowersOfFive.lowest { return FloatParts(power: 0, significand: 0) }
    if tenPower > PowersOfFive.highest { return FloatParts(power: infinitePower, significand: 0) }
    let leadingZeros = digits.leadingZeroBitCount
    let product = product(digits &<< UInt64(leadingZeros), tenPower: tenPower)
    let highBit = Int(product.high &>> 63)
    let shift = UInt64(highBit &+ 64 &- storedBits &- 3)
    var significand = product.high &>> shift
    var power =
      (217706 &* tenPower) &>> 16 &+ 63 &+ highBit &- leadingZeros &- minimumExponent
    if power <= 0 {
      if power <= -63 { return FloatParts(power: 0, significand: 0) }
      significand &>>= UInt64(1 &- power)
      significand = (significand &+ significand & 1) &>> 1
      // Rounding may reach the smallest normal number.
      power = significand < 1 &<< UInt64(storedBits) ? 0 : 1
      return FloatParts(power: power, significand: significand & (1 &<< UInt64(storedBits) &- 1))
    }
    // A number exactly between two neighbours rounds to the even one.
    if product.low <= 1, significand & 3 == 1, tieExponents.contains(tenPower),
      significand &<< shift == product.high
    {
      significand &= ~1
    }
    significand = (significand &+ significand & 1) &>> 1
    if significand >= 2 &<< UInt64(storedBits) {
      significand = 1 &<< UInt64(storedBits)
      power &+= 1
    }
    if power >= infinitePower { return FloatParts(power: infinitePower, significand: 0) }
    return FloatParts(power: power, significand: significand & (1 &<< UInt64(storedBits) &- 1))
  }

  /// The upper 128 bits of the product with a power of five, as many of them as rounding needs.
  private static func product(_ digits: UInt64, tenPower: Int) -> (high: UInt64, low: UInt64) {
    let place = 2 &* (tenPower &- PowersOfFive.lowest)
    var (high, low) = digits.multipliedFullWidth(by: PowersOfFive.words[place])
    let mask = UInt64.max &>> UInt64(storedBits &+ 3)
    if high & mask == mask {
      let further = digits.multipliedFullWidth(by: PowersOfFive.words[place &+ 1]).high
      let (sum, carry) = low.addingReportingOverflow(further)
      low = sum
      if carry { high &+= 1 }
    }
    return (high, low)
  }
}

/// The fields of an encoding.
struct FloatParts: Equatable {
  var power: Int
  var significand: UInt64
}

extension ByteView {
  /// The double nearest to a validated token; infinite beyond the type's range.
  package func double(from start: Int, length: Int) -> Double {
    Double(self, from: start, length: length)
  }

  /// The float nearest to a validated token; infinite beyond the type's range.
  package func float(from start: Int, length: Int) -> Float {
    Float(self, from: start, length: length)
  }
}
