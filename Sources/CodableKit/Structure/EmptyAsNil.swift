/// An empty string in place of a value that is not there.
///
///     @Coded<EmptyStringAsNil<URL>> var homepage: URL?
///     // "" and null -> nil, "https://a.example" -> the URL
///
/// A missing key is nil too. Nil is written by leaving the key out.
public enum EmptyStringAsNil<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue?
}

/// An empty array in place of an object, as some servers send for one without members.
///
///     @Coded<EmptyArrayAsNil<[String: Int]>> var counts: [String: Int]?
///     // [] and null -> nil, {"a": 1} -> ["a": 1]
///
/// A missing key is nil too. Nil is written by leaving the key out.
public enum EmptyArrayAsNil<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue?
}

extension EmptyStringAsNil: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue? {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue? {
    if container.decodeNil() { return nil }
    if let text = try? container.decode(String.self), text.isEmpty { return nil }
    return try Strategy.decode(from: container)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue?
  {
    nil
  }
}

extension EmptyArrayAsNil: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue? {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue? {
    if container.decodeNil() { return nil }
    if let list = try? container.decode(EmptyList.self), list.isEmpty { return nil }
    return try Strategy.decode(from: container)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue?
  {
    nil
  }
}

/// Looks whether an array is empty, without reading what is in it.
private struct EmptyList: Decodable {
  let isEmpty: Bool

  init(from decoder: any Decoder) throws { isEmpty = try decoder.unkeyedContainer().isAtEnd }
}

extension EmptyStringAsNil: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Strategy.CodedValue?, to encoder: any Encoder) throws {
    try Strategy?.encode(value, to: encoder)
  }

  public static func encode<Key>(
    _ value: Strategy.CodedValue?, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try Strategy?.encode(value, to: &container, forKey: key)
  }
}

extension EmptyArrayAsNil: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Strategy.CodedValue?, to encoder: any Encoder) throws {
    try Strategy?.encode(value, to: encoder)
  }

  public static func encode<Key>(
    _ value: Strategy.CodedValue?, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try Strategy?.encode(value, to: &container, forKey: key)
  }
}
