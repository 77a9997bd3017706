#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that is sent as text.
///
/// A format of your own needs two functions and a name:
///
///     enum CompactDay: DateTextStrategy {
///       static var form: String { "a day such as 20240102" }
///       static func date(from text: String) -> Date? { … }
///       static func text(from date: Date) -> String? { … }
///     }
///     @Coded<CompactDay?> var due: Date?
///
/// Text that is no date throws `DecodingError.dataCorrupted` at its path, anything but text
/// `DecodingError.typeMismatch`. The decoder's own date strategy has no say, since only text is
/// asked for; a native date of a property list is therefore a wrong type.
public protocol DateTextStrategy: CodingStrategy where CodedValue == Date {
  /// What the text has to be, for messages; with an example.
  static var form: String { get }

  /// Reads the whole text, or gives nil.
  static func date(from text: String) -> Date?

  /// Writes a date, or gives nil when the form cannot hold it.
  static func text(from date: Date) -> String?
}

extension DateTextStrategy {
  /// Reads the text at the decoder's place.
  public static func decode(from decoder: any Decoder) throws -> Date {
    try decode(from: decoder.singleValueContainer())
  }

  /// Reads the text in a container.
  public static func decode(from container: any SingleValueDecodingContainer) throws -> Date {
    let text = try container.decode(String.self)
    guard let date = date(from: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(Excerpt.quoted(text)) is not \(form).")
    }
    return date
  }

  /// Reads the text of a key.
  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Date? {
    guard let text = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let date = date(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "\(Excerpt.quoted(text)) is not \(form).")
    }
    return date
  }

  /// Writes the date as text.
  ///
  /// Throws `EncodingError.invalidValue` when the form cannot hold the date.
  public static func encode(_ value: Date, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let text = text(from: value) else {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: encoder.codingPath, debugDescription: "The date cannot be \(form)."))
    }
    try container.encode(text)
  }
}
