/// The way through the members of an object that is being read.
///
/// The names that the model knows stand in one text, a line each. Most documents keep the order of
/// their keys, so that each key is first compared with the name after the one before; only
/// another is looked for.
///
///     var members = try reader.readObject(names: "id\nname")
///     while try members.next(&reader) {
///       switch members.index {
///       case 0: id = try reader.read(Int.self)
///       case 1: name = try reader.read(String.self)
///       default: try reader.skipValue()
///       }
///     }
///
/// Of a name that comes twice the first value counts, as in Foundation; the later ones are passed
/// over.
public struct JSONMembers {
  let names: ByteView

  /// The place of the names' table among the reader's, or 0 in a short document.
  let table: Int

  /// Where the name that is expected next stands: in the table, or without one in `names`.
  var expectedPlace: Int
  /// Its number, where there is no table to say it.
  var expected = 0

  /// The names that were found, a bit each; those from number 64 on are marked in the reader.
  var found: UInt64 = 0
  /// The place of the object's brace.
  let start: Int
  var isFirst = true

  /// Which name the key at the cursor is, counted from 0; -1 for a key that is not among them.
  ///
  ///     // Before {"id": 7, "x": [], "name": "a"}:
  ///     var indices: [Int] = []
  ///     var members = try reader.readObject(names: "id\nname")
  ///     while try members.next(&reader) {
  ///       indices.append(members.index)
  ///       try reader.skipValue()
  ///     }
  ///     indices   // [0, -1, 1]
  public var index = -1

  /// Where the content of the key at the cursor stands.
  var keyStart = 0
  var keyEnd = 0
  var keyTraits: StringTraits = []

  @inline(__always)  // Into the one function that enters objects.
  init(names: ByteView, in tables: inout NameTables, start: Int) {
    self.names = names
    self.start = start
    table = tables.place(of: names)
    expectedPlace = tables.firstEntry(of: table)
  }
}

extension JSONMembers {
  /// Moves to the next member and leaves the cursor before its value; false behind the last.
  ///
  ///     // Before {"id": 7}:
  ///     var members = try reader.readObject(names: "id")
  ///     while try members.next(&reader) { _ = try reader.read(Int.self) }
  ///     reader.offset   // 9
  ///
  /// - Throws: ``JSONError`` where the text is no member, comma or brace.
  public mutating func next(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    while try nextKey(&reader) {
      if index < 0 || !markFound(&reader) { return true }
      try reader.skipValue()
    }
    return false
  }

  @inline(__always)  // Its one caller is the function that the model's code calls.
  private mutating func nextKey(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    let bytes = reader.bytes
    var place = reader.place
    var byte = bytes.skipWhitespace(from: &place)
    if byte == UInt8(ascii: ","), !isFirst {
      place &+= 1
      byte = bytes.skipWhitespace(from: &place)
    } else if byte == UInt8(ascii: "}") {
      reader.place = place &+ 1
      reader.remainingDepth &+= 1
      if let notes = reader.notes { note(in: notes, reader.laterNames) }
      return false
    } else if isFirst {
      isFirst = false
      // From an earlier reading of the same object.
      if !reader.laterNames.isEmpty { reader.laterNames[id] = nil }
    } else {
      throw bytes.error(.unexpectedByte, at: place, expected: .commaOrBrace)
    }
    guard byte == 0x22 else { throw keyError(bytes, at: place) }
    keyStart = place &+ 1
    var match = NameTables.Match()
    if table != 0 {
      match = reader.tables.match(expectedPlace, names, bytes, at: keyStart)
      if match.end == 0 { match = reader.tables.find(table, names, bytes, at: keyStart) }
    }
    if match.end != 0 {
      keyEnd = match.end
      // Nothing is known of it.
      keyTraits = .nonASCII
      index = match.number
      expectedPlace = match.next
    } else {
      try readKey(bytes)
    }
    place = keyEnd &+ 1
    if bytes.byte(at: place) != UInt8(ascii: ":") {
      place = bytes.skippingWhitespace(from: place)
      guard bytes.byte(at: place) == UInt8(ascii: ":") else {
        throw bytes.error(.unexpectedByte, at: place, expected: .colon)
      }
    }
    place &+= 1
    // Most writers put one space here or none.
    if bytes.byte(at: place) == 0x20 { place &+= 1 }
    reader.place = place
    return true
  }

