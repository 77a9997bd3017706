/// The way through the elements of an array that is being read.
///
///     var elements = try reader.readArray()
///     while try elements.next(&reader) { sum += try reader.read(Int.self) }
public struct JSONElements {
  @usableFromInline var isFirst = true

  @inlinable  // One store in the reader of each array.
  init() {}

  /// Moves to the next element; false behind the last.
  ///
  ///     // Before [1, 2]:
  ///     var sum = 0
  ///     var elements = try reader.readArray()
  ///     while try elements.next(&reader) { sum += try reader.read(Int.self) }
  ///     sum   // 3
  ///
  /// - Throws: ``JSONError`` for anything but a comma or the bracket.
  public mutating func next(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    try advance(&reader)
  }

  @inline(__always)  // Into the loops of this module.
  mutating func advance(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    let bytes = reader.bytes
    var place = reader.place
    let byte = bytes.skipWhitespace(from: &place)
    if byte == UInt8(ascii: ","), !isFirst {
      place &+= 1
      let next = bytes.skipWhitespace(from: &place)
      reader.place = place
      if next == UInt8(ascii: "]") {
        throw bytes.error(.trailingComma, at: place, expected: .valueAfterComma)
      }
      return true
    }
    if byte == UInt8(ascii: "]") {
      reader.place = place &+ 1
      reader.remainingDepth &+= 1
      return false
    }
    guard isFirst else {
      throw bytes.error(.unexpectedByte, at: place, expected: .commaOrBracket)
    }
    isFirst = false
    reader.place = place
    return true
  }
}

extension JSONReader {
  /// Enters an array.
  ///
  ///     // Before []:
  ///     var elements = try reader.readArray()
  ///     try elements.next(&reader)   // false
  ///
  /// - Throws: ``JSONError`` when the next value is no array, or stands too deep.
  public mutating func readArray() throws(JSONError) -> JSONElements {
    skipWhitespace()
    guard bytes.byte(at: place) == UInt8(ascii: "[") else { throw unfit(.array) }
    try enter()
    return JSONElements()
  }

  @inline(__always)  // Two instructions of the two functions that open a container.
  mutating func enter() throws(JSONError) {
    guard remainingDepth > 0 else { throw JSONError(.depthExceeded, at: place) }
    remainingDepth &-= 1
    place &+= 1
  }
}
