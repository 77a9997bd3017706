/// Arrays of scalars, each with a loop made for it.
extension JSONReader {
  @usableFromInline
  mutating func readIntegers() throws(JSONError) -> [Int] {
    try readWords {
      (reader: inout JSONReader) throws(JSONError) in try reader.readInteger(Int.self)
    }
  }

  @usableFromInline
  mutating func readDoubles() throws(JSONError) -> [Double] {
    try readWords {
      (reader: inout JSONReader) throws(JSONError) -> Double in try reader.readFloatingPoint()
    }
  }

  @usableFromInline
  mutating func readStrings() throws(JSONError) -> [String] {
    try unsafe readElements {
      (reader: inout JSONReader, place: UnsafeMutablePointer<String>) throws(JSONError) in
      unsafe place.initialize(to: try reader.readString())
      return true
    }
  }

  /// Reads an array of scalars that take a word each.
  ///
  /// Most arrays are short: their elements stand in a row on the stack until their number is known,
  /// and the array is made in one piece.
  @inline(__always)  // Into the two functions above.
  private mutating func readWords<Element: BitwiseCopyable>(
    by read: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var elements = try readArray()
    let start = place
    // Uninitialised stack memory of which the first `count` elements are set; nothing in it needs
    // to be destroyed.
    return try unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: 16) {
      (row: UnsafeMutableBufferPointer<Element>) throws(JSONError) -> [Element] in
      var count = 0
      while try elements.advance(&self) {
        let value = try read(&self)
        if count < row.count {
          unsafe row[count] = value
          count &+= 1
          continue
        }
        var values = unsafe Array(row)
        values.reserveCapacity(capacity(after: count, from: start))
        values.append(value)
        while try elements.advance(&self) {
          if values.count == values.capacity {
            values.reserveCapacity(capacity(after: values.count, from: start))
          }
          values.append(try read(&self))
        }
        return values
      }
      return unsafe Array(row.prefix(count))
    }
  }
}
