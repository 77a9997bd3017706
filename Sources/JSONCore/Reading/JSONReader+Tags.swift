/// What the reading of enums needs, whose documents say by a tag which case they are.
extension JSONReader {
  /// Moves to the value of one member of the object at the cursor, past all members before it.
  ///
  ///     let start = reader.mark
  ///     try reader.move(into: "type")
  ///     let tag = try reader.readIndex(among: "circle\nsquare")
  ///     reader.readAgain(from: start)
  ///
  /// What stands behind the member is not looked at: the caller goes back and reads the object.
  ///
  /// - Parameter key: the member's key.
  /// - Throws: ``JSONError/Code/missingKey`` when there is none, and ``JSONError`` when the next
  ///   value is no object.
  public mutating func move(into key: StaticString) throws(JSONError) {
    var members = try readObject(names: key)
    while try members.next(&self) {
      if members.index == 0 {
        notes?.note(members, isFound: true)
        return
      }
      try skipValue()
    }
    throw members.missing(0)
  }

  /// Moves to the value of one member of the object at the cursor, which belongs to another one.
  ///
  /// An object with the other member alone lacks the first one; it is no object without either.
  ///
  /// - Parameters:
  ///   - key: the member's key.
  ///   - other: the key of the other member.
  /// - Throws: as ``move(into:)``.
  @_documentation(visibility: internal)
  public mutating func move(
    into key: StaticString, beside other: StaticString
  ) throws(JSONError) {
    let start = mark
    do throws(JSONError) {
      try move(into: key)
    } catch {
      // It makes a difference only to the values that share the object.
      if error.code == .missingKey, notes != nil {
        readAgain(from: start)
        var members = try readObject(names: other)
        while try members.next(&self) { try skipValue() }
      }
      throw error
    }
  }

  /// Reads a string that is one of several.
  ///
  ///     // Before "square":
  ///     try reader.readIndex(among: "circle\nsquare")   // 1
  ///
  /// - Parameter names: the strings, a line each.
  /// - Returns: the number of the line; -1 for any other string.
  /// - Throws: ``JSONError`` for any other value.
  public mutating func readIndex(among names: StaticString) throws(JSONError) -> Int {
    skipWhitespace()
    guard bytes.byte(at: place) == 0x22 else { throw unfit(.string) }
    let start = place &+ 1
    let scanned = try bytes.scanString(from: start)
    place = scanned.end &+ 1
    let line = ByteView(names).line(of: bytes, from: start, to: scanned.end, scanned.traits)
    return line?.number ?? -1
  }

  /// Passes over one value, which has to be an object.
  ///
  ///     // Before {"a": [1]}:
  ///     try reader.skipObject()
  ///     reader.offset   // 10
  ///
  /// - Throws: ``JSONError`` for any other value.
  public mutating func skipObject() throws(JSONError) {
    skipWhitespace()
    guard bytes.byte(at: place) == UInt8(ascii: "{") else { throw unfit(.object) }
    try skipValue()
  }
}
