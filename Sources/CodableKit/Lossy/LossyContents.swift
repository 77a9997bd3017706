/// Drops the bad elements of a collection, and throws for what is no collection at all.
///
/// ``Lossy`` reads anything that is no array as an empty one. Where a default stands in for a bad
/// value, that would hide it:
///
///     enum Everyone: DefaultProvider { static var defaultValue: [String] { ["all"] } }
///     @Coded<Default<LossyContents<[String]>, Everyone>> var readers: [String]
///     // {"readers": ["a", 1]} -> ["a"] and an issue, {"readers": 7} -> ["all"] and an issue
///
/// The macro reads `@CodableDefault(["all"]) @Lossy let readers: [String]` in this way.
public enum LossyContents<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue
}

/// A lossy strategy whose document is an array or an object: one for arrays, sets or dictionaries.
///
///     try LossyContents<[Int]>.decode(from: decoder)   // [1, "x"] -> [1], 7 -> throws
public protocol LossyCollectionStrategy: LossyDecodingStrategy {
  /// Whether an array is a document of it.
  ///
  ///     [Int].isReadFromArrays           // true
  ///     [String: Int].isReadFromArrays   // false
  static var isReadFromArrays: Bool { get }

  /// Whether an object is a document of it.
  ///
  ///     [Int].isReadFromObjects           // false
  ///     [String: Int].isReadFromObjects   // true
  static var isReadFromObjects: Bool { get }
}

extension Array: LossyCollectionStrategy where Element: DecodingStrategy {
  public static var isReadFromArrays: Bool { true }
  public static var isReadFromObjects: Bool { false }
}

extension Set: LossyCollectionStrategy
where Element: DecodingStrategy, Element.CodedValue: Hashable {
  public static var isReadFromArrays: Bool { true }
  public static var isReadFromObjects: Bool { false }
}

extension Dictionary: LossyCollectionStrategy
where Key: DecodingStrategy, Key.CodedValue: Hashable, Value: DecodingStrategy {
  /// Keys that are no text may stand in an array, in turn with the values.
  ///
  ///     [String: Int].isReadFromArrays   // false
  ///     [Double: Int].isReadFromArrays   // true
  public static var isReadFromArrays: Bool { !DictionaryKey<Key>.isAlwaysText }
  public static var isReadFromObjects: Bool { true }
}

extension LossyContents: DecodingStrategy where Strategy: LossyCollectionStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    _ = try container.decode(Outline<Strategy>.self)
    return try Strategy.decodeLossily(from: container)
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    guard container.contains(key) else { return try decodeMissing(key, in: container) }
    _ = try container.decode(Outline<Strategy>.self, forKey: key)
    return try Strategy.decodeLossily(from: container, forKey: key)
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue
  {
    try Strategy.decodeMissing(key, in: container)
  }
}

extension LossyContents: EncodingStrategy, ForwardingEncodingStrategy
where Strategy: EncodingStrategy {}

/// Says whether a value is a collection, without a look at what is in it.
private struct Outline<Strategy: LossyCollectionStrategy>: Decodable {
  init(from decoder: any Decoder) throws {
    guard Strategy.isReadFromObjects else {
      _ = try decoder.unkeyedContainer()
      return
    }
    do {
      _ = try decoder.container(keyedBy: AnyCodingKey.self)
    } catch {
      guard Strategy.isReadFromArrays, (try? decoder.unkeyedContainer()) != nil else { throw error }
    }
  }
}
