public import JSONCore

// What generated code calls for values that annotations read and write.

extension JSONReader {
  /// Reads a value by a strategy, or nil for null.
  ///
  /// For `@CodableBy` on an optional property, whose strategy may be that of the wrapped type.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the strategy is known.
  public mutating func readIfPresent<Strategy: DecodingStrategy>(
    _ type: Coded<Strategy>.Type
  ) throws(JSONError) -> Coded<Strategy>? {
    if try readNull() { return nil }
    return try Coded<Strategy>(from: &self)
  }

  /// Reads a value by a strategy whose value is an optional already.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func readIfPresent<Strategy: DecodingStrategy, Wrapped>(
    _ type: Coded<Strategy>.Type
  ) throws(JSONError) -> Coded<Strategy>? where Strategy.CodedValue == Wrapped? {
    try Coded<Strategy>(from: &self)
  }

  /// Reads a value by a strategy, with a default for null or for what cannot be read.
  ///
  /// - Parameters:
  ///   - strategy: the strategy.
  ///   - fallback: the default.
  ///   - causes: what it stands in for.
  /// - Returns: the value.
  /// - Throws: ``JSONError`` for a cause that is not in the set.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func read<Strategy: DecodingStrategy>(
    by strategy: Strategy.Type, default fallback: @autoclosure () throws -> Strategy.CodedValue,
    for causes: DefaultCauses = .all
  ) throws(JSONError) -> Strategy.CodedValue {
    let mark = mark
    let isNull = try readNull()
    if isNull, causes.contains(.null) {
      // A report may ask for nulls that were replaced.
      noteRecovery()
    } else {
      if isNull { goBack(to: mark) }
      do throws(JSONError) {
        return try Strategy.read(from: &self)
      } catch {
        guard !isNull, causes.contains(.invalid) else { throw error }
        try recover(from: error, at: mark)
      }
    }
    do { return try fallback() } catch { throw abandoned(at: offset) }
  }
}

extension JSONMembers {
  /// The value of an optional property with a strategy; nil when its key did not come.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func valueIfPresent<Strategy: DecodingStrategy>(
    _ value: Coded<Strategy>?, _ index: Int
  ) throws(JSONError) -> Strategy.CodedValue? { value?.wrappedValue }

  /// The value of an optional property whose strategy says what a missing key means.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func valueIfPresent<Strategy: DecodingStrategy, Wrapped>(
    _ value: Coded<Strategy>?, _ index: Int
  ) throws(JSONError) -> Wrapped? where Strategy.CodedValue == Wrapped? {
    if let value { return value.wrappedValue }
    return try Strategy.readMissing(index, of: self)
  }
}

extension JSONWriter {
  /// Writes a value under a key by a strategy, and leaves the key out for nil.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeMemberIfPresent<Strategy: EncodingStrategy>(
    _ value: Strategy.CodedValue?, by strategy: Strategy.Type, literal key: StaticString
  ) throws(JSONWritingError) {
    guard let value else { return }
    try Strategy.writeMember(value, to: &self, literal: key)
  }

  /// Writes an optional under a key by a strategy for optionals.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeMemberIfPresent<Strategy: EncodingStrategy, Wrapped>(
    _ value: Wrapped?, by strategy: Strategy.Type, literal key: StaticString
  ) throws(JSONWritingError) where Strategy.CodedValue == Wrapped? {
    try Strategy.writeMember(value, to: &self, literal: key)
  }
}
