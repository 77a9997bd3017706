extension JSONNumber: JSONReadable {
  /// Reads a number with its digits.
  ///
  ///     try JSONReader.read(JSONNumber.self, from: Array("1.50".utf8)).text   // 1.50
  public init(from reader: inout JSONReader) throws(JSONError) {
    reader.skipWhitespace()
    let (bytes, start) = (reader.bytes, reader.place)
    guard bytes.byte(at: start) == UInt8(ascii: "-") || bytes.isDigit(at: start) else {
      throw reader.unfit(.number)
    }
    let end = try bytes.scanNumber(from: start).end
    self.init(validated: bytes.text(from: start, length: end &- start, isASCII: true))
    reader.place = end
  }
}
