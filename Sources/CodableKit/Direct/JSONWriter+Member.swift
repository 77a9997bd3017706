public import JSONCore

// Which of these writes a property is decided by its type, as the containers' functions are chosen:
// a type alias hides nothing from it.

extension JSONWriter {
  /// Writes a value of a type that has only its `Encodable` conformance under a key.
  ///
  /// - Throws: ``JSONWritingError/refusedByType`` when the type's own encoding fails.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func writeMember<T: Encodable>(
    _ value: T, literal key: StaticString
  ) throws(JSONWritingError) {
    writeKey(literal: key)
    try writeValue(value)
  }

  /// Writes a value of a type that has both under a key; the direct path is taken.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeMember<T: Encodable & JSONWritable>(
    _ value: T, literal key: StaticString
  ) throws(JSONWritingError) {
    writeKey(literal: key)
    try value.write(to: &self)
  }

  /// Whether a member is written for a field: for any but an absent one.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func writes<Wrapped>(_ value: Field<Wrapped>) -> Bool { !value.isAbsent }

  /// Writes a field under its key, and leaves out the key of an absent one.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeMember<Wrapped: Encodable>(
    _ value: Field<Wrapped>, literal key: StaticString
  ) throws(JSONWritingError) {
    if value.isAbsent { return }
    writeKey(literal: key)
    try value.write(to: &self)
  }
}
