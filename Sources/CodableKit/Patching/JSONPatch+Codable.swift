extension JSONPatch: Codable {
  public init(from decoder: any Decoder) throws {
    operations = try decoder.singleValueContainer().decode([Operation].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(operations)
  }
}

extension JSONPatch.Operation: Codable {
  private enum CodingKeys: String, CodingKey {
    case op, path, from, value
  }

  /// Reads an operation; `value` may be null, but has to be there where the operation has one.
  ///
  ///     let text = #"{"op": "add", "path": "/a", "value": null}"#
  ///     try FastJSONDecoder().decode(JSONPatch.Operation.self, from: text)   // .add("/a", nil)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let path = try container.decode(String.self, forKey: .path)
    let name = try container.decode(String.self, forKey: .op)
    switch name {
    case "add": self = .add(path, try container.decode(JSONValue.self, forKey: .value))
    case "remove": self = .remove(path)
    case "replace": self = .replace(path, try container.decode(JSONValue.self, forKey: .value))
    case "move": self = .move(from: try container.decode(String.self, forKey: .from), to: path)
    case "copy": self = .copy(from: try container.decode(String.self, forKey: .from), to: path)
    case "test": self = .test(path, try container.decode(JSONValue.self, forKey: .value))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: container,
        debugDescription: "Expected add, remove, replace, move, copy or test, "
          + "found \(Excerpt.quoted(name)).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .op)
    switch self {
    case .remove: break
    case .move(let from, _), .copy(let from, _): try container.encode(from, forKey: .from)
    case .add(_, let value), .replace(_, let value), .test(_, let value):
      try container.encode(value, forKey: .value)
    }
    try container.encode(path, forKey: .path)
  }
}
