import JSONCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Bytes as pairs of hexadecimal digits.
///
///     @Coded<Hex> var digest: Data
///     // "00fF" -> 00 FF; written as "00ff"
public enum Hex: DataTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     Hex.form   // pairs of hexadecimal digits such as "00ff"
  public static var form: String { "pairs of hexadecimal digits such as \"00ff\"" }

  /// Reads digits of either case.
  ///
  ///     Hex.data(from: "00fF")   // Data([0, 255])
  public static func data(from text: String) -> Data? {
    var data = Data(capacity: text.utf8.count / 2)
    var high: UInt8?
    for byte in text.utf8 {
      guard let digit = byte.hexadecimalDigit else { return nil }
      if let first = high {
        data.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil ? data : nil
  }

  /// Writes lower-case digits.
  ///
  ///     Hex.text(from: Data([0, 255]))   // "00ff"
  public static func text(from data: Data) -> String? {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// Bytes as the text that they are in UTF-8.
///
///     @Coded<UTF8Text> var body: Data
///     // "hé" -> 68 C3 A9
///
/// Bytes that are no UTF-8 cannot be written, and throw.
public enum UTF8Text: DataTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     UTF8Text.form   // text in UTF-8
  public static var form: String { "text in UTF-8" }

  /// Reads the bytes of the text.
  ///
  ///     UTF8Text.data(from: "hé")   // Data([0x68, 0xC3, 0xA9])
  public static func data(from text: String) -> Data? { Data(text.utf8) }

  /// Writes the text, or gives nil when the bytes are none.
  ///
  ///     UTF8Text.text(from: Data([0x68, 0xC3, 0xA9]))   // "hé"
  ///     UTF8Text.text(from: Data([0xFF]))   // nil
  public static func text(from data: Data) -> String? {
    let text = String(decoding: data, as: UTF8.self)
    // Bytes that are no UTF-8 come out as others. Foundation's own conversion drops a byte order mark.
    return text.utf8.elementsEqual(data) ? text : nil
  }
}
