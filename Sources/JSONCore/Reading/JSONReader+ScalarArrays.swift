/// Arrays of scalars, each with a loop made for it.
extension JSONReader {
  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [Int] { try readIntegers() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [Int32] { try readIntegers() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [Int64] { try readIntegers() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [UInt8] { try readIntegers() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [UInt32] { try readIntegers() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [UInt64] { try readIntegers() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [Double] { try readFloatingPoints() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [Float] { try readFloatingPoints() }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [Bool] {
    try readWords { (reader: inout JSONReader, _) throws(JSONError) in
      try reader.readBool()
    }
  }

  @usableFromInline
  mutating func readScalars() throws(JSONError) -> [String] {
    try unsafe readElements {
      (reader: inout JSONReader, place: UnsafeMutablePointer<String>) throws(JSONError) in
      unsafe place.initialize(to: try reader.readString())
      return true
    }
  }

  @inline(__always)  // Into the functions above.
  private mutating func readIntegers<Integer: FixedWidthInteger & PlainScalar>()
    throws(JSONError) -> [Integer]
  {
    try readWords { (reader: inout JSONReader, _) throws(JSONError) in
      try reader.readInteger(Integer.self)
    }
  }

  @inline(__always)  // As above.
  private mutating func readFloatingPoints<Number: BinaryFormat & PlainScalar>()
    throws(JSONError) -> [Number]
  {
    try readWords { (reader: inout JSONReader, _) throws(JSONError) -> Number in
      try reader.readFloatingPoint()
    }
  }
}

extension JSONReader {
  /// Reads an array of scalars that take a word at most.
  ///
  /// Elements are collected in a row on the stack, of which the array is made: a short one in one
  /// piece, a longer one row by row. The inner loop keeps its place in a register, and knows only
  /// elements that are plain and directly followed by a comma or the bracket; `read` knows all.
  ///
  /// - Parameters:
  ///   - drop: leaves out an element at a place and gives its end, or gives nil for one that `read`
  ///     has to see; it is told how many elements there are.
  ///   - read: reads any element, or gives nil for one that is left out; it is told how many there
  ///     are.
  /// - Returns: the elements.
  /// - Throws: ``JSONError`` when the next value is no array, or what `read` throws.
  @inline(__always)  // Into the functions of one type each.
  mutating func readWords<Element: PlainScalar>(
    dropping drop: (inout JSONReader, Int, Int) -> Int? = { _, _, _ in nil },
    by read: (inout JSONReader, Int) throws(JSONError) -> Element?
  ) throws(JSONError) -> [Element] {
    var elements = try readArray()
    let start = place
    guard try elements.advance(&self) else { return [] }
    let bytes = bytes
    // Uninitialised stack memory of which the first `count` elements are set; nothing in it needs
    // to be destroyed.
    return try unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: 64) {
      (row: UnsafeMutableBufferPointer<Element>) throws(JSONError) -> [Element] in
      var values: [Element] = []
      var place = self.place
      var isOpen = true
      while isOpen {
        var count = 0
        while count < row.count {
          var end = place
          if let value = Element.plain(in: bytes, from: &end) {
            let next = bytes.byte(at: end)
            if next == UInt8(ascii: ",") {
              unsafe row[count] = value
              count &+= 1
              place = end &+ 1
              continue
            }
            if next == UInt8(ascii: "]") {
              unsafe row[count] = value
              count &+= 1
              self.place = end &+ 1
              remainingDepth &+= 1
              isOpen = false
              break
            }
          }
          if let end = drop(&self, place, values.count &+ count) {
            if bytes.byte(at: end) == UInt8(ascii: ",") {
              place = end &+ 1
              continue
            }
            self.place = end
          } else {
            // Behind a comma white space may stand, and no bracket.
            self.place = place
            if let value = try readNext(values.count &+ count, read) {
              unsafe row[count] = value
              count &+= 1
            }
          }
          isOpen = try elements.advance(&self)
          place = self.place
          if !isOpen { break }
        }
        let added = unsafe UnsafeBufferPointer(rebasing: row[..<count])
        if !isOpen, values.isEmpty { return unsafe Array(added) }
        if values.count &+ count > values.capacity {
          if isOpen { self.place = place }
          values.reserveCapacity(capacity(after: values.count &+ count, from: start))
        }
        unsafe values.append(contentsOf: added)
      }
      return values
    }
  }

  /// Reads the element behind a comma, of which not even the first byte is known.
  @inline(__always)  // With the closure, into the functions of one type each.
  private mutating func readNext<Element>(
    _ kept: Int, _ read: (inout JSONReader, Int) throws(JSONError) -> Element?
  ) throws(JSONError) -> Element? {
    skipWhitespace()
    if bytes.byte(at: place) == UInt8(ascii: "]") {
      throw bytes.error(.trailingComma, at: place, expected: .valueAfterComma)
    }
    return try read(&self, kept)
  }
}
