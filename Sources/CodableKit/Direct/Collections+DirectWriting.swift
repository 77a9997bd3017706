public import JSONCore

// The writing halves of the strategies of the standard collections, without containers. Each is
// inlinable so that the element's strategy is known in the client.

extension Optional where Wrapped: EncodingStrategy {
  @inlinable  // See above.
  public static func write(
    _ value: Wrapped.CodedValue?, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    guard let value else { return writer.writeNull() }
    try Wrapped.write(value, to: &writer)
  }

  @inlinable  // See above.
  public static func writeMember(
    _ value: Wrapped.CodedValue?, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    guard let value, !isNil(value) else { return }
    try Wrapped.writeMember(value, to: &writer, literal: key)
  }
}

extension Array where Element: EncodingStrategy {
  @inlinable  // See above.
  public static func write(
    _ value: [Element.CodedValue], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.beginArray()
    for element in value { try Element.write(element, to: &writer) }
    writer.endArray()
  }

  @inlinable  // See above.
  public static func writeMember(
    _ value: [Element.CodedValue], to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    writer.writeKey(literal: key)
    try write(value, to: &writer)
  }
}

extension Set where Element: EncodingStrategy, Element.CodedValue: Hashable {
  @inlinable  // See above.
  public static func write(
    _ value: Set<Element.CodedValue>, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.beginArray()
    for element in value.inOrder() { try Element.write(element, to: &writer) }
    writer.endArray()
  }

  @inlinable  // See above.
  public static func writeMember(
    _ value: Set<Element.CodedValue>, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    writer.writeKey(literal: key)
    try write(value, to: &writer)
  }
}
