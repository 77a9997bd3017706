extension Dictionary: LossyDecodingStrategy
where Key: DecodingStrategy, Key.CodedValue: Hashable, Value: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> [Key.CodedValue: Value.CodedValue] {
    let mark = IssueCollector.current?.mark
    let attempts: [String: Attempt<Value>]
    do {
      // Decoded as `[String: …]`, since only then do decoders know that the keys are data.
      attempts = try container.decode([String: Attempt<Value>].self)
    } catch {
      if !DictionaryKey<Key>.isAlwaysText, let pairs = try pairs(in: container) { return pairs }
      try Recovery.recover(
        from: error, by: .usedEmpty, at: container.codingPath, expecting: [String: Any].self,
        probe: { try container.decode(FoundProbe.self) })
      return [:]
    }
    let members = try keep(
      attempts, isOrdered: mark != nil, at: container.codingPath)
    if let mark {
      // Decoders visit the members of a dictionary in any order; the report shall not.
      IssueCollector.current?.sort(from: mark, byKeyAt: container.codingPath.count)
    }
    return members
  }

  /// The pairs of an array, or nil when there is no array.
  private static func pairs(
    in container: any SingleValueDecodingContainer
  ) throws -> [Key.CodedValue: Value.CodedValue]? {
    do {
      return try container.decode(LossyPairs<Key, Value>.self).members
    } catch let error as DecodingError
      where error.pathOfFault.count == container.codingPath.count && Recovery.isRecoverable(error)
    {
      return nil
    }
  }

  private static func keep(
    _ attempts: [String: Attempt<Value>], isOrdered: Bool,
    at path: @autoclosure () -> [any CodingKey]
  ) throws -> [Key.CodedValue: Value.CodedValue] {
    var members: [Key.CodedValue: Value.CodedValue] = [:]
    members.reserveCapacity(attempts.count)
    for (text, attempt) in DictionaryKey<Key>.inDefiniteOrder(attempts, always: isOrdered) {
      switch attempt {
      case .success(let value):
        do {
          try DictionaryKey<Key>.insert(value, under: text, into: &members, at: path())
        } catch {
          try Recovery.recover(
            from: error, by: .droppedEntry, at: path() + [AnyCodingKey(text)],
            expecting: Key.CodedValue.self, probe: { nil })
        }
      case .failure(let failure):
        try Recovery.recover(
          from: failure.error, by: .droppedEntry, at: path() + [AnyCodingKey(text)],
          expecting: Value.CodedValue.self, of: Value.self, probe: { failure.found })
      }
    }
    return members
  }
}
