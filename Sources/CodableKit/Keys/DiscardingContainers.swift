/// Containers that accept everything and keep nothing.
///
/// `Encoder` cannot refuse a container by throwing, so an encoder that only wants a single value
/// hands these out and remembers that it was asked.
struct DiscardingKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) {}
  func encode<T: Encodable>(_ value: T, forKey key: Key) {}

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(DiscardingKeyedContainer<NestedKey>(codingPath: codingPath + [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    DiscardingUnkeyedContainer(codingPath: codingPath + [key])
  }

  func superEncoder() -> any Encoder { KeyTextEncoder(codingPath: codingPath) }
  func superEncoder(forKey key: Key) -> any Encoder { KeyTextEncoder(codingPath: codingPath) }
}

struct DiscardingUnkeyedContainer: UnkeyedEncodingContainer {
  let codingPath: [any CodingKey]
  private(set) var count = 0

  init(codingPath: [any CodingKey]) { self.codingPath = codingPath }

  mutating func encodeNil() { count += 1 }
  mutating func encode<T: Encodable>(_ value: T) { count += 1 }

  mutating func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    count += 1
    return KeyedEncodingContainer(DiscardingKeyedContainer<NestedKey>(codingPath: codingPath))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    count += 1
    return DiscardingUnkeyedContainer(codingPath: codingPath)
  }

  mutating func superEncoder() -> any Encoder {
    count += 1
    return KeyTextEncoder(codingPath: codingPath)
  }
}
