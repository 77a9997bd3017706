/// Values whose members stand beside those of another, in one object.
///
/// Each value reads the object for itself, from its brace on. Where it matters which keys it knows,
/// the ends of objects are noted.
extension JSONReader {
  /// Reads a value from the object that begins at a mark.
  ///
  /// - Parameters:
  ///   - start: the place before the object.
  ///   - read: reads the value.
  /// - Returns: the value; the reader is behind the object.
  /// - Throws: what `read` throws.
  @_documentation(visibility: internal)
  public mutating func readFlattened<Value>(
    at start: Mark, _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    readAgain(from: start)
    guard let notes, notes.place == offset else { return try read(&self) }
    let before = notes.count
    let value = try read(&self)
    if notes.count == before { notes.noteUnclear() }
    return value
  }

  /// Reads a value from the object that begins at a mark, and notes the keys that it knows.
  ///
  /// - Parameters:
  ///   - start: the place before the object.
  ///   - keys: the keys so far.
  ///   - read: reads the value.
  /// - Returns: the value; the reader is behind the object.
  /// - Throws: what `read` throws.
  @_documentation(visibility: internal)
  public mutating func readFlattened<Value>(
    at start: Mark, noting keys: inout JSONFlattenedKeys,
    _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let (outer, own) = beginNotes(at: start)
    defer { notes = outer }
    let value = try read(&self)
    if own.count == 0 { own.noteUnclear() }
    outer?.add(own)
    // Which keys are left for others is known to the containers only.
    guard !own.isUnclear else {
      isAbandoned = true
      throw JSONError(refusedAt: own.place)
    }
    keys.add(own.keys)
    return value
  }

  /// Reads a value from the object that begins at a mark; nil when none of the value's keys is
  /// there.
  ///
  /// - Parameters:
  ///   - start: the place before the object.
  ///   - keys: the keys so far.
  ///   - read: reads the value.
  /// - Returns: the value; the reader is behind the object.
  /// - Throws: what `read` throws when some of the keys are there.
  @_documentation(visibility: internal)
  public mutating func readFlattenedIfPresent<Value>(
    at start: Mark, noting keys: inout JSONFlattenedKeys,
    _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value? {
    let (outer, own) = beginNotes(at: start)
    defer { notes = outer }
    let value: Value
    do throws(JSONError) {
      value = try read(&self)
      if own.count == 0 { own.noteUnclear() }
    } catch {
      // A key that another object lacks is a fault of its own.
      guard own.showsAbsence(error), !isAbandoned else { throw error }
      readAgain(from: start)
      try skipValue()
      // A value that shows no keys, and is not there, knows none of those that are.
      if !own.isUnclear {
        outer?.add(own)
        keys.add(own.keys)
      }
      return nil
    }
    outer?.add(own)
    keys.add(own.keys)
    // Whether there is one of its keys is known to the containers only.
    guard !own.isUnclear else {
      isAbandoned = true
      throw JSONError(refusedAt: own.place)
    }
    return own.isFound ? value : nil
  }

  /// Says that the value at the cursor has a member under a key that is no literal.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - isShown: whether the value shows all of its other keys.
  package mutating func noteKey(_ key: String, ofAll isShown: Bool) {
    guard let notes, notes.place == offset else { return }
    if isShown { notes.note(key) } else { notes.noteUnclear() }
  }

  /// Says that the value at the cursor is read as it is, with or without members, since no case is
  /// for it.
  @_documentation(visibility: internal)
  public mutating func noteWholeValue() {
    noteUnknown()
    if let notes, notes.place == offset { notes.noteWhole() }
  }

  /// Whether the value at the cursor is one of several in an object, and its keys are wanted.
  package var isFlattened: Bool { notes.map { $0.place == offset } ?? false }

  /// Says which keys the value behind the cursor knows, and whether one of them is there.
  ///
  /// - Parameters:
  ///   - keys: the keys; nil for a value that shows none.
  ///   - areFound: whether one is there.
  package func noteKeys(_ keys: Set<String>?, areFound: Bool) {
    guard let keys else { return }
    notes?.note(keys, areFound: areFound)
  }

  /// An error for a value of which no key is there.
  ///
  /// - Parameter offset: where the object begins.
  /// - Returns: the error.
  package func missingAllKeys(at offset: Int) -> JSONError {
    JSONError(.missingKey, at: offset, expected: .key)
  }

  private mutating func beginNotes(at start: Mark) -> (outer: MemberNotes?, own: MemberNotes) {
    readAgain(from: start)
    let own = MemberNotes(at: offset)
    let outer = notes
    notes = own
    return (outer, own)
  }
}

extension JSONMembers {
  /// Says that all members were read, whatever their keys are.
  @_documentation(visibility: internal)
  public func noteAll(_ reader: borrowing JSONReader) {
    if let notes = reader.notes, notes.place == start { notes.noteAll(isFound: !isFirst) }
  }

  /// Passes over the value of a key that the model has and does not read.
  ///
  /// - Throws: ``JSONError`` where the text is no JSON.
  @_documentation(visibility: internal)
  public func skipUnread(_ reader: inout JSONReader) throws(JSONError) {
    // The key is known and yet not read, for which the notes have no word; the other path has.
    if let notes = reader.notes, notes.place == start { reader.isAbandoned = true }
    try reader.skipValue()
  }
}
