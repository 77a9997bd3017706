/// The shortest decimal that reads back as a given binary floating-point value; of several that
/// short the one closest to it.
///
///     0.1    1 * 10^-1
///     1e23   1 * 10^23, though the double is 99999999999999991611392
///
/// The method is Raffaello Giulietti's ("The Schubfach way to render doubles", 2020). Every decimal
/// strictly between the midpoints to the two neighbours reads back as the value. There is one power
/// of ten such that this interval holds at least one of its multiples and at most a few; with one
/// power more it may hold one at most. So two candidates are compared at each of two powers, all of
/// them scaled by the same 128-bit power of ten, in integers:
///
///     value = c * 2^e   lower = (4c - 2) * 2^(e-2)   upper = (4c + 2) * 2^(e-2)
///
/// The scaled numbers are rounded to odd: a 1 in the last place also stands for "and something
/// more", which keeps all comparisons exact.
struct ShortestDecimal {
  var digits: UInt64
  var exponent: Int

  /// Takes the magnitude of a value that is not zero.
  init(_ parts: FloatingPointParts) {
    self.init(
      significand: parts.significand, exponent: parts.exponent, isNarrow: parts.isNarrow)
  }

  private init(significand: UInt64, exponent: Int, isNarrow: Bool) {
    // floor(log10(2^e)), or of 3/4 * 2^e; floor(log2(10^-k)): exact for the exponents of a double.
    let k = (exponent &* 1_262_611 &- (isNarrow ? 524_031 : 0)) >> 22
    let shift = UInt64(truncatingIfNeeded: exponent &+ (-k &* 1_741_647) >> 19 &+ 1)
    let power = PowerOfTen.scaled(-k)
    let center = 4 &* significand
    // An odd significand does not own its midpoints: reading rounds them to the even neighbour.
    let isOdd = significand & 1
    let interval = Interval(
      least: power.timesRoundedToOdd((center &- (isNarrow ? 1 : 2)) << shift) &+ isOdd,
      value: power.timesRoundedToOdd(center << shift),
      most: power.timesRoundedToOdd((center &+ 2) << shift) &- isOdd
    )
    if let tens = interval.onlyMultiple(of: 10) {
      (digits, self.exponent) = (tens, k &+ 1)
    } else {
      (digits, self.exponent) = (interval.onlyMultiple(of: 1) ?? interval.closestWhole, k)
    }
    removeTrailingZeros()
  }

  private mutating func removeTrailingZeros() {
    while true {
      let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
      if remainder != 0 { return }
      (digits, exponent) = (quotient, exponent &+ 1)
    }
  }
}

/// The decimals that read back as one value, in quarters of the scaled unit.
private struct Interval {
  let least: UInt64
  let value: UInt64
  let most: UInt64

  /// The multiple of `step` next to the value below or above, if exactly one of them reads back.
  func onlyMultiple(of step: UInt64) -> UInt64? {
    let below = value / (4 &* step)
    // With no digit left there is nothing to shorten.
    if step > 1 && below == 0 { return nil }
    let isBelow = least <= 4 &* step &* below
    let isAbove = 4 &* step &* (below &+ 1) <= most
    return isBelow == isAbove ? nil : below &+ (isAbove ? 1 : 0)
  }

  /// The whole number closest to the value, of two equally close the even one.
  var closestWhole: UInt64 {
    let below = value / 4
    let middle = 4 &* below &+ 2
    return below &+ (value > middle || (value == middle && below & 1 == 1) ? 1 : 0)
  }
}
