extension JSONReader {
  /// Reads an integer, exactly.
  ///
  /// `1.0` and `1e2` are integers, as in Foundation; `1.5` is none.
  ///
  /// - Throws: ``JSONError`` for any other value, and ``JSONError/Code/outOfRange`` for a number that
  ///   the type cannot hold.
  // Specialised for each type by the conformances below, so that a model's code only calls.
  @inline(__always)
  mutating func readInteger<Integer: FixedWidthInteger>(
    _ type: Integer.Type
  ) throws(JSONError) -> Integer {
    skipWhitespace()
    let isNegative = bytes.byte(at: place) == UInt8(ascii: "-")
    let start = isNegative ? place &+ 1 : place
    let first = DigitWord(bytes.word(at: start))
    var count = first.leadingDigits
    guard count > 0, count == 1 || first.word & 0xFF != 0x30 else {
      return try readUnusualInteger()
    }
    var number = first.value(of: count)
    var next: UInt8
    if count < 8 {
      next = UInt8(truncatingIfNeeded: first.word &>> UInt64(truncatingIfNeeded: 8 &* count))
    } else {
      let second = DigitWord(bytes.word(at: start &+ 8))
      let more = second.leadingDigits
      // Sixteen digits and more may not fit.
      guard more < 8 else { return try readUnusualInteger() }
      if more > 0 { number = number &* UInt64.powerOfTen(more) &+ second.value(of: more) }
      count &+= more
      next = UInt8(truncatingIfNeeded: second.word &>> UInt64(truncatingIfNeeded: 8 &* more))
    }
    // A fraction or an exponent follows.
    if next == 0x2E || next | 0x20 == 0x65 { return try readUnusualInteger() }
    let signed = Int64(bitPattern: number)
    guard let value = Integer(exactly: isNegative ? 0 &- signed : signed) else {
      throw JSONError(.outOfRange, at: place, expected: .number)
    }
    place = start &+ count
    return value
  }

  private mutating func readUnusualInteger<Integer: FixedWidthInteger>() throws(JSONError)
    -> Integer
  {
    let start = place
    guard bytes.byte(at: start) == 0x2D || bytes.isDigit(at: start) else { throw unfit(.number) }
    let scanned = try bytes.scanNumber(from: start)
    guard
      let value = bytes.integer(
        from: start, length: scanned.end &- start, isPlain: scanned.isInteger, as: Integer.self)
    else { throw JSONError(.outOfRange, at: start, expected: .number) }
    place = scanned.end
    return value
  }
}

extension UInt64 {
  /// 10 to the power of at most 8.
  @inline(__always)  // One load of the digits' joining.
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    // In pairs of bits: 10, 100, 10^4, 10^8.
    var power: UInt64 = exponent & 1 != 0 ? 10 : 1
    if exponent & 2 != 0 { power &*= 100 }
    if exponent & 4 != 0 { power &*= 10_000 }
    return exponent & 8 != 0 ? power &* 100_000_000 : power
  }
}

extension JSONReader {
  @usableFromInline
  mutating func readInt() throws(JSONError) -> Int { try readInteger(Int.self) }
}

extension Int: JSONReadable {
  @inlinable  // So that a model calls the reader itself, not an initialiser that calls it.
  public init(from reader: inout JSONReader) throws(JSONError) { self = try reader.readInt() }
}

extension Int8: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(Int8.self)
  }
}

extension Int16: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(Int16.self)
  }
}

extension Int32: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(Int32.self)
  }
}

extension Int64: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(Int64.self)
  }
}

extension UInt: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(UInt.self)
  }
}

extension UInt8: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(UInt8.self)
  }
}

extension UInt16: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(UInt16.self)
  }
}

extension UInt32: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(UInt32.self)
  }
}

extension UInt64: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(UInt64.self)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(Int128.self)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONReadable {
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger(UInt128.self)
  }
}
