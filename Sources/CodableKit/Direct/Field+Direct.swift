public import JSONCore

extension Field: JSONReadable where Wrapped: Decodable {
  /// Reads null or a value.
  @inlinable  // Specialised in the client, where the type is known.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readNull() ? .null : .value(Plain<Wrapped>.read(from: &reader))
  }
}

extension Field: JSONWritable where Wrapped: Encodable {
  /// Writes the value, or null.
  @inlinable  // As above.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    guard let value else { return writer.writeNull() }
    try Plain<Wrapped>.write(value, to: &writer)
  }
}

extension JSONMembers {
  /// The value of a field, which is absent when its key did not come.
  @inlinable  // As above.
  public func value<Wrapped>(
    _ value: Field<Wrapped>?, _ index: Int
  ) throws(JSONError) -> Field<Wrapped> { value ?? .absent }
}
