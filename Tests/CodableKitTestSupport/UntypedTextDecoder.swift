/// A decoder of a flat format without types, as YAML's plain scalars are: every value is a text
/// that reads as any scalar that it spells, and null is a thing of its own.
public enum UntypedTextDecoder {
  /// Decodes a type from texts under keys.
  public static func decode<T: Decodable>(
    _ type: T.Type, from members: [String: String?]
  ) throws -> T {
    try T(from: Root(members: members))
  }

  private struct Root: Decoder {
    let members: [String: String?]
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(Members<Key>(root: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch([Any].self) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
      throw mismatch(String.self)
    }
  }

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let root: Root
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { root.members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { root.members[key.stringValue] != nil }

    private func leaf(_ key: Key) throws -> Leaf {
      guard let text = root.members[key.stringValue] else {
        throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: ""))
      }
      return Leaf(text: text, codingPath: [key])
    }

    func decodeNil(forKey key: Key) throws -> Bool { try leaf(key).decodeNil() }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try leaf(key).decode(type)
    }

    func nestedContainer<NestedKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw mismatch([String: Any].self) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw mismatch([Any].self)
    }
    func superDecoder() throws -> any Decoder { throw mismatch(String.self) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try leaf(key) }
  }

  private struct Leaf: Decoder, SingleValueDecodingContainer {
    let text: String?
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      throw mismatch([String: Any].self)
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch([Any].self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { text == nil }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      if let scalar = type as? any LosslessStringConvertible.Type {
        guard let value = text.flatMap({ scalar.init($0) as? T }) else { throw mismatch(type) }
        return value
      }
      return try T(from: self)
    }
  }

  private static func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: [], debugDescription: "Only flat texts are here."))
  }
}
