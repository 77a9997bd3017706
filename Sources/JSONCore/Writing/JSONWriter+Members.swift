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

  /// Writes the key of a member that the model does not know.
  ///
  ///     try writer.beginObject()
  ///     try writer.writeKey("color", besides: "id\nname")
  ///     writer.write("red")
  ///     writer.endObject()   // {"color":"red"}
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - names: the keys that the model knows, a line each, as for
  ///     ``JSONReader/readObject(names:)``.
  /// - Throws: ``JSONWritingError/repeatedKey`` for one of those: it would take the place of another
  ///   member.
  public mutating func writeKey(
    _ key: String, besides names: StaticString
  ) throws(JSONWritingError) {
    guard ByteView(names).line(of: key) == nil else { throw .repeatedKey }
    writeKey(key)
  }
}
