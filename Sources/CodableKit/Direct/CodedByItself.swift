public import JSONCore

// For types that have a place on the direct path and no code of their own for it: classes that are
// not final, whose subclasses are read and written by their own `Codable` code.

extension JSONReadable where Self: Decodable {
  /// Reads the value by its `Decodable` conformance.
  ///
  /// - Throws: ``JSONError`` where the document is no JSON, or the type refuses it.
  @_documentation(visibility: internal)
  // Only as a witness: generic code that knows both protocols has to call the requirement.
  @_disfavoredOverload
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readByContainers(CodedByItself<Self>.self).value
  }
}

extension JSONWritable where Self: Encodable {
  /// Writes the value by its `Encodable` conformance.
  ///
  /// - Throws: ``JSONWritingError/refusedByType`` when the type's own encoding fails.
  @_documentation(visibility: internal)
  // As above.
  @_disfavoredOverload
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.writeByContainers(CodedByItself(value: self))
  }
}

/// A value that is coded by its own code and nothing else.
///
/// A coder that is handed the value itself would take the direct path, and come back here.
private struct CodedByItself<Value> {
  let value: Value
}

extension CodedByItself: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

extension CodedByItself: Encodable where Value: Encodable {
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
