public import JSONCore

extension Ordered where Strategy: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    var fields = CodedValue()
    var members = try reader.readObject(names: "")
    while try members.next(&reader) {
      let key = members.key(in: reader)
      let value = try Strategy.read(from: &reader)
      // A key that comes twice keeps its first value.
      if fields[key] == nil { fields[key] = .some(value) }
    }
    return fields
  }

  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    let start = reader.mark
    var members: JSONMembers
    do throws(JSONError) {
      members = try reader.readObject(names: "")
    } catch {
      try reader.recover(from: error, at: start)
      return [:]
    }
    var fields = CodedValue()
    var keys: Set<String> = []
    while try members.next(&reader) {
      let key = members.key(in: reader)
      // Which of two counts, if one is bad, is for the containers to say.
      guard keys.insert(key).inserted else { throw members.repeated() }
      let mark = reader.mark
      do throws(JSONError) {
        fields[key] = .some(try Strategy.read(from: &reader))
      } catch {
        try reader.recover(from: error, at: mark)
      }
    }
    return fields
  }
}

extension Ordered: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.beginObject()
    for (key, value) in value {
      writer.writeKey(key)
      try Strategy.write(value, to: &writer)
    }
    writer.endObject()
  }
}

extension OrderedFields: JSONReadable where Value: JSONReadable {
  /// Reads an object, in the order of the document.
  ///
  ///     try JSONReader.read(OrderedFields<Int>.self, from: Array(#"{"b":1,"a":2}"#.utf8)).keys
  ///     // ["b", "a"]
  public init(from reader: inout JSONReader) throws(JSONError) {
    self.init()
    var members = try reader.readObject(names: "")
    while try members.next(&reader) {
      let key = members.key(in: reader)
      let value = try Value(from: &reader)
      if self[key] == nil { self[key] = .some(value) }
    }
  }
}

extension OrderedFields: JSONWritable where Value: JSONWritable {
  /// Writes an object, in order.
  ///
  ///     try JSONWriter.bytes(of: ["b": 1, "a": 2] as OrderedFields<Int>)   // {"b":1,"a":2}
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginObject()
    for (key, value) in self {
      writer.writeKey(key)
      try value.write(to: &writer)
    }
    writer.endObject()
  }
}
