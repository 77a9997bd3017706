public import JSONCore

extension Lossy where Strategy: LossyDecodingStrategy {
  @inlinable  // Specialised in the client, where the strategy is known.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Strategy.CodedValue {
    try Strategy.readLossily(from: &reader)
  }

  @inlinable  // As above.
  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Strategy.CodedValue {
    try Strategy.readMissing(index, of: members)
  }
}

extension LossyDecodingStrategy {
  // By containers, which every strategy can do.
  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try reader.readByContainers(ByContainers<Lossy<Self>>.self).value
  }
}

extension Optional where Wrapped: DecodingStrategy {
  @inlinable  // As above.
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> Wrapped.CodedValue? {
    if try reader.readNull() { return nil }
    let mark = reader.mark
    do throws(JSONError) {
      return try Wrapped.read(from: &reader)
    } catch {
      try reader.recover(from: error, at: mark)
      return nil
    }
  }
}

extension Array where Element: DecodingStrategy {
  @inlinable  // As above.
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Element.CodedValue] {
    let start = reader.mark
    do throws(JSONError) {
      return try unsafe reader.readElements {
        (reader: inout JSONReader, place: UnsafeMutablePointer<Element.CodedValue>)
          throws(JSONError) in
        let mark = reader.mark
        do throws(JSONError) {
          unsafe place.initialize(to: try Element.read(from: &reader))
          return true
        } catch {
          try reader.recover(from: error, at: mark)
          return false
        }
      }
    } catch {
      // No array, for what an element's content throws goes no further.
      try reader.recover(from: error, at: start)
      return []
    }
  }
}

extension Set where Element: DecodingStrategy, Element.CodedValue: Hashable {
  @inlinable  // As above.
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> Set<Element.CodedValue> {
    Set<Element.CodedValue>(try [Element].readLossily(from: &reader))
  }
}
