public import JSONCore

// Values of types of which the macro knows the names alone. One that cannot be coded, or not by its
// strategy, is an error in the `Codable` code beside; here it is let pass, for it would be the same
// error once more.

extension JSONReader {
  /// Reads a value of a type that has both conformances; the direct path is taken.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func readCoded<T: Decodable & JSONReadable>(
    _ type: T.Type
  ) throws(JSONError) -> T { try T(from: &self) }

  /// Reads a value of a type that has, as far as the caller knows, only its `Decodable`
  /// conformance.
  @_documentation(visibility: internal)
  public mutating func readCoded<T: Decodable>(_ type: T.Type) throws(JSONError) -> T {
    try read(type)
  }

  /// Gives up for a type without a conformance, beside code that needs one and does not compile.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public mutating func readCoded<T>(_ type: T.Type) throws(JSONError) -> T {
    throw abandoned(at: offset)
  }
}

extension JSONWriter {
  /// Writes a value of a type that has both conformances; the direct path is taken.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func writeCoded<T: Encodable & JSONWritable>(
    _ value: T
  ) throws(JSONWritingError) { try value.write(to: &self) }

  /// Writes a value of a type that has, as far as the caller knows, only its `Encodable`
  /// conformance.
  @_documentation(visibility: internal)
  public mutating func writeCoded<T: Encodable>(_ value: T) throws(JSONWritingError) {
    try writeValue(value)
  }

  /// Gives up for a type without a conformance, beside code that needs one and does not compile.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public mutating func writeCoded<T>(_ value: T) throws(JSONWritingError) { throw .refusedByType }

  /// Writes a value of a type that has both conformances under a key; the direct path is taken.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeCoded<T: Encodable & JSONWritable>(
    _ value: T, literal key: StaticString
  ) throws(JSONWritingError) { try writeMember(value, literal: key) }

  /// Writes a value of a type that has, as far as the caller knows, only its `Encodable`
  /// conformance under a key.
  @_documentation(visibility: internal)
  public mutating func writeCoded<T: Encodable>(
    _ value: T, literal key: StaticString
  ) throws(JSONWritingError) { try writeMember(value, literal: key) }

  /// Writes a field under its key, and leaves out the key of an absent one.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeCoded<Wrapped: Encodable>(
    _ value: Field<Wrapped>, literal key: StaticString
  ) throws(JSONWritingError) { try writeMember(value, literal: key) }

  /// Writes a wrapper that is a property's declared type, or leaves the key out if its strategy
  /// does.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeCoded<Strategy: EncodingStrategy>(
    _ value: Coded<Strategy>, literal key: StaticString
  ) throws(JSONWritingError) { try writeMember(value, literal: key) }

  /// Writes a key with something to escape, after which the value is still to be written.
  ///
  /// It never throws; the call is the one for wrappers, which may.
  @_documentation(visibility: internal)
  public mutating func writesAfterKey<T>(
    _ value: T, _ key: String
  ) throws(JSONWritingError) -> Bool {
    writeKey(key)
    return true
  }

  /// Writes a wrapper with its key, or leaves both out; nothing is left to be written.
  @_documentation(visibility: internal)
  public mutating func writesAfterKey<Strategy: EncodingStrategy>(
    _ value: Coded<Strategy>, _ key: String
  ) throws(JSONWritingError) -> Bool {
    try Strategy.writeMember(value.wrappedValue, to: &self, key: key)
    return false
  }

  /// Gives up for a type without a conformance, as ``writeCoded(_:)`` does.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public mutating func writeCoded<T>(
    _ value: T, literal key: StaticString
  ) throws(JSONWritingError) { throw .refusedByType }

  /// Gives up for a value of another type than the strategy has.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public mutating func writeMemberIfPresent<Value, Strategy>(
    _ value: Value?, by strategy: Strategy.Type, literal key: StaticString
  ) throws(JSONWritingError) { throw .refusedByType }
}

extension JSONMembers {
  /// Gives up for a value of another type than the property has.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public func valueIfPresent<Strategy, Value>(
    _ value: Coded<Strategy>?, _ index: Int
  ) throws(JSONError) -> Value? { throw missing(index) }
}
