public import JSONCore

extension DropNulls where Strategy: DecodingStrategy {
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    var values: [Strategy.CodedValue] = []
    var elements = try reader.readArray()
    while try elements.next(&reader) {
      if try reader.readNull() { continue }
      values.append(try Strategy.read(from: &reader))
    }
    return values
  }
}

extension DropNulls where Strategy: DecodingStrategy {
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    try [Strategy?].readLossily(from: &reader).compactMap(\.self)
  }
}

extension DropNulls: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: [Strategy.CodedValue], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try [Strategy].write(value, to: &writer)
  }
}
