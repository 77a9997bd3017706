public import JSONCore

extension NumberedList where Strategy: DecodingStrategy {
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    reader.nextByte == UInt8(ascii: "{")
      ? inOrder(try [Int: Strategy].read(from: &reader)) : try [Strategy].read(from: &reader)
  }

  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    reader.nextByte == UInt8(ascii: "{")
      ? inOrder(try [Int: Strategy].readLossily(from: &reader))
      : try [Strategy].readLossily(from: &reader)
  }
}

extension NumberedList: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: [Strategy.CodedValue], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try [Strategy].write(value, to: &writer)
  }
}
