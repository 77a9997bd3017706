extension Decoder {
  /// Reads everything that stands at the decoder's place, for a case that keeps what no other is
  /// for.
  ///
  ///     self = .other(try decoder.wholeValue(JSONValue.self))
  ///     // {"type": "video", "seconds": 9} -> .other(["type": "video", "seconds": 9])
  ///
  /// Among alternatives, one that knows the value goes before it.
  @_documentation(visibility: internal)
  public func wholeValue<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try singleValueContainer().decode(type)
    IssueCollector.current?.noteUnknown()
    return value
  }
}
