extension JSONMembers {
  /// The value of a member that has to be there.
  ///
  ///     // Before {"id": 7}:
  ///     var id: Int?
  ///     var members = try reader.readObject(names: "id\nname")
  ///     while try members.next(&reader) { id = try reader.read(Int.self) }
  ///     try members.value(id, 0)   // 7
  ///
  /// `try members.value(name, 1)` would throw: ``missing(_:)`` says what of.
  ///
  /// - Parameters:
  ///   - value: what was read, nil if the key did not come.
  ///   - index: the number of its name.
  /// - Returns: the value.
  /// - Throws: ``JSONError/Code/missingKey``.
  @inlinable  // A test in the client.
  public func value<T>(_ value: T?, _ index: Int) throws(JSONError) -> T {
    guard let value else { throw missing(index) }
    return value
  }

  /// The value of a member whose type is another name of an optional; nil if the key did not come.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func value<Wrapped>(
    _ value: Wrapped??, _ index: Int
  ) throws(JSONError) -> Wrapped? { value ?? nil }

  /// The value of a member that has to be there, also where it is an optional.
  ///
  /// - Parameters:
  ///   - value: what was read, nil if the key did not come.
  ///   - index: the number of its name.
  /// - Returns: the value.
  /// - Throws: ``JSONError/Code/missingKey``.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func found<T>(_ value: T?, _ index: Int) throws(JSONError) -> T {
    guard let value else { throw missing(index) }
    return value
  }

  /// The value of a member, or what its type has in place of a missing one.
  ///
  ///     guard let name = members.required(name, 0) else { throw members.missing(0) }
  ///
  /// - Parameters:
  ///   - value: what was read, nil if the key did not come.
  ///   - index: the number of its name.
  /// - Returns: the value; nil if it has to be there.
  @_documentation(visibility: internal)
  @inlinable  // Nothing, in the client.
  public func required<T>(_ value: T?, _ index: Int) -> T? { value }

  /// The value of a member whose type is another name of an optional; nil if the key did not come.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func required<Wrapped>(_ value: Wrapped??, _ index: Int) -> Wrapped?? {
    .some(value ?? nil)
  }

  /// Keeps the value of a member that the model does not know, under its key.
  ///
  ///     default: try members.keep(try reader.read(JSONValue.self), in: &extra, from: reader)
  ///
  /// - Throws: ``JSONError/Code/duplicateKey`` for a key that came before.
  public func keep<Value>(
    _ value: Value, in values: inout [String: Value], from reader: borrowing JSONReader
  ) throws(JSONError) {
    if values.updateValue(value, forKey: key(in: reader)) != nil { throw repeated() }
  }

  /// Keeps the value of a member that the model does not know, of an object inside of its own.
  ///
  /// - Throws: ``JSONError/Code/duplicateKey`` for a key that came before.
  @_documentation(visibility: internal)
  public func keep(
    _ value: JSONValue, in object: inout JSONObject, from reader: borrowing JSONReader
  ) throws(JSONError) {
    let key = key(in: reader)
    guard object[key] == nil else { throw repeated() }
    object[key] = value
  }
}

extension JSONMembers {
  /// Whether the key at the cursor is a line of another text of names.
  func isKey(in names: ByteView, of bytes: ByteView) -> Bool {
    names.line(of: bytes, from: keyStart, to: keyEnd, keyTraits) != nil
  }
}
