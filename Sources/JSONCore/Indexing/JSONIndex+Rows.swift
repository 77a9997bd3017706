/// Arrays of nothing but numbers: their elements have no words, but are read from the text again.
///
///     {"at": [6.5, 46]}
///
///     place  word
///     0      object
///     2      row at 7, 2 elements, key of 2 bytes
///
/// A number of a row has a place too, so that it can be handed on like any other value: below all
/// other places, made of its number in the row and its offset. An `Int` of 32 bits has no room for
/// the two: there every number has a word of its own.
extension JSONIndex {
  /// Whether there are rows at all.
  static var hasRows: Bool { Int.bitWidth >= 64 }

  /// The largest number of elements that a row has: what the place of one has room for.
  package static var longestRow: Int { 1 << 30 }

  /// The place of a number of a row.
  @inline(__always)  // A few instructions for each number that is read through a container.
  private func place(ofNumber number: Int, at offset: Int) -> Int {
    Int.min | number &<< 32 | offset
  }

  /// Whether a place is that of a number of a row.
  package static func isInRow(_ place: Int) -> Bool { place < Int.min / 2 }

  /// The value at any place, also within a row.
  package func value(at place: Int) -> JSONNode {
    if place >= 0 { return node(at: place) }
    let offset = offset(inRow: place)
    // Validated, so that there is a number.
    guard let scanned = try? bytes.scanNumber(from: offset) else { return .absent }
    return JSONNode(
      .number, at: offset, traits: scanned.isInteger ? 1 : 0, size: scanned.end - offset)
  }

  /// The place of an array's first element, if it has one.
  package func firstElement(of array: Int) -> Int {
    let node = node(at: array)
    guard node.isRow else { return array &+ 2 }
    return place(ofNumber: 0, at: bytes.skippingWhitespace(from: node.offset &+ 1))
  }

  /// The place after an element of an array, where the next one is, if there is one.
  @inlinable @inline(__always)  // After every element; for most a load or two.
  package func element(after place: Int) -> Int {
    place >= 0 ? self.place(after: place) : numberPlace(after: place)
  }

  @usableFromInline
  func numberPlace(after place: Int) -> Int {
    let node = value(at: place)
    let comma = bytes.skippingWhitespace(from: node.offset &+ length(of: node))
    let number = (place &>> 32 & 0x3FFF_FFFF) &+ 1
    return self.place(ofNumber: number, at: bytes.skippingWhitespace(from: comma &+ 1))
  }

  /// The number that an element has in its row.
  package func number(inRow place: Int) -> Int { place >> 32 & 0x3FFF_FFFF }

  /// Where a number of a row stands.
  func offset(inRow place: Int) -> Int { place & Int(truncatingIfNeeded: UInt32.max) }

  func endOfRow(from start: Int) -> Int {
    var place = start
    while bytes.byte(at: place) != UInt8(ascii: "]"), place < bytes.count { place += 1 }
    return place + 1
  }
}

// MARK: - Whole rows

extension JSONIndex {
  /// The elements of a row as integers, up to the first that is none or does not fit.
  package func integers(inRow row: Int) -> [Int] {
    elements(of: row) { (reader: inout JSONReader) throws(JSONError) -> Int in
      try reader.readInteger(Int.self)
    }
  }

  /// The elements of a row as doubles, up to the first that does not fit.
  package func doubles(inRow row: Int) -> [Double] {
    elements(of: row) { (reader: inout JSONReader) throws(JSONError) -> Double in
      try reader.readFloatingPoint()
    }
  }

  @inline(__always)  // Into the two functions above, each then a loop for its own type.
  private func elements<Element>(
    of row: Int, _ read: (inout JSONReader) throws(JSONError) -> Element
  ) -> [Element] {
    let count = count(at: row)
    let start = node(at: row).offset &+ 1
    // There is room for `count` elements, and the loop reads no more.
    return unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      var reader = JSONReader(bytes, maximumDepth: 0)
      reader.move(to: start)
      while initialized < count, let value = try? read(&reader) {
        unsafe buffer.initializeElement(at: initialized, to: value)
        initialized &+= 1
        // Past the comma; the numbers themselves skip what stands before them.
        reader.skipWhitespace()
        reader.move(to: reader.place &+ 1)
      }
    }
  }
}
