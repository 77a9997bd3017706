#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Bytes that are sent as text.
///
/// The decoder's own data strategy has no say. For a byte array in place of `Data` see
/// ``ByteArray``.
public protocol DataTextStrategy: CodingStrategy where CodedValue == Data {
  /// What the text has to be, for messages.
  static var form: String { get }

  /// Reads the whole text, or gives nil.
  static func data(from text: String) -> Data?

  /// Writes the bytes, or gives nil when the form cannot hold them.
  static func text(from data: Data) -> String?
}

extension DataTextStrategy {
  /// Reads the text at the decoder's place.
  ///
  /// Throws `DecodingError.dataCorrupted` for text of another form.
  public static func decode(from decoder: any Decoder) throws -> Data {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let data = data(from: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(Excerpt.quoted(text)) is not \(form).")
    }
    return data
  }

  /// Writes the text.
  ///
  /// Throws `EncodingError.invalidValue` when the form cannot hold the bytes.
  public static func encode(_ value: Data, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let text = text(from: value) else {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: encoder.codingPath, debugDescription: "The bytes cannot be \(form)."))
    }
    try container.encode(text)
  }
}

/// Bytes as an array, in a form for `Data`.
///
///     @Coded<ByteArray<Base64>> var key: [UInt8]
///     // "aGk=" -> [104, 105]
public enum ByteArray<Strategy: DataTextStrategy>: CodingStrategy {
  /// Reads by the strategy for `Data`.
  public static func decode(from decoder: any Decoder) throws -> [UInt8] {
    [UInt8](try Strategy.decode(from: decoder))
  }

  /// Writes by the strategy for `Data`.
  public static func encode(_ value: [UInt8], to encoder: any Encoder) throws {
    try Strategy.encode(Data(value), to: encoder)
  }
}
