#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keys of a document, and those of the former value that the document does not have.
struct OverlayContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let document: KeyedDecodingContainer<Key>
  let former: KeyedDecodingContainer<Key>
  let decoder: OverlayDecoder

  var codingPath: [any CodingKey] { document.codingPath }

  var allKeys: [Key] {
    let keys = document.allKeys
    return keys + former.allKeys.filter { !document.contains($0) }
  }

  func contains(_ key: Key) -> Bool { document.contains(key) || former.contains(key) }

  /// The half that has a key.
  private func half(with key: Key) -> KeyedDecodingContainer<Key> {
    !document.contains(key) && former.contains(key) ? former : document
  }

  func decodeNil(forKey key: Key) throws -> Bool { try half(with: key).decodeNil(forKey: key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard OverlayRule.readsInside(type), document.contains(key), former.contains(key) else {
      return try half(with: key).decode(type, forKey: key)
    }
    return try OverlayDecoder(
      document.superDecoder(forKey: key), over: former.superDecoder(forKey: key)
    ).decode(type)
  }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try half(with: key).nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder {
    // The model's own keys need not have this one.
    let members = try decoder.container(keyedBy: AnyCodingKey.self)
    let key = AnyCodingKey("super")
    return try members.contains(key)
      ? members.superDecoder(forKey: key) : document.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    guard document.contains(key), former.contains(key),
      (try? former.nestedContainer(keyedBy: AnyCodingKey.self, forKey: key)) != nil
    else { return try half(with: key).superDecoder(forKey: key) }
    return OverlayDecoder(
      try document.superDecoder(forKey: key), over: try former.superDecoder(forKey: key))
  }
}

/// Which values are updated inside, and which are replaced.
enum OverlayRule {
  /// Whether the members of an object are properties of the type.
  ///
  /// Scalars have none, and those that decoders read by rules of their own must not be asked for
  /// their own `init(from:)`. The keys of a dictionary are data.
  static func readsInside(_ type: Any.Type) -> Bool {
    switch type {
    case is any LosslessScalar.Type, is Date.Type, is Data.Type, is URL.Type, is JSONValue.Type,
      is any DictionaryType.Type:
      false
    default:
      true
    }
  }
}

private protocol DictionaryType {}
extension Dictionary: DictionaryType {}
