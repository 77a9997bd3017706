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
