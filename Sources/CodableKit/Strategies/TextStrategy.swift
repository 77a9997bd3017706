/// A value that is sent as text in a form of its own.
///
/// ``DateTextStrategy`` and ``DataTextStrategy`` are this one for dates and bytes. A form of your
/// own needs two functions and a name:
///
///     enum HexColor: TextStrategy {
///       static var form: String { "a colour such as #00ff7f" }
///       static func value(from text: String) -> UInt32? {
///         text.hasPrefix("#") ? UInt32(text.dropFirst(), radix: 16) : nil
///       }
///       static func text(from value: UInt32) -> String? { "#" + String(value, radix: 16) }
///     }
///     @Coded<HexColor?> var color: UInt32?
///     // {"color": "#ff"} -> 255; {"color": "red"} -> throws
///
/// Text in another form throws `DecodingError.dataCorrupted` at its path, anything but text
/// `DecodingError.typeMismatch`. A value that the form cannot hold throws
/// `EncodingError.invalidValue`.
public protocol TextStrategy<CodedValue>: CodingStrategy {
  /// The type of the property, declared again so that the functions below can tell it.
  associatedtype CodedValue

  /// What the text has to be, for messages; with an example.
  ///
  ///     Hex.form   // pairs of hexadecimal digits such as "00ff"
  static var form: String { get }

  /// Reads the whole text, or gives nil.
  ///
  ///     Hex.value(from: "ff")   // Data([255])
  static func value(from text: String) -> CodedValue?

  /// Writes a value, or gives nil when the form cannot hold it.
  ///
  ///     Hex.text(from: Data([255]))   // "ff"
  static func text(from value: CodedValue) -> String?
}

extension TextStrategy {
  /// Reads the text at the decoder's place.
  ///
  ///     // Of "ff":
  ///     try Hex.decode(from: decoder)   // Data([255])
  public static func decode(from decoder: any Decoder) throws -> CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  /// Reads the text in a container.
  ///
  ///     // Of "ff":
  ///     try Hex.decode(from: container)   // Data([255])
  public static func decode(from container: any SingleValueDecodingContainer) throws -> CodedValue {
    let text = try container.decode(String.self, for: wanted)
    guard let value = value(from: text) else {
      throw wanted.marking(
        DecodingError.dataCorruptedError(in: container, debugDescription: refusal(of: text)))
    }
    return value
  }

  /// Reads the text of a key.
  ///
  ///     // In {"share": null}:
  ///     try Hex.decodeIfPresent(from: container, forKey: .share)   // nil
  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue? {
    let text: String?
    do {
      text = try container.decodeIfPresent(String.self, forKey: key)
    } catch {
      throw wanted.marking(error)
    }
    guard let text else { return nil }
    guard let value = value(from: text) else {
      throw wanted.marking(
        DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: refusal(of: text)))
    }
    return value
  }

  private static var wanted: Wanted { Wanted(type: CodedValue.self, strategy: Self.self) }

  private static func refusal(of text: String) -> String {
    "\(Excerpt.quoted(text)) is not \(form)."
  }

  /// Writes the value as text.
  ///
  ///     try Hex.encode(Data([255]), to: encoder)   // "ff"
  public static func encode(_ value: CodedValue, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let text = text(from: value) else {
      throw EncodingError.refusing(
        value, at: encoder.codingPath, "The value cannot be \(form).")
    }
    try container.encode(text)
  }
}
