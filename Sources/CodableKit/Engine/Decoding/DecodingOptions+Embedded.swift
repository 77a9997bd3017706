extension DecodingOptions {
  /// Reads a document that stands as a string in another one.
  ///
  /// - Parameters:
  ///   - text: the inner document.
  ///   - path: where the string stands, from the root of the outermost document.
  ///   - body: reads from the inner document, whose paths begin with `path`.
  /// - Returns: what `body` returned.
  /// - Throws: `dataCorrupted` at `path` when the text is no JSON. Its syntax is the string's
  ///   content, from which tolerant strategies recover; its size and depth count as the outer
  ///   document's, from which they do not.
  func withEmbeddedDocument<Result>(
    _ text: String, at path: [any CodingKey],
    _ body: (JSONDocument) throws -> Result
  ) throws -> Result {
    var options = self
    // The limit holds from the outermost document's root, and was lowered for this one's already.
    // A part that is read by the direct path knows no path, and is read once more with one.
    let levels = max(0, path.count - embeddingPath.count)
    options.reading.maximumDepth = max(0, reading.maximumDepth - levels)
    options.embeddingPath = path
    let decoder = FastJSONDecoder()
    decoder.options.change { [options] in $0 = options }
    var text = text
    do {
      return try text.withUTF8 { buffer in
        try decoder.withDocument(unsafe ByteView(buffer), body)
      }
    } catch DecodingError.dataCorrupted(let context) {
      // Errors of the values have their whole path; an error of the document has none.
      guard let error = context.underlyingError as? JSONError, context.codingPath.isEmpty else {
        throw DecodingError.dataCorrupted(context)
      }
      throw error.embedded(in: text, at: path)
    }
  }
}

extension JSONError {
  /// The error of a string whose text should be JSON.
  fileprivate func embedded(in text: String, at path: [any CodingKey]) -> DecodingError {
    let place = JSONLocator([UInt8](text.utf8)).location(atOffset: offset)
    let isLimit = code == .depthExceeded || code == .inputTooLarge
    return .dataCorrupted(
      .init(
        codingPath: path,
        debugDescription: "The string is not valid JSON: \(place): \(message).",
        underlyingError: StatedFault(
          expected: "JSON in a string", detail: "in it at \(place): \(message)",
          isRecoverable: !isLimit)))
  }
}
