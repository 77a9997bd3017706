/// Whether anything was written under a key.
final class KeyProbe {
  var isMet = false
}

/// An object of which nothing is kept, only whether it has got a member: an encoder would be started
/// for each value that is asked about.
struct ProbedMembers: KeyedEncodingContainerProtocol {
  let probe: KeyProbe
  var codingPath: [any CodingKey] { [] }

  private var discarding: DiscardingKeyedContainer<AnyCodingKey> {
    probe.isMet = true
    return DiscardingKeyedContainer(codingPath: codingPath)
  }

  func encodeNil(forKey key: AnyCodingKey) { probe.isMet = true }
  func encode<T: Encodable>(_ value: T, forKey key: AnyCodingKey) { probe.isMet = true }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: AnyCodingKey
  ) -> KeyedEncodingContainer<NestedKey> {
    discarding.nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: AnyCodingKey) -> any UnkeyedEncodingContainer {
    discarding.nestedUnkeyedContainer(forKey: key)
  }

  func superEncoder() -> any Encoder { discarding.superEncoder() }
  func superEncoder(forKey key: AnyCodingKey) -> any Encoder {
    discarding.superEncoder(forKey: key)
  }
}