  /// Reads a key that is in no table.
  @inline(never)  // Short documents, dictionaries and unknown keys.
  private mutating func readKey(_ bytes: ByteView) throws(JSONError) {
    if table == 0 {
      let length = names.matchingLineLength(at: expectedPlace, with: bytes, at: keyStart)
      if length >= 0 {
        keyEnd = keyStart &+ length
        keyTraits = .nonASCII
        index = expected
        expected &+= 1
        expectedPlace &+= length &+ 1
        return
      }
    }
    let scanned = try bytes.scanString(from: keyStart)
    (keyEnd, keyTraits) = (scanned.end, scanned.traits)
    index = -1
    if names.count > 0 { find(bytes) }
  }

  /// Looks for the key among all names.
  private mutating func find(_ bytes: ByteView) {
    // A table has been searched for the same bytes.
    if table != 0, !keyTraits.contains(.escaped), !keyTraits.contains(.nonASCII) { return }
    guard let line = names.line(of: bytes, from: keyStart, to: keyEnd, keyTraits) else { return }
    index = line.number
    if table == 0 { (expected, expectedPlace) = (line.number &+ 1, line.nextStart) }
  }

  /// Marks the name of the key at the cursor as found; true if it was already.
  @inline(__always)  // As its caller.
  private mutating func markFound(_ reader: inout JSONReader) -> Bool {
    guard index < 64 else {
      return !reader.laterNames[id, default: []].insert(index).inserted
    }
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
    defer { found |= bit }
    return found & bit != 0
  }

  @inline(never)  // Only where several values read one object.
  private func note(in notes: MemberNotes, _ laterNames: [MembersID: Set<Int>]) {
    notes.note(self, isFound: found != 0 || laterNames[id] != nil)
  }

  private var id: MembersID { MembersID(start: start, names: names.address) }

  private func keyError(_ bytes: ByteView, at place: Int) -> JSONError {
    bytes.error(
      bytes.byte(at: place) == UInt8(ascii: "}") ? .trailingComma : .unexpectedByte, at: place,
      expected: place == start &+ 1 ? .keyOrBrace : .keyAfterComma)
  }
}

/// Tells one reading of an object from those inside it.
struct MembersID: Hashable {
  /// The place of the object's brace.
  var start: Int
  /// The address of the names that it is read by.
  var names: Int
}

extension JSONMembers {
  /// The text of the key at the cursor.
  ///
  /// For keys that are data, and for those that the model does not know.
  ///
  ///     // Before {"b": 1, "a": 2}:
  ///     var keys: [String] = []
  ///     var members = try reader.readObject(names: "")
  ///     while try members.next(&reader) {
  ///       keys.append(members.key(in: reader))
  ///       try reader.skipValue()
  ///     }
  ///     keys   // ["b", "a"]
  public func key(in reader: borrowing JSONReader) -> String {
    let length = keyEnd &- keyStart
    return keyTraits.contains(.escaped)
      ? reader.bytes.unescapedText(from: keyStart, length: length)
      : reader.bytes.text(
        from: keyStart, length: length, isASCII: !keyTraits.contains(.nonASCII))
  }
}

extension JSONReader {
  /// Enters an object.
  ///
  ///     // Before {"x": 1}:
  ///     var members = try reader.readObject(names: "x\ny")
  ///     _ = try members.next(&reader)
  ///     members.index   // 0
  ///
  /// - Parameter names: the keys that the model knows, a line each; an empty text for none. A key
  ///   with a quote, a backslash or a control character stands there as in JSON, with escapes; the
  ///   empty key has no place here.
  /// - Returns: the way through the members.
  /// - Throws: ``JSONError`` when the next value is no object, or stands too deep.
  public mutating func readObject(names: StaticString) throws(JSONError) -> JSONMembers {
    skipWhitespace()
    guard bytes.byte(at: place) == UInt8(ascii: "{") else { throw unfit(.object) }
    try enter()
    return JSONMembers(names: ByteView(names), in: &tables, start: place &- 1)
  }
}
