/// Requires the key to be there, for reading and for writing.
///
/// A missing key throws `DecodingError.keyNotFound` although the inner strategy would accept it,
/// and nil is written as `null`, so that what was written can be read.
///
///     @Coded<Required<Int?>> var count: Int?
///     // {} -> throws, {"count": null} -> nil; nil -> {"count":null}
public enum Required<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue
}

extension Required: DecodingStrategy, ForwardingDecodingStrategy
where Strategy: DecodingStrategy {
  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  @inline(__always)  // Into the model's initialiser, as a plain optional's lookup.
  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    // Most values are there and not null: one lookup serves them.
    if let value = try Strategy.decodeIfPresent(from: container, forKey: key) { return value }
    return try decodeNil(from: container, forKey: key)
  }

  @inlinable
  @inline(never)  // Once for each strategy, not for each property.
  static func decodeNil<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    guard container.contains(key) else { return try decodeMissing(key, in: container) }
    return try Strategy.decode(from: container, forKey: key)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue
  {
    throw DecodingError.missing(key, in: container)
  }
}

extension Required: EncodingStrategy, ForwardingEncodingStrategy
where Strategy: EncodingStrategy {
  public static func encode<Key>(
    _ value: Strategy.CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try ExplicitNull<Strategy>.encode(value, to: &container, forKey: key)
  }
}
