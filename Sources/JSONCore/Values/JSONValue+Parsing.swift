extension JSONValue {
  /// Reads a document of UTF-8, or of UTF-16 or UTF-32 as recognised by its first bytes.
  ///
  ///     try JSONValue(parsing: Array("[1, true]".utf8))   // [1, true]
  ///
  /// - Throws: ``JSONError`` with the kind and the byte offset of the first fault.
  /// - Complexity: O(*n*); parsing does not recurse, whatever the depth. Freeing and comparing
  ///   values does: see ``JSONReadingOptions/maximumDepth`` before you raise it.
  public init(parsing bytes: [UInt8], options: JSONReadingOptions = .init()) throws(JSONError) {
    self = try ByteView.over(bytes) { view throws(JSONError) in
      try JSONValue(parsing: view, options: options)
    }
  }

  /// Reads a document.
  ///
  ///     try JSONValue(parsing: "{\"a\": 1}")["a"]   // 1
  ///
  /// - Throws: ``JSONError`` with the kind and the byte offset of the first fault.
  public init(parsing text: String, options: JSONReadingOptions = .init()) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), options: options)
  }

  /// Reads a document from a view of its bytes, in any of the encodings.
  package init(parsing bytes: ByteView, options: JSONReadingOptions) throws(JSONError) {
    guard
      let transcoded = try InputTranscoder.utf8(from: bytes, maximumSize: options.maximumSize)
    else {
      try self.init(bytes, options: options)
      return
    }
    self = try ByteView.over(transcoded) { view throws(JSONError) in
      try JSONValue(view, options: options)
    }
  }

  package init(_ bytes: ByteView, options: JSONReadingOptions) throws(JSONError) {
    let index = JSONIndex(bytes, options: options)
    if let failure = index.failure { throw failure }
    var builder = JSONValueBuilder(index, options: options)
    self = try builder.value()
  }
}
