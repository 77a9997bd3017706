/// Reads a default in place of a missing key, of null and of a bad value.
///
///     struct Settings: Codable {
///       @DefaultEmptyArray var tags: [String]
///       @Coded<Default<Lossy<[Int]>, Empty<[Int]>>> var ids: [Int]
///     }
///     // {"ids": [1, "x"]} -> tags [], ids [1]
///
/// The policy says for which of the three causes a default stands in: a ``DefaultProvider`` for
/// all, ``IfMissing``, ``IfMissingOrNull`` and ``IfInvalid`` for some, ``ByCause`` for each its
/// own.
///
/// A bad value is recorded in the ``DecodingReport``. A missing key and null are what defaults are
/// for, and are not; ``DecodingReport/Options/includesNullDefaults`` adds null. With an optional
/// strategy null gives the default too. Encoding is the inner strategy's.
public enum Default<Strategy: ValueStrategy, Policy: DefaultPolicy>: ValueStrategy
where Policy.DefaultValue == Strategy.CodedValue {
  public typealias CodedValue = Strategy.CodedValue
}

extension Default: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    let isNull = container.decodeNil()
    if isNull, let value = Policy.defaultValue(for: .null) {
      Recovery.noteNullDefault(
        at: container.codingPath, expecting: Strategy.CodedValue.self)
      return value
    }
    do {
      return try Strategy.decode(from: container)
    } catch {
      return try recover(from: error, isNull: isNull, at: container.codingPath) {
        try container.decode(FoundProbe.self)
      }
    }
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    do {
      if let value = try Strategy.decodeIfPresent(from: container, forKey: key) { return value }
    } catch {
      return try recover(from: error, isNull: false, at: container.codingPath + [key]) {
        try container.decode(FoundProbe.self, forKey: key)
      }
    }
    guard container.contains(key) else { return try decodeMissing(key, in: container) }
    guard let value = Policy.defaultValue(for: .null) else {
      return try Strategy.decode(from: container, forKey: key)
    }
    Recovery.noteNullDefault(
      at: container.codingPath + [key], expecting: Strategy.CodedValue.self)
    return value
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue
  {
    try Policy.defaultValue(for: .missing) ?? Strategy.decodeMissing(key, in: container)
  }

  /// The default for a value that cannot be read.
  ///
  /// A null that has no default is no bad value: its error stands.
  private static func recover(
    from error: any Error, isNull: Bool, at path: @autoclosure () -> [any CodingKey],
    probe: () throws -> FoundProbe?
  ) throws -> Strategy.CodedValue {
    guard !isNull, let value = Policy.defaultValue(for: .invalid) else { throw error }
    try Recovery.recover(
      from: error, by: .usedDefault, at: path(), expecting: Strategy.CodedValue.self,
      of: Strategy.self, probe: probe)
    return value
  }
}

extension Default: EncodingStrategy, ForwardingEncodingStrategy
where Strategy: EncodingStrategy {}
