// Members that the model does not know, beside its own.

extension JSONWriter {
  /// Writes the key of a member that the model does not know.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - names: the keys that the model knows, a line each.
  /// - Throws: ``JSONWritingError/repeatedKey`` for one of those: it would take the place of
  ///   another member.
  @_documentation(visibility: internal)
  public mutating func writeKey(
    _ key: String, besides names: StaticString
  ) throws(JSONWritingError) {
    guard ByteView(names).line(of: key) == nil else { throw .repeatedKey }
    writeKey(key)
  }

  /// Whether a member is written in another place: one under a key of the model, whose value is an
  /// object with members for the object that the model writes there.
  ///
  /// - Parameters:
  ///   - value: the value of the member.
  ///   - key: its key.
  ///   - names: the keys of the objects that the model writes, a line each.
  /// - Returns: whether ``writeUnknownMembers(of:inside:besides:)`` writes the value's members.
  @_documentation(visibility: internal)
  public func writesInside(_ value: JSONValue, under key: String, of names: StaticString) -> Bool {
    guard case .object = value else { return false }
    return ByteView(names).line(of: key) != nil
  }

  /// Whether there are unknown members for an object inside of the model's own.
  ///
  /// - Parameters:
  ///   - members: the unknown members of the outermost object.
  ///   - path: the keys that lead to the object, a line each.
  /// - Returns: whether one stands there.
  @_documentation(visibility: internal)
  public func hasUnknownMembers(
    _ members: [String: JSONValue], inside path: StaticString
  ) -> Bool { !ByteView(path).object(in: members).isEmpty }

  /// Writes the unknown members of an object inside of the model's own, which is open.
  ///
  /// - Parameters:
  ///   - members: the unknown members of the outermost object.
  ///   - path: the keys that lead to the open object, a line each.
  ///   - names: the keys that the model knows in it, a line each.
  ///   - parents: those of them under which the model writes objects.
  /// - Throws: ``JSONWritingError/repeatedKey`` for a member under one of the known keys.
  @_documentation(visibility: internal)
  public mutating func writeUnknownMembers(
    of members: [String: JSONValue], inside path: StaticString, besides names: StaticString,
    parents: StaticString
  ) throws(JSONWritingError) {
    for (key, value) in ByteView(path).object(in: members) {
      if writesInside(value, under: key, of: parents) { continue }
      try writeKey(key, besides: names)
      try writeValue(value)
    }
  }
}

extension ByteView {
  /// The object at a path of keys, a line each; an empty one where there is none.
  fileprivate func object(in members: [String: JSONValue]) -> JSONObject {
    var object: JSONObject?
    for line in lines {
      let key = nameText(from: line.start, length: line.length)
      let value = line.start == 0 ? members[key] : object?[key]
      guard case .object(let inner)? = value else { return JSONObject() }
      object = inner
    }
    return object ?? JSONObject()
  }
}
