import CodableKitTestSupport
import JSONCore
import Testing

@Suite struct JSONWriterStringTests {
  static func text(_ value: String, _ options: JSONWritingOptions = []) -> String {
    var writer = JSONWriter(options: options)
    writer.write(value)
    return writer.finishedText()
  }

  /// The same, one scalar after the other.
  static func expected(_ value: String, escapesSlashes: Bool = true) -> String {
    let short: [Unicode.Scalar: String] = [
      "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f", "\r": "\\r", "\"": "\\\"",
      "\\": "\\\\",
    ]
    var text = ""
    for scalar in value.unicodeScalars {
      if let escape = short[scalar] {
        text += escape
      } else if scalar == "/" && escapesSlashes {
        text += "\\/"
      } else if scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }

  @Test("STR-006", arguments: Array(0...0x1F) + [0x22, 0x2F, 0x5C, 0x7F, 0x80, 0x2028, 0x1F600])
  func eachScalarAtEachOffset(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    for offset in 0..<20 {
      for rest in [0, 1, 7, 8, 9] {
        let text =
          String(repeating: "a", count: offset) + String(Character(scalar))
          + String(repeating: "é", count: rest)
        #expect(Self.text(text) == Self.expected(text))
      }
    }
  }

  @Test("STR-011") func slashesAreEscapedUnlessSaidOtherwise() {
    #expect(Self.text("https://example.org/a") == #""https:\/\/example.org\/a""#)
    #expect(
      Self.text("https://example.org/a", .withoutEscapingSlashes) == #""https://example.org/a""#)
  }

  @Test("STR-005") func nulIsWrittenAsAnEscape() {
    #expect(Self.text("abc\u{0}def") == #""abc\u0000def""#)
  }

  @Test("KEY-014") func keysAreEscapedToo() throws {
    var writer = JSONWriter()
    try writer.beginObject()
    for key in ["a/b", "q\"t", "\u{0}k"] {
      writer.writeKey(key)
      writer.write(1)
    }
    writer.endObject()
    #expect(writer.finishedText() == #"{"a\/b":1,"q\"t":1,"\u0000k":1}"#)
  }

  @Test func randomTexts() {
    let scalars = Array("ab/\"\\\u{0}\u{1F}\n é漢😀\u{7F}\u{FFFF}".unicodeScalars)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        // Mostly plain, so that whole words are clean.
        let isPlain = UInt8.random(in: 0..<8, using: &generator) > 0
        text.unicodeScalars.append(isPlain ? "x" : scalars.randomElement(using: &generator) ?? "y")
      }
      #expect(Self.text(text) == Self.expected(text))
      #expect(
        Self.text(text, .withoutEscapingSlashes) == Self.expected(text, escapesSlashes: false))
    }
  }
}
