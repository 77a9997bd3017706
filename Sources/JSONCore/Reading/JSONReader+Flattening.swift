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
      guard error.code == .missingKey, error.offset == own.place, !own.isFound, !isAbandoned
      else { throw error }
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

/// The keys that values know whose members stand beside those of another.
///
///     var keys = JSONFlattenedKeys()
///     owner = try reader.readFlattened(at: start, noting: &keys) { reader throws(JSONError) in
///       try reader.read(Owner.self)
///     }
///
/// Then, at a key that the type itself does not know:
///
///     if keys.contain(members, in: reader) { try reader.skipValue() }
@_documentation(visibility: internal)
public struct JSONFlattenedKeys {
  private var names: [ByteView] = []
  /// Keys that stand in no text of names.
  private var others: [String] = []
  fileprivate(set) var isOpaque = false

  /// No keys.
  @_documentation(visibility: internal)
  public init() {}

  /// Whether the key at the cursor is one of them.
  @_documentation(visibility: internal)
  public func contain(_ members: JSONMembers, in reader: borrowing JSONReader) -> Bool {
    if isOpaque { return true }
    let bytes = reader.bytes
    if names.contains(where: { members.isKey(in: $0, of: bytes) }) { return true }
    return !others.isEmpty && others.contains(members.key(in: reader))
  }

  fileprivate mutating func add(_ other: JSONFlattenedKeys) {
    names += other.names
    others += other.others
    isOpaque = isOpaque || other.isOpaque
  }

  fileprivate mutating func add(_ names: ByteView) { self.names.append(names) }

  fileprivate mutating func add(_ key: String) { others.append(key) }
}

/// What is noted of an object that several values read.
final class MemberNotes {
  /// The place of the object's brace.
  let place: Int
  fileprivate(set) var keys = JSONFlattenedKeys()
  /// Whether one of the keys is there.
  private(set) var isFound = false
  /// Whether a value was read in a way that shows no keys.
  fileprivate(set) var isUnclear = false
  /// How often the object was looked through.
  private(set) var count = 0

  init(at place: Int) { self.place = place }

  /// Notes the names that an object was read by.
  func note(_ members: JSONMembers, isFound: Bool) {
    guard members.start == place else { return }
    count += 1
    self.isFound = self.isFound || isFound
    // Keys that are data have no names.
    if members.names.count == 0 { noteUnclear() }
    keys.add(members.names)
  }

  /// Notes a key that is there.
  fileprivate func note(_ key: String) {
    isFound = true
    keys.add(key)
  }

  fileprivate func noteAll(isFound: Bool) {
    isUnclear = false
    keys.isOpaque = true
    self.isFound = self.isFound || isFound
  }

  fileprivate func noteWhole() {
    noteAll(isFound: true)
    count += 1
  }

  fileprivate func noteUnclear() {
    isUnclear = true
    keys.isOpaque = true
  }

  /// Adds what a value inside of the flattened one has noted of the same object.
  fileprivate func add(_ other: MemberNotes) {
    guard other.place == place else { return }
    count += other.count
    isFound = isFound || other.isFound
    isUnclear = isUnclear || other.isUnclear
    keys.add(other.keys)
  }
}
