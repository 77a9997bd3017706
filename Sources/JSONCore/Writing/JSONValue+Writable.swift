extension JSONValue: JSONWritable {
  /// Writes the value's own text: its numbers digit by digit, its members in their order.
  ///
  ///     try JSONWriter.bytes(of: JSONValue(parsing: #"{"b": 1.0, "a": 2}"#))   // {"b":1.0,"a":2}
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.write(self)
  }
}

extension JSONObject: JSONWritable {
  /// Writes the object's own text.
  ///
  ///     try JSONWriter.bytes(of: ["b": 1, "a": []] as JSONObject)   // {"b":1,"a":[]}
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.write(.object(self))
  }
}
