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

extension JSONObject: JSONReadable {
  /// Reads an object with whatever is in it.
  ///
  ///     try JSONReader.read(JSONObject.self, from: Array(#"{"b":1,"a":[]}"#.utf8)).keys
  ///     // ["b", "a"]
  public init(from reader: inout JSONReader) throws(JSONError) {
    reader.skipWhitespace()
    guard reader.bytes.byte(at: reader.place) == UInt8(ascii: "{"),
      case .object(let object) = try JSONValue(from: &reader)
    else { throw reader.unfit(.object) }
    self = object
  }
}
