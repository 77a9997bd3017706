extension JSONWriter {
  /// Writes a string with its quotes, escaping what RFC 8259 (section 7) asks for.
  ///
  /// `"`, `\` and control characters are escaped, the usual five by their short forms, and `/`
  /// unless ``JSONWritingOptions/withoutEscapingSlashes`` is set. Everything else is written as
  /// UTF-8.
  ///
  ///     writer.write("a\"b/\n")   // "a\"b\/\n"
  ///
  /// - Complexity: O(*n*) in the bytes of the string.
  public mutating func write(_ value: String) {
    buffer.separate()
    buffer.append(quoted: value, escapesSlashes: escapesSlashes)
  }

  /// Writes the key of an object's next member, with its colon.
  ///
  ///     try writer.beginObject()
  ///     writer.writeKey("a\"b")
  ///     writer.write(1)
  ///     writer.endObject()   // {"a\"b":1}
  public mutating func writeKey(_ key: String) {
    buffer.separate()
    buffer.append(key: key, escapesSlashes: escapesSlashes)
  }

  /// Writes a key that is known when the program is compiled.
  ///
  ///     try writer.beginObject()
  ///     writer.writeKey(literal: "id")
  ///     writer.write(7)
  ///     writer.endObject()   // {"id":7}
  ///
  /// - Parameter key: the key as it stands in the text, which has nothing in it to escape.
  public mutating func writeKey(literal key: StaticString) {
    buffer.separate()
    buffer.append(plainKey: key)
  }
}

extension OutputBuffer {
  package mutating func append(quoted value: String, escapesSlashes: Bool) {
    append(UInt8(ascii: "\""))
    let escapes = EscapedBytes(includingSlash: escapesSlashes)
    let written: Void? = unsafe value.utf8.withContiguousStorageIfAvailable {
      unsafe append($0, escaping: escapes)
    }
    if written == nil {
      // A string that the platform keeps as UTF-16.
      var native = value
      native.withUTF8 { unsafe append($0, escaping: escapes) }
    }
    append(UInt8(ascii: "\""))
  }

  package mutating func append(key: String, escapesSlashes: Bool) {
    append(quoted: key, escapesSlashes: escapesSlashes)
    append(UInt8(ascii: ":"))
  }

  /// Appends a key without anything to escape, its quotes and its colon.
  mutating func append(plainKey key: StaticString) {
    let length = key.utf8CodeUnitCount
    reserve(length &+ 3)
    append(UInt8(ascii: "\""))
    unsafe append(UnsafeBufferPointer(start: key.utf8Start, count: length))
    append(word: 0x3A22, length: 2)
  }

  /// Appends text as it is.
  @usableFromInline
  package mutating func append(verbatim text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  /// Appends a byte in the escaped form of JSON.
  mutating func append(escape byte: UInt8) {
    let short: UInt8
    switch byte {
    case 0x08: short = UInt8(ascii: "b")
    case 0x09: short = UInt8(ascii: "t")
    case 0x0A: short = UInt8(ascii: "n")
    case 0x0C: short = UInt8(ascii: "f")
    case 0x0D: short = UInt8(ascii: "r")
    case 0x20...: short = byte
    default:
      // \u00XY: the digits of the two halves of the byte, lowercase.
      let low = byte & 0x0F
      let digit = low + (low < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      let digits = UInt64(UInt8(ascii: "0") + byte >> 4) | UInt64(digit) << 8
      return append(word: 0x3030_755C | digits << 32, length: 6)
    }
    append(word: 0x5C | UInt64(short) << 8, length: 2)
  }
}

/// The bytes that a string cannot hold as they are, found eight at a time.
struct EscapedBytes {
  /// A second look for `/`; the quote twice where slashes stay.
  private let slashes: UInt64

  init(includingSlash: Bool) {
    slashes =
      EscapedBytes.repeated * UInt64(includingSlash ? UInt8(ascii: "/") : UInt8(ascii: "\""))
  }

  private static let repeated: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The index of the first byte of `word` to escape, 8 if there is none.
  ///
  /// Subtracting borrows into the high bit of a byte that was too small: below 0x20, or equal to
  /// the byte sought once that is made 0. A borrow may reach the bytes above, never those below, so
  /// that the first mark is exact. Bytes of 0x80 and more are no matches: their own high bit clears
  /// them.
  func firstIndex(in word: UInt64) -> Int {
    let (ones, high) = (EscapedBytes.repeated, EscapedBytes.highBits)
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let slash = word ^ slashes
    let marks =
      (word &- ones &* 0x20) | (quote &- ones) | (backslash &- ones) | (slash &- ones)
    return (marks & ~word & high).trailingZeroBitCount / 8
  }

  /// The index of the first byte of `vector` to escape, 16 if there is none.
  ///
  /// The bytes are numbers with a sign because only the comparisons of these are instructions; so
  /// are sums and `.|`, and not `.&`. Less than 0x20 are, a half of the range further down, those
  /// that are less than -0x60.
  @inline(__always)  // Into the loop over a text, which is little more.
  func firstIndex(in vector: SIMD16<Int8>) -> Int {
    let moved = vector &+ SIMD16(repeating: .min)
    let slash = Int8(truncatingIfNeeded: slashes)
    let (low, high) = ByteView.marks(
      (moved .< SIMD16(repeating: -0x60)) .| (vector .== SIMD16(repeating: 0x22))
        .| (vector .== SIMD16(repeating: 0x5C)) .| (vector .== SIMD16(repeating: slash)))
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    return 8 &+ high.trailingZeroBitCount &>> 3
  }
}
