/// Arrays of scalars without their bad elements, each with a loop made for it.
extension JSONReader {
  package mutating func readIntegersLossily() throws(JSONError) -> [Int] {
    try readLossily { (reader: inout JSONReader, place: Int, kept: Int, array: Int) in
      reader.dropNonInteger(from: place, after: kept, of: array)
    } by: { (reader: inout JSONReader) throws(JSONError) in
      try reader.readInteger(Int.self)
    }
  }

  package mutating func readDoublesLossily() throws(JSONError) -> [Double] {
    try readLossily { (reader: inout JSONReader, place: Int, kept: Int, array: Int) in
      reader.dropNonNumber(from: place, after: kept, of: array)
    } by: { (reader: inout JSONReader) throws(JSONError) -> Double in
      try reader.readFloatingPoint()
    }
  }

  package mutating func readBoolsLossily() throws(JSONError) -> [Bool] {
    try readLossily { (reader: inout JSONReader, place: Int, kept: Int, array: Int) in
      reader.dropNonBool(from: place, after: kept, of: array)
    } by: { (reader: inout JSONReader) throws(JSONError) in
      try reader.readBool()
    }
  }

  package mutating func readStringsLossily() throws(JSONError) -> [String] {
    let array = offset
    var kept = 0
    return try unsafe readElements {
      (reader: inout JSONReader, place: UnsafeMutablePointer<String>) throws(JSONError) in
      let start = reader.place
      if reader.bytes.byte(at: start) != UInt8(ascii: "\""),
        let end = reader.dropOtherKind(from: start, after: kept, of: array)
      {
        reader.place = end
        return false
      }
      let text = try reader.dropping(of: array, kept) {
        (reader: inout JSONReader) throws(JSONError) in
        try reader.readString()
      }
      guard let text else { return false }
      unsafe place.initialize(to: text)
      kept &+= 1
      return true
    }
  }

  /// Reads an array without the elements that `drop` or an error of `read` leaves out.
  @inline(__always)  // Into the functions of one type each.
  private mutating func readLossily<Element: PlainScalar>(
    dropping drop: (inout JSONReader, _ place: Int, _ kept: Int, _ array: Int) -> Int?,
    by read: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let array = offset
    return try readWords { (reader: inout JSONReader, place: Int, kept: Int) in
      drop(&reader, place, kept, array)
    } by: { (reader: inout JSONReader, kept: Int) throws(JSONError) in
      // Behind white space an element is as plain as any other.
      var end = reader.place
      if let value = Element.plain(in: reader.bytes, from: &end),
        !reader.bytes.continuesNumber(at: end)
      {
        reader.place = end
        return value
      }
      if let end = drop(&reader, reader.place, kept, array) {
        reader.place = end
        return nil
      }
      return try reader.dropping(of: array, kept, read)
    }
  }

  /// What `read` gives, or nil once the loss is counted.
  @inline(__always)  // Into the functions above.
  private mutating func dropping<Element>(
    of array: Int, _ kept: Int,
    _ read: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> Element? {
    let mark = self.mark
    do throws(JSONError) {
      return try read(&self)
    } catch {
      try drop(after: error, at: mark, kept: kept, of: array)
      return nil
    }
  }
}

// Making an error that nobody looks at, and going back, costs several times what reading a good
// element does. So each of these functions checks an element of another kind where it stands,
// counts the loss and gives the element's end. They give nil for all that is not so simple: an
// element that may be good, text that is no JSON, and losses whose error is asked for.
extension JSONReader {
  @inline(never)  // The loop stays small; so for those below.
  private mutating func dropNonInteger(from start: Int, after kept: Int, of array: Int) -> Int? {
    drop(from: start, after: kept, of: array) { $0.endOfNonInteger(from: start) }
  }

  @inline(never)
  private mutating func dropNonNumber(from start: Int, after kept: Int, of array: Int) -> Int? {
    drop(from: start, after: kept, of: array) { _ in nil }
  }

