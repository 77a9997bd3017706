public import JSONCore

/// Keeps decoding when a value, or an element, is wrong, and records what was lost.
///
/// - `Lossy<S?>`: nil in place of a bad value.
/// - `Lossy<[S]>`, `Lossy<Set<S>>`: bad elements are dropped, the order is kept; anything that is
///   no array reads as empty.
/// - `Lossy<[K: V]>`: entries with a bad key or a bad value are dropped; anything that is no object
///   reads as empty.
/// - `Lossy<OneOrMany<S>>`, `Lossy<DropNulls<S>>`: as an array; a bad value that stands alone reads
///   as empty.
/// - `Lossy<NumberedList<S>>`: as an array, or as a dictionary where an object stands.
/// - `Lossy<KeyedBy<…>>`, `Lossy<Pairs<…>>`, `Lossy<Entries<…>>`, `Lossy<Ordered<S>>`,
///   `Lossy<DropNullValues<…>>`: as a dictionary.
/// - `Lossy<EmptyArrayAsNil<S>>`, `Lossy<EmptyStringAsNil<S>>`: as an optional.
/// - `Lossy<JSONString<S>>`, `Lossy<FirstOf<A, B>>`, `Lossy<Default<S, P>>`, `Lossy<Required<S>>`
///   and `Lossy<ExplicitNull<S>>`: as `Lossy<S>`, wherever that is one of these.
///
/// There is no `Lossy<Int>`, since nothing could stand in for a bad value: write `Lossy<Int?>`, or
/// use a default.
///
/// It nests: each level that shall survive says so.
///
///     @Coded<Lossy<[Lossy<[Int]>]>> var grid: [[Int]]
///     // {"grid": [[1, "x"], 7, [2]]} -> [[1], [], [2]]
///
/// Each loss is recorded in the ``DecodingReport`` that is being collected, if any. What is wrong
/// with the document itself, its syntax or its depth, is never recovered. A missing key is no bad
/// value: the inner strategy says what it means. Encoding is the inner strategy's, with all of its
/// errors.
public enum Lossy<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue
}

/// A strategy that has a lossy form: optionals, arrays, sets and dictionaries of strategies, and
/// what ``Lossy`` lists besides.
///
///     extension FirstOnly: LossyDecodingStrategy where Strategy: DecodingStrategy {
///       static func decodeLossily(
///         from container: any SingleValueDecodingContainer
///       ) throws -> Strategy.CodedValue? {
///         try Lossy<[Strategy]>.decode(from: container).first
///       }
///     }
///     @Coded<Lossy<FirstOnly<Int>>> var id: Int?
///     // {"id": ["x", 2]} -> 2 and an issue
public protocol LossyDecodingStrategy: DecodingStrategy {
  /// Reads the value from a single-value container, and recovers from what is wrong in it.
  ///
  ///     // Of [1, "x"]:
  ///     try Lossy<[Int]>.decode(from: container)   // [1]
  static func decodeLossily(from container: any SingleValueDecodingContainer) throws -> CodedValue

  /// Reads the value of a key that is known to be there, and recovers from what is wrong in it.
  ///
  /// The default reads by way of the single-value container.
  ///
  ///     // In {"payments": "x"}:
  ///     try Lossy<Int?>.decode(from: container, forKey: .payments)   // nil
  static func decodeLossily<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> CodedValue

  /// Reads the value of a key as ``decodeLossily(from:forKey:)`` does, or gives nil when the key is
  /// missing or its value is null.
  ///
  ///     // In {"payments": null}:
  ///     try Lossy<[Int]>.decodeIfPresent(from: container, forKey: .payments)   // nil
  static func decodeLossilyIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue?

  /// Reads the value at the cursor, on the direct path, and recovers from what is wrong in it.
  ///
  /// The default decodes by containers.
  ///
  ///     // Before [1, "x"]:
  ///     try Lossy<[Int]>.read(from: &reader)   // [1]
  static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue
}

extension LossyDecodingStrategy {
  public static func decodeLossily<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue {
    guard container.contains(key) else { return try decodeMissing(key, in: container) }
    return try container.decodePlainly(Coded<Lossy<Self>>.self, forKey: key).wrappedValue
  }

  public static func decodeLossilyIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue? {
    guard try container.contains(key) && !container.decodeNil(forKey: key) else { return nil }
    return try decodeLossily(from: container, forKey: key)
  }
}

extension Lossy: DecodingStrategy where Strategy: LossyDecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue {
    try Strategy.decodeLossily(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    try Strategy.decodeLossily(from: container)
  }

  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    try Strategy.decodeLossily(from: container, forKey: key)
  }

  @inlinable  // As above.
  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Strategy.CodedValue? {
    try Strategy.decodeLossilyIfPresent(from: container, forKey: key)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue
  {
    try Strategy.decodeMissing(key, in: container)
  }
}

extension Lossy: EncodingStrategy, ForwardingEncodingStrategy
where Strategy: EncodingStrategy {}

extension Lossy: Equatable where Strategy: Hashable {}
extension Lossy: Hashable where Strategy: Hashable {}
