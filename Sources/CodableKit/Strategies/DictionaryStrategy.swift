/// A dictionary strategy reads and writes an object, whatever the type of its keys.
///
/// Keys are data: a decoder's key strategy never touches them. `String`, `Int` and types that are
/// `CodingKeyRepresentable` are keys as in the standard library; every other type is read from and
/// written as the text of its single value, so an enum or a `UUID` makes an object too.
///
///     @Coded<[Plain<Unit>: Double]> var factors: [Unit: Double]
///     // {"factors": {"km": 1000}} -> [.km: 1000]
///
/// The standard library's form for such keys, an array of keys and values in turn, is read as
/// well, and is written where a key is no single value.
extension Dictionary: ValueStrategy
where Key: ValueStrategy, Key.CodedValue: Hashable, Value: ValueStrategy {
  public typealias CodedValue = [Key.CodedValue: Value.CodedValue]
}

extension Dictionary: DecodingStrategy
where Key: DecodingStrategy, Key.CodedValue: Hashable, Value: DecodingStrategy {
  public static func decode(
    from decoder: any Decoder
  ) throws -> [Key.CodedValue: Value.CodedValue] {
    let container = try decoder.singleValueContainer()
    let members: [String: Coded<Value>]
    do {
      members = try container.decode([String: Coded<Value>].self)
    } catch DecodingError.typeMismatch(_, let context)
      where !DictionaryKey<Key>.isAlwaysText
      && context.codingPath.count == container.codingPath.count
    {
      return try container.decode(AlternatingPairs<Key, Value>.self).members
    }
    var result: [Key.CodedValue: Value.CodedValue] = [:]
    result.reserveCapacity(members.count)
    for (text, value) in DictionaryKey<Key>.inDefiniteOrder(members) {
      try DictionaryKey<Key>.insert(
        value.wrappedValue, under: text, into: &result, at: container.codingPath)
    }
    return result
  }
}

extension Dictionary: EncodingStrategy
where Key: EncodingStrategy, Key.CodedValue: Hashable, Value: EncodingStrategy {
  public static func encode(
    _ value: [Key.CodedValue: Value.CodedValue], to encoder: any Encoder
  ) throws {
    var members: [String: Coded<Value>] = [:]
    members.reserveCapacity(value.count)
    for (key, element) in value {
      guard let text = try DictionaryKey<Key>.encode(key, at: encoder.codingPath) else {
        return try AlternatingPairs<Key, Value>.encode(value, to: encoder)
      }
      guard members.updateValue(Coded<Value>(wrappedValue: element), forKey: text) == nil else {
        throw EncodingError.invalidValue(
          key,
          .init(
            codingPath: encoder.codingPath + [AnyCodingKey(text)],
            debugDescription: "Two keys of the dictionary are written as the same text."))
      }
    }
    var container = encoder.singleValueContainer()
    try container.encode(members)
  }
}
