#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONDecoder.KeyDecodingStrategy {
  /// Reads keys of a style as the names of properties.
  ///
  ///     decoder.keyDecodingStrategy = .convert(from: .kebab(acronyms: .common))
  ///     // {"avatar-url": "a.png"} -> var avatarURL: String
  ///
  /// It serves `JSONDecoder` and ``FastJSONDecoder``.
  ///
  /// Keys of dictionaries are data. `FastJSONDecoder` never converts them. `JSONDecoder` leaves
  /// `[String: …]` alone and converts the keys of every other dictionary, such as
  /// `[SomeEnum: Int]`; `@LossyDictionary` and `@Coded<[Plain<SomeEnum>: Int]>` keep them as they
  /// are under both.
  public static func convert(from style: KeyStyle) -> Self {
    let names = KeyConversions(style.name)
    return .custom { path in
      // Decoders give the whole path; without one there is nothing to convert.
      guard let key = path.last else { return AnyCodingKey("") }
      guard key.intValue == nil || key.stringValue != "Index \(key.intValue ?? 0)" else {
        return key
      }
      return AnyCodingKey(names[key.stringValue])
    }
  }
}

extension JSONEncoder.KeyEncodingStrategy {
  /// Writes the names of properties as keys of a style.
  ///
  ///     encoder.keyEncodingStrategy = .convert(to: .screamingSnake())
  ///     // var avatarURL = "a.png" -> {"AVATAR_URL":"a.png"}
  ///
  /// It serves `JSONEncoder` and ``FastJSONEncoder``. What is said of dictionaries at
  /// `JSONDecoder.KeyDecodingStrategy.convert(from:)` holds for encoding as well.
  public static func convert(to style: KeyStyle) -> Self {
    let keys = KeyConversions(style.key)
    return .custom { path in
      guard let key = path.last else { return AnyCodingKey("") }
      return AnyCodingKey(keys[key.stringValue])
    }
  }
}
