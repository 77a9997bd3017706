/// The values of a stream of JSON, decoded as the bytes arrive.
///
/// ``FastJSONDecoder`` makes it: of newline-delimited JSON, or of the elements of an array.
///
///     for try await user in FastJSONDecoder().lines(User.self, from: chunks) {
///       names.append(user.name)
///     }
///
/// Memory is that of the largest value and one chunk. The first value that cannot be read throws a
/// ``JSONStreamError`` with its place; ``skippingFailures(_:)`` goes on behind it, and
/// ``reporting(_:)`` hands out failures and recoveries beside the values.
///
/// Inside of `DecodingReport.collect`, what is recovered or skipped goes to that report, with
/// places in the whole stream.
public struct JSONStream<Value: Decodable, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: Sequence, Chunks.Element.Element == UInt8 {
  public typealias Element = Value

  let chunks: Chunks
  let format: StreamFormat
  let decoder: FastJSONDecoder
  let maximumElementSize: Int
  private var noteFailure: (@Sendable (JSONStreamError) -> Void)?

  init(
    _ format: StreamFormat, of chunks: Chunks, by decoder: FastJSONDecoder, maximumElementSize: Int
  ) {
    self.chunks = chunks
    self.format = format
    self.decoder = decoder
    self.maximumElementSize = maximumElementSize
  }

  /// The stream without the values that cannot be read.
  ///
  ///     let users = decoder.lines(User.self, from: bytes).skippingFailures { error in
  ///       failures.add("\(error)")   // 3:9: error: expected Int, found string "x" …
  ///     }
  ///
  /// The closure may be called from any task. To collect the errors, lock what takes them, or let
  /// ``reporting(_:)`` hand them out one by one.
  ///
  ///     let failures = Mutex<[JSONStreamError]>([])
  ///     let users = decoder.lines(User.self, from: bytes).skippingFailures { error in
  ///       failures.withLock { $0.append(error) }
  ///     }
  ///     // and behind the loop: failures.withLock { $0 }
  ///
  /// In an array only a value that is not what the model wants can be skipped; broken syntax leaves
  /// nothing to go on with, and throws. In newline-delimited JSON a line can be skipped whatever is
  /// wrong with it. A strict ``DecodingReport`` that is being collected makes each of them throw.
  ///
  /// - Parameter note: is called with each failure.
  /// - Returns: the same stream, which skips.
  public func skippingFailures(_ note: @escaping @Sendable (JSONStreamError) -> Void) -> Self {
    var stream = self
    stream.noteFailure = note
    return stream
  }

  /// Reads from the start of the chunks.
  ///
  ///     var users: JSONStream.AsyncIterator = decoder.lines(User.self, from: bytes)
  ///       .makeAsyncIterator()
  ///     try await users.next()?.name   // a
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      pump: StreamPump(self), isArray: format == .elements, noteFailure: noteFailure)
  }

  /// Hands out the values one by one.
  ///
  ///     var users: JSONStream.AsyncIterator = decoder.lines(User.self, from: bytes)
  ///       .makeAsyncIterator()
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var pump: StreamPump<Value, Chunks>
    fileprivate let isArray: Bool
    fileprivate let noteFailure: (@Sendable (JSONStreamError) -> Void)?

    /// The next value, or nil at the end.
    ///
    ///     // Of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
    ///     try await users.next()?.name   // a
    ///     try await users.next()         // throws a JSONStreamError
    ///
    /// - Throws: ``JSONStreamError`` for a value that cannot be read, what the sequence of chunks
    ///   throws, and `CancellationError`. After that the iterator is at its end.
    public mutating func next() async throws -> Value? {
      let recovery = StreamRecovery(isArray: isArray, note: noteFailure)
      while let element = try await pump.next(collecting: recovery.reportOptions) {
        do {
          if let value = try recovery.value(of: element) { return value }
        } catch {
          pump.end()
          throw error
        }
      }
      return nil
    }
  }
}

extension JSONStream: Sendable where Chunks: Sendable {}
