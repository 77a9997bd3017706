/// Reads by the first of two strategies that accepts the value, and writes by the first.
///
///     @Coded<FirstOf<ISO8601, UnixSeconds>> var at: Date
///     // "2024-01-02T03:04:05Z" and 1704164645 give the same date; written is the text
///
/// More alternatives nest, in their order: `FirstOf<A, FirstOf<B, C>>`. An alternative that fails
/// leaves no issues behind, and one that succeeds only by recovering, or by keeping a case that it
/// does not know (``Open``), counts as a success only when no later one succeeds cleanly. When all
/// fail, the error is the first one's, and its ``Swift/DecodingError/summary(in:named:)`` names
/// what each of them expected. A missing key is what the first one takes it for that accepts it;
/// nil is written as by the first one.
///
/// `Lossy<FirstOf<…>>`, of strategies that have a lossy form, goes on when none accepts the value: the
/// first that loses only a part of it counts, else the value is what the first one makes of a value
/// that is lost.
public enum FirstOf<First: ValueStrategy, Second: ValueStrategy>: ValueStrategy
where First.CodedValue == Second.CodedValue {
  public typealias CodedValue = First.CodedValue
}

/// The first of three strategies that accepts the value; see ``FirstOf``.
///
///     @Coded<FirstOf3<ISO8601, DateOnly, UnixSeconds>> var at: Date
///     // "2024-01-02T03:04:05Z", "2024-01-02" and 1704164645
public typealias FirstOf3<A: ValueStrategy, B: ValueStrategy, C: ValueStrategy> =
  FirstOf<A, FirstOf<B, C>>
where A.CodedValue == B.CodedValue, B.CodedValue == C.CodedValue

/// The first of four strategies that accepts the value; see ``FirstOf``.
///
///     @Coded<FirstOf4<ISO8601, DateOnly, HTTPDate, UnixSeconds>> var at: Date
///     // "2024-01-02T03:04:05Z", "2024-01-02", "Tue, 02 Jan 2024 03:04:05 GMT" and 1704164645
public typealias FirstOf4<A: ValueStrategy, B: ValueStrategy, C: ValueStrategy, D: ValueStrategy> =
  FirstOf<A, FirstOf<B, FirstOf<C, D>>>
where
  A.CodedValue == B.CodedValue, B.CodedValue == C.CodedValue, C.CodedValue == D.CodedValue

extension FirstOf: DecodingStrategy where First: DecodingStrategy, Second: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> First.CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> First.CodedValue {
    func first() throws -> First.CodedValue { try First.decode(from: container) }
    func second() throws -> First.CodedValue { try Second.decode(from: container) }
    return try readRemembering(Self.self, at: container, by: { try $0 == 0 ? first() : second() }) {
      try IssueCollector.firstClean(first, second)
    }
  }

  /// What a missing key stands for by the first strategy that knows.
  ///
  ///     // In {}:
  ///     try FirstOf<Int?, Lossless<Int>?>.decodeMissing(.share, in: container)   // nil
  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> First.CodedValue
  {
    do {
      return try First.decodeMissing(key, in: container)
    } catch {
      return try Second.decodeMissing(key, in: container)
    }
  }
}

extension FirstOf: LossyDecodingStrategy
where First: LossyDecodingStrategy, Second: LossyDecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> First.CodedValue {
    do {
      return try decode(from: container)
    } catch {
      guard Recovery.isRecoverable(error) else { throw error }
      let depth = container.codingPath.count
      func losingAPart(_ number: Int) throws -> First.CodedValue? {
        try IssueCollector.losingAPart(at: depth) {
          try number == 0
            ? First.decodeLossily(from: container) : Second.decodeLossily(from: container)
        }
      }
      func losingAll() throws -> First.CodedValue {
        try First.decodeLossily(from: RefusedContainer(container: container, error: error))
      }
      return try readRemembering(
        Lossy<Self>.self, at: container,
        by: { try ($0 < 2 ? losingAPart($0) : nil) ?? losingAll() }
      ) {
        for number in 0..<2 {
          if let value = try losingAPart(number) { return (value, number) }
        }
        return (try losingAll(), 2)
      }
    }
  }
}

extension FirstOf: EncodingStrategy where First: EncodingStrategy {
  public static func encode(_ value: First.CodedValue, to encoder: any Encoder) throws {
    try First.encode(value, to: encoder)
  }

  public static func encode<Key>(
    _ value: First.CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try First.encode(value, to: &container, forKey: key)
  }
}
