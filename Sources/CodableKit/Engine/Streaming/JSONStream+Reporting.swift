extension JSONStream {
  /// The values and the failures of the stream, each with what was recovered in it.
  ///
  ///     for try await element in decoder.elements(User.self, from: bytes).reporting() {
  ///       reports.append(element.report)
  ///       // 4:14: warning: dropped element: … at $[1].payments[0]
  ///       switch element.result {
  ///       case .success(let user): users.append(user)
  ///       case .failure(let error): errors.append(error)
  ///       }
  ///     }
  ///
  /// A failure that ends the stream is handed out as well, as the last of its elements. What the
  /// sequence of chunks throws is thrown.
  ///
  /// - Parameter options: how the reports are collected. With strict ones a value in which
  ///   something would be recovered is a failure.
  /// - Returns: a sequence over the same chunks.
  public func reporting(_ options: DecodingReport.Options = .lenient) -> Reporting {
    Reporting(stream: self, options: options)
  }

  /// The values and the failures of a ``JSONStream``.
  ///
  ///     let reporting: JSONStream.Reporting = decoder.lines(User.self, from: bytes).reporting()
  ///     for try await element in reporting { elements.append(element) }
  public struct Reporting: AsyncSequence {
    public typealias Element = JSONStreamElement<Value>

    fileprivate let stream: JSONStream
    fileprivate let options: DecodingReport.Options

    /// Reads from the start of the chunks.
    ///
    ///     var iterator: JSONStream.Reporting.AsyncIterator = reporting.makeAsyncIterator()
    ///     try await iterator.next()?.index   // 0
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(pump: StreamPump(stream), options: options)
    }

    /// Hands out the values and failures one by one.
    ///
    ///     var iterator: JSONStream.Reporting.AsyncIterator = reporting.makeAsyncIterator()
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var pump: StreamPump<Value, Chunks>
      fileprivate let options: DecodingReport.Options

      /// The next value or failure, or nil at the end.
      ///
      ///     // Of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
      ///     try await iterator.next()?.index   // 0
      ///     try await iterator.next()?.index   // 1
      ///     try await iterator.next() == nil   // true
      ///
      /// - Throws: what the sequence of chunks throws, and `CancellationError`. After that the
      ///   iterator is at its end.
      public mutating func next() async throws -> JSONStreamElement<Value>? {
        try await pump.next(collecting: options)
      }
    }
  }
}

extension JSONStream.Reporting: Sendable where Chunks: Sendable {}
