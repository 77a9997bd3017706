#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The bytes of a file, read a chunk at a time.
///
///     for try await user in FastJSONDecoder().lines(User.self, from: FileChunks(url)) {
///       ids.append(user.id)
///     }
///
/// The file is opened when the iteration begins and closed when it ends. Reading blocks a thread
/// for as long as the disk takes.
public struct FileChunks: AsyncSequence, Sendable {
  public typealias Element = [UInt8]

  private let url: URL
  private let chunkSize: Int

  /// Makes the chunks of the file at `url`, each of up to `chunkSize` bytes.
  ///
  ///     for try await chunk in FileChunks(url, chunkSize: 4) { sizes.append(chunk.count) }
  ///     // of a file of 10 bytes: 4, 4, 2
  public init(_ url: URL, chunkSize: Int = 1 << 16) {
    self.url = url
    self.chunkSize = Swift.max(chunkSize, 1)
  }

  /// Reads from the start of the file.
  ///
  ///     var chunks: FileChunks.AsyncIterator = FileChunks(url).makeAsyncIterator()
  ///     try await chunks.next()?.count   // 10, of a file of 10 bytes
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(url: url, chunkSize: chunkSize)
  }

  /// Hands out the chunks one by one.
  ///
  ///     var chunks: FileChunks.AsyncIterator = FileChunks(url).makeAsyncIterator()
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let url: URL
    fileprivate let chunkSize: Int
    private var file: OpenFile?

    fileprivate init(url: URL, chunkSize: Int) {
      self.url = url
      self.chunkSize = chunkSize
    }

    /// The next chunk, or nil at the end of the file.
    ///
    ///     // Of a file of 10 bytes:
    ///     try await chunks.next()?.count   // 10
    ///     try await chunks.next()          // nil
    ///
    /// - Throws: ``FileReadingError`` when the file cannot be opened or read.
    public mutating func next() async throws -> [UInt8]? {
      let file = try self.file ?? OpenFile(url)
      self.file = file
      let chunk = try file.nextBytes(upTo: chunkSize)
      return chunk.isEmpty ? nil : chunk
    }
  }
}

/// Why a file could not be read.
///
///     // FileReadingError: cannot read /nowhere: No such file or directory
public struct FileReadingError: Error, CustomStringConvertible, Sendable {
  /// The file.
  ///
  ///     // Of a file that is not there:
  ///     error.url.path()   // /nowhere
  public let url: URL
  /// The system's error number, `errno`.
  ///
  ///     // Of a file that is not there:
  ///     error.code == ENOENT   // true
  public let code: Int32

  /// The file and the system's words: `cannot read /tmp/x: No such file or directory`.
  ///
  ///     // Of a file that is not there:
  ///     error.description   // cannot read /nowhere: No such file or directory
  public var description: String {
    // Threads do not meet in it: the words of the codes that the system gives are constants.
    "cannot read \(url.path): \(unsafe String(cString: strerror(code)))"
  }
}

/// A file that is closed when nobody reads it any more.
private final class OpenFile {
  private let url: URL
  private let descriptor: Int32

  init(_ url: URL) throws {
    self.url = url
    // A resource that is no file has no place in the file system.
    descriptor = url.isFileURL ? unsafe open(url.path, O_RDONLY | O_CLOEXEC) : -1
    guard descriptor >= 0 else {
      throw FileReadingError(url: url, code: url.isFileURL ? errno : EINVAL)
    }
  }

  deinit { close(descriptor) }

  /// The next bytes; none at the end of the file.
  func nextBytes(upTo limit: Int) throws -> [UInt8] {
    var failure: Int32?
    let descriptor = descriptor
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while true {
        let got = unsafe read(descriptor, buffer.baseAddress, limit)
        if got >= 0 {
          count = got
          return
        }
        if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    if let failure { throw FileReadingError(url: url, code: failure) }
    return bytes
  }
}
