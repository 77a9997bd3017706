extension JSONValue {
  /// Makes the JSON value of any `Encodable` one.
  ///
  ///     struct User: Encodable { var id: UInt64, joined: Date }
  ///     let encoder = FastJSONEncoder()
  ///     encoder.dateEncodingStrategy = .iso8601
  ///     let user = User(id: .max, joined: Date(timeIntervalSince1970: 0))
  ///     try JSONValue(encoding: user, by: encoder)
  ///     // {"id":18446744073709551615,"joined":"1970-01-01T00:00:00Z"}
  ///
  /// Numbers have all their digits, and members the order in which they are encoded.
  ///
  /// - Parameters:
  ///   - value: the value to encode.
  ///   - encoder: the encoder whose options count.
  /// - Throws: as ``FastJSONEncoder/encode(_:)`` does.
  /// - Complexity: O(*n*) in the size of the value's JSON text, which is written and read again:
  ///   the encoder makes no tree.
  public init(
    encoding value: some Encodable, by encoder: FastJSONEncoder = FastJSONEncoder()
  ) throws {
    var options = JSONReadingOptions()
    options.maximumDepth = encoder.maximumDepth
    let result = try encoder.encode(value) { buffer in
      unsafe buffer.withBytes { bytes in
        Result { try JSONValue(unsafe ByteView(bytes), options: options) }
      }
    }
    self = try result.get()
  }

  /// Reads a value of any `Decodable` type from this one.
  ///
  ///     struct User: Decodable { var id: Int, name: String? }
  ///     let value: JSONValue = ["id": 7, "name": nil]
  ///     try value.decode(User.self).id   // 7
  ///
  /// Values and errors are those of decoding the JSON text of this value.
  ///
  /// - Parameters:
  ///   - type: the type to read.
  ///   - decoder: the decoder whose options count.
  /// - Returns: the value.
  /// - Throws: as ``FastJSONDecoder/decode(_:from:)-(T.Type,Data)`` does.
  /// - Complexity: O(*n*) in the size of the JSON text, which is what the decoder reads from.
  public func decode<T: Decodable>(
    _ type: T.Type, by decoder: FastJSONDecoder = FastJSONDecoder()
  ) throws -> T {
    var options = decoder.options.snapshot
    // Infinity and NaN are values too; their only text is that of JSON5.
    options.reading.allowsJSON5 = true
    options.reading.assumesTopLevelObject = false
    options.reading.maximumSize = nil
    var buffer = OutputBuffer()
    do {
      let style = JSONValueStyle(
        escapesSlashes: false, allowsNonFinite: true, maximumDepth: options.reading.maximumDepth)
      try buffer.append(self, style)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [], debugDescription: "The value is nested too deeply",
          underlyingError: JSONError(.depthExceeded, at: 0)))
    }
    return try unsafe buffer.withBytes { bytes in
      let index = try FastJSONDecoder.index(unsafe ByteView(bytes), options.reading)
      return try FastJSONDecoder.read(JSONDocument(index, .init(options))) {
        try $0.decode(type, at: 0)
      }
    }
  }
}
