public import JSONCore

/// The reading half of a strategy.
///
/// A strategy of your own needs one function:
///
///     enum Percent: DecodingStrategy {
///       static func decode(from decoder: any Decoder) throws -> Double {
///         try decoder.singleValueContainer().decode(Double.self) / 100
///       }
///     }
///     @Coded<Percent> var share: Double
///     // {"share": 25} -> 0.25
///
/// The other requirements have defaults that lead to this one. They exist because a container
/// knows more than a decoder: a keyed container knows whether the key is there, and reads a scalar
/// without a nested decoder. A strategy that overrides them must give the same results by every
/// way in.
public protocol DecodingStrategy<CodedValue>: ValueStrategy {
  /// The type of the property, declared again so that the functions below can tell it.
  associatedtype CodedValue

  /// Reads the value that stands at the decoder's place.
  ///
  /// Read with `container.decode(T.self)`, never with `T(from: decoder)`: only then do the
  /// decoder's own rules for `Date`, `Data`, `URL` and `Decimal` apply.
  ///
  /// Throws any error. One that is no `DecodingError` becomes `DecodingError.dataCorrupted` with
  /// the path of the value, and is its `underlyingError`; a `DecodingError` without a path is given
  /// that path.
  ///
  ///     // Of 25:
  ///     try Share.decode(from: decoder)   // 0.25
  static func decode(from decoder: any Decoder) throws -> CodedValue

  /// Reads the value from a single-value container.
  ///
  ///     // Of 25:
  ///     try Share.decode(from: container)   // 0.25
  static func decode(from container: any SingleValueDecodingContainer) throws -> CodedValue

  /// Reads the next element of an array.
  ///
  ///     // Of [25, 50]:
  ///     try [Share.decode(from: &container), Share.decode(from: &container)]   // [0.25, 0.5]
  static func decode(from container: inout any UnkeyedDecodingContainer) throws -> CodedValue

  /// Reads the value of a key, or says what a missing key means.
  ///
  ///     // In {"share": 25}:
  ///     try Share.decode(from: container, forKey: .share)   // 0.25
  static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key) throws
    -> CodedValue

  /// Reads the value of a key, or gives nil when the key is missing or its value is null.
  ///
  ///     // In {}:
  ///     try Share.decodeIfPresent(from: container, forKey: .share)   // nil
  static func decodeIfPresent<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> CodedValue?

  /// Gives the value that a missing key stands for.
  ///
  /// The default throws `DecodingError.keyNotFound`.
  ///
  ///     // In {}:
  ///     try Share?.decodeMissing(.share, in: container)   // nil
  static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>) throws
    -> CodedValue

  /// Reads the value at the cursor, on the direct path.
  ///
  /// The default decodes by containers.
  ///
  ///     // Before 25:
  ///     try Share.read(from: &reader)   // 0.25
  static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue

  /// Gives the value that a missing key stands for, on the direct path.
  ///
  /// The default throws ``JSONError/Code/missingKey``; the decoder then asks
  /// ``decodeMissing(_:in:)``, so that a strategy that overrides only that one is right, and
  /// slower.
  ///
  ///     // Before {}:
  ///     var members = try reader.readObject(names: "share")
  ///     _ = try members.next(&reader)
  ///     try Share?.readMissing(0, of: members)   // nil
  static func readMissing(_ index: Int, of members: JSONMembers) throws(JSONError) -> CodedValue
}

extension DecodingStrategy {
  public static func decode(from container: any SingleValueDecodingContainer) throws -> CodedValue {
    try container.decode(Coded<Self>.self).wrappedValue
  }

  public static func decode(from container: inout any UnkeyedDecodingContainer) throws -> CodedValue
  {
    try container.decode(Coded<Self>.self).wrappedValue
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> CodedValue
  {
    guard container.contains(key) else { return try decodeMissing(key, in: container) }
    return try container.decodePlainly(Coded<Self>.self, forKey: key).wrappedValue
  }

  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue? {
    guard try container.contains(key) && !container.decodeNil(forKey: key) else { return nil }
    return try decode(from: container, forKey: key)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> CodedValue
  {
    throw DecodingError.missing(key, in: container)
  }
}

extension DecodingError {
  static func missing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>) -> Self {
    missing(key, at: container.codingPath)
  }

  static func missing(_ key: any CodingKey, at path: [any CodingKey]) -> Self {
    keyNotFound(
      key,
      .init(
        codingPath: path,
        debugDescription: "No value associated with key \"\(key.stringValue)\"."))
  }
}

extension KeyedDecodingContainer {
  /// Decodes by the standard library's own function, out of reach of the overload for `Coded`.
  func decodePlainly<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decode(type, forKey: key)
  }
}
