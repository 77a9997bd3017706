#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Bytes as Base64 (RFC 4648, section 4): padded, without line breaks.
///
///     @Coded<Base64> var blob: Data
///     // "aGVsbG8=" -> the bytes of "hello"
///
/// A text is read only if those bytes would be written so: with the padding that they need, and
/// with no bit set beyond the last byte (section 3.5).
public enum Base64: DataTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     Base64.form   // Base64 such as "aGVsbG8="
  public static var form: String { "Base64 such as \"aGVsbG8=\"" }

  /// Reads padded Base64 without anything between.
  ///
  ///     Base64.data(from: "aGVsbG8=")   // Data("hello".utf8)
  ///     Base64.data(from: "aGVsbG8")   // nil
  public static func data(from text: String) -> Data? {
    isWhole(text) ? Data(base64Encoded: text) : nil
  }

  /// Whether digits come in fours, padding ends them and nothing is left over.
  ///
  /// Foundation also takes padding that is too long or stands between digits, and drops bits.
  private static func isWhole(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count % 4 == 0 else { return false }
    let padding = bytes.suffix(2).reduce(0) { $1 == UInt8(ascii: "=") ? $0 + 1 : 0 }
    let digits = bytes.dropLast(padding)
    guard !digits.contains(UInt8(ascii: "=")) else { return false }
    // With one byte of padding two bits are left over, with two bytes four.
    let unused: UInt8 = padding == 0 ? 0 : padding == 1 ? 0b11 : 0b1111
    return (digits.last.flatMap(value) ?? 0) & unused == 0
  }

  /// The six bits of a digit; nil for another character, which Foundation refuses.
  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// Writes padded Base64.
  ///
  ///     Base64.text(from: Data("hello".utf8))   // "aGVsbG8="
  public static func text(from data: Data) -> String? { data.base64EncodedString() }
}

/// Bytes as Base64 as mail writes it: line breaks and spaces are skipped, padding may be missing.
///
///     @Coded<LenientBase64> var blob: Data
///     // "aGVs\r\nbG8" -> the bytes of "hello"
///
/// Written as ``Base64``.
public enum LenientBase64: DataTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     LenientBase64.form   // Base64, with or without line breaks and padding
  public static var form: String { "Base64, with or without line breaks and padding" }

  /// Reads Base64 with white space anywhere and with or without padding.
  ///
  ///     LenientBase64.data(from: "aGVs\r\nbG8")   // Data("hello".utf8)
  public static func data(from text: String) -> Data? {
    let digits = text.utf8.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Base64.data(from: padded(String(decoding: digits, as: UTF8.self)))
  }

  /// Writes padded Base64.
  ///
  ///     LenientBase64.text(from: Data("hello".utf8))   // "aGVsbG8="
  public static func text(from data: Data) -> String? { Base64.text(from: data) }

  /// The text with the padding that its length asks for; a text that has some stays as it is.
  static func padded(_ text: String) -> String {
    text.hasSuffix("=") ? text : text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
  }
}

/// Bytes as Base64 for URLs and file names (RFC 4648, section 5).
///
///     @Coded<Base64URL> var token: Data
///     // "-_8" -> FB FF
///
/// Read with or without padding, written without.
public enum Base64URL: DataTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     Base64URL.form   // Base64 for URLs such as "aGVsbG8"
  public static var form: String { "Base64 for URLs such as \"aGVsbG8\"" }

  /// Reads the alphabet for URLs, with or without padding.
  ///
  ///     Base64URL.data(from: "-_8")   // Data([0xFB, 0xFF])
  public static func data(from text: String) -> Data? {
    guard !text.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") }) else {
      return nil
    }
    let standard = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    return Base64.data(from: LenientBase64.padded(String(decoding: standard, as: UTF8.self)))
  }

  /// Writes the alphabet for URLs, without padding.
  ///
  ///     Base64URL.text(from: Data([0xFB, 0xFF]))   // "-_8"
  public static func text(from data: Data) -> String? {
    let digits = data.base64EncodedString().utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil
      default: byte
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
