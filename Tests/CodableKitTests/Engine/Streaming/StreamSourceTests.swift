import CodableKit
import Foundation
import Testing

@Suite("Where the bytes of a stream come from")
struct StreamSourceTests {
  private let decoder = FastJSONDecoder()
  private let lines = "{\"a\":1}\n{\"a\":2}\r\n\n{\"a\":3}"
  private let expected = [["a": 1], ["a": 2], ["a": 3]]

  @Test func everyKindOfChunk() async throws {
    let bytes = Array(lines.utf8)
    let type = [String: Int].self
    #expect(await decoder.lines(type, from: ByteChunks([bytes])).collected().elements == expected)
    #expect(
      await decoder.lines(type, from: ByteChunks([Data(bytes)])).collected().elements == expected)
    // Parts of data whose indices do not begin at zero.
    let parts = [Data(bytes)[0..<5], Data(bytes)[5...]]
    #expect(await decoder.lines(type, from: ByteChunks(parts)).collected().elements == expected)
    // A sequence without memory of its own.
    let lazy = ByteChunks([AnySequence(bytes)])
    #expect(await decoder.lines(type, from: lazy).collected().elements == expected)
    #expect(await decoder.lines(type, from: ByteChunks(bytes)).collected().elements == expected)
    let stream = AsyncStream<UInt8> { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
    #expect(await decoder.lines(type, from: stream).collected().elements == expected)
    let empty = ByteChunks([[], bytes, [], []])
    #expect(await decoder.lines(type, from: empty).collected().elements == expected)
    let array = ByteChunks(Array("[1, 2]".utf8))
    #expect(await decoder.elements(Int.self, from: array).collected().elements == [1, 2])
  }

  @Test func dataAtHand() throws {
    #expect(try decoder.decodeLines([String: Int].self, from: Data(lines.utf8)) == expected)
    #expect(try decoder.decodeLines(Int.self, from: Data("1\n\n2\r\n3".utf8)) == [1, 2, 3])
    #expect(try decoder.decodeLines(Int.self, from: Data()) == [])
    let broken = Data("1\n[]\n3".utf8)
    let error = #expect(throws: JSONStreamError.self) {
      try decoder.decodeLines(Int.self, from: broken)
    }
    #expect(error?.start.line == 2)
    var failures: [Int] = []
    let values = try decoder.decodeLines(Int.self, from: broken) { failures.append($0.start.line) }
    #expect(values == [1, 3])
    #expect(failures == [2])
    // Longer than what is copied at once.
    let long = Data(String(repeating: "{\"a\": 123}\n", count: 20_000).utf8)
    #expect(try decoder.decodeLines([String: Int].self, from: long).count == 20_000)
  }

  @Test func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("some lines.ndjson")
    let text = (0..<10_000).map { "{\"a\":\($0)}" }.joined(separator: "\n")
    try Data(text.utf8).write(to: file)
    for size in [1000, 1 << 16] {
      let chunks = FileChunks(file, chunkSize: size)
      let (values, error) = await decoder.lines([String: Int].self, from: chunks).collected()
      #expect(error == nil)
      #expect(values.compactMap { $0["a"] } == Array(0..<10_000))
    }
    let missing = folder.appendingPathComponent("none.json")
    let (_, error) = await decoder.lines(Int.self, from: FileChunks(missing)).collected()
    #expect("\(try #require(error))" == "cannot read \(missing.path): No such file or directory")
    let (_, ofFolder) = await decoder.lines(Int.self, from: FileChunks(folder)).collected()
    #expect(ofFolder is FileReadingError)
    let web = try #require(URL(string: "https://example.com/x.json"))
    let (_, ofWeb) = await decoder.lines(Int.self, from: FileChunks(web)).collected()
    #expect(ofWeb is FileReadingError)
  }

  /// What the source throws is passed on, after the values that came before; then nothing follows.
  @Test func sourceThatFails() async throws {
    struct Broken: Error {}
    let chunks = ByteChunks<[UInt8]> { number in
      if number == 1 { throw Broken() }
      return Array("[1,2,".utf8)
    }
    var iterator = decoder.elements(Int.self, from: chunks).makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == 2)
    await #expect(throws: Broken.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  /// A value is there as soon as its last byte is; no further byte is asked for.
  @Test(arguments: ["[1,", "[{\"a\":[1]}", "[\"a\"", "[1]"])
  func singleBytesAreNotWaitedFor(text: String) async throws {
    struct Silence: Error {}
    let bytes = Array(text.utf8)
    let source = ByteChunks<UInt8> {
      guard $0 < bytes.count else { throw Silence() }
      return bytes[$0]
    }
    var elements = decoder.elements(JSONValue.self, from: source).makeAsyncIterator()
    #expect(try await elements.next() != nil)
    let line = bytes + [0x0A]
    let lines = ByteChunks<UInt8> {
      guard $0 < line.count else { throw Silence() }
      return line[$0]
    }
    var values = decoder.lines(Int.self, from: lines).reporting().makeAsyncIterator()
    #expect(try await values.next() != nil)
    await #expect(throws: Silence.self) { try await values.next() }
  }

  @Test func nothingFollowsAnError() async throws {
    var iterator = decoder.lines(Int.self, from: ByteChunks("1\nx\n3", size: 1)).makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    await #expect(throws: JSONStreamError.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func cancellation() async throws {
    let endless = ByteChunks<[UInt8]> { _ in Array("1\n2\n".utf8) }
    let task = Task { [decoder] in
      var count = 0
      var iterator = decoder.lines(Int.self, from: endless).makeAsyncIterator()
      do {
        while try await iterator.next() != nil {
          count += 1
          if count == 1000 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      } catch is CancellationError {
        return (count, try await iterator.next() == nil)
      }
      return (-1, false)
    }
    let (count, hasEnded) = try await task.value
    #expect(count == 1000)
    #expect(hasEnded)
  }

  /// A cancellation within a value is no failure of the value.
  @Test func cancellationWithinAValue() async throws {
    struct Cancelled: Decodable {
      init(from decoder: any Decoder) throws { throw CancellationError() }
    }
    let stream = decoder.lines(Cancelled.self, from: ByteChunks("1\n2", size: 9))
      .skippingFailures { Issue.record("\($0)") }
    #expect(await stream.collected().error is CancellationError)
  }
}
