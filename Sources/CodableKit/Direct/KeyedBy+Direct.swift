public import JSONCore

extension KeyedBy: DirectEntryList where Strategy: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try readEntries(from: &reader)
  }

  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try readEntriesLossily(from: &reader)
  }

  static func readEntry(
    from reader: inout JSONReader
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
