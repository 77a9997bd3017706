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

extension DropNullValues where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try [Key: Value?].read(from: &reader).compactMapValues(\.self)
  }

  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try [Key: Value?].readLossily(from: &reader).compactMapValues(\.self)
  }
}

extension DropNullValues: MemberEncodingStrategy
where Key: EncodingStrategy, Value: EncodingStrategy {
  public static func write(
    _ value: CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try [Key: Value].write(value, to: &writer)
  }
}
