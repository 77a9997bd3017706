extension FastJSONDecoder {
  /// The largest value that a stream takes unless told otherwise: 64 MiB.
  ///
  ///     FastJSONDecoder.usualMaximumElementSize   // 67_108_864
  public static var usualMaximumElementSize: Int { 1 << 26 }

  /// Reads newline-delimited JSON, one value a line, from chunks of bytes as they arrive.
  ///
  ///     // chunks of {"id":1}⏎{"id":2}⏎
  ///     for try await user in FastJSONDecoder().lines(User.self, from: chunks) {
  ///       ids.append(user.id)   // 1, then 2
  ///     }
  ///
  /// Lines end with a line feed, before which a carriage return may stand; the last one also with
  /// the stream. Blank lines and a byte order mark at the start are passed over. The text is UTF-8.
  ///
  /// - Parameters:
  ///   - type: the type of each line.
  ///   - chunks: the bytes, in pieces of any size; ``FileChunks`` for those of a file.
  ///   - maximumElementSize: the longest line in bytes; a longer one is a failure, and can be
  ///     skipped as others can. ``maximumSize`` holds for each line as well.
  /// - Returns: the values. They throw a ``JSONStreamError`` for a line that cannot be read, unless
  ///   it is skipped with ``JSONStream/skippingFailures(_:)``.
  /// - Complexity: O(*n*) in the bytes, whatever the chunks are.
  public func lines<Value: Decodable, Chunks: AsyncSequence>(
    _ type: Value.Type, from chunks: Chunks,
    maximumElementSize: Int = usualMaximumElementSize
  ) -> JSONStream<Value, Chunks> where Chunks.Element: Sequence, Chunks.Element.Element == UInt8 {
    JSONStream(.lines, of: chunks, by: self, maximumElementSize: maximumElementSize)
  }

  /// Reads newline-delimited JSON from single bytes, such as `URLSession.AsyncBytes`.
  ///
  /// As ``lines(_:from:maximumElementSize:)`` does from chunks. Where the source also gives chunks,
  /// they are many times faster.
  ///
  ///     // singleBytes of {"id":1,"name":"a"}⏎
  ///     for try await user in FastJSONDecoder().lines(User.self, from: singleBytes) {
  ///       ids.append(user.id)   // 1
  ///     }
  public func lines<Value: Decodable, Bytes: AsyncSequence>(
    _ type: Value.Type, from bytes: Bytes,
    maximumElementSize: Int = usualMaximumElementSize
  ) -> JSONStream<Value, ByteRuns<Bytes>>
  where Bytes.Element == UInt8 {
    lines(
      type, from: ByteRuns(bytes, for: .lines), maximumElementSize: maximumElementSize)
  }

  /// Reads the elements of a document that is one array, from chunks of bytes as they arrive.
  ///
  ///     // chunks of [{"id":1}, {"id":2}]
  ///     for try await user in FastJSONDecoder().elements(User.self, from: chunks) {
  ///       ids.append(user.id)   // 1, then 2
  ///     }
  ///
  /// A document that is no array ends the stream with a syntax error. In one that is, the values,
  /// and the errors with their paths, are those of decoding `[Value]` at once; only that the
  /// elements before a fault are handed out. The text is UTF-8.
  ///
  /// - Parameters:
  ///   - type: the type of each element.
  ///   - chunks: the bytes, in pieces of any size; ``FileChunks`` for those of a file.
  ///   - maximumElementSize: the largest element in bytes. ``maximumSize`` holds for each element
  ///     as well.
  /// - Returns: the values. They throw a ``JSONStreamError`` for an element that cannot be read,
  ///   unless it is skipped with ``JSONStream/skippingFailures(_:)``, and for broken JSON.
  /// - Complexity: O(*n*) in the bytes, whatever the chunks are.
  public func elements<Value: Decodable, Chunks: AsyncSequence>(
    _ type: Value.Type, from chunks: Chunks,
    maximumElementSize: Int = usualMaximumElementSize
  ) -> JSONStream<Value, Chunks> where Chunks.Element: Sequence, Chunks.Element.Element == UInt8 {
    JSONStream(.elements, of: chunks, by: self, maximumElementSize: maximumElementSize)
  }

  /// Reads the elements of an array from single bytes, such as `URLSession.AsyncBytes`.
  ///
  /// As ``elements(_:from:maximumElementSize:)`` does from chunks. Where the source also gives
  /// chunks, they are many times faster.
  ///
  ///     // singleBytes of [{"id":1,"name":"a"}]
  ///     for try await user in FastJSONDecoder().elements(User.self, from: singleBytes) {
  ///       ids.append(user.id)   // 1
  ///     }
  public func elements<Value: Decodable, Bytes: AsyncSequence>(
    _ type: Value.Type, from bytes: Bytes,
    maximumElementSize: Int = usualMaximumElementSize
  ) -> JSONStream<Value, ByteRuns<Bytes>>
  where Bytes.Element == UInt8 {
    elements(
      type, from: ByteRuns(bytes, for: .elements), maximumElementSize: maximumElementSize)
  }
}

extension FastJSONDecoder {
  /// Reads newline-delimited JSON that is at hand as a whole.
  ///
  ///     let data = Data("1\n\n2\r\n3".utf8)
  ///     try FastJSONDecoder().decodeLines(Int.self, from: data)   // [1, 2, 3]
  ///
  /// - Parameters:
  ///   - type: the type of each line.
  ///   - input: the lines.
  ///   - skippingFailures: is called with each line that cannot be read, which is then left out; if
  ///     it is nil the first such line throws.
  /// - Returns: the values in order.
  /// - Throws: ``JSONStreamError`` with the line's number and offset.
  public func decodeLines<Value: Decodable, Input: JSONInput & ~Escapable>(
    _ type: Value.Type, from input: borrowing Input,
    skippingFailures: ((JSONStreamError) -> Void)? = nil
  ) throws -> [Value] {
    try input.withView { try decodeLines(type, over: $0, skippingFailures) }
  }

  private func decodeLines<Value: Decodable>(
    _ type: Value.Type, over bytes: ByteView, _ skippingFailures: ((JSONStreamError) -> Void)?
  ) throws -> [Value] {
    var decoder = StreamDecoder<Value>(.lines, options.snapshot, maximumElementSize: .max)
    let recovery = StreamRecovery(isArray: false, note: skippingFailures)
    var taken = 0
    var values: [Value] = []
    while true {
      while let element = try decoder.next(collecting: recovery.reportOptions) {
        if let value = try recovery.value(of: element) { values.append(value) }
      }
      if decoder.isAtEnd { return values }
      if taken < bytes.count {
        // A part at a time: the decoder copies what it is given.
        decoder.append(bytes.slice(from: taken, to: taken + 1 << 16))
        taken += 1 << 16
      } else {
        decoder.finish()
      }
    }
  }
}
