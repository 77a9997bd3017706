extension JSONMembers {
  /// An error for a name that is not in the object.
  ///
  ///     // The second name of "id\nname", of the object {"id": 1}:
  ///     members.missing(1).message   // expected the key "name", found an object without it
  ///
  /// - Parameter index: the number of the name.
  /// - Returns: the error, at the object.
  public func missing(_ index: Int) -> JSONError {
    JSONError(.missingKey, at: start, expected: .key, key: ModelKey(names, number: index))
  }

  /// An error for a name that is not in an object inside of this one.
  ///
  ///     throw members.missing("place.lat")
  ///     // expected the key "place.lat", found an object without it
  ///
  /// - Parameter path: the names that lead there, with dots between them.
  /// - Returns: the error, at this object.
  public func missing(_ path: StaticString) -> JSONError {
    JSONError(.missingKey, at: start, expected: .key, key: ModelKey(ByteView(path), number: 0))
  }

  /// An error for a key that its dictionary has already.
  ///
  ///     // Before {"a": 1, "a": 2}:
  ///     var counts: [String: Int] = [:]
  ///     var members = try reader.readObject(names: "")
  ///     while try members.next(&reader) {
  ///       let key = members.key(in: reader)
  ///       guard counts[key] == nil else { throw members.repeated() }   // throws .duplicateKey
  ///       counts[key] = try reader.read(Int.self)
  ///     }
  public func repeated() -> JSONError { JSONError(.duplicateKey, at: keyStart &- 1) }

  /// An error for the key at the cursor, which the model does not know and does not allow.
  ///
  ///     // Before {"nam": "b"}:
  ///     var members = try reader.readObject(names: "name")
  ///     while try members.next(&reader) {
  ///       if members.index < 0 { throw members.unknown() }   // throws .unknownKey
  ///       try reader.skipValue()
  ///     }
  public func unknown() -> JSONError { JSONError(.unknownKey, at: keyStart &- 1) }
}
