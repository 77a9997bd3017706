extension JSONValue: JSONWritable {
  /// Writes the value's own text: its numbers digit by digit, its members in their order.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.write(self)
  }
}
