/// Brings the chunks of a sequence to a decoder and its values out.
struct StreamPump<Value: Decodable, Chunks: AsyncSequence>
where Chunks.Element: Sequence, Chunks.Element.Element == UInt8 {
  private var chunks: Chunks.AsyncIterator
  private var chunk: PendingChunk<Chunks.Element>?
  private var decoder: StreamDecoder<Value>
  private var hasEnded = false

  init(_ stream: JSONStream<Value, Chunks>) {
    chunks = stream.chunks.makeAsyncIterator()
    decoder = StreamDecoder(
      stream.format, stream.decoder.options.snapshot,
      maximumElementSize: stream.maximumElementSize)
  }

  /// The next value or fault, or nil at the end.
  ///
  /// - Throws: what the sequence of chunks throws, and `CancellationError`.
  mutating func next(
    collecting report: DecodingReport.Options?
  ) async throws -> JSONStreamElement<Value>? {
    while !hasEnded {
      do {
        try Task.checkCancellation()
        if let element = try decoder.next(collecting: report) { return element }
        if decoder.isAtEnd { break }
        try await fill()
      } catch {
        end()
        throw error
      }
    }
    return nil
  }

  /// Makes this the end.
  mutating func end() { hasEnded = true }

  private mutating func fill() async throws {
    if chunk == nil {
      guard let next = try await chunks.next() else { return decoder.finish() }
      chunk = PendingChunk(next)
    }
    if chunk?.move({ decoder.append($0) }) != true { chunk = nil }
  }
}
