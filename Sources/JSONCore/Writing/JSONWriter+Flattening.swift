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
  /// - Throws: ``JSONWritingError/repeatedKey`` when two of the values have written one key: which of
  ///   the members counts is for the type's `Encodable` conformance to say.
  /// - Complexity: O(*n*) in the bytes of the object.
  @_documentation(visibility: internal)
  public mutating func endShared(_ start: Int) throws(JSONWritingError) {
    endObject()
    guard !buffer.hasRepeatedKey(from: start) else { throw .repeatedKey }
  }
}

extension OutputBuffer {
  /// Whether the object at `start`, the last value in the text, has a key twice.
  fileprivate borrowing func hasRepeatedKey(from start: Int) -> Bool {
    unsafe withBytes { text in
      let view = unsafe ByteView(text).slice(from: start, to: text.count)
      var reader = JSONReader(view, maximumDepth: .max)
      // The text is the writer's own; were it no JSON, the other path would say so.
      return (try? reader.hasRepeatedKey()) ?? true
    }
  }
}

extension JSONReader {
  fileprivate mutating func hasRepeatedKey() throws(JSONError) -> Bool {
    var marks: [UInt64] = []
    var members = try readObject(names: "")
    while try members.next(&self) {
      marks.append(bytes.mark(from: members.keyStart, to: members.keyEnd))
      try skipValue()
    }
    marks.sort()
    for (mark, next) in zip(marks, marks.dropFirst()) where mark == next { return true }
    return false
  }
}

extension ByteView {
  /// A number that is the same for the same bytes.
  ///
  /// Two keys that share one by chance are taken for one key, which costs time and nothing else.
  fileprivate func mark(from start: Int, to end: Int) -> UInt64 {
    var mark: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in start..<end { mark = (mark ^ UInt64(byte(at: place))) &* 0x100_0000_01B3 }
    return mark
  }
}
