public import JSONCore

extension Field: JSONReadable where Wrapped: Decodable {
  /// Reads null or a value.
  ///
  ///     try JSONReader.read(Field<Int>.self, from: Array("null".utf8))   // .null
  @inlinable  // Specialised in the client, where the type is known.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readNull() ? .null : .value(Plain<Wrapped>.read(from: &reader))
  }
}

extension Field: JSONWritable where Wrapped: Encodable {
  /// Writes the value, or null.
  ///
  ///     try JSONWriter.bytes(of: 7 as Field<Int>)   // 7
  @inlinable  // As above.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    guard let value else { return writer.writeNull() }
    try Plain<Wrapped>.write(value, to: &writer)
  }
}

extension JSONMembers {
  /// The value of a field, which is absent when its key did not come.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func value<Wrapped>(
    _ value: Field<Wrapped>?, _ index: Int
  ) throws(JSONError) -> Field<Wrapped> { value ?? .absent }

  /// The value of a field, which is absent when its key did not come.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func required<Wrapped>(_ value: Field<Wrapped>?, _ index: Int) -> Field<Wrapped>? {
    value ?? .absent
  }
}

extension Field where Wrapped: DecodingStrategy {
  @inlinable  // As above.
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> Field<Wrapped.CodedValue> {
    try reader.readNull() ? .null : .value(Wrapped.read(from: &reader))
  }

  @inlinable  // As above.
  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Field<Wrapped.CodedValue> { .absent }
}

extension Field where Wrapped: EncodingStrategy {
  @inlinable  // As above.
  public static func write(
    _ value: Field<Wrapped.CodedValue>, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    guard let value = value.value else { return writer.writeNull() }
    try Wrapped.write(value, to: &writer)
  }

  @inlinable  // As above.
  public static func writeMember(
    _ value: Field<Wrapped.CodedValue>, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    switch value {
    case .absent: break
    case .null:
      writer.writeKey(literal: key)
      writer.writeNull()
    case .value(let value): try Wrapped.writeMember(value, to: &writer, literal: key)
    }
  }
}
