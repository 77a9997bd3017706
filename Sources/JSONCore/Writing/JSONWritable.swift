/// A type that is written as JSON by the direct path.
///
/// The macro `@Codable` writes the conformance. Standard scalars, `Optional`, `Array`, `Set` and
/// dictionaries with text keys of such types have it.
///
///     struct Point: JSONWritable {
///       var x: Double
///       var y: Double
///       func write(to writer: inout JSONWriter) throws(JSONWritingError) {
///         try writer.beginObject()
///         writer.writeKey(literal: "x")
///         try writer.writeValue(x)
///         writer.writeKey(literal: "y")
///         try writer.writeValue(y)
///         writer.endObject()
///       }
///     }
///     // Point(x: 1, y: 2.5) -> {"x":1,"y":2.5}
///
/// A conformance gives the same text as the type's `Encodable` conformance, if there is one, and
/// fails where that one fails: `FastJSONEncoder` then asks the other for the error.
public protocol JSONWritable {
  /// Writes one value.
  ///
  ///     func write(to writer: inout JSONWriter) throws(JSONWritingError) {
  ///       try writer.beginObject()
  ///       writer.writeKey(literal: "x")
  ///       try writer.writeValue(x)
  ///       writer.writeKey(literal: "y")
  ///       try writer.writeValue(y)
  ///       writer.endObject()
  ///     }
  ///     // x 1 and y 2.5 -> {"x":1,"y":2.5}
  ///
  /// - Throws: ``JSONWritingError`` for a value that has no JSON text.
  func write(to writer: inout JSONWriter) throws(JSONWritingError)

  /// Writes values as the elements of an array that is open.
  ///
  /// A requirement so that scalars have a loop of their own. The default writes one after the
  /// other.
  ///
  ///     try writer.beginArray()
  ///     Int.writeElements([1, 2], to: &writer)
  ///     writer.endArray()   // [1,2]
  static func writeElements(
    _ values: [Self], to writer: inout JSONWriter
  ) throws(JSONWritingError)
}

extension JSONWritable {
  @inlinable  // Specialised in the client, where the type is known.
  public static func writeElements(
    _ values: [Self], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    for value in values { try value.write(to: &writer) }
  }
}

extension JSONWriter {
  /// Writes a value of any type of the direct path.
  ///
  ///     try writer.writeValue(["a", nil])   // ["a",null]
  ///
  /// - Throws: ``JSONWritingError`` for a value that has no JSON text.
  @inlinable  // As above.
  public mutating func writeValue<T: JSONWritable>(_ value: T) throws(JSONWritingError) {
    try value.write(to: &self)
  }

  /// The whole text of one value.
  ///
  ///     try JSONWriter.bytes(of: [1, 2])   // [1,2]
  ///
  /// - Throws: ``JSONWritingError`` for a value that has no JSON text, or has written none.
  @inlinable  // As above.
  public static func bytes<T: JSONWritable>(
    of value: T, options: JSONWritingOptions = []
  ) throws(JSONWritingError) -> [UInt8] {
    var writer = JSONWriter(options: options)
    try value.write(to: &writer)
    guard writer.isBalanced else { throw .malformed }
    return writer.finished()
  }
}

// MARK: - Collections

extension Optional: JSONWritable where Wrapped: JSONWritable {
  @inlinable  // As above.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    guard let self else { return writer.writeNull() }
    try self.write(to: &writer)
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  @inlinable  // As above.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginArray()
    try Element.writeElements(self, to: &writer)
    writer.endArray()
  }
}

extension Set: JSONWritable where Element: JSONWritable {
  @inlinable  // As above.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginArray()
    for element in self { try element.write(to: &writer) }
    writer.endArray()
  }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  @inlinable  // As above.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginObject()
    for (key, value) in self {
      writer.writeKey(key)
      try value.write(to: &writer)
    }
    writer.endObject()
  }
}
