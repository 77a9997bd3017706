extension JSONReader {
  /// Reads a number as the nearest value of the type.
  ///
  /// - Throws: ``JSONError`` for any other value, and ``JSONError/Code/outOfRange`` for a number
  ///   beyond the type's range.
  // Specialised by the two conformances below.
  @inline(__always)
  mutating func readFloatingPoint<Number: BinaryFormat>() throws(JSONError) -> Number {
    skipWhitespace()
    var end = place
    guard let value = bytes.plainNumber(Number.self, from: &end) else { return try readUnusual() }
    place = end
    return value
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
