/// The encoder of a ``FormerProbe``; its depth says how many steps led to it, -1 that it is off the
/// way, where nothing matters.
struct FormerEncoder: Encoder {
  let probe: FormerProbe
  let depth: Int

  var codingPath: [any CodingKey] { [FormerProbeKey()] }
  var userInfo: [CodingUserInfoKey: Any] { probe.userInfo }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(FormerMembers<Key>(probe: probe, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    DiscardingUnkeyedContainer(codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    FormerSingleValue(probe: probe, depth: depth)
  }
}

private struct FormerMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let probe: FormerProbe
  let depth: Int

  var codingPath: [any CodingKey] { [FormerProbeKey()] }

  func encodeNil(forKey key: Key) throws { try probe.meet(key, .null, at: depth) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    if let shown = value as? ShownWrapper {
      try probe.show(shown.wrapper, for: key, at: depth)
    } else {
      try probe.meet(key, .value(value), at: depth)
    }
  }

  private func optional<T: Encodable>(_ value: T?, _ key: Key) throws {
    if let value {
      try encode(value, forKey: key)
    } else {
      try probe.meet(key, .leftOut, at: depth)
    }
  }

  // Each by itself: the protocol has defaults for these types, which a generic function does not
  // replace, and they do not let a container know of nil.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try optional(value, key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try optional(value, key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try optional(value, key) }

  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    try optional(value, key)
  }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    superEncoder(at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    superEncoder(at: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { superEncoder(at: AnyCodingKey("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(at: key) }

  private func superEncoder(at key: any CodingKey) -> any Encoder {
    probe.note(key, .container, at: depth)
    let isOnTheWay =
      probe.steps.indices.contains(depth) && probe.steps[depth] == key.stringValue
    return FormerEncoder(probe: probe, depth: isOnTheWay ? depth + 1 : -1)
  }
}

private struct FormerSingleValue: SingleValueEncodingContainer {
  let probe: FormerProbe
  let depth: Int

  var codingPath: [any CodingKey] { [FormerProbeKey()] }

  func encodeNil() throws { try probe.meetSingle(.null, at: depth) }
  func encode<T: Encodable>(_ value: T) throws { try probe.meetSingle(.value(value), at: depth) }
}
