import CodableKitTestSupport
import Foundation
import JSONCore
import Testing

/// A value of which nothing is kept.
private struct Anything: JSONReadable {
  init(from reader: inout JSONReader) throws(JSONError) { try reader.skipValue() }
}

@Suite("What is skipped is checked like what is read")
struct JSONReaderGrammarTests {
  /// The reader and the index are two readings of one grammar.
  private func checkSame(_ bytes: [UInt8], _ name: String) {
    let read = Result { () throws(JSONError) in try JSONReader.read(Anything.self, from: bytes) }
    let parsed = Result { () throws(JSONError) in try JSONValue(parsing: bytes) }
    switch (read, parsed) {
    case (.success, .success): break
    case (.failure(let left), .failure(let right)):
      #expect(left.code == right.code, "\(name): \(left), not \(right)")
      #expect(left.offset == right.offset, "\(name): \(left), not \(right)")
    default: Issue.record("\(name): \(read) by the reader, \(parsed) by the index")
    }
  }

  @Test(arguments: GrammarTests.accepted + GrammarTests.refused)
  func agreesWithTheIndex(_ row: GrammarTests.Case) {
    checkSame(Array(row.text.utf8), row.text)
  }

  @Test(.enabled(if: !Corpora.files(in: "jsontestsuite").isEmpty))
  func agreesOnTheTestSuite() throws {
    for file in Corpora.files(in: "jsontestsuite") {
      let bytes = Array(try Data(contentsOf: file))
      // UTF-16 is for the decoders to recognise.
      if bytes.contains(0) { continue }
      checkSame(bytes, file.lastPathComponent)
    }
  }

  /// Every prefix and 20,000 documents with a few bytes changed.
  @Test func agreesOnDamagedDocuments() {
    let document = Array(
      #"""
      {"id": 12345678901234567890, "name": "Ad\u00e4 \"x\" 日本 \ud834\udd1e", "ok": [true, false, null],
       "deep": [[{"a": [{}, [], {"b": -0.5e-7}]}]], "text": "plain, and long enough for a word"}
      """#.utf8)
    for length in document.indices { checkSame(Array(document[..<length]), "prefix \(length)") }
    let bytes = Array(#"{}[]",:0123456789eE+-.\u aftn"#.utf8) + [0, 0x1F, 0x80, 0xC3, 0xE6, 0xFF]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var damaged = document
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: damaged.indices, using: &random)
        damaged[place] = bytes.randomElement(using: &random) ?? 0
      }
      // A zero at the start says UTF-16 or UTF-32, which the value's parser turns into UTF-8.
      if damaged.prefix(4).contains(0) { continue }
      checkSame(damaged, String(decoding: damaged, as: UTF8.self))
    }
  }

  @Test(arguments: [1, 2, 63, 64, 65, 128, 129, 512])
  func limitsDepth(_ depth: Int) throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let text =
        String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
      _ = try JSONReader.read(Anything.self, from: Array(text.utf8), maximumDepth: depth)
      let error = #expect(throws: JSONError.self) {
        try JSONReader.read(Anything.self, from: Array(text.utf8), maximumDepth: depth - 1)
      }
      #expect(error?.code == .depthExceeded)
    }
    let mixed =
      String(repeating: "[{\"a\":[", count: depth) + String(repeating: "]}]", count: depth)
    _ = try JSONReader.read(Anything.self, from: Array(mixed.utf8), maximumDepth: 3 * depth)
  }
}
