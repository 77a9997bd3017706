/// A dictionary that is sent as a list of pairs, each an array of a key and a value.
///
///     @Coded<Pairs<String, Int>> var counts: [String: Int]
///     // {"counts": [["a", 1], ["b", 2]]} -> ["a": 1, "b": 2]
///
/// Written as such a list, in the order of the keys, or of their texts where keys have no order. A
/// pair with a key that was there before, or with more or fewer than two elements, throws;
/// `Lossy<Pairs<…>>` drops it with an issue. For `[{"key": "a", "value": 1}]` see ``Entries``.
public enum Pairs<Key: ValueStrategy, Value: ValueStrategy>: ValueStrategy
where Key.CodedValue: Hashable {
  public typealias CodedValue = [Key.CodedValue: Value.CodedValue]
}

private struct Pair<KeyStrategy: DecodingStrategy, ValueStrategy: DecodingStrategy>: Decodable,
  DictionaryEntry
where KeyStrategy.CodedValue: Hashable {
  let key: KeyStrategy.CodedValue
  let value: ValueStrategy.CodedValue

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    // Asked first: decoders find a null behind the last element.
    guard !container.isAtEnd else { throw Self.misfit(container, "no elements") }
    key = try KeyStrategy.decode(from: &container)
    guard !container.isAtEnd else { throw Self.misfit(container, "one element") }
    value = try ValueStrategy.decode(from: &container)
    guard container.isAtEnd else { throw Self.misfit(container, "more than two elements") }
  }

  private static func misfit(
    _ container: any UnkeyedDecodingContainer, _ elements: String
  ) -> DecodingError {
    let expected = "an array of a key and a value"
    let detail = "it has \(elements)"
    return .dataCorrupted(
      .init(
        codingPath: container.codingPath,
        debugDescription: "Expected \(expected), found an array of \(elements).",
        underlyingError: StatedFault(expected: expected, detail: detail)))
  }
}

extension Pairs: DecodingStrategy where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> CodedValue {
    try EntryList<Pair<Key, Value>>.decode(from: container)
  }
}

extension Pairs: LossyDecodingStrategy where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> CodedValue {
    try EntryList<Pair<Key, Value>>.decodeLossily(from: container)
  }
}

extension Pairs: EncodingStrategy where Key: EncodingStrategy, Value: EncodingStrategy {
  public static func encode(_ value: CodedValue, to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (key, value) in value.inOrderOfKeys() {
      var pair = container.nestedUnkeyedContainer() as any UnkeyedEncodingContainer
      try Key.encode(key, to: &pair)
      try Value.encode(value, to: &pair)
    }
  }
}
