// Whether a property writes its key, which the objects around it depend on: one that would be empty
// is left out, as an optional in a type of its own would be.

extension KnownKeys {
  /// Whether the storage of a property writes its key, which a wrapper may leave out for nil.
  ///
  /// - Parameter storage: what is stored, of a wrapper of another package or a value.
  /// - Returns: true, since nothing is known of it.
  @_documentation(visibility: internal)
  @_disfavoredOverload  // The wrappers of this package have a function that asks them.
  public static func isWritten<Storage>(_ storage: Storage) -> Bool { true }

  /// Whether a wrapper writes its key, or leaves it out for the value that it has.
  ///
  ///     // Of @Coded<ISO8601?> and @Coded<ExplicitNull<ISO8601?>>, which are nil:
  ///     KnownKeys.isWritten(value._seenAt)   // false
  ///     KnownKeys.isWritten(value._endedAt)  // true
  @_documentation(visibility: internal)
  public static func isWritten<Strategy: EncodingStrategy>(_ storage: Coded<Strategy>) -> Bool {
    writesKey(of: storage.wrappedValue, by: Strategy.self)
  }

  /// Whether a strategy writes the key of an optional, which it knows nothing of.
  @_documentation(visibility: internal)
  public static func isWritten<Strategy: EncodingStrategy>(
    _ value: Strategy.CodedValue?, by strategy: Strategy.Type
  ) -> Bool { value != nil }

  /// Whether a strategy for optionals writes the key of one.
  @_documentation(visibility: internal)
  public static func isWritten<Strategy: EncodingStrategy, Wrapped>(
    _ value: Wrapped?, by strategy: Strategy.Type
  ) -> Bool where Strategy.CodedValue == Wrapped? { writesKey(of: value, by: strategy) }

  /// Only for nil is a key left out.
  private static func writesKey<Strategy: EncodingStrategy>(
    of value: Strategy.CodedValue, by strategy: Strategy.Type
  ) -> Bool {
    guard isNil(value) else { return true }
    let probe = KeyProbe()
    var container = KeyedEncodingContainer(ProbedMembers(probe: probe))
    do {
      try strategy.encode(value, to: &container, forKey: AnyCodingKey("value"))
    } catch {
      return true  // The error comes again where the value is written.
    }
    return probe.isMet
  }
}
