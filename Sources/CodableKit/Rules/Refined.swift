/// Reads by a strategy and holds the value to a rule.
///
/// ``Trimmed``, ``Lowercased``, ``Uppercased``, ``Clamped``, ``Ranged`` and ``NonEmpty`` are this
/// one with a rule that the package has. A rule of your own needs one function:
///
///     enum Even: ValueRule {
///       static func judge(_ value: Int) -> Verdict<Int> {
///         value.isMultiple(of: 2) ? .accepted : .refused(expected: "an even number")
///       }
///     }
///     @Coded<Refined<Int, Even>> var count: Int
///     // {"count": 3} -> throws: expected an even number, found number 3
///
/// A missing key and null mean what they mean to the strategy; for an optional property write
/// `Refined<Int, Even>?`. Writing follows the rule too: a value that reading would correct or
/// refuse throws `EncodingError.invalidValue`.
public enum Refined<Strategy: ValueStrategy, Rule: ValueRule>: ValueStrategy
where Rule.Value == Strategy.CodedValue {
  public typealias CodedValue = Strategy.CodedValue
}

/// A rule for values of one type; see ``Refined``.
///
///     enum Even: ValueRule {
///       static func judge(_ value: Int) -> Verdict<Int> {
///         value.isMultiple(of: 2) ? .accepted : .refused(expected: "an even number")
///       }
///     }
///     @Coded<Refined<Int, Even>> var count: Int
///     // {"count": 3} -> throws: expected an even number, found number 3
public protocol ValueRule<Value> {
  /// The type of the values.
  associatedtype Value

  /// Says what becomes of a value.
  ///
  ///     Even.judge(2)   // .accepted
  ///     Even.judge(3)   // .refused(expected: "an even number")
  static func judge(_ value: Value) -> Verdict<Value>
}

/// What a ``ValueRule`` makes of a value.
///
///     WithinRange<Percent>.judge(130)   // .refused(expected: "a value in 0...100")
public enum Verdict<Value> {
  /// The value stays as it is.
  ///
  ///     WithinRange<Percent>.judge(100)   // .accepted
  case accepted

  /// The value has another form that means the same, such as a text without the spaces around it.
  ///
  /// No issue, unless ``DecodingReport/Options/includesConversions`` says so.
  ///
  ///     Trimming.judge(" Ada")   // .normalized("Ada")
  case normalized(Value)

  /// The value is wrong, and another one stands in for it; an issue.
  ///
  ///     ClampedToRange<Percent>.judge(130)   // .corrected(100, expected: "a value in 0...100")
  case corrected(Value, expected: String)

  /// The value is wrong; reading throws `DecodingError.dataCorrupted`.
  case refused(expected: String)
}

extension Verdict: Equatable where Value: Equatable {}
extension Verdict: Sendable where Value: Sendable {}

extension Refined: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    try refine(Strategy.decode(from: container), at: container.codingPath) {
      try container.decode(FoundProbe.self)
    }
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Strategy.CodedValue
  {
    try refine(Strategy.decode(from: container, forKey: key), at: container.codingPath + [key]) {
      // What a missing key stands for cannot be looked at.
      container.contains(key) ? try container.decode(FoundProbe.self, forKey: key) : nil
    }
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue
  {
    try refine(
      Strategy.decodeMissing(key, in: container), at: container.codingPath + [key]
    ) { nil }
  }

  private static func refine(
    _ value: Strategy.CodedValue, at path: @autoclosure () -> [any CodingKey],
    probe: () throws -> FoundProbe?
  ) throws -> Strategy.CodedValue {
    switch Rule.judge(value) {
    case .accepted:
      return value
    case .normalized(let other):
      try Recovery.noteNormalization(at: path(), expecting: CodedValue.self, probe: probe)
      return other
    case .corrected(let other, let expected):
      try Recovery.recover(
        from: StatedFault.error(expected: expected, found: value, at: path()), by: .corrected,
        at: path(), expecting: CodedValue.self, probe: probe)
      return other
    case .refused(let expected):
      throw StatedFault.error(expected: expected, found: value, at: path())
    }
  }
}

extension Refined: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Strategy.CodedValue, to encoder: any Encoder) throws {
    try Strategy.encode(refined(value, at: encoder.codingPath), to: encoder)
  }

  public static func encode<Key>(
    _ value: Strategy.CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    let value = try refined(value, at: container.codingPath + [key])
    try Strategy.encode(value, to: &container, forKey: key)
  }

  private static func refined(
    _ value: Strategy.CodedValue, at path: @autoclosure () -> [any CodingKey]
  ) throws -> Strategy.CodedValue {
    let (value, verdict) = judged(value)
    switch verdict {
    case .accepted: return value
    case .normalized(let other): return other
    case .corrected(_, let expected), .refused(let expected):
      throw EncodingError.refusing(
        value, at: path(), "Expected \(expected), found \(printable(value)).")
    }
  }

  /// A value that is to be written, and what the rule makes of it.
  static func judged(
    _ value: Strategy.CodedValue
  ) -> (value: Strategy.CodedValue, verdict: Verdict<Strategy.CodedValue>) {
    // Rules are read from the inside out, so an outer one has to see what the inner one makes.
    let value = (Strategy.self as? any RefiningStrategy.Type)?.form(of: value) ?? value
    return (value, Rule.judge(value))
  }
}

/// A strategy that gives values the form that its rule asks for.
private protocol RefiningStrategy: ValueStrategy {
  static func normalized(_ value: CodedValue) -> CodedValue
}

extension RefiningStrategy {
  fileprivate static func form<Value>(of value: Value) -> Value? {
    (value as? CodedValue).map(normalized) as? Value
  }
}

extension Refined: RefiningStrategy {
  fileprivate static func normalized(_ value: CodedValue) -> CodedValue {
    let value = (Strategy.self as? any RefiningStrategy.Type)?.form(of: value) ?? value
    if case .normalized(let other) = Rule.judge(value) { return other }
    return value
  }
}

// Never created; hashable so that a dictionary can have keys of it, as in
// `[Lowercased<String>: S]`.
extension Refined: Equatable where Strategy: Hashable {}
extension Refined: Hashable where Strategy: Hashable {}
