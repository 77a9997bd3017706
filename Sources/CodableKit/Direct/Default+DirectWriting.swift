public import JSONCore

extension Default where Strategy: EncodingStrategy {
  @inlinable  // Specialised in the client, where the strategy is known.
  public static func write(
    _ value: Strategy.CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try Strategy.write(value, to: &writer)
  }

  @inlinable  // As above.
  public static func writeMember(
    _ value: Strategy.CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    try Strategy.writeMember(value, to: &writer, literal: key)
  }
}
