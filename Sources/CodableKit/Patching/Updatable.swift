#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type that takes the keys of a document into its properties by itself.
///
/// For classes whose objects are shared, and for types with properties that are not coded:
/// `FastJSONDecoder.update` then changes the value in place and touches nothing else.
///
///     final class Session: Updatable {
///       var user = User()
///       var token = ""
///       var isOpen = false   // not coded, and kept
///
///       func update(from decoder: any Decoder) throws {
///         let container = try decoder.container(keyedBy: CodingKeys.self)
///         try container.update(&user, forKey: .user)
///         try container.update(&token, forKey: .token)
///       }
///       private enum CodingKeys: CodingKey { case user, token }
///     }
public protocol Updatable {
  /// Reads the keys that are there.
  ///
  /// What was changed before an error stays changed.
  ///
  ///     // Of {"age": 37}, for a User whose name is "Ada":
  ///     mutating func update(from decoder: any Decoder) throws {
  ///       let container = try decoder.container(keyedBy: CodingKeys.self)
  ///       try container.update(&name, forKey: .name)   // stays "Ada"
  ///       try container.update(&age, forKey: .age)     // is 37
  ///     }
  mutating func update(from decoder: any Decoder) throws
}

extension KeyedDecodingContainer {
  /// Reads a value if its key is there.
  ///
  ///     // Of {"age": 37}:
  ///     try container.update(&name, forKey: .name)   // stays as it is
  ///     try container.update(&age, forKey: .age)     // is 37
  ///
  /// - Throws: what decoding the value throws; `valueNotFound` for null where the type has no nil.
  public func update<T: Decodable>(_ value: inout T, forKey key: Key) throws {
    guard contains(key) else { return }
    value = try decode(T.self, forKey: key)
  }

  /// Updates a value inside if its key is there.
  ///
  ///     // Of {"theme": {"color": "red"}}:
  ///     try container.update(&theme, forKey: .theme)   // its color is red, the rest stays
  ///
  /// - Throws: what updating the value throws.
  public func update<T: Updatable>(_ value: inout T, forKey key: Key) throws {
    guard contains(key) else { return }
    try value.update(from: superDecoder(forKey: key))
  }

  /// Updates a value inside if its key is there.
  ///
  ///     // Of {"user": {"age": 37}}:
  ///     try container.update(&user, forKey: .user)   // its age is 37, its name stays
  ///
  /// - Throws: what updating the value throws.
  public func update<T: Updatable & Decodable>(_ value: inout T, forKey key: Key) throws {
    guard contains(key) else { return }
    try value.update(from: superDecoder(forKey: key))
  }
}

extension FastJSONDecoder {
  /// Lets a value read the keys that a document has.
  ///
  ///     try decoder.update(&session, from: Data(#"{"token": "t"}"#.utf8))
  ///
  /// - Throws: as `decode`, and what the value's own update throws. A document that is no JSON
  ///   changes nothing.
  public func update<T: Updatable, Input: JSONInput & ~Escapable>(
    _ value: inout T, from input: borrowing Input
  ) throws {
    value = try decode(Updated<T>.self, from: input, configuration: value).value
  }

  /// As ``update(_:from:)-(T,_)``, for a type that is `Codable` as well.
  ///
  ///     var user = User(name: "Ada", age: 36)
  ///     try decoder.update(&user, from: #"{"age": 37}"#)
  ///     user   // User(name: "Ada", age: 37)
  public func update<T: Updatable & Codable, Input: JSONInput & ~Escapable>(
    _ value: inout T, from input: borrowing Input
  ) throws {
    value = try decode(Updated<T>.self, from: input, configuration: value).value
  }
}

private struct Updated<T: Updatable>: DecodableWithConfiguration {
  var value: T

  init(from decoder: any Decoder, configuration: T) throws {
    value = configuration
    try value.update(from: decoder)
  }
}
