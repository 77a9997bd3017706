/// Arrays of scalars without their bad elements, each with a loop made for it.
extension JSONReader {
  package mutating func readIntegersLossily() throws(JSONError) -> [Int] {
    let array = offset
    return try readWords { bytes, place in
      bytes.plainInteger(Int.self, from: &place)
    } by: { (reader: inout JSONReader, kept: Int) throws(JSONError) in
      try reader.dropping(of: array, kept) { (reader: inout JSONReader) throws(JSONError) in
        try reader.readInteger(Int.self)
      }
    }
  }

  package mutating func readDoublesLossily() throws(JSONError) -> [Double] {
    let array = offset
    return try readWords { bytes, place in
      bytes.plainNumber(Double.self, from: &place)
    } by: { (reader: inout JSONReader, kept: Int) throws(JSONError) in
      try reader.dropping(of: array, kept) {
        (reader: inout JSONReader) throws(JSONError) -> Double in
        try reader.readFloatingPoint()
      }
    }
  }

  package mutating func readBoolsLossily() throws(JSONError) -> [Bool] {
    let array = offset
    return try readWords { bytes, place in
      bytes.plainBool(from: &place)
    } by: { (reader: inout JSONReader, kept: Int) throws(JSONError) in
      try reader.dropping(of: array, kept) { (reader: inout JSONReader) throws(JSONError) in
        try reader.readBool()
      }
    }
  }

  package mutating func readStringsLossily() throws(JSONError) -> [String] {
    let array = offset
    var values: [String] = []
    var elements = try readArray()
    while try elements.advance(&self) {
      let value = try dropping(of: array, values.count) {
        (reader: inout JSONReader) throws(JSONError) in
        try reader.readString()
      }
      if let value { values.append(value) }
    }
    return values
  }

  /// What `read` gives, or nil once the loss is counted.
  @inline(__always)  // Into the four functions above.
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
