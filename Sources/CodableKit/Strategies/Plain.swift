/// Reads and writes a value as its own `Codable` conformance does.
///
/// It makes any `Codable` type a strategy, so that the type can stand inside others:
///
///     @Coded<Lossy<[Plain<Payment>]>> var payments: [Payment]
///     // the same as @LossyArray var payments: [Payment]
///
/// Either half is enough: `Plain<T>` decodes when `T` does and encodes when `T` does.
public enum Plain<T>: ValueStrategy {
  public typealias CodedValue = T
}

extension Plain: DecodingStrategy where T: Decodable {
  public static func decode(from decoder: any Decoder) throws -> T {
    try decoder.singleValueContainer().decode(T.self)
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> T {
    try container.decode(T.self)
  }

  public static func decode(from container: inout any UnkeyedDecodingContainer) throws -> T {
    try container.decode(T.self)
  }

  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> T
  {
    try container.decode(T.self, forKey: key)
  }

  // Inlinable as above. The container's functions for the types that it knows by name cost less
  // than the generic one; specialised, one of the comparisons is left, and it is constant. It has
  // told that `T` is the named type, which a cast would find out again, at the cost of a scalar.
  @inlinable
  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> T? {
    if T.self == String.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(String.self, forKey: key), to: T?.self)
    }
    if T.self == Int.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Int.self, forKey: key), to: T?.self)
    }
    if T.self == Double.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Double.self, forKey: key), to: T?.self)
    }
    if T.self == Bool.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Bool.self, forKey: key), to: T?.self)
    }
    if T.self == Float.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Float.self, forKey: key), to: T?.self)
    }
    if T.self == Int64.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Int64.self, forKey: key), to: T?.self)
    }
    if T.self == Int32.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Int32.self, forKey: key), to: T?.self)
    }
    if T.self == Int16.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Int16.self, forKey: key), to: T?.self)
    }
    if T.self == Int8.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(Int8.self, forKey: key), to: T?.self)
    }
    if T.self == UInt.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(UInt.self, forKey: key), to: T?.self)
    }
    if T.self == UInt64.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(UInt64.self, forKey: key), to: T?.self)
    }
    if T.self == UInt32.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(UInt32.self, forKey: key), to: T?.self)
    }
    if T.self == UInt16.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(UInt16.self, forKey: key), to: T?.self)
    }
    if T.self == UInt8.self {
      return unsafe unsafeBitCast(
        try container.decodeIfPresent(UInt8.self, forKey: key), to: T?.self)
    }
    return try container.decodeIfPresent(T.self, forKey: key)
  }
}

extension Plain: EncodingStrategy where T: Encodable {
  public static func encode(_ value: T, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  public static func encode(
    _ value: T, to container: inout any SingleValueEncodingContainer
  ) throws {
    try container.encode(value)
  }

  public static func encode(_ value: T, to container: inout any UnkeyedEncodingContainer) throws {
    try container.encode(value)
  }

  public static func encode<Key>(
    _ value: T, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try container.encode(value, forKey: key)
  }
}

// Never created; hashable so that `Set<Plain<T>>` and `[Plain<K>: Plain<V>]` can name strategies.
extension Plain: Equatable where T: Hashable {}
extension Plain: Hashable where T: Hashable {}
