/// Single bytes, gathered up to the next one that may complete a value.
///
///     let users = FastJSONDecoder().lines(User.self, from: singleBytes)
///     // JSONStream<User, ByteRuns<…>>
///
/// What ``FastJSONDecoder`` reads from a sequence of single bytes: a value is decoded as soon as
/// its last byte has come, and the bytes before it cost a test each.
public struct ByteRuns<Bytes: AsyncSequence>: AsyncSequence where Bytes.Element == UInt8 {
  public typealias Element = [UInt8]

  private let bytes: Bytes
  private let format: StreamFormat

  init(_ bytes: Bytes, for format: StreamFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// Reads from the first byte.
  @_documentation(visibility: internal)
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: bytes.makeAsyncIterator(), isLines: format == .lines)
  }

  /// Hands out the runs one by one.
  @_documentation(visibility: internal)
  public struct AsyncIterator: AsyncIteratorProtocol {
    // Inlinable, as `next` is: that is called for each byte, and is many times faster where the
    // sequence of bytes is known.
    @usableFromInline var bytes: Bytes.AsyncIterator
    @usableFromInline let isLines: Bool

    init(bytes: Bytes.AsyncIterator, isLines: Bool) {
      self.bytes = bytes
      self.isLines = isLines
    }

    /// The next run, or nil at the end.
    ///
    /// - Throws: what the sequence of bytes throws.
    @_documentation(visibility: internal)
    @inlinable
    public mutating func next() async throws -> [UInt8]? {
      var run: [UInt8] = []
      while run.count < 4096, let byte = try await bytes.next() {
        run.append(byte)
        if isLines ? byte == 0x0A : Self.mayEndElement(byte) { break }
      }
      return run.isEmpty ? nil : run
    }

    /// Whether a byte is a comma, a quote or a closing bracket.
    @inlinable
    static func mayEndElement(_ byte: UInt8) -> Bool {
      byte == 0x2C || byte == 0x22 || byte == 0x27 || byte == 0x5D || byte == 0x7D
    }
  }
}

extension ByteRuns: Sendable where Bytes: Sendable {}
