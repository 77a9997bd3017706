/// A decimal number, read from its text into at most 19 digits and a power of ten.
struct ScannedDecimal {
  var isNegative = false
  /// The first 19 significant digits.
  var digits: UInt64 = 0
  /// The number is `digits` × 10^`exponent`, if nothing was cut.
  ///
  /// Of 64 bits everywhere: what the text says and the place of its point may outweigh each other.
  var exponent: Int64 = 0
  /// Whether digits other than zero follow the 19.
  var isCut = false

  /// The exponent where no number comes near the limits of an `Int`.
  // No instruction where that has 64 bits.
  @inline(__always)
  var tenPower: Int { Int(clamping: exponent) }

  /// Reads a validated token.
  ///
  /// Exponents beyond a million million are all the same.
  ///
  /// Inlined into the readers of doubles and integers, which otherwise pass it through memory.
  @inline(__always)
  init(_ bytes: ByteView, from start: Int, length: Int) {
    let end = start &+ length
    var place = start
    isNegative = bytes.byte(at: place) == 0x2D
    if isNegative { place &+= 1 }
    let firstDigit = place
    let integerEnd = readDigits(bytes, from: place, to: end)
    place = integerEnd
    if bytes.byte(at: place) == 0x2E, place < end {
      place = readDigits(bytes, from: place &+ 1, to: end)
      exponent = Int64(integerEnd &+ 1 &- place)
    }
    // Nineteen digits cannot overflow; more are read again with care for leading zeros.
    if place &- firstDigit &- (place > integerEnd ? 1 : 0) > 19 {
      readManyDigits(bytes, from: firstDigit, to: place)
    }
    if place < end { exponent &+= Self.exponent(bytes, from: place &+ 1, to: end) }
  }

  /// Adds the digits from `start` on and gives the place after them.
  // Inlined like the initialiser, for the same reason.
  @inline(__always)
  private mutating func readDigits(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var place = start
    while place &+ 8 <= end {
      let word = DigitWord(bytes.word(at: place))
      guard word.leadingDigits == 8 else { break }
      digits = digits &* 100_000_000 &+ word.value(of: 8)
      place &+= 8
    }
    while place < end {
      let digit = bytes.byte(at: place) &- 0x30
      guard digit < 10 else { break }
      digits = digits &* 10 &+ UInt64(digit)
      place &+= 1
    }
    return place
  }

  private mutating func readManyDigits(_ bytes: ByteView, from start: Int, to end: Int) {
    digits = 0
    exponent = 0
    var kept = 0
    var isFraction = false
    for place in start..<end {
      let digit = bytes.byte(at: place) &- 0x30
      if digit > 9 {
        isFraction = true
      } else if kept < 19 {
        digits = digits &* 10 &+ UInt64(digit)
        if digits != 0 { kept += 1 }
        if isFraction { exponent -= 1 }
      } else {
        if digit != 0 { isCut = true }
        if !isFraction { exponent += 1 }
      }
    }
  }

  static func exponent(_ bytes: ByteView, from start: Int, to end: Int) -> Int64 {
    var place = start
    let sign = bytes.byte(at: place)
    if sign == 0x2B || sign == 0x2D { place &+= 1 }
    var number: Int64 = 0
    while place < end {
      number = min(number * 10 + Int64(bytes.byte(at: place) &- 0x30), 1_000_000_000_000)
      place &+= 1
    }
    return sign == 0x2D ? -number : number
  }
}
