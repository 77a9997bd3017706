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
        debugDescription: "The key \(Excerpt.quoted(text)) stands in the list already.",
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
