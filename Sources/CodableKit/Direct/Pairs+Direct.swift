public import JSONCore

extension Pairs: DirectEntryList where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try readEntries(from: &reader)
  }

  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try readEntriesLossily(from: &reader)
  }

  static func readEntry(
    from reader: inout JSONReader
  ) throws(JSONError) -> (key: Key.CodedValue, value: Value.CodedValue) {
    let start = reader.offset
    var elements = try reader.readArray()
    guard try elements.next(&reader) else { throw reader.invalidValue(at: start) }
    let key = try Key.read(from: &reader)
    guard try elements.next(&reader) else { throw reader.invalidValue(at: start) }
    let value = try Value.read(from: &reader)
    if try elements.next(&reader) { throw reader.invalidValue(at: start) }
    return (key, value)
  }
}

extension Pairs: MemberEncodingStrategy where Key: EncodingStrategy, Value: EncodingStrategy {
  public static func write(
    _ value: CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.beginArray()
    for (key, value) in value.inOrderOfKeys() {
      try writer.beginArray()
      try Key.write(key, to: &writer)
      try Value.write(value, to: &writer)
      writer.endArray()
    }
    writer.endArray()
  }
}
