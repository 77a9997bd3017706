#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
    // Bytes that are no UTF-8 come out as others. Foundation's own conversion drops a byte order
    // mark.
    return text.utf8.elementsEqual(data) ? text : nil
  }
}
