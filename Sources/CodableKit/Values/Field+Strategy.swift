/// A field whose value is read and written by a strategy.
///
///     @Coded<Field<ISO8601>> var endsAt: Field<Date>
///     // {} -> .absent, {"endsAt": null} -> .null; written by leaving the key out, and as null
extension Field: ValueStrategy where Wrapped: ValueStrategy {
  public typealias CodedValue = Field<Wrapped.CodedValue>
}

extension Field: DecodingStrategy where Wrapped: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Field<Wrapped.CodedValue> {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Field<Wrapped.CodedValue> {
    container.decodeNil() ? .null : .value(try Wrapped.decode(from: container))
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Field<Wrapped.CodedValue>
  {
    if let value = try Wrapped.decodeIfPresent(from: container, forKey: key) {
      return .value(value)
    }
    return container.contains(key) ? .null : .absent
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Field<Wrapped.CodedValue>
  {
    .absent
  }
}

extension Field: EncodingStrategy where Wrapped: EncodingStrategy {
  public static func encode(_ value: Field<Wrapped.CodedValue>, to encoder: any Encoder) throws {
    guard let value = value.value else {
      var container = encoder.singleValueContainer()
      return try container.encodeNil()
    }
    try Wrapped.encode(value, to: encoder)
  }

  public static func encode<Key>(
    _ value: Field<Wrapped.CodedValue>, to container: inout KeyedEncodingContainer<Key>,
    forKey key: Key
  ) throws {
    switch value {
    case .absent: break
    case .null: try container.encodeNil(forKey: key)
    case .value(let value): try Wrapped.encode(value, to: &container, forKey: key)
    }
  }
}
