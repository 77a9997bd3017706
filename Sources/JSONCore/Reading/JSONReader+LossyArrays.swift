/// Arrays of scalars without their bad elements, each with a loop made for it.
extension JSONReader {
  package mutating func readIntegersLossily() throws(JSONError) -> [Int] {
    try readLossily {
      (reader: inout JSONReader) throws(JSONError) in try reader.readInteger(Int.self)
    }
  }

  package mutating func readDoublesLossily() throws(JSONError) -> [Double] {
    try readLossily {
      (reader: inout JSONReader) throws(JSONError) -> Double in try reader.readFloatingPoint()
    }
  }

  package mutating func readStringsLossily() throws(JSONError) -> [String] {
    try readLossily { (reader: inout JSONReader) throws(JSONError) in try reader.readString() }
  }

  package mutating func readBoolsLossily() throws(JSONError) -> [Bool] {
    try readLossily { (reader: inout JSONReader) throws(JSONError) in try reader.readBool() }
  }

  @inline(__always)  // Into the four functions above.
  private mutating func readLossily<Element>(
    by read: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var values: [Element] = []
    var elements = try readArray()
    while try elements.advance(&self) {
      let mark = self.mark
      do throws(JSONError) {
        values.append(try read(&self))
      } catch {
        try recover(from: error, at: mark)
      }
    }
    return values
  }
}
