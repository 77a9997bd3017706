import JSONCore
import Testing

@Suite("The lines of newline-delimited JSON, as their bytes come")
struct LineSplitterTests {
  /// PRS-014: the text, and the pieces with their places.
  @Test(
    arguments: [
      ("", []),
      ("\n\r\n \t\n", []),
      (
        "{\"a\":1}\n{\"a\":2}\r\n\n{\"a\":3}",
        ["{\"a\":1} 1:1", "{\"a\":2}\r 2:1", "{\"a\":3} 4:1"]
      ),
      ("1\n2\n", ["1 1:1", "2 2:1"]),
      ("1\r\n\r\n2\r\n", ["1\r 1:1", "2\r 3:1"]),
      ("  1\n\t\"a\\n\"\n", ["1 1:3", "\"a\\n\" 2:2"]),
      ("\u{FEFF}1\n2", ["1 1:1", "2 2:1"]),
      ("\u{FEFF}\n1", ["1 2:1"]),
      ("\u{FEFF}", []),
      ("[\"é]\"]\n[1,[2]]", ["[\"é]\"] 1:1", "[1,[2]] 2:1"]),
    ] as [(String, [String])])
  func lines(text: String, expected: [String]) throws {
    for stream in try SplitStream.everyCut(.lines, Array(text.utf8)) {
      #expect(zip(stream.pieces, stream.places).map { "\($0) \($1)" } == expected)
      #expect(stream.numbers == Array(0..<expected.count))
      #expect(stream.faults == [])
    }
  }

  /// A line that is no JSON says so with its offset in the stream, and the next ones are read.
  @Test(
    arguments: [
      ("1\nx\n3", ["1", "3"], [2]), ("1\n[1\n]\n4\n", ["1", "4"], [4, 5]), ("{", [], [1]),
      ("1 2\n3", ["3"], [2]), ("\"a\nb\"\n0", ["0"], [2, 3]), ("tru\r\n1", ["1"], [3]),
    ] as [(String, [String], [Int])])
  func brokenLines(text: String, pieces: [String], offsets: [Int]) throws {
    for stream in try SplitStream.everyCut(.lines, Array(text.utf8)) {
      #expect(stream.pieces == pieces)
      #expect(stream.faults.map(\.offset) == offsets)
    }
  }

  @Test func commentsOfJSON5AreBlank() throws {
    let bytes = Array("// a\n{a:1} // b\n\n/* c */\n[1,]".utf8)
    for stream in try SplitStream.everyCut(.lines, bytes, json5: true) {
      #expect(stream.pieces == ["{a:1} // b", "[1,]"])
      #expect(stream.places == ["2:1", "5:1"])
    }
  }

  /// A line that is too long is passed over without being kept.
  @Test(arguments: [1, 5, 64, 100_000])
  func longLines(size: Int) throws {
    let long = String(repeating: "x", count: 50_000)
    let text = "1\n\(long)\n2\n\"\(long)\"\r\n3\n\(long)"
    let stream = try SplitStream(
      .lines, Array(text.utf8), sizes: repeatElement(size, count: 200_000), limit: 10)
    #expect(stream.pieces == ["1", "2", "3"])
    #expect(stream.numbers == [0, 2, 4])
    #expect(stream.places == ["1:1", "3:1", "5:1"])
    #expect(stream.faults.map(\.code) == [.inputTooLarge, .inputTooLarge, .inputTooLarge])
    #expect(stream.faults.map(\.offset) == [12, 50_015, 100_021])
    if size < 1000 { #expect(stream.largestCount <= 11 + size) }
  }
}
