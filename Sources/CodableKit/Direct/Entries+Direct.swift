public import JSONCore

extension NamedEntries: DirectEntryList where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try readEntries(from: &reader)
  }

  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try readEntriesLossily(from: &reader)
  }

  static func readEntry(
    from reader: inout JSONReader
  ) throws(JSONError) -> (key: Key.CodedValue, value: Value.CodedValue) {
    var key: Key.CodedValue?
    var value: Value.CodedValue?
    var members = try reader.readObject(names: "")
    while try members.next(&reader) {
      let name = members.key(in: reader)
      // Of a key that comes twice the first value counts.
      if key == nil, name == Names.key {
        key = .some(try Key.read(from: &reader))
      } else if value == nil, name == Names.value {
        value = .some(try Value.read(from: &reader))
      } else {
        try reader.skipValue()
      }
    }
    if key == nil { key = .some(try Key.readMissing(0, of: members)) }
    if value == nil { value = .some(try Value.readMissing(1, of: members)) }
    guard let key, let value else { throw members.missing(0) }
    return (key, value)
  }
}

extension NamedEntries: MemberEncodingStrategy
where Key: EncodingStrategy, Value: EncodingStrategy {
  public static func write(
    _ value: CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.beginArray()
    for (key, value) in value.inOrderOfKeys() {
      try writer.beginObject()
      try Key.writeMember(key, to: &writer, key: Names.key)
      try Value.writeMember(value, to: &writer, key: Names.value)
      writer.endObject()
    }
    writer.endArray()
  }
}
