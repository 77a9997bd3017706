/// What makes a default stand in for a value: a set of what ``DefaultCause`` tells apart.
///
///     count = try container.decode(
///       by: Int.self, forKey: .count, default: 1, for: [.missing, .null])
///     // {} and {"count": null} -> 1, {"count": "x"} -> throws
public struct DefaultCauses: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key is not there.
  ///
  ///     // In {}:
  ///     try container.decode(by: Int.self, forKey: .count, default: 1, for: .missing)   // 1
  public static let missing = DefaultCauses(rawValue: 1)
  /// The value is null.
  ///
  ///     // In {"count": null}:
  ///     try container.decode(by: Int.self, forKey: .count, default: 1, for: .null)   // 1
  public static let null = DefaultCauses(rawValue: 2)
  /// The value cannot be read; it is recorded in the ``DecodingReport``.
  ///
  ///     // In {"count": "x"}:
  ///     try container.decode(by: Int.self, forKey: .count, default: 1, for: .invalid)   // 1
  public static let invalid = DefaultCauses(rawValue: 4)
  /// All of them.
  ///
  ///     DefaultCauses.all == [.missing, .null, .invalid]   // true
  public static let all: DefaultCauses = [.missing, .null, .invalid]
}

extension KeyedDecodingContainer {
  /// Reads the value of a key by a strategy, with a default for what is not there or is wrong.
  ///
  ///     count = try container.decode(by: Int.self, forKey: .count, default: 1, for: .missing)
  ///     // {} -> 1, {"count": null} -> throws
  ///
  /// Throws what the strategy throws for a cause that is not in the set.
  public func decode<Strategy: DecodingStrategy>(
    by strategy: Strategy.Type, forKey key: Key,
    default fallback: @autoclosure () throws -> Strategy.CodedValue,
    for causes: DefaultCauses = .all
  ) throws -> Strategy.CodedValue {
    do {
      return try decodeOrDefault(by: strategy, forKey: key, default: fallback, for: causes)
    } catch {
      return try kept(forKey: key, after: error)
    }
  }

  private func decodeOrDefault<Strategy: DecodingStrategy>(
    by strategy: Strategy.Type, forKey key: Key,
    default fallback: () throws -> Strategy.CodedValue, for causes: DefaultCauses
  ) throws -> Strategy.CodedValue {
    guard contains(key) else {
      return causes.contains(.missing)
        ? try fallback() : try Strategy.decodeMissing(key, in: self)
    }
    if try decodeNil(forKey: key) {
      guard causes.contains(.null) else { return try Strategy.decode(from: self, forKey: key) }
      if let value = keptNil(as: Strategy.CodedValue.self, forKey: key) { return value }
      Recovery.noteNullDefault(at: codingPath + [key], expecting: Strategy.CodedValue.self)
      return try fallback()
    }
    do {
      return try Strategy.decode(from: self, forKey: key)
    } catch {
      guard causes.contains(.invalid) else { throw error }
      try Recovery.recover(
        from: error, by: .usedDefault, at: codingPath + [key],
        expecting: Strategy.CodedValue.self, of: Strategy.self,
        probe: { try decode(FoundProbe.self, forKey: key) })
      return try fallback()
    }
  }
}
