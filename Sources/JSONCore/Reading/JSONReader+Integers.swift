extension JSONReader {
  /// Reads an integer, exactly.
  ///
  /// `1.0` and `1e2` are integers, as in Foundation; `1.5` is none.
  ///
  /// - Throws: ``JSONError`` for any other value, and ``JSONError/Code/outOfRange`` for a number
  ///   that the type cannot hold.
  // Specialised for each type by the conformances below, so that a model's code only calls.
  @inline(__always)
  mutating func readInteger<Integer: FixedWidthInteger>(
    _ type: Integer.Type
  ) throws(JSONError) -> Integer {
    skipWhitespace()
    var end = place
    // A fraction or an exponent may follow.
    guard let value = bytes.plainInteger(type, from: &end), !bytes.continuesNumber(at: end) else {
      return try readUnusualInteger()
    }
    place = end
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
