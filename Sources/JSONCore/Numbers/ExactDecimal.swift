/// A decimal number with all its digits, for the rare number of more than 19 digits that lies too
/// near to the middle between two neighbours.
///
/// To choose between a float `f` and its neighbour above, `digits × 10^e` is compared with the
/// middle `(2f + 1) / 2` in whole numbers: negative powers go to the other side.
struct ExactDecimal {
  /// The digits kept: a tie between doubles has at most 767 significant digits, so that after
  /// these only "more follows" matters.
  private static let limit = 800

  private var digits = BigNatural()
  private var exponent = 0

  init(_ bytes: ByteView, from start: Int, length: Int) {
    let end = start + length
    var place = start
    if bytes.byte(at: place) == 0x2D { place += 1 }
    var exponent: Int64 = 0
    var kept = 0
    var isFraction = false
    var isCut = false
    while place < end {
      let digit = bytes.byte(at: place) &- 0x30
      if digit == 0xFE {
        isFraction = true
      } else if digit > 9 {
        break
      } else if kept < Self.limit {
        digits.multiply(by: 10, adding: UInt64(digit))
        if kept > 0 || digit != 0 { kept += 1 }
        if isFraction { exponent -= 1 }
      } else {
        isCut = isCut || digit != 0
        if !isFraction { exponent += 1 }
      }
      place += 1
    }
    if place < end { exponent += ScannedDecimal.exponent(bytes, from: place + 1, to: end) }
    if isCut {
      digits.multiply(by: 10, adding: 1)
      exponent -= 1
    }
    // Near one that a number has, or this is not asked.
    self.exponent = Int(clamping: exponent)
  }

  /// The nearest of `lower` and the number above it; the true value lies between the two.
  func nearest<Format: BinaryLayout>(atLeast lower: FloatParts, _ format: Format.Type)
    -> FloatParts
  {
    if lower.power >= Format.infinitePower { return lower }
    // The middle is odd × 2^twoPower, with one bit more than the significand.
    let hidden: UInt64 = lower.power == 0 ? 0 : 1 << UInt64(Format.storedBits)
    let odd = (lower.significand | hidden) << 1 | 1
    let twoPower = max(lower.power, 1) + Format.minimumExponent - Format.storedBits - 1

    var left = digits
    var right = BigNatural(odd)
    if exponent >= 0 { left.multiply(byFiveToThe: exponent) }
    if exponent < 0 { right.multiply(byFiveToThe: -exponent) }
    let shift = exponent - twoPower
    if shift >= 0 { left.shiftLeft(by: shift) } else { right.shiftLeft(by: -shift) }

    let roundsUp =
      switch left.compared(to: right) {
      case ..<0: false
      case 0: lower.significand & 1 == 1
      default: true
      }
    guard roundsUp else { return lower }
    if lower.significand + 1 == 1 << UInt64(Format.storedBits) {
      return FloatParts(power: lower.power + 1, significand: 0)
    }
    return FloatParts(power: lower.power, significand: lower.significand + 1)
  }
}
