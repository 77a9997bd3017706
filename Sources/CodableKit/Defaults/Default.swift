/// Reads a default in place of a missing key, of null and of a bad value.
///
///     struct Settings: Decodable {
///       @DefaultEmptyArray var tags: [String]
///       @Coded<Default<Lossy<[Int]>, Empty<[Int]>>> var ids: [Int]
///     }
///     // {"ids": [1, "x"]} -> tags [], ids [1]
///
/// A bad value is recorded in the ``DecodingReport``. A missing key and null are what defaults are
/// for, and are not; ``DecodingReport/Options/includesNullDefaults`` adds null. With an optional strategy null gives the default too. Encoding is the inner
/// strategy's.
public enum Default<Strategy: ValueStrategy, Provider: DefaultProvider>: ValueStrategy
where Provider.DefaultValue == Strategy.CodedValue {
  public typealias CodedValue = Strategy.CodedValue
}

/// Names a default value by a type.
///
/// An enum can name its own:
///
///     enum Shape: String, Codable, DefaultProvider {
///       case disc, other
///       static var defaultValue: Shape { .other }
///     }
///     @DefaultCase var shape: Shape
///     // {"shape": "ring"} -> .other
public protocol DefaultProvider<DefaultValue> {
  /// The type of the property.
  associatedtype DefaultValue

  /// The value that stands in; asked for each time that it is needed.
  static var defaultValue: DefaultValue { get }
}

extension Default: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    if container.decodeNil() {
      Recovery.noteNullDefault(
        at: container.codingPath, expecting: Strategy.CodedValue.self)
      return Provider.defaultValue
    }
    do {
      return try Strategy.decode(from: container)
    } catch {
      try Recovery.recover(
        from: error, by: .usedDefault, at: container.codingPath,
        expecting: Strategy.CodedValue.self, probe: { try container.decode(FoundProbe.self) })
      return Provider.defaultValue
    }
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    do {
      if let value = try Strategy.decodeIfPresent(from: container, forKey: key) { return value }
      if container.contains(key) {
        Recovery.noteNullDefault(
          at: container.codingPath + [key], expecting: Strategy.CodedValue.self)
      }
      return Provider.defaultValue
    } catch {
      try Recovery.recover(
        from: error, by: .usedDefault, at: container.codingPath + [key],
        expecting: Strategy.CodedValue.self,
        probe: { try container.decode(FoundProbe.self, forKey: key) })
      return Provider.defaultValue
    }
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue
  {
    Provider.defaultValue
  }
}

extension Default: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Strategy.CodedValue, to encoder: any Encoder) throws {
    try Strategy.encode(value, to: encoder)
  }

  public static func encode<Key>(
    _ value: Strategy.CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try Strategy.encode(value, to: &container, forKey: key)
  }
}
