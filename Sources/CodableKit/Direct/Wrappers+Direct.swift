public import JSONCore

extension Required where Strategy: DecodingStrategy {
  @inlinable  // Specialised in the client, where the strategy is known.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Strategy.CodedValue {
    try Strategy.read(from: &reader)
  }
}

extension ExplicitNull where Strategy: DecodingStrategy {
  @inlinable  // As above.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Strategy.CodedValue {
    try Strategy.read(from: &reader)
  }

  @inlinable  // As above.
  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Strategy.CodedValue {
    try Strategy.readMissing(index, of: members)
  }
}
