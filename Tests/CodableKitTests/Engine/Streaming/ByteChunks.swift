import Foundation

/// Chunks that are made when they are asked for.
struct ByteChunks<Chunk>: AsyncSequence {
  typealias Element = Chunk

  let make: (Int) throws -> Chunk?

  init(_ make: @escaping (Int) throws -> Chunk?) { self.make = make }

  init(_ chunks: [Chunk]) { self.init { $0 < chunks.count ? chunks[$0] : nil } }

  struct AsyncIterator: AsyncIteratorProtocol {
    let make: (Int) throws -> Chunk?
    var count = 0

    mutating func next() async throws -> Chunk? {
      defer { count += 1 }
      return try make(count)
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(make: make) }
}

extension ByteChunks<ArraySlice<UInt8>> {
  /// A text in pieces of one size.
  init(_ text: String, size: Int) {
    let bytes = Array(text.utf8)
    self.init { number in
      number * size < bytes.count ? bytes[(number * size)...].prefix(size) : nil
    }
  }

  /// A text cut in two.
  init(_ text: String, cutAt place: Int) {
    let bytes = Array(text.utf8)
    self.init([bytes[..<place], bytes[place...]])
  }
}

extension AsyncSequence {
  /// All elements, up to an error.
  func collected() async -> (elements: [Element], error: (any Error)?) {
    var elements: [Element] = []
    do {
      for try await element in self { elements.append(element) }
      return (elements, nil)
    } catch {
      return (elements, error)
    }
  }
}

/// The failures that a stream told of.
final class Failures<Failure: Sendable>: @unchecked Sendable {
  // Guarded by the lock.
  private var all: [Failure] = []
  private let lock = NSLock()

  func note(_ failure: Failure) { lock.withLock { all.append(failure) } }
  var noted: [Failure] { lock.withLock { all } }
}
