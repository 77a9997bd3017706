/// Reads a list in which every element makes one entry of a dictionary.
///
/// What ``KeyedBy``, ``Pairs`` and ``NamedEntries`` have in common: a key that comes twice is
/// refused, and dropped where the list is read lossily, so that no entry replaces another unseen.
enum EntryList<Entry: DictionaryEntry & Decodable> {
  typealias Members = [Entry.Key: Entry.Value]

  static func decode(from container: any SingleValueDecodingContainer) throws -> Members {
    let entries = try container.decode([Entry].self)
    var members: Members = [:]
    members.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      guard members.updateValue(entry.value, forKey: entry.key) == nil else {
        throw repeated(entry.key, at: container.codingPath + [AnyCodingKey(index: index)])
      }
    }
    return members
  }

  static func decodeLossily(from container: any SingleValueDecodingContainer) throws -> Members {
    let attempts: [Attempt<Plain<Entry>>]
    do {
      attempts = try container.decode([Attempt<Plain<Entry>>].self)
    } catch {
      try Recovery.recover(
        from: error, by: .usedEmpty, at: container.codingPath, expecting: [Any].self,
        probe: { try container.decode(FoundProbe.self) })
      return [:]
    }
    var members: Members = [:]
    members.reserveCapacity(attempts.count)
    for (index, attempt) in attempts.enumerated() {
      let path = { container.codingPath + [AnyCodingKey(index: index)] }
      switch attempt {
      case .success(let entry):
        if members[entry.key] == nil {
          members[entry.key] = entry.value
        } else {
          try Recovery.recover(
            from: repeated(entry.key, at: path()), by: .droppedElement, at: path(),
            expecting: Entry.Value.self, probe: { nil })
        }
      case .failure(let failure):
        try Recovery.recover(
          from: failure.error, by: .droppedElement, at: path(), expecting: Entry.Value.self,
          probe: { failure.found })
      }
    }
    return members
  }

  private static func repeated(_ key: Entry.Key, at path: [any CodingKey]) -> DecodingError {
    let text = (key as? String) ?? "\(key)"
    return .dataCorrupted(
      .init(
        codingPath: path,
        debugDescription: "The key \(Excerpt.quoted(text)) stands in the list already",
        underlyingError: BadKey(
          text: text, expected: "\(typeName(Entry.Key.self)) that is not there yet")))
  }
}

/// One element of a list that makes a dictionary.
protocol DictionaryEntry {
  associatedtype Key: Hashable
  associatedtype Value
  var key: Key { get }
  var value: Value { get }
}

extension Dictionary {
  /// The entries, by the order of their keys where keys have one, else by that of the keys' texts.
  ///
  /// What is written then does not change from run to run.
  func inOrderOfKeys() -> [(key: Key, value: Value)] {
    if let type = Key.self as? any Comparable.Type { return entries(orderedAs: type) }
    return map { (text: Self.text(of: $0.key), entry: $0) }
      .sorted { $0.text < $1.text }
      .map { (key: $0.entry.key, value: $0.entry.value) }
  }

  /// The text that a key is written as, or one that describes it.
  private static func text(of key: Key) -> String {
    let encoder = KeyTextEncoder(codingPath: [])
    // A key that fails to encode has no text; its description orders it.
    try? (key as? any Encodable)?.encode(to: encoder)
    return encoder.text ?? "\(key)"
  }

  private func entries<Order: Comparable>(orderedAs: Order.Type) -> [(key: Key, value: Value)] {
    sorted { left, right in
      guard let left = left.key as? Order, let right = right.key as? Order else { return false }
      return left < right
    }
  }
}
