extension JSONValue: JSONReadable {
  /// Reads any value.
  ///
  ///     try JSONReader.read(JSONValue.self, from: Array("[1]".utf8))   // [1]
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    var options = JSONReadingOptions()
    options.maximumDepth = reader.remainingDepth
    let bytes = try reader.takeValue()
    var builder = JSONValueBuilder(JSONIndex(bytes, options: options), options: options)
    do throws(JSONError) {
      self = try builder.value(at: 0)
    } catch {
      throw JSONError(error.code, at: start + error.offset)
    }
  }
}
