/// A dictionary that is sent as a list of objects with the members `key` and `value`.
///
///     @Coded<Entries<String, Int>> var counts: [String: Int]
///     // {"counts": [{"key": "a", "value": 1}]} -> ["a": 1]
///
/// Where the members have other names, see ``NamedEntries``.
public typealias Entries<Key: ValueStrategy, Value: ValueStrategy> =
  NamedEntries<Key, Value, KeyAndValue>
where Key.CodedValue: Hashable

/// A dictionary that is sent as a list of objects, each with a key and a value under set names.
///
///     enum NameAndCount: EntryNames {
///       static let key = "name"
///       static let value = "count"
///     }
///     @Coded<NamedEntries<String, Int, NameAndCount>> var counts: [String: Int]
///     // {"counts": [{"name": "a", "count": 1}]} -> ["a": 1]
///
/// Written as such a list, in the order of the keys, or of their texts where keys have no order. A
/// coder's key strategy applies to the two names as to a model's keys. An object with a key that
/// was there before throws; `Lossy<NamedEntries<…>>` drops it with an issue.
public enum NamedEntries<Key: ValueStrategy, Value: ValueStrategy, Names: EntryNames>: ValueStrategy
where Key.CodedValue: Hashable {
  public typealias CodedValue = [Key.CodedValue: Value.CodedValue]
}

/// Names the two members of an entry; see ``NamedEntries``.
///
///     enum NameAndCount: EntryNames {
///       static let key = "name"
///       static let value = "count"
///     }
///     @Coded<NamedEntries<String, Int, NameAndCount>> var counts: [String: Int]
///     // {"counts": [{"name": "a", "count": 1}]} -> ["a": 1]
public protocol EntryNames {
  /// The name of the member that holds the key.
  ///
  ///     NameAndCount.key   // "name"
  ///     // {"counts":[{"name":"a","count":1}]} -> ["a": 1]
  static var key: String { get }
  /// The name of the member that holds the value.
  ///
  ///     NameAndCount.value   // "count"
  ///     // {"counts":[{"name":"a","count":1}]} -> ["a": 1]
  static var value: String { get }
}

/// The names `key` and `value`; see ``Entries``.
///
///     @Coded<NamedEntries<String, Int, KeyAndValue>> var counts: [String: Int]
///     // the same as @Coded<Entries<String, Int>> var counts: [String: Int]
public enum KeyAndValue: EntryNames {
  public static var key: String { "key" }
  public static var value: String { "value" }
}

private struct NamedEntry<
  KeyStrategy: DecodingStrategy, ValueStrategy: DecodingStrategy, Names: EntryNames
>: Decodable, DictionaryEntry
where KeyStrategy.CodedValue: Hashable {
  let key: KeyStrategy.CodedValue
  let value: ValueStrategy.CodedValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyCodingKey.self)
    do {
      key = try KeyStrategy.decode(from: container, forKey: AnyCodingKey(Names.key))
      value = try ValueStrategy.decode(from: container, forKey: AnyCodingKey(Names.value))
    } catch {
      throw Self.marking(error, inObjectAt: container.codingPath.count)
    }
  }

  /// The error of a member, which is none of a property.
  private static func marking(_ error: any Error, inObjectAt depth: Int) -> any Error {
    guard let fault = error as? DecodingError, fault.pathOfFault.count == depth + 1,
      fault.context?.isUnmarked == true
    else { return error }
    switch fault {
    case .dataCorrupted: return error
    default: return fault.marked(by: Wanted(type: Self.self, isUnannotated: true))
    }
  }
}

extension NamedEntries: DecodingStrategy where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> CodedValue {
    try EntryList<NamedEntry<Key, Value, Names>>.decode(from: container)
  }
}

extension NamedEntries: LossyDecodingStrategy
where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> CodedValue {
    try EntryList<NamedEntry<Key, Value, Names>>.decodeLossily(from: container)
  }
}

extension NamedEntries: EncodingStrategy where Key: EncodingStrategy, Value: EncodingStrategy {
  public static func encode(_ value: CodedValue, to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (key, value) in value.inOrderOfKeys() {
      var entry = container.nestedContainer(keyedBy: AnyCodingKey.self)
      try Key.encode(key, to: &entry, forKey: AnyCodingKey(Names.key))
      try Value.encode(value, to: &entry, forKey: AnyCodingKey(Names.value))
    }
  }
}
