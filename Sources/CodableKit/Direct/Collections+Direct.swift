public import JSONCore

// The strategies of the standard collections, without containers. Each is inlinable so that the
// element's strategy is known in the client.

extension Optional where Wrapped: DecodingStrategy {
  @inlinable  // See above.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Wrapped.CodedValue? {
    try reader.readNull() ? nil : Wrapped.read(from: &reader)
  }

  @inlinable  // See above.
  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Wrapped.CodedValue? {
    nil
  }
}

extension Array where Element: DecodingStrategy {
  @inlinable  // See above.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> [Element.CodedValue] {
    try unsafe reader.readElements {
      (reader: inout JSONReader, place: UnsafeMutablePointer<Element.CodedValue>) throws(JSONError)
      in
      unsafe place.initialize(to: try Element.read(from: &reader))
      return true
    }
  }
}

extension Set where Element: DecodingStrategy, Element.CodedValue: Hashable {
  @inlinable  // See above.
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> Set<Element.CodedValue> {
    Set<Element.CodedValue>(try [Element].read(from: &reader))
  }
}
