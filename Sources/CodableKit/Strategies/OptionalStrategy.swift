/// An optional strategy reads null and a missing key as nil, and a wrong type as an error.
///
///     @Coded<UnixSeconds?> var seenAt: Date?
///     // {} -> nil, {"seenAt": null} -> nil, {"seenAt": "soon"} -> throws
///
/// Nil is written as `null`, and under a key by leaving the key out.
extension Optional: ValueStrategy where Wrapped: ValueStrategy {
  public typealias CodedValue = Wrapped.CodedValue?
}

extension Optional: DecodingStrategy where Wrapped: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Wrapped.CodedValue? {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Wrapped.CodedValue? {
    container.decodeNil() ? nil : try Wrapped.decode(from: container)
  }

  public static func decode(
    from container: inout any UnkeyedDecodingContainer
  ) throws -> Wrapped.CodedValue? {
    try container.decodeNil() ? nil : try Wrapped.decode(from: &container)
  }

  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Wrapped.CodedValue?
  {
    try Wrapped.decodeIfPresent(from: container, forKey: key)
  }

  @inlinable  // As above.
  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Wrapped.CodedValue?? {
    try Wrapped.decodeIfPresent(from: container, forKey: key).map { .some($0) }
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Wrapped.CodedValue?
  {
    nil
  }
}

extension Optional: EncodingStrategy where Wrapped: EncodingStrategy {
  public static func encode(_ value: Wrapped.CodedValue?, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try encode(value, to: &container)
  }

  public static func encode(
    _ value: Wrapped.CodedValue?, to container: inout any SingleValueEncodingContainer
  ) throws {
    guard let value else { return try container.encodeNil() }
    try Wrapped.encode(value, to: &container)
  }

  public static func encode(
    _ value: Wrapped.CodedValue?, to container: inout any UnkeyedEncodingContainer
  ) throws {
    guard let value else { return try container.encodeNil() }
    try Wrapped.encode(value, to: &container)
  }

  public static func encode<Key>(
    _ value: Wrapped.CodedValue?, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    // A nil inside an optional would be written as `null` and read back as the outer nil: left out
    // too, so that writing, reading and writing again gives the same text.
    guard let value, !isNil(value) else { return try container.leaveOut(key) }
    try Wrapped.encode(value, to: &container, forKey: key)
  }
}
