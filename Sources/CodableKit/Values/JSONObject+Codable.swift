extension JSONObject: Codable {
  /// Reads an object with whatever is in it, as ``JSONValue`` does.
  ///
  ///     try FastJSONDecoder().decode(JSONObject.self, from: #"{"b":1.50,"a":[]}"#).keys
  ///     // ["b", "a"]
  ///
  /// - Throws: `DecodingError.typeMismatch` for what is no object, `valueNotFound` for null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try container.decode(JSONValue.self) {
    case .object(let object): self = object
    case .null:
      throw DecodingError.valueNotFound(
        [String: Any].self,
        .init(
          codingPath: container.codingPath, debugDescription: "Expected an object, found null."))
    case .bool, .number, .string, .array:
      throw DecodingError.typeMismatch(
        [String: Any].self,
        .init(
          codingPath: container.codingPath,
          debugDescription: "Expected an object, found another value."))
    }
  }

  /// Writes the object, as ``JSONValue`` does.
  ///
  ///     try FastJSONEncoder().encodeToString(["b": 1, "a": []] as JSONObject)   // {"b":1,"a":[]}
  public func encode(to encoder: any Encoder) throws {
    try JSONValue.object(self).encode(to: encoder)
  }
}
