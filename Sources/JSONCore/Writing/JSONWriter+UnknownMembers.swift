// Members that the model does not know, beside its own.

extension JSONWriter {
  /// Writes the key of a member that the model does not know.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - names: the keys that the model knows, a line each.
  /// - Throws: ``JSONWritingError/repeatedKey`` for one of those: it would take the place of another
  ///   member.
  public mutating func writeKey(
    _ key: String, besides names: StaticString
  ) throws(JSONWritingError) {
    guard !ByteView(names).hasLine(key) else { throw .repeatedKey }
    writeKey(key)
  }

  /// Whether a member is written in another place: one under a key of the model, whose value is an object
  /// with members for the object that the model writes there.
  ///
  /// - Parameters:
  ///   - value: the value of the member.
  ///   - key: its key.
  ///   - names: the keys of the objects that the model writes, a line each.
  /// - Returns: whether ``writeUnknownMembers(of:inside:besides:)`` writes the value's members.
  public func writesInside(_ value: JSONValue, under key: String, of names: StaticString) -> Bool {
    guard case .object = value else { return false }
    return ByteView(names).hasLine(key)
  }

  /// Whether there are unknown members for an object inside of the model's own.
  ///
  /// - Parameters:
  ///   - members: the unknown members of the outermost object.
  ///   - path: the keys that lead to the object, a line each.
  /// - Returns: whether one stands there.
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
  fileprivate func hasLine(_ text: String) -> Bool {
    var place = 0
    while place < count {
      let length = lineLength(at: place)
      if self.text(from: place, length: length) == text { return true }
      place &+= length &+ 1
    }
    return false
  }

  /// The object at a path of keys, a line each; an empty one where there is none.
  fileprivate func object(in members: [String: JSONValue]) -> JSONObject {
    var object: JSONObject?
    var place = 0
    while place < count {
      let length = lineLength(at: place)
      let key = nameText(from: place, length: length)
      let value = place == 0 ? members[key] : object?[key]
      guard case .object(let inner)? = value else { return JSONObject() }
      object = inner
      place &+= length &+ 1
    }
    return object ?? JSONObject()
  }
}
