extension JSONReader {
  /// Reads `null` if it is the next value; otherwise reads nothing and gives false.
  ///
  ///     // Before null:
  ///     try reader.readNull()   // true
  public mutating func readNull() throws(JSONError) -> Bool {
    skipWhitespace()
    guard bytes.byte(at: place) == UInt8(ascii: "n") else { return false }
    guard bytes.halfWord(at: place) == ByteView.nullWord else {
      throw bytes.literalError(at: place)
    }
    place &+= 4
    return true
  }

  /// Reads `true` or `false`.
  ///
  ///     // Before true:
  ///     try reader.readBool()   // true
  ///
  /// - Throws: ``JSONError`` for any other value.
  public mutating func readBool() throws(JSONError) -> Bool {
    skipWhitespace()
    var end = place
    guard let value = bytes.plainBool(from: &end) else { throw unfit(.bool) }
    place = end
    return value
  }

  /// Reads a string.
  ///
  ///     // Before "a\n":
  ///     try reader.readString()   // "a\n"
  ///
  /// - Throws: ``JSONError`` for any other value, and for what no string of RFC 8259 (section 7)
  ///   holds.
  public mutating func readString() throws(JSONError) -> String {
    skipWhitespace()
    guard bytes.byte(at: place) == 0x22 else { throw unfit(.string) }
    let start = place &+ 1
    let scanned = try bytes.scanString(from: start)
    place = scanned.end &+ 1
    let length = scanned.end &- start
    return scanned.traits.contains(.escaped)
      ? bytes.unescapedText(from: start, length: length)
      : bytes.text(from: start, length: length, isASCII: !scanned.traits.contains(.nonASCII))
  }
}

extension JSONReader {
  /// Reads a string and gives its bytes as they stand, or nil if it holds an escape.
  package mutating func readRawString() throws(JSONError) -> ByteView? {
    skipWhitespace()
    guard bytes.byte(at: place) == 0x22 else { throw unfit(.string) }
    let start = place &+ 1
    let scanned = try bytes.scanString(from: start)
    place = scanned.end &+ 1
    return scanned.traits.contains(.escaped) ? nil : bytes.slice(from: start, to: scanned.end)
  }
}

extension ByteView {
  /// The truth value that begins at `place`, which moves behind it; nil for anything else.
  @inline(__always)  // Into the loop over arrays and the reader above.
  func plainBool(from place: inout Int) -> Bool? {
    // Which of the two comes next cannot be foretold, so nothing branches on it.
    let word = word(at: place)
    let isTrue = word & 0xFFFF_FFFF == UInt64(Self.trueWord)
    let isFalse = word & 0xFF_FFFF_FFFF == UInt64(Self.falseWord) | 0x65 << 32
    let length = (isTrue ? 4 : 0) | (isFalse ? 5 : 0)
    guard length != 0 else { return nil }
    place &+= length
    return isTrue
  }
}

extension Bool: JSONReadable {
  @inlinable  // So that a model calls the reader itself, not an initialiser that calls it.
  public init(from reader: inout JSONReader) throws(JSONError) { self = try reader.readBool() }
}

extension String: JSONReadable {
  @inlinable  // As above.
  public init(from reader: inout JSONReader) throws(JSONError) { self = try reader.readString() }
}
