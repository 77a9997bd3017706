extension JSONNumber: JSONWritable {
  /// Writes the number's own digits: `1.50` stays `1.50`.
  ///
  ///     try JSONWriter.bytes(of: JSONValue(parsing: "1.50"))   // 1.50
  ///
  /// - Throws: ``JSONWritingError/nonFiniteNumber`` for a number that only JSON5 knows.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    guard isFinite else { throw .nonFiniteNumber }
    writer.buffer.separate()
    writer.buffer.append(verbatim: text)
  }
}
