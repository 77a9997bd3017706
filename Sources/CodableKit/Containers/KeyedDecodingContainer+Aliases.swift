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
  ///     // {} -> throws: No value associated with key "label" or "label_text".
  ///
  /// Throws `DecodingError.keyNotFound` for the first key when none is there.
  public func requiredKey(_ first: Key, _ others: Key...) throws -> Key {
    if let key = try firstPresent(of: [first] + others) { return key }
    let names = ([first] + others).map { "\"\($0.stringValue)\"" }.joined(separator: " or ")
    throw DecodingError.keyNotFound(
      first,
      .init(
        codingPath: codingPath, debugDescription: "No value associated with key \(names).",
        underlyingError: AcceptedKeys(names: ([first] + others).map(\.stringValue))))
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
