extension JSONValue: JSONReadable {
  /// Reads any value.
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
