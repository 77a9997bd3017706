extension JSONWriter {
  /// Writes a value under a key.
  ///
  ///     try writer.beginObject()
  ///     try writer.writeMember(7, literal: "id")
  ///     writer.endObject()   // {"id":7}
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the key as it stands in the text, which has nothing in it to escape.
  /// - Throws: ``JSONWritingError`` for a value that has no JSON text.
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func writeMember<T: JSONWritable>(
    _ value: T, literal key: StaticString
  ) throws(JSONWritingError) {
    writeKey(literal: key)
    try value.write(to: &self)
  }

  /// Whether a member is written for a value: for any but nil.
  ///
  ///     if writer.writes(nickname) { try writer.writeMember(nickname, literal: "nickname") }
  ///
  /// For a type by a name, which may be that of an optional.
  @_documentation(visibility: internal)
  @inlinable  // Nothing, in the client.
  public func writes<T>(_ value: T) -> Bool { true }

  /// Whether a member is written for an optional.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func writes<Wrapped>(_ value: Wrapped?) -> Bool { value != nil }
}
