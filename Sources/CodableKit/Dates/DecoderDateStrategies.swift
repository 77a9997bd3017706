#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONDecoder.DateDecodingStrategy {
  /// Reads every form of ISO 8601 that ``ISO8601`` reads, where `.iso8601` refuses fractions.
  ///
  ///     decoder.dateDecodingStrategy = .flexibleISO8601
  ///     // "2024-01-02T03:04:05Z", "2024-01-02T03:04:05.678+01:00"
  public static var flexibleISO8601: Self { .by(ISO8601.self) }

  /// Reads every date by a strategy.
  ///
  ///     decoder.dateDecodingStrategy = .by(UnixSeconds.self)
  public static func by<Strategy: DecodingStrategy<Date> & SendableMetatype>(
    _ strategy: Strategy.Type
  ) -> Self {
    .custom { try Strategy.decode(from: $0) }
  }

  /// Reads each date by the first strategy of a list that accepts it.
  ///
  ///     decoder.dateDecodingStrategy = .firstOf([ISO8601.self, DateOnly.self, UnixSeconds.self])
  ///
  /// The choice is that of ``FirstOf``: one that accepts the value only by recovering gives way to
  /// a later one that does so cleanly, and when none accepts it, the error names what each
  /// expected.
  public static func firstOf(
    _ strategies: [any (DecodingStrategy<Date> & SendableMetatype).Type]
  ) -> Self {
    .custom { try first(of: strategies[...], from: $0.singleValueContainer()) }
  }

  private static func first(
    of strategies: ArraySlice<any (DecodingStrategy<Date> & SendableMetatype).Type>,
    from container: any SingleValueDecodingContainer
  ) throws -> Date {
    guard let strategy = strategies.first else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The list of date forms is empty.")
    }
    let others = strategies.dropFirst()
    guard !others.isEmpty else { return try strategy.decode(from: container) }
    return try IssueCollector.firstClean(
      { try strategy.decode(from: container) }, { try first(of: others, from: container) }
    ).value
  }
}

extension JSONEncoder.DateEncodingStrategy {
  /// Writes every date as ``ISO8601`` does, with the digits that it needs.
  ///
  ///     encoder.dateEncodingStrategy = .flexibleISO8601
  ///     // "2024-10-27T03:33:20.432Z"
  public static var flexibleISO8601: Self { .by(ISO8601.self) }

  /// Writes every date by a strategy.
  ///
  ///     encoder.dateEncodingStrategy = .by(DateOnly.self)
  public static func by<Strategy: EncodingStrategy<Date> & SendableMetatype>(
    _ strategy: Strategy.Type
  ) -> Self {
    .custom { try Strategy.encode($0, to: $1) }
  }

  /// Writes every date by the first strategy of a list, the counterpart of reading by all of them.
  ///
  ///     encoder.dateEncodingStrategy = .firstOf([ISO8601.self, DateOnly.self])
  ///     // as .by(ISO8601.self); an empty list throws for every date
  public static func firstOf(
    _ strategies: [any (EncodingStrategy<Date> & SendableMetatype).Type]
  ) -> Self {
    .custom { date, encoder in
      guard let first = strategies.first else {
        throw EncodingError.refusing(
          date, at: encoder.codingPath, "The list of date forms is empty.")
      }
      try first.encode(date, to: encoder)
    }
  }
}
