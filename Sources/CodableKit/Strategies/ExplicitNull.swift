/// Writes nil as `null` under its key, where an optional leaves the key out.
///
///     @Coded<ExplicitNull<UnixSeconds?>> var endedAt: Date?
///     // nil -> {"endedAt":null}
///
/// Reading is the inner strategy's.
public enum ExplicitNull<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue
}

extension ExplicitNull: DecodingStrategy, ForwardingDecodingStrategy
where Strategy: DecodingStrategy {}

extension ExplicitNull: EncodingStrategy, ForwardingEncodingStrategy
where Strategy: EncodingStrategy {
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
