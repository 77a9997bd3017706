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
      if let scalars = try lossyScalars(from: &reader) { return scalars }
      let array = reader.offset
      var kept = 0
      return try unsafe reader.readElements {
        (reader: inout JSONReader, place: UnsafeMutablePointer<Element.CodedValue>)
          throws(JSONError) in
        let mark = reader.mark
        do throws(JSONError) {
          unsafe place.initialize(to: try Element.read(from: &reader))
          kept &+= 1
          return true
        } catch {
          try reader.drop(after: error, at: mark, kept: kept, of: array, as: Element.self)
          return false
        }
      }
    } catch {
      // No array, for what an element's content throws goes no further.
      try reader.recover(from: error, at: start)
      return []
    }
  }

  /// The array, if its elements are of a type for which there is a loop that was made for it.
  ///
  /// Fails only before the first element, and with the document. The casts give an array out as
  /// what the comparison before has shown it to be.
  @usableFromInline
  static func lossyScalars(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Element.CodedValue]? {
    let array = reader.offset
    guard let values = try lossyScalarsIfAny(from: &reader) else { return nil }
    reader.noteType(of: array, Element.self)
    return values
  }

  private static func lossyScalarsIfAny(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Element.CodedValue]? {
    if Element.self == Plain<Int>.self || Element.self == Int.self {
      return unsafe unsafeBitCast(try reader.readIntegersLossily(), to: Self.CodedValue.self)
    }
    if Element.self == Plain<Double>.self || Element.self == Double.self {
      return unsafe unsafeBitCast(try reader.readDoublesLossily(), to: Self.CodedValue.self)
    }
    if Element.self == Plain<String>.self || Element.self == String.self {
      return unsafe unsafeBitCast(try reader.readStringsLossily(), to: Self.CodedValue.self)
    }
    if Element.self == Plain<Bool>.self || Element.self == Bool.self {
      return unsafe unsafeBitCast(try reader.readBoolsLossily(), to: Self.CodedValue.self)
    }
    return nil
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
