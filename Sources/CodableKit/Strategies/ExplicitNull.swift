/// Writes nil as `null` under its key, where an optional leaves the key out.
///
///     @Coded<ExplicitNull<UnixSeconds?>> var endedAt: Date?
///     // nil -> {"endedAt":null}
///
/// Reading is the inner strategy's.
public enum ExplicitNull<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue
}

extension ExplicitNull: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue {
    try Strategy.decode(from: decoder)
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    try Strategy.decode(from: container)
  }

  public static func decode(
    from container: inout any UnkeyedDecodingContainer
  ) throws -> Strategy.CodedValue {
    try Strategy.decode(from: &container)
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    try Strategy.decode(from: container, forKey: key)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue
  {
    try Strategy.decodeMissing(key, in: container)
  }
}

extension ExplicitNull: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Strategy.CodedValue, to encoder: any Encoder) throws {
    try Strategy.encode(value, to: encoder)
  }

  public static func encode(
    _ value: Strategy.CodedValue, to container: inout any UnkeyedEncodingContainer
  ) throws {
    try Strategy.encode(value, to: &container)
  }

  public static func encode<Key>(
    _ value: Strategy.CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    if isNil(value) {
      try container.encodeNil(forKey: key)
    } else {
      try Strategy.encode(value, to: &container, forKey: key)
    }
  }
}
