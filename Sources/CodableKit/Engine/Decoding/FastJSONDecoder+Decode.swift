#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FastJSONDecoder {
  /// Reads a value from a document of UTF-8, or of UTF-16 or UTF-32 as Foundation recognises them.
  ///
  ///     try FastJSONDecoder().decode([Int].self, from: Data("[1, 2]".utf8))   // [1, 2]
  ///
  /// - Throws: `DecodingError`, with Foundation's case and path. If the document is no JSON it is
  ///   `dataCorrupted`, and its `underlyingError` a ``JSONError`` with the byte offset. What an
  ///   `init(from:)` or a strategy throws is passed on.
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try unsafe data.withUnsafeBytes { raw in
      try unsafe raw.withMemoryRebound(to: UInt8.self) { buffer in
        try decode(type, over: unsafe ByteView(buffer))
      }
    }
  }

  /// Reads a value from a document.
  ///
  ///     try FastJSONDecoder().decode(Bool.self, from: Array("true".utf8))   // true
  ///
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``.
  public func decode<T: Decodable>(_ type: T.Type, from bytes: [UInt8]) throws -> T {
    try unsafe bytes.withUnsafeBufferPointer { buffer in
      try decode(type, over: unsafe ByteView(buffer))
    }
  }

  /// Reads a value from a document.
  ///
  ///     try FastJSONDecoder().decode([String: Int].self, from: #"{"a": 1}"#)   // ["a": 1]
  ///
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``.
  public func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    var text = text
    return try text.withUTF8 { buffer in
      try decode(type, over: unsafe ByteView(buffer))
    }
  }

  /// Reads a value from a document.
  ///
  ///     let document = Array("[1, 2]".utf8)
  ///     try FastJSONDecoder().decode([Int].self, from: document.span)   // [1, 2]
  ///
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``.
  public func decode<T: Decodable>(_ type: T.Type, from span: Span<UInt8>) throws -> T {
    try unsafe span.withUnsafeBufferPointer { buffer in
      try decode(type, over: unsafe ByteView(buffer))
    }
  }

  /// Reads a value from a document in a type of your own.
  ///
  ///     // Of a Chunk, which is a JSONInput, with the bytes of [1,2]:
  ///     try FastJSONDecoder().decode([Int].self, from: numbers)   // [1, 2]
  ///
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``.
  public func decode<T: Decodable, Input: JSONInput & ~Escapable>(
    _ type: T.Type, from input: borrowing Input
  ) throws -> T {
    try input.withView { try decode(type, over: $0) }
  }

  /// Reads a value whose type needs a configuration.
  ///
  /// Of a `Length` in metres, whose configuration is the unit in which it is read:
  ///
  ///     try FastJSONDecoder().decode(Length.self, from: "2.5", configuration: 1000).metres
  ///     // 2500
  ///
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``.
  public func decode<T: DecodableWithConfiguration, Input: JSONInput & ~Escapable>(
    _ type: T.Type, from input: borrowing Input, configuration: T.DecodingConfiguration
  ) throws -> T {
    try input.withView { try decode(type, over: $0, configuration: configuration) }
  }

  /// Reads a value whose type needs a configuration, taken from a provider.
  ///
  ///     try FastJSONDecoder()
  ///       .decode(Length.self, from: "2.5", configuration: Kilometres.self).metres
  ///     // 2500
  ///
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``.
  public func decode<
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    Input: JSONInput & ~Escapable
  >(
    _ type: T.Type, from input: borrowing Input, configuration: C.Type
  ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
    try decode(type, from: input, configuration: C.decodingConfiguration)
  }
}

extension FastJSONDecoder {
  func decode<T: Decodable>(_ type: T.Type, over bytes: ByteView) throws -> T {
    let settings = options.version
    return try withUTF8(bytes, settings) { bytes in
      if let value = Self.readDirectly(type, from: bytes, settings) { return value }
      return try withDocument(bytes, settings) { document in
        if Self.directRoot(of: type) != nil { document.allowsDirectPath = false }
        // Not kept for later values: most types are that of the whole document or of parts.
        return try document.decode(type, by: ReadingPlan(type), at: 0)
      }
    }
  }

  func decode<T: DecodableWithConfiguration>(
    _ type: T.Type, over bytes: ByteView, configuration: T.DecodingConfiguration
  ) throws -> T {
    try withDocument(bytes) { try T(from: NodeDecoder($0, at: 0), configuration: configuration) }
  }

  /// Builds the index of a document and reads from it.
  ///
  /// The view has to be valid only during the call: if a decoder is kept beyond it, the document
  /// gets a copy of the bytes.
  func withDocument<Result>(
    _ bytes: ByteView, _ body: (JSONDocument) throws -> Result
  ) throws -> Result {
    let settings = options.version
    return try withUTF8(bytes, settings) { try withDocument($0, settings, body) }
  }

  private func withUTF8<Result>(
    _ bytes: ByteView, _ settings: DecodingOptions.Settings, _ body: (ByteView) throws -> Result
  ) throws -> Result {
    let transcoded: [UInt8]?
    do {
      transcoded = try InputTranscoder.utf8(
        from: bytes, maximumSize: settings.options.reading.maximumSize)
    } catch {
      throw Self.corrupted(error)
    }
    guard let transcoded else { return try body(bytes) }
    return try unsafe transcoded.withUnsafeBufferPointer { try body(unsafe ByteView($0)) }
  }

  private func withDocument<Result>(
    _ bytes: ByteView, _ settings: DecodingOptions.Settings,
    _ body: (JSONDocument) throws -> Result
  ) throws -> Result {
    let index: JSONIndex
    do {
      index = try Self.index(bytes, settings.options.reading)
    } catch {
      throw Self.corrupted(error)
    }
    return try Self.read(JSONDocument(index, settings), body)
  }

  /// The index of a document of UTF-8.
  static func index(
    _ bytes: ByteView, _ options: JSONReadingOptions
  ) throws(JSONError) -> JSONIndex {
    let index = JSONIndex(bytes, options: options)
    if let failure = index.failure { throw failure }
    if options.duplicateKeys == .refuse, let key = index.firstRepeatedKey() {
      throw JSONError(.duplicateKey, at: key.offset - 1)
    }
    return index
  }

  /// Reads from a document, which gets a copy of its bytes if a decoder is kept.
  static func read<Result>(
    _ document: consuming JSONDocument, _ body: (JSONDocument) throws -> Result
  ) throws -> Result {
    var document = document
    defer { JSONDocument.endCall(of: &document) }
    return try body(document)
  }

  /// The place and the reason are the underlying error's: to put them in words takes longer than to
  /// read a small document.
  static func corrupted(_ error: JSONError) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: [], debugDescription: "The given data was not valid JSON.",
        underlyingError: error))
  }
}
