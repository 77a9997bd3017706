import CodableKitTestSupport
import Testing

@testable import JSONCore

@Suite("Passes over a finished text")
struct OutputBufferLayoutTests {
  static func buffer(_ text: String) -> OutputBuffer {
    var buffer = OutputBuffer()
    buffer.append(verbatim: text)
    return buffer
  }

  @Test(arguments: [
    ("5", "5"),
    (#""a:[,]{}""#, #""a:[,]{}""#),
    ("[]", "[\n\n]"),
    ("{}", "{\n\n}"),
    ("[1,\"\\\"\"]", "[\n  1,\n  \"\\\"\"\n]"),
    (
      #"{"a":[[],{"b":-1e5}]}"#,
      """
      {
        "a" : [
          [

          ],
          {
            "b" : -1e5
          }
        ]
      }
      """
    ),
  ])
  func indents(text: String, expected: String) {
    #expect(Self.buffer(text).indented().text == expected)
  }

  @Test(arguments: [
    ("1", "1"),
    ("{}", "{}"),
    (#"{"b":1,"a":2}"#, #"{"a":2,"b":1}"#),
    (
      #"[{"b":1,"a":2},{"d":[{"f":1,"e":2}],"c":3}]"#,
      #"[{"a":2,"b":1},{"c":3,"d":[{"e":2,"f":1}]}]"#
    ),
    // Objects that stand in no other one, between and behind other values.
    (
      #"[1,{"b":1,"a":[{"d":2,"c":3}]},"x{",[[{"f":1,"e":2}],{}],{"h":{"b":1,"a":2},"g":3}]"#,
      #"[1,{"a":[{"c":3,"d":2}],"b":1},"x{",[[{"e":2,"f":1}],{}],{"g":3,"h":{"a":2,"b":1}}]"#
    ),
    // A key that begins another comes before it.
    (
      #"{"ab":1,"a":2,"":3,"abcdefghij":4,"abcdefgh":5}"#,
      #"{"":3,"a":2,"ab":1,"abcdefgh":5,"abcdefghij":4}"#
    ),
    (#"{"abcdefghz":1,"abcdefgha":2}"#, #"{"abcdefgha":2,"abcdefghz":1}"#),
    // What an escape stands for counts, not its backslash.
    (
      #"{"]":1,"\"":2,"\\":3,"a\/b":4,"a.b":5,"a0b":6,"\n":7,"\u0001":8}"#,
      #"{"\u0001":8,"\n":7,"\"":2,"\\":3,"]":1,"a.b":5,"a\/b":4,"a0b":6}"#
    ),
    (
      "{\"\u{10000}\":1,\"\u{FFFF}\":2,\"é\":3,\"z\":4}",
      "{\"z\":4,\"é\":3,\"\u{FFFF}\":2,\"\u{10000}\":1}"
    ),
  ])
  func sortsByTheBytesOfKeys(text: String, expected: String) {
    #expect(Self.buffer(text).rearranged(sorted: true, unique: false).text == expected)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"a":3}"#, #"{"a":3,"b":2}"#),
    (
      #"{"a":{"x":[{}]},"b":{},"a":{"y":{"z":1,"z":2}},"c":[{}]}"#,
      #"{"a":{"y":{"z":2}},"b":{},"c":[{}]}"#
    ),
    (#"[{"a":{"a":1,"a":2},"a":{"x":1}}]"#, #"[{"a":{"x":1}}]"#),
    (#"{"a\/b":1,"a/b":2}"#, #"{"a/b":2}"#),
    ("{\"é\":1,\"e\u{301}\":2}", "{\"e\u{301}\":2}"),
  ])
  func keepsTheLastOfEqualKeys(text: String, expected: String) {
    #expect(Self.buffer(text).rearranged(sorted: false, unique: true).text == expected)
    #expect(Self.buffer(text).rearranged(sorted: true, unique: true).text == expected)
  }

  @Test func randomObjectsAreSortedAsASortOfTheirKeysWould() {
    var generator = SeededGenerator(seed: 3)
    for count in 0..<60 {
      var keys: Set<String> = []
      while keys.count < count {
        keys.insert(
          String(
            (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
              "ab\"\\/é\n".randomElement(using: &generator) ?? "c"
            }))
      }
      func text(_ keys: [String]) -> String {
        var writer = JSONWriter()
        _ = try? writer.beginObject()
        for key in keys {
          writer.writeKey(key)
          writer.write(key)
        }
        writer.endObject()
        return writer.finishedText()
      }
      let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(
        Self.buffer(text(Array(keys))).rearranged(sorted: true, unique: false).text == text(sorted))
    }
  }

  @Test func depthTakesNoStack() {
    let depth = 100_000
    let text =
      String(repeating: #"{"b":0,"a":["#, count: depth) + String(repeating: "]}", count: depth)
    let sorted = Self.buffer(text).rearranged(sorted: true, unique: true).text
    let expected =
      String(repeating: #"{"a":["#, count: depth) + String(repeating: #"],"b":0}"#, count: depth)
    #expect(sorted == expected)
  }
}
