public import JSONCore

extension KeyedBy where Strategy: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try DirectEntryList.read(from: &reader, entry: readEntry)
  }

  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try DirectEntryList.readLossily(from: &reader, entry: readEntry)
  }

  private static func readEntry(
    _ reader: inout JSONReader
  ) throws(JSONError) -> (key: Provider.Key, value: Strategy.CodedValue) {
    let value = try Strategy.read(from: &reader)
    return (Provider.key(of: value), value)
  }
}

extension KeyedBy: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.beginArray()
    for (key, element) in value.inOrderOfKeys() {
      guard Provider.key(of: element) == key else { throw .refusedByType }
      try Strategy.write(element, to: &writer)
    }
    writer.endArray()
  }
}
