/// Arrays of scalars without their bad elements, each with a loop made for it.
extension JSONReader {
  package mutating func readIntegersLossily() throws(JSONError) -> [Int] {
    try readWords { bytes, place in
      bytes.plainInteger(Int.self, from: &place)
    } by: { (reader: inout JSONReader) throws(JSONError) in
      try reader.recovering { (reader: inout JSONReader) throws(JSONError) in
        try reader.readInteger(Int.self)
      }
    }
  }

  package mutating func readDoublesLossily() throws(JSONError) -> [Double] {
    try readWords { bytes, place in
      bytes.plainNumber(Double.self, from: &place)
    } by: { (reader: inout JSONReader) throws(JSONError) in
      try reader.recovering { (reader: inout JSONReader) throws(JSONError) -> Double in
        try reader.readFloatingPoint()
      }
    }
  }

  package mutating func readBoolsLossily() throws(JSONError) -> [Bool] {
    try readWords { bytes, place in
      bytes.plainBool(from: &place)
    } by: { (reader: inout JSONReader) throws(JSONError) in
      try reader.recovering { (reader: inout JSONReader) throws(JSONError) in
        try reader.readBool()
      }
    }
  }

  package mutating func readStringsLossily() throws(JSONError) -> [String] {
    var values: [String] = []
    var elements = try readArray()
    while try elements.advance(&self) {
      let value = try recovering { (reader: inout JSONReader) throws(JSONError) in
        try reader.readString()
      }
      if let value { values.append(value) }
    }
    return values
  }

  /// What `read` gives, or nil once the loss is counted.
  @inline(__always)  // Into the four functions above.
  private mutating func recovering<Element>(
    _ read: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> Element? {
    let mark = self.mark
    do throws(JSONError) {
      return try read(&self)
    } catch {
      try recover(from: error, at: mark)
      return nil
    }
  }
}
