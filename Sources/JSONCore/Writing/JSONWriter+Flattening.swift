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

  /// Closes an object in which values have written their members.
  ///
  /// - Parameter start: what ``beginShared()`` gave.
  /// - Throws: ``JSONWritingError/repeatedKey`` when two of the values have written one key: which
  ///   of the members counts is for the type's `Encodable` conformance to say.
  ///   ``JSONWritingError/malformed`` when one of them has written no JSON.
  /// - Complexity: O(*n* log *m*) in the bytes of the object and its members.
  @_documentation(visibility: internal)
  public mutating func endShared(_ start: Int) throws(JSONWritingError) {
    endObject()
    guard let isRepeated = buffer.hasRepeatedKey(from: start) else { throw .malformed }
    if isRepeated { throw .repeatedKey }
  }
}

extension OutputBuffer {
  /// Whether the object at `start`, the last value in the text, has a key twice; nil if it is none.
  fileprivate borrowing func hasRepeatedKey(from start: Int) -> Bool? {
    unsafe withBytes { text in
      let view = unsafe ByteView(text).slice(from: start, to: text.count)
      var reader = JSONReader(view, maximumDepth: .max)
      return try? reader.hasRepeatedKey()
    }
  }
}

extension JSONReader {
  fileprivate mutating func hasRepeatedKey() throws(JSONError) -> Bool {
    var keys: [WrittenKey] = []
    var members = try readObject(names: "")
    while try members.next(&self) {
      keys.append(WrittenKey(in: bytes, from: members.keyStart, to: members.keyEnd))
      try skipValue()
    }
    keys.sort { $0.precedes($1, in: bytes) }
    for (key, next) in zip(keys, keys.dropFirst()) where key.isSame(as: next, in: bytes) {
      return true
    }
    return false
  }
}

/// A key of a text, with a number by which most keys are told apart at once.
///
/// Keys may be a stranger's, who can find some that share a number: their bytes decide.
private struct WrittenKey {
  let mark: UInt64
  let start: Int
  let length: Int

  init(in bytes: ByteView, from start: Int, to end: Int) {
    var mark: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in start..<end { mark = (mark ^ UInt64(bytes.byte(at: place))) &* 0x100_0000_01B3 }
    (self.mark, self.start, length) = (mark, start, end &- start)
  }

  func isSame(as other: WrittenKey, in bytes: ByteView) -> Bool {
    mark == other.mark && length == other.length
      && bytes.matches(bytes, at: start, of: other.start, length: length)
  }

  /// An order in which the same keys stand side by side.
  func precedes(_ other: WrittenKey, in bytes: ByteView) -> Bool {
    if mark != other.mark { return mark < other.mark }
    if length != other.length { return length < other.length }
    for distance in 0..<length {
      let (byte, another) = (
        bytes.byte(at: start &+ distance), bytes.byte(at: other.start &+ distance)
      )
      if byte != another { return byte < another }
    }
    return false
  }
}
