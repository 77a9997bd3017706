/// A strategy that reads as another one does, in every way in which containers read a value.
///
/// For a strategy that changes only the writing, or only one way of reading: what it does not
/// define itself is the inner strategy's. The inner strategy is the generic parameter `Strategy`:
///
///     enum Loud<Strategy: DecodingStrategy<String> & EncodingStrategy<String>>:
///       ForwardingDecodingStrategy, EncodingStrategy
///     {
///       static func encode(_ value: String, to encoder: any Encoder) throws {
///         try Strategy.encode(value.uppercased(), to: encoder)
///       }
///     }
///     @Coded<Loud<Trimmed<String>>> var name: String
///     // {"name": " Ada "} -> "Ada"; written as {"name":"ADA"}
///
/// The direct path knows nothing of it and goes by containers there, unless the strategy says
/// itself how it reads directly.
public protocol ForwardingDecodingStrategy: DecodingStrategy {
  /// The strategy that reads.
  associatedtype Strategy: DecodingStrategy where Strategy.CodedValue == CodedValue
}

extension ForwardingDecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> CodedValue {
    try Strategy.decode(from: decoder)
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> CodedValue {
    try Strategy.decode(from: container)
  }

  public static func decode(
    from container: inout any UnkeyedDecodingContainer
  ) throws -> CodedValue {
    try Strategy.decode(from: &container)
  }

  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> CodedValue
  {
    try Strategy.decode(from: container, forKey: key)
  }

  @inlinable  // As above.
  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue? {
    try Strategy.decodeIfPresent(from: container, forKey: key)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> CodedValue
  {
    try Strategy.decodeMissing(key, in: container)
  }
}

/// A strategy that writes as another one does, in every way in which containers write a value.
///
///     enum Doubled<Strategy: DecodingStrategy<Int> & EncodingStrategy<Int>>:
///       DecodingStrategy, ForwardingEncodingStrategy
///     {
///       static func decode(from decoder: any Decoder) throws -> Int {
///         try Strategy.decode(from: decoder) * 2
///       }
///     }
///     @Coded<Doubled<Int>> var count: Int
///     // {"count": 2} -> 4; written as {"count":4}
///
/// The counterpart of ``ForwardingDecodingStrategy``, for a strategy that changes only the reading;
/// of the direct path the same holds.
public protocol ForwardingEncodingStrategy: EncodingStrategy {
  /// The strategy that writes.
  associatedtype Strategy: EncodingStrategy where Strategy.CodedValue == CodedValue
}

extension ForwardingEncodingStrategy {
  public static func encode(_ value: CodedValue, to encoder: any Encoder) throws {
    try Strategy.encode(value, to: encoder)
  }

  public static func encode(
    _ value: CodedValue, to container: inout any SingleValueEncodingContainer
  ) throws {
    try Strategy.encode(value, to: &container)
  }

  public static func encode(
    _ value: CodedValue, to container: inout any UnkeyedEncodingContainer
  ) throws {
    try Strategy.encode(value, to: &container)
  }

  public static func encode<Key>(
    _ value: CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try Strategy.encode(value, to: &container, forKey: key)
  }
}
