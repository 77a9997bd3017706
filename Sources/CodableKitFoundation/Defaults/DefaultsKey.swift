public import Foundation

/// The name, the type and the default of a stored value, in one place.
///
///     extension DefaultsKey<Preferences> {
///       static let preferences = Self("preferences", default: Preferences())
///     }
///     var preferences = defaults.codable(for: .preferences)
///     preferences.accent = "red"
///     try defaults.setCodable(preferences, for: .preferences)
///     try defaults.codableIfStored(for: .preferences)   // nil, or the fault of what is stored
public struct DefaultsKey<Value> {
  /// The name under which the value is stored.
  ///
  ///     DefaultsKey("limit", default: 10).name   // "limit"
  public let name: String

  /// What stands in for a value that is missing or cannot be read.
  ///
  ///     DefaultsKey("limit", default: 10).defaultValue   // 10
  public let defaultValue: Value

  /// Names a stored value.
  ///
  ///     let limit = DefaultsKey("limit", default: 10)
  ///
  /// - Parameters:
  ///   - name: the name under which it is stored.
  ///   - defaultValue: what stands in; made at once, since a key may be copied and shared.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

extension DefaultsKey: Sendable where Value: Sendable {}

extension UserDefaults {
  /// Reads the value of a key, without its default; see ``codable(_:forKey:)``.
  ///
  ///     try defaults.codableIfStored(for: .preferences)?.accent
  ///     // nothing stored -> nil
  ///     // {"accent":7}   -> throws: UserDefaults["preferences"]:1:11: error:
  ///     //                   expected String, found number 7 at $.accent
  ///
  /// - Returns: the value; nil when nothing is stored under the key.
  /// - Throws: ``StoredValueError`` when what is stored cannot be read as the type.
  public func codableIfStored<Value: Decodable>(for key: DefaultsKey<Value>) throws -> Value? {
    try codable(forKey: key.name)
  }

  /// Reads the value of a key, or its default; see ``codable(_:forKey:default:)``.
  ///
  ///     defaults.codable(for: limit)   // 10
  public func codable<Value: Decodable>(for key: DefaultsKey<Value>) -> Value {
    codable(forKey: key.name, default: key.defaultValue)
  }

  /// Stores the value of a key; see ``setCodable(_:forKey:)``.
  ///
  ///     try defaults.setCodable(20, for: limit)
  ///     defaults.codable(for: limit)   // 20
  public func setCodable<Value: Encodable>(_ value: Value, for key: DefaultsKey<Value>) throws {
    try setCodable(value, forKey: key.name)
  }
}
