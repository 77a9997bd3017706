import JSONCore

/// Reads a short text of fixed grammar from its bytes.
///
/// Every step says whether it matched; nothing is allocated.
struct TextScanner {
  private let bytes: ByteView
  private(set) var position = 0

  private init(_ bytes: ByteView) { self.bytes = bytes }

  /// Scans a whole text: nil when the body gives nil or when something is left over.
  static func scan<Result>(
    _ text: String, _ body: (inout TextScanner) -> Result?
  ) -> Result? {
    var text = text
    return text.withUTF8 { buffer in
      // The view lives no longer than this closure.
      var scanner = TextScanner(unsafe ByteView(buffer))
      guard let result = body(&scanner), scanner.isAtEnd else { return nil }
      return result
    }
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte, 0 at the end.
  var peek: UInt8 { bytes.byte(at: position) }

  /// Takes one byte of the given character.
  mutating func take(_ character: Unicode.Scalar) -> Bool { takeByte(UInt8(ascii: character)) }

  /// Takes one given byte.
  mutating func takeByte(_ byte: UInt8) -> Bool {
    guard !isAtEnd, peek == byte else { return false }
    position += 1
    return true
  }

  /// Takes one letter in either case.
  mutating func takeLetter(_ lowercase: Unicode.Scalar) -> Bool {
    guard !isAtEnd, peek | 0x20 == UInt8(ascii: lowercase) else { return false }
    position += 1
    return true
  }

  /// Takes exactly `count` digits.
  mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// Whether a digit is next.
  var nextIsDigit: Bool {
    !isAtEnd && peek >= UInt8(ascii: "0") && peek <= UInt8(ascii: "9")
  }

  /// Takes one digit.
  mutating func digit() -> Int? {
    guard nextIsDigit else { return nil }
    let byte = peek
    position += 1
    return Int(byte - UInt8(ascii: "0"))
  }

  /// Takes the digits of a fraction, one at least, as nanoseconds; those from the tenth on count
  /// nothing.
  mutating func nanoseconds() -> Int? {
    var value = 0
    var count = 0
    while let digit = digit() {
      guard count < 9 else { continue }
      value = value * 10 + digit
      count += 1
    }
    guard count > 0 else { return nil }
    for _ in count..<9 { value *= 10 }
    return value
  }

  /// Takes the first of the names that the text goes on with, in any case, and gives its place;
  /// letters behind it stay.
  mutating func name(of names: [StaticString]) -> Int? {
    for (index, name) in names.enumerated() {
      let length = name.utf8CodeUnitCount
      let matches = name.withUTF8Buffer { buffer in
        (0..<length).allSatisfy { offset in
          bytes.byte(at: position + offset) | 0x20 == (unsafe buffer[offset]) | 0x20
        }
      }
      if matches {
        position += length
        return index
      }
    }
    return nil
  }

  /// Takes what there is up to a character and the character, and says whether there was one.
  mutating func skip(through end: Unicode.Scalar) -> Bool {
    while !isAtEnd {
      if take(end) { return true }
      position += 1
    }
    return false
  }
}
