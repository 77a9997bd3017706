public import JSONCore

extension Field: JSONReadable where Wrapped: JSONReadable {
  /// Reads null or a value; what stands in a payload is never absent.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readNull() ? .null : .value(Wrapped(from: &reader))
  }
}

extension Field: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or null.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    guard let value else { return writer.writeNull() }
    try value.write(to: &writer)
  }
}

extension JSONMembers {
  /// The value of a field, absent when its key did not come.
  @inlinable  // A test in the client.
  public func value<Wrapped>(_ value: Field<Wrapped>?, _ index: Int) -> Field<Wrapped> {
    value ?? .absent
  }
}

extension JSONWriter {
  /// Writes a field under its key, and leaves the key of an absent one out.
  ///
  /// - Throws: ``JSONWritingError`` for a value that has no JSON text.
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func writeMember<Wrapped: Encodable>(
    _ field: Field<Wrapped>, literal key: StaticString
  ) throws(JSONWritingError) {
    if field.isAbsent { return }
    writeKey(literal: key)
    guard let value = field.value else { return writeNull() }
    try Plain<Wrapped>.write(value, to: &self)
  }
}
