public import JSONCore

// For property wrappers whose storage has a type that is nowhere in the source: the place of the
// value is kept, and the value is read where the type is known.

extension JSONReader {
  /// Passes over a value, which is read later.
  ///
  /// - Returns: its place.
  /// - Throws: ``JSONError`` where the text is no JSON.
  @_documentation(visibility: internal)
  public mutating func postpone() throws(JSONError) -> Mark {
    let place = mark
    try skipValue()
    return place
  }

  /// Reads the value at a place that was passed over, or says that there is none.
  ///
  /// - Parameters:
  ///   - place: what ``postpone()`` gave; nil when the key did not come.
  ///   - members: the members that it would be among.
  ///   - index: the number of its name.
  /// - Returns: the value; the reader is where it was before.
  /// - Throws: ``JSONError/Code/missingKey``, and what reading the value throws.
  @_documentation(visibility: internal)
  // Only for what is none of this package's wrappers.
  @_disfavoredOverload
  public mutating func readPostponed<T: Decodable>(
    _ place: Mark?, _ members: JSONMembers, _ index: Int
  ) throws(JSONError) -> T {
    guard let place else { throw members.missing(index) }
    let end = mark
    readAgain(from: place)
    let value = try Plain<T>.read(from: &self)
    readAgain(from: end)
    return value
  }

  /// Reads a wrapper of CodableKit, whose strategy says what a missing key means.
  @_documentation(visibility: internal)
  public mutating func readPostponed<Strategy: DecodingStrategy>(
    _ place: Mark?, _ members: JSONMembers, _ index: Int
  ) throws(JSONError) -> Coded<Strategy> {
    guard let place else {
      return Coded(wrappedValue: try Strategy.readMissing(index, of: members))
    }
    let end = mark
    readAgain(from: place)
    let value = try Coded<Strategy>(from: &self)
    readAgain(from: end)
    return value
  }
}
