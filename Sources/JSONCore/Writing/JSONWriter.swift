/// Writes JSON text, piece by piece, into one growing buffer.
///
///     var writer = JSONWriter()
///     try writer.beginObject()
///     writer.writeKey("name")
///     writer.write("Ada")
///     writer.writeKey("years")
///     try writer.beginArray()
///     writer.write(1815)
///     writer.write(1852)
///     writer.endArray()
///     writer.endObject()
///     writer.finishedText()   // {"name":"Ada","years":[1815,1852]}
///
/// Commas are the writer's; that each key is followed by one value, and each `begin` by its `end`,
/// is the caller's to see to. Of an `end` too many or too few ``bytes(of:options:)`` throws
/// ``JSONWritingError/malformed``. The text has no white space while it is written. Sorting and
/// indentation are passes over the finished text, so that writing costs the same with and without.
public struct JSONWriter: ~Copyable {
  @usableFromInline package var buffer: OutputBuffer
  @usableFromInline package let escapesSlashes: Bool
  package let options: JSONWritingOptions
  let maximumDepth: Int
  var depth = 0

  /// What the module above needs to write a type that has no direct path.
  package var context: AnyObject?

  /// A writer with an empty text.
  ///
  ///     var pretty = JSONWriter(options: .prettyPrinted)
  ///     try pretty.beginArray()
  ///     pretty.write(1)
  ///     pretty.endArray()
  ///     pretty.finishedText()   // "[\n  1\n]"
  ///
  /// - Parameters:
  ///   - options: the layout of the finished text.
  ///   - maximumDepth: how many arrays and objects may stand inside each other; 512 as for reading.
  public init(options: JSONWritingOptions = [], maximumDepth: Int = 512) {
    self.options = options
    self.maximumDepth = maximumDepth
    escapesSlashes = !options.contains(.withoutEscapingSlashes)
    // As small as a small text.
    buffer = OutputBuffer(capacity: 64)
  }
}

// MARK: - Structure

extension JSONWriter {
  /// Opens an object as the next value.
  ///
  ///     try writer.beginObject()
  ///     writer.endObject()   // {}
  ///
  /// - Throws: ``JSONWritingError/depthExceeded`` when the object would stand too deep.
  public mutating func beginObject() throws(JSONWritingError) {
    try enter()
    buffer.separate()
    buffer.append(UInt8(ascii: "{"))
  }

  /// Closes the object opened last.
  ///
  ///     try writer.beginObject()
  ///     writer.writeKey("a")
  ///     writer.writeNull()
  ///     writer.endObject()   // {"a":null}
  public mutating func endObject() {
    depth -= 1
    buffer.append(UInt8(ascii: "}"))
  }

  /// Opens an array as the next value.
  ///
  ///     try writer.beginArray()
  ///     writer.write(1)
  ///     writer.write("a")
  ///     writer.endArray()   // [1,"a"]
  ///
  /// - Throws: ``JSONWritingError/depthExceeded`` when the array would stand too deep.
  public mutating func beginArray() throws(JSONWritingError) {
    try enter()
    buffer.separate()
    buffer.append(UInt8(ascii: "["))
  }

  /// Closes the array opened last.
  ///
  ///     try writer.beginArray()
  ///     writer.endArray()   // []
  public mutating func endArray() {
    depth -= 1
    buffer.append(UInt8(ascii: "]"))
  }

  /// Whether everything that was opened is closed.
  @usableFromInline package var isBalanced: Bool { depth == 0 }

  /// How many more arrays and objects may be opened.
  package var depthLeft: Int { maximumDepth &- depth }

  private mutating func enter() throws(JSONWritingError) {
    guard depth < maximumDepth else { throw .depthExceeded }
    depth += 1
  }
}

// MARK: - Scalars without digits

extension JSONWriter {
  /// Writes `null`.
  ///
  ///     writer.writeNull()   // null
  public mutating func writeNull() {
    buffer.separate()
    buffer.appendNull()
  }

  /// Writes `true` or `false`.
  ///
  ///     writer.write(true)   // true
  public mutating func write(_ value: Bool) {
    buffer.separate()
    buffer.append(literal: value)
  }
}

extension OutputBuffer {
  /// Writes the comma that the next key or value needs.
  ///
  /// The byte before tells: nothing, an open bracket and a colon are followed by no comma. No value
  /// ends in one of these, since a string ends in its quote.
  @inlinable
  package mutating func separate() {
    switch last {
    case 0, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: append(UInt8(ascii: ","))
    }
  }

  @inlinable
  package mutating func append(literal value: Bool) {
    if value {
      append(word: 0x65_7572_74, length: 4)
    } else {
      append(word: 0x65_736C_6166, length: 5)
    }
  }

  @inlinable
  package mutating func appendNull() {
    append(word: 0x6C_6C75_6E, length: 4)
  }
}

// MARK: - The finished text

extension JSONWriter {
  /// The text written, laid out by the options, as bytes of UTF-8.
  ///
  ///     var bytes = JSONWriter()
  ///     bytes.write(true)
  ///     bytes.finished()   // the bytes of "true"
  public consuming func finished() -> [UInt8] {
    finishedBuffer().bytes
  }

  /// The text written, laid out by the options.
  ///
  ///     var sorted = JSONWriter(options: .sortedKeys)
  ///     try sorted.writeValue(JSONValue.object(["b": 1, "a": 2]))
  ///     sorted.finishedText()   // {"a":2,"b":1}
  public consuming func finishedText() -> String {
    finishedBuffer().text
  }

  package consuming func finishedBuffer() -> OutputBuffer {
    let options = options
    return buffer.laidOut(options)
  }
}

extension OutputBuffer {
  /// The text in the layout of `options`; `unique` says that an object may hold a key twice, of
  /// which only the last counts.
  package consuming func laidOut(
    _ options: JSONWritingOptions, unique: Bool = false
  ) -> OutputBuffer {
    var text = self
    if unique || options.contains(.sortedKeys) {
      text.trim()
      text = text.rearranged(sorted: options.contains(.sortedKeys), unique: unique)
    }
    return options.contains(.prettyPrinted) ? text.indented() : text
  }
}
