extension JSONReader {
  /// Reads a number as the nearest value of the type.
  ///
  /// - Throws: ``JSONError`` for any other value, and ``JSONError/Code/outOfRange`` for a number
  ///   beyond the type's range.
  // Specialised by the two conformances below.
  @inline(__always)
  mutating func readFloatingPoint<Number: BinaryFormat>() throws(JSONError) -> Number {
    skipWhitespace()
    let start = place
    let isNegative = bytes.byte(at: start) == UInt8(ascii: "-")
    var end = isNegative ? start &+ 1 : start
    let firstDigit = end
    // One pass for the grammar and the digits of most numbers: at most 19 digits, no exponent.
    var digits: UInt64 = 0
    var count = bytes.joinDigits(from: &end, into: &digits)
    guard count > 0, count == 1 || bytes.byte(at: firstDigit) != 0x30 else {
      return try readUnusual()
    }
    var exponent = 0
    if bytes.byte(at: end) == 0x2E {
      end &+= 1
      let fraction = bytes.joinDigits(from: &end, into: &digits)
      guard fraction > 0 else { return try readUnusual() }
      exponent = 0 &- fraction
      count &+= fraction
    }
    guard count <= 19, bytes.byte(at: end) | 0x20 != 0x65 else { return try readUnusual() }
    place = end
    let parts = Number.nearest(to: digits, tenPower: exponent)
    return Number.assemble(
      isNegative: isNegative, power: parts.power, significand: parts.significand)
  }

  private mutating func readUnusual<Number: BinaryFormat>() throws(JSONError) -> Number {
    let start = place
    guard bytes.byte(at: start) == 0x2D || bytes.isDigit(at: start) else { throw unfit(.number) }
    let scanned = try bytes.scanNumber(from: start)
    let value = Number(bytes, from: start, length: scanned.end &- start)
    guard value.isFinite else { throw JSONError(.outOfRange, at: start, expected: .number) }
    place = scanned.end
    return value
  }
}

extension ByteView {
  /// Joins the digits from `place` on to `digits`, and gives how many there were.
  ///
  /// More than 19 digits overflow; the caller looks at the count.
  @inline(__always)  // Into the two readers above, which keep everything in registers.
  fileprivate func joinDigits(from place: inout Int, into digits: inout UInt64) -> Int {
    let start = place
    while true {
      let word = DigitWord(word(at: place))
      let count = word.leadingDigits
      if count == 8 {
        digits = digits &* 100_000_000 &+ word.value(of: 8)
        place &+= 8
        continue
      }
      if count > 0 {
        digits = digits &* UInt64.powerOfTen(count) &+ word.value(of: count)
        place &+= count
      }
      return place &- start
    }
  }
}

extension JSONReader {
  @usableFromInline
  mutating func readDouble() throws(JSONError) -> Double { try readFloatingPoint() }
}

extension Double: JSONReadable {
  @inlinable  // So that a model calls the reader itself, not an initialiser that calls it.
  public init(from reader: inout JSONReader) throws(JSONError) { self = try reader.readDouble() }
}

extension Float: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readFloatingPoint()
  }
}
