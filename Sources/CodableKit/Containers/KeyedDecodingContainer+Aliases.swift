extension KeyedDecodingContainer {
  /// The first of several keys that is there.
  ///
  ///     label = try container.decodeIfPresent(
  ///       String.self, forKey: container.presentKey(.label, .labelText) ?? .label)
  ///     // {"label": null, "label_text": "c"} -> "c"
  ///
  /// A key with a value comes before one whose value is null. Nil when none is there.
  public func presentKey(_ keys: Key...) throws -> Key? { try firstPresent(of: keys) }

  /// The first of several keys that is there, or an error that names them all.
  ///
  ///     label = try container.decode(
  ///       String.self, forKey: container.requiredKey(.label, .labelText))
  ///     // {} -> throws: No value associated with key "label" or "label_text"
  ///
  /// Throws `DecodingError.keyNotFound` for the first key when none is there.
  public func requiredKey(_ first: Key, _ others: Key...) throws -> Key {
    guard let key = try firstPresent(of: [first] + others) else {
      throw noneOf(first, others)
    }
    return key
  }

  /// Reads the value of the first of several keys that is there, or says what it is without one.
  ///
  ///     tags = try container.decodeFirst(of: .tags, .labels) {
  ///       try container.decode(by: Lossy<[String]>.self, forKey: $0)
  ///     }
  ///     // {"labels": ["a"]} -> ["a"]
  ///     // {} -> throws: No value associated with key "tags" or "labels"
  ///
  /// - Parameters:
  ///   - first: the key that is asked for where none is there.
  ///   - others: the other keys.
  ///   - read: reads the value of a key, and knows what a missing key means.
  /// - Returns: the value.
  /// - Throws: what `read` throws. Where it misses the first key, the error names them all.
  public func decodeFirst<Value>(
    of first: Key, _ others: Key..., read: (Key) throws -> Value
  ) throws -> Value {
    if let key = try firstPresent(of: [first] + others) { return try read(key) }
    do {
      return try read(first)
    } catch DecodingError.keyNotFound(_, let context)
      where context.codingPath.count == codingPath.count
    {
      throw noneOf(first, others)
    }
  }

  private func noneOf(_ first: Key, _ others: [Key]) -> DecodingError {
    let names = ([first] + others).map(\.stringValue)
    let list = names.map { "\"\($0)\"" }.joined(separator: " or ")
    return .keyNotFound(
      first,
      .init(
        codingPath: codingPath, debugDescription: "No value associated with key \(list)",
        underlyingError: AcceptedKeys(names: names)))
  }

  /// A key that a value is read by, which is written under another one.
  ///
  ///     number = try container.decode(Int.self, forKey: container.key(.id, writtenAs: .upperID))
  ///     // {"id": 1} -> 1; an update without the key leaves the number as it is
  ///
  /// Gives the first key. The other one tells an update, ``FastJSONDecoder/update(_:from:)``, where
  /// the value is to be found that it keeps.
  public func key(_ key: Key, writtenAs other: Key) -> Key {
    // In a decode, a document that has the other key has it for nothing.
    if contains(other) {
      KeyPresence.$names.withValue([other.stringValue]) {
        _ = try? decodePlainly(KeyPresence.self, forKey: key)
      }
    }
    return key
  }

  private func firstPresent(of keys: [Key]) throws -> Key? {
    // All of them are asked for, so that those who note what is known know all names.
    let all = keys.filter(contains)
    guard all.count > 1 else { return all.first }
    let present = standing(among: all)
    return try present.first { try !decodeNil(forKey: $0) } ?? present.first
  }

  /// Those of several keys that are the document's, where an update adds those of the former value;
  /// all of them where it has none.
  private func standing(among keys: [Key]) -> [Key] {
    let standing = KeyPresence.$names.withValue(keys.map(\.stringValue)) {
      keys.filter { (try? decodePlainly(KeyPresence.self, forKey: $0))?.isInDocument ?? true }
    }
    return standing.isEmpty ? keys : standing
  }
}
