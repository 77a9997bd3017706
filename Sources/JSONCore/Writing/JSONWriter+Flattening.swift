/// Values whose members stand beside those of another, in one object.
extension JSONWriter {
  /// Opens an object in which values write their members too.
  ///
  /// - Returns: the place of the object, for ``endShared(_:)``.
  /// - Throws: ``JSONWritingError/depthExceeded`` when the object would stand too deep.
  @_documentation(visibility: internal)
  public mutating func beginShared() throws(JSONWritingError) -> Int {
    try beginObject()
    return buffer.count &- 1
  }

  /// Writes the members of a value into the open object.
  ///
  ///     try writer.writeFlattened { writer throws(JSONWritingError) in
  ///       try writer.writeValue(self.owner)
  ///     }
  ///
  /// - Parameter write: writes the value, which has to be an object.
  /// - Throws: what `write` throws, and ``JSONWritingError/refusedByType`` for any other value.
  @_documentation(visibility: internal)
  public mutating func writeFlattened(
    _ write: (inout JSONWriter) throws(JSONWritingError) -> Void
  ) throws(JSONWritingError) {
    let before = buffer.count
    // The object's braces do not stay: its depth is that of the open one.
    depth -= 1
    try write(&self)
    depth += 1
    guard buffer.count > before else { throw .refusedByType }
    let brace = buffer[before] == UInt8(ascii: ",") ? before &+ 1 : before
    guard buffer.count >= brace &+ 2, buffer[brace] == UInt8(ascii: "{"),
      buffer.last == UInt8(ascii: "}")
    else { throw .refusedByType }
    if buffer.count == brace &+ 2 {
      buffer.truncate(to: before)
    } else {
      buffer.truncate(to: buffer.count &- 1)
      buffer.remove(at: brace)
    }
  }

  /// Closes an object in which values have written their members; a member that two of them have
  /// written alike is left once, where the first one stands.
  ///
  /// - Parameter start: what ``beginShared()`` gave.
  /// - Throws: ``JSONWritingError/repeatedKey`` when two of the values have written different texts
  ///   under one key: which counts is for the type's `Encodable` conformance to say.
  ///   ``JSONWritingError/malformed`` when one of them has written no JSON.
  /// - Complexity: O(*n* log *m*) in the bytes of the object and its members.
  @_documentation(visibility: internal)
  public mutating func endShared(_ start: Int) throws(JSONWritingError) {
    endObject()
    guard let members = buffer.repeatedMembers(from: start) else { throw .malformed }
    if members.areDifferent { throw .repeatedKey }
    if !members.places.isEmpty { buffer.remove(members.places) }
  }
}

/// What stands more than once in an object.
private struct RepeatedMembers {
  /// The places of all but the first of each, in order, with the comma before.
  var places: [Range<Int>] = []
  /// Whether two of one key have different values.
  var areDifferent = false
}

extension OutputBuffer {
  /// What stands more than once in the object at `start`, the last value in the text; nil if it is
  /// no object.
  fileprivate borrowing func repeatedMembers(from start: Int) -> RepeatedMembers? {
    unsafe withBytes { text in
      let view = unsafe ByteView(text).slice(from: start, to: text.count)
      var reader = JSONReader(view, maximumDepth: .max)
      guard var members = try? reader.repeatedMembers() else { return nil }
      members.places = members.places.map { $0.lowerBound &+ start..<$0.upperBound &+ start }
      return members
    }
  }
}

extension JSONReader {
  fileprivate mutating func repeatedMembers() throws(JSONError) -> RepeatedMembers {
    var written: [WrittenMember] = []
    var members = try readObject(names: "")
    while try members.next(&self) {
      let value = place
      try skipValue()
      written.append(
        WrittenMember(
          in: bytes, from: members.keyStart, to: members.keyEnd, value: value..<place))
    }
    written.sort { $0.precedes($1, in: bytes) }
    var found = RepeatedMembers()
    let pairs = zip(written, written.dropFirst())
    for (member, next) in pairs where member.hasKey(of: next, in: bytes) {
      // The quote of the key and the comma stand before it.
      found.places.append(next.start &- 2..<next.value.upperBound)
      found.areDifferent = found.areDifferent || !member.hasValue(of: next, in: bytes)
    }
    found.places.sort { $0.lowerBound < $1.lowerBound }
    return found
  }
}

/// A member of a text, with a number by which most keys are told apart at once.
///
/// Keys may be a stranger's, who can find some that share a number: their bytes decide.
private struct WrittenMember {
  private let mark: UInt64
  /// Where the content of its key stands.
  let start: Int
  private let length: Int
  let value: Range<Int>

  init(in bytes: ByteView, from start: Int, to end: Int, value: Range<Int>) {
    var mark: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in start..<end { mark = (mark ^ UInt64(bytes.byte(at: place))) &* 0x100_0000_01B3 }
    (self.mark, self.start, length) = (mark, start, end &- start)
    self.value = value
  }

  func hasKey(of other: WrittenMember, in bytes: ByteView) -> Bool {
    mark == other.mark && length == other.length
      && bytes.matches(bytes, at: start, of: other.start, length: length)
  }

  func hasValue(of other: WrittenMember, in bytes: ByteView) -> Bool {
    value.count == other.value.count
      && bytes.matches(
        bytes, at: value.lowerBound, of: other.value.lowerBound, length: value.count)
  }

  /// An order in which the same keys stand side by side, as they stand in the text.
  func precedes(_ other: WrittenMember, in bytes: ByteView) -> Bool {
    if mark != other.mark { return mark < other.mark }
    if length != other.length { return length < other.length }
    for distance in 0..<length {
      let (byte, another) = (
        bytes.byte(at: start &+ distance), bytes.byte(at: other.start &+ distance)
      )
      if byte != another { return byte < another }
    }
    return start < other.start
  }
}
