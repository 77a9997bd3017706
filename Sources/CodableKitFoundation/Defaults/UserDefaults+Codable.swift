import CodableKit
public import Foundation

extension UserDefaults {
  /// Stores any `Codable` value, as JSON data.
  ///
  ///     try defaults.setCodable(Preferences(accent: "blue"), forKey: "preferences")
  ///     try defaults.setCodable(3, forKey: "launches")
  ///     try defaults.setCodable(nil as Int?, forKey: "launches")   // removes it
  ///
  /// Infinities and NaN are stored too.
  ///
  /// - Parameters:
  ///   - value: the value; nil removes what is stored.
  ///   - key: the name under which it is stored.
  /// - Throws: what encoding the value throws; what was stored then stays.
  public func setCodable(_ value: (some Encodable)?, forKey key: String) throws {
    guard let value else { return removeObject(forKey: key) }
    set(try StoredJSON.encode(value), forKey: key)
  }

  /// Reads a value that ``setCodable(_:forKey:)`` stored.
  ///
  ///     let preferences = try defaults.codable(Preferences.self, forKey: "preferences")
  ///     // nothing stored -> nil
  ///     // {"accent":7}   -> throws: UserDefaults["preferences"]:1:11: error:
  ///     //                   expected String, found number 7 at $.accent
  ///
  /// JSON that is stored as a string, as `@AppStorage` keeps a `JSONStringRepresentable`, is read
  /// as well.
  ///
  /// - Returns: the value; nil when nothing is stored under the key.
  /// - Throws: ``StoredValueError`` when what is stored cannot be read as the type.
  public func codable<Value: Decodable>(
    _ type: Value.Type = Value.self, forKey key: String
  ) throws -> Value? {
    guard let stored = object(forKey: key) else { return nil }
    return try StoredValue(stored, under: key).decode(type)
  }

  /// Reads a value that ``setCodable(_:forKey:)`` stored, or gives a default.
  ///
  ///     let preferences = defaults.codable(forKey: "preferences", default: Preferences())
  ///     // nothing stored -> Preferences()
  ///     // {"accent":7}   -> Preferences(), and an issue at $.preferences.accent
  ///
  /// The default stands in for what is missing and for what cannot be read. The second is recorded
  /// in the `DecodingReport` that is being collected; as this function cannot throw, also in a
  /// strict one. Where only the bad part should be lost, wrap the properties of the type.
  public func codable<Value: Decodable>(
    _ type: Value.Type = Value.self, forKey key: String,
    default defaultValue: @autoclosure () -> Value
  ) -> Value {
    guard let object = object(forKey: key) else { return defaultValue() }
    let stored = StoredValue(object, under: key)
    do {
      return try stored.decode(type)
    } catch {
      StoredJSON.recordDefault(
        for: error.underlyingError, in: stored.json ?? Data(), expecting: type, under: key)
      return defaultValue()
    }
  }
}