  /// A good truth value takes so little that of a bad one each comparison counts: a digit alone and
  /// a short string are known by less than what the others need.
  @inline(never)
  private mutating func dropNonBool(from start: Int, after kept: Int, of array: Int) -> Int? {
    switch bytes.byte(at: start) {
    case 0x30...0x39 where bytes.byte(at: start &+ 1) == UInt8(ascii: ","):
      return leaveOut(start, to: start &+ 1, after: kept, of: array)
    case UInt8(ascii: "\""):
      if let end = bytes.endOfShortString(from: start &+ 1) {
        return leaveOut(start, to: end &+ 1, after: kept, of: array)
      }
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      // The loop takes none with white space behind it; that is a good one all the same.
      var end = start
      if bytes.plainBool(from: &end) != nil { return nil }
    default: break
    }
    return dropOtherKind(from: start, after: kept, of: array)
  }

  /// For truth values and strings, which the caller has ruled out: any number is of another kind.
  @inline(never)
  private mutating func dropOtherKind(from start: Int, after kept: Int, of array: Int) -> Int? {
    drop(from: start, after: kept, of: array) { bytes in
      let isNegative = bytes.byte(at: start) == UInt8(ascii: "-")
      return (isNegative ? nil : bytes.endOfShortInteger(from: start))
        ?? (try? bytes.scanNumber(from: start))?.end
    }
  }

  @inline(__always)  // Into each function above.
  private mutating func drop(
    from start: Int, after kept: Int, of array: Int, endOfNumber: (ByteView) -> Int?
  ) -> Int? {
    guard mayLeaveOut else { return nil }
    let end: Int? =
      switch bytes.byte(at: start) {
      case UInt8(ascii: "-"), 0x30...0x39: endOfNumber(bytes)
      case UInt8(ascii: "\""):
        bytes.endOfShortString(from: start &+ 1).map { $0 &+ 1 } ?? endOfValue(at: start)
      case UInt8(ascii: "n") where bytes.halfWord(at: start) == ByteView.nullWord: start &+ 4
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "["), UInt8(ascii: "{"):
        endOfValue(at: start)
      default: nil
      }
    guard let end else { return nil }
    return leaveOut(start, to: end, after: kept, of: array)
  }

  /// Whether a loss may be counted without its error.
  private var mayLeaveOut: Bool {
    losses == nil && !isAbandoned && (!stopsAtLosses || lostElements != nil)
  }

  /// Counts the loss of the element that begins at `start`, and gives its end; nil where the loss
  /// asks for an error.
  @inline(__always)  // Into each function above.
  private mutating func leaveOut(
    _ start: Int, to end: Int, after kept: Int, of array: Int
  ) -> Int? {
    guard mayLeaveOut else { return nil }
    if lostElements != nil, lostElements?.note(start, after: kept, of: array) != true { return nil }
    noteRecovery()
    return end
  }

  /// The end of the value that begins at a place; nil where that is none.
  private mutating func endOfValue(at start: Int) -> Int? {
    let mark = self.mark
    defer { readAgain(from: mark) }
    place = start
    return (try? skipValue()).map { place }
  }
}

extension ByteView {
  /// The end of a number that does not fit `Int`; nil for one that does, and for what is no number.
  @inline(__always)  // Into the function above.
  fileprivate func endOfNonInteger(from start: Int) -> Int? {
    guard let number = try? scanNumber(from: start) else { return nil }
    if number.exponent == number.end {
      // A fraction of which something is left, the usual one, needs no arithmetic.
      if !number.isInteger, byte(at: number.end &- 1) != UInt8(ascii: "0") { return number.end }
    } else if byte(at: start) != UInt8(ascii: "0"), byte(at: start) != UInt8(ascii: "-") {
      // Nor does a number that has more places than any integer.
      let power = ScannedDecimal.exponent(self, from: number.exponent &+ 1, to: number.end)
      if power > 18 { return number.end }
    }
    let value = integer(
      from: start, length: number.end &- start, isPlain: number.isInteger, as: Int.self)
    return value == nil ? number.end : nil
  }
}
