public import JSONCore

extension Default where Strategy: DecodingStrategy {
  @inlinable  // Specialised in the client, where strategy and policy are known.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Strategy.CodedValue {
    let mark = reader.mark
    let isNull = try reader.readNull()
    if isNull, let value = Policy.defaultValue(for: .null) {
      // A report may ask for nulls that were replaced.
      reader.noteRecovery()
      return value
    }
    if isNull { reader.goBack(to: mark) }
    do throws(JSONError) {
      return try Strategy.read(from: &reader)
    } catch {
      guard !isNull, let value = Policy.defaultValue(for: .invalid) else { throw error }
      try reader.recover(from: error, at: mark)
      return value
    }
  }

  @inlinable  // As above.
  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Strategy.CodedValue {
    if let value = Policy.defaultValue(for: .missing) { return value }
    return try Strategy.readMissing(index, of: members)
  }
}
