public import JSONCore

extension JSONValue {
  /// Reads a document from whatever ``FastJSONDecoder`` reads one from.
  ///
  ///     try JSONValue(parsing: Data("[1, true]".utf8))   // [1, true]
  ///
  /// - Parameters:
  ///   - input: the document, such as `Data` or a `Span<UInt8>`.
  ///   - options: what is accepted.
  /// - Throws: ``JSONError`` with the kind and the byte offset of the first fault.
  /// - Complexity: O(*n*)
  public init<Input: JSONInput & ~Escapable>(
    parsing input: borrowing Input, options: JSONReadingOptions = .init()
  ) throws(JSONError) {
    let result = input.withView { bytes in
      Result { () throws(JSONError) in try JSONValue(parsing: bytes, options: options) }
    }
    self = try result.get()
  }
}
