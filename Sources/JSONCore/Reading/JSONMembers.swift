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
/// Of a name that comes twice the first value counts, as in Foundation; the later ones are passed over.
public struct JSONMembers {
  let names: ByteView

  /// The name that is expected next: its number, and where it stands in `names`.
  var expected = 0
  var expectedPlace = 0

  /// The names taken apart, once one had to be looked for.
  var table: NameTable?

  /// The names that were found, a bit each.
  var found: UInt64 = 0
  /// The same for the names from number 64 on.
  var foundLater: Set<Int> = []

  /// The place of the object's brace.
  let start: Int
  var isFirst = true

  /// Which name the key at the cursor is, counted from 0; -1 for a key that is not among them.
  public var index = -1

  /// Where the content of the key at the cursor stands.
  var keyStart = 0
  var keyEnd = 0
  var keyTraits: StringTraits = []

  init(names: StaticString, start: Int) {
    self.names = ByteView(names)
    self.start = start
  }
}

extension JSONMembers {
  /// Moves to the next member and leaves the cursor before its value; false behind the last.
  ///
  /// - Throws: ``JSONError`` where the text is no member, comma or brace.
  public mutating func next(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    while try nextKey(&reader) {
      if index < 0 || !markFound() { return true }
      try reader.skipValue()
    }
    return false
  }

  private mutating func nextKey(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    let bytes = reader.bytes
    var place = bytes.skippingWhitespace(from: reader.place)
    var byte = bytes.byte(at: place)
    if byte == UInt8(ascii: "}") {
      reader.place = place &+ 1
      reader.remainingDepth &+= 1
      if let notes = reader.notes { notes.note(self, isFound: found != 0 || !foundLater.isEmpty) }
      return false
    }
    if isFirst {
      isFirst = false
    } else {
      guard byte == UInt8(ascii: ",") else {
        throw bytes.error(.unexpectedByte, at: place, expected: .commaOrBrace)
      }
      place = bytes.skippingWhitespace(from: place &+ 1)
      byte = bytes.byte(at: place)
    }
    guard byte == 0x22 else { throw keyError(bytes, at: place) }
    keyStart = place &+ 1
    let length = names.matchingLineLength(at: expectedPlace, with: bytes, at: keyStart)
    if length >= 0 {
      keyEnd = keyStart &+ length
      keyTraits = .nonASCII
      index = expected
      expected &+= 1
      expectedPlace &+= length &+ 1
    } else {
      let scanned = try bytes.scanString(from: keyStart)
      (keyEnd, keyTraits) = (scanned.end, scanned.traits)
      find(&reader)
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

  /// Looks for the key among all names.
  private mutating func find(_ reader: inout JSONReader) {
    let bytes = reader.bytes
    index = -1
    if names.count == 0 { return }
    if keyTraits.contains(.escaped) {
      return findText(bytes.unescapedText(from: keyStart, length: keyEnd &- keyStart))
    }
    if table == nil { table = reader.tables.table(for: names) }
    if let table {
      if let line = table.line(bytes, from: keyStart, to: keyEnd) { return found(line) }
    } else if let line = firstLine(in: bytes) {
      return found(line)
    }
    // As text, é is the same letter whether it is written as one scalar or as two.
    if keyTraits.contains(.nonASCII) {
      findText(bytes.text(from: keyStart, length: keyEnd &- keyStart))
    }
  }

  private func firstLine(in bytes: ByteView) -> NameTable.Line? {
    var line = NameTable.Line(number: 0, end: 0)
    var place = 0
    while place < names.count {
      let length = names.lineLength(at: place)
      line.end = place &+ length
      if length == keyEnd &- keyStart, names.matches(bytes, at: place, of: keyStart, length: length)
      {
        return line
      }
      line.number &+= 1
      place = line.end &+ 1
    }
    return nil
  }

  private mutating func found(_ line: NameTable.Line) {
    index = line.number
    expected = line.number &+ 1
    expectedPlace = line.end &+ 1
  }

  private mutating func findText(_ key: String) {
    var (place, number) = (0, 0)
    while place < names.count {
      let length = names.lineLength(at: place)
      if key == names.text(from: place, length: length) {
        index = number
        return
      }
      place &+= length &+ 1
      number &+= 1
    }
  }

  /// Marks the name of the key at the cursor as found; true if it was already.
  private mutating func markFound() -> Bool {
    guard index < 64 else { return !foundLater.insert(index).inserted }
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
    defer { found |= bit }
    return found & bit != 0
  }

  private func keyError(_ bytes: ByteView, at place: Int) -> JSONError {
    bytes.error(
      bytes.byte(at: place) == UInt8(ascii: "}") ? .trailingComma : .unexpectedByte, at: place,
      expected: place == start &+ 1 ? .keyOrBrace : .keyAfterComma)
  }
}

extension JSONMembers {
  /// The text of the key at the cursor.
  ///
  /// For keys that are data, and for those that the model does not know.
  public func key(in reader: borrowing JSONReader) -> String {
    let length = keyEnd &- keyStart
    return keyTraits.contains(.escaped)
      ? reader.bytes.unescapedText(from: keyStart, length: length)
      : reader.bytes.text(
        from: keyStart, length: length, isASCII: !keyTraits.contains(.nonASCII))
  }

  /// An error for a name that is not in the object.
  ///
  /// - Parameter index: the number of the name.
  /// - Returns: the error, at the object.
  public func missing(_ index: Int) -> JSONError {
    JSONError(.missingKey, at: start, expected: .key)
  }

  /// An error for a key that its dictionary has already.
  public func repeated() -> JSONError { JSONError(.duplicateKey, at: keyStart &- 1) }
}

extension JSONReader {
  /// Enters an object.
  ///
  /// - Parameter names: the keys that the model knows, a line each; an empty text for none. A key
  ///   that JSON cannot hold as it is, with a quote, a backslash or a control character, has no place
  ///   here.
  /// - Returns: the way through the members.
  /// - Throws: ``JSONError`` when the next value is no object, or stands too deep.
  public mutating func readObject(names: StaticString) throws(JSONError) -> JSONMembers {
    skipWhitespace()
    guard bytes.byte(at: place) == UInt8(ascii: "{") else { throw unfit(.object) }
    let members = JSONMembers(names: names, start: place)
    try enter()
    return members
  }
}
