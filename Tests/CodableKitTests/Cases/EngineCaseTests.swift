import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("Cases from the field: keys and lines, by the engine and by hand")
struct EngineCaseTests {
  /// A literal key and a path that would be written alike.
  private struct Dotted: Codable, Equatable {
    var literal: String
    var nested: String

    enum CodingKeys: String, CodingKey {
      case literal = "x.y"
      case x, y
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      literal = try container.decode(String.self, forKey: .literal)
      nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .x)
        .decode(String.self, forKey: .y)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(literal, forKey: .literal)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .x)
      try inner.encode(nested, forKey: .y)
    }
  }

  /// Two names for one field, of which the first is written.
  private struct Labelled: Codable {
    var label: String?

    enum CodingKeys: String, CodingKey {
      case label
      case older = "label_text"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      label =
        try container.decodeIfPresent(String.self, forKey: .label)
        ?? container.decodeIfPresent(String.self, forKey: .older)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(label, forKey: .label)
    }
  }

  static let cases: [FaultCase] = [
    FaultCase("KEY-006", "a key with a dot is one key") { () throws in
      let text = #"{"x.y":"a","x":{"y":"b"}}"#
      for format in TestFormat.allCases {
        let value = try format.decode(Dotted.self, from: text)
        #expect([value.literal, value.nested] == ["a", "b"])
        #expect(
          Outcome<Bool>.of(Dotted.self, #"{"x.y":1,"x":{"y":"b"}}"#, in: format) { _ in true }
            .outcome == .typeMismatch(#"$["x.y"]"#))
        #expect(
          Outcome<Bool>.of(Dotted.self, #"{"x.y":"a","x":{"y":1}}"#, in: format) { _ in true }
            .outcome == .typeMismatch("$.x.y"))
      }
      let value = try FastJSONDecoder().decode(Dotted.self, from: text)
      #expect(try FastJSONEncoder().encodeToString(value) == text)
      let json = try JSONValue(parsing: text)
      #expect(json[pointer: "/x.y"] == "a")
      #expect(json[pointer: "/x/y"] == "b")
      let locator = JSONLocator(Array(text.utf8))
      #expect(locator.offset(of: JSONPath([.key("x.y")])) == 7)
      #expect(locator.offset(of: JSONPath([.key("x"), .key("y")])) == 20)
    },
    FaultCase("KEY-008", "a field with two names, by hand") { () throws in
      let rows: [(String, String?)] = [
        (#"{"label":"a"}"#, "a"), (#"{"label_text":"b"}"#, "b"),
        (#"{"label":null,"label_text":"c"}"#, "c"), (#"{"label":"d","label_text":"e"}"#, "d"),
        ("{}", nil),
      ]
      for format in TestFormat.allCases {
        for (text, expected) in rows {
          #expect(try format.decode(Labelled.self, from: text).label == expected)
        }
      }
      let value = try FastJSONDecoder().decode(Labelled.self, from: rows[1].0)
      #expect(try FastJSONEncoder().encodeToString(value) == #"{"label":"b"}"#)
    },
    FaultCase("KEY-017", "capitals in a row become what Foundation makes of them") { () throws in
      // By the rules of `JSONEncoder`, which a change of name must not change: `URLString` is not
      // split after its last capital but one, since it begins with capitals.
      let names = [
        "avatarURL": "avatar_url", "URLString": "u_rl_string", "parseJSONValue": "parse_json_value",
        "userID2": "user_id2",
      ]
      let (fast, foundation) = (FastJSONEncoder(), JSONEncoder())
      fast.keyEncodingStrategy = .convertToSnakeCase
      foundation.keyEncodingStrategy = .convertToSnakeCase
      for (name, expected) in names {
        let value = Encoded.keyed { try $0.encode(1, forKey: TextKey(stringValue: name)) }
        #expect(try fast.encodeToString(value) == "{\"\(expected)\":1}")
        #expect(try fast.encode(value) == foundation.encode(value))
      }
    },
    FaultCase("PRS-014", "lines by LF and CRLF, blank ones, and a last one without its end") {
      () throws in
      struct Line: Decodable, Equatable { var a: Int }
      let text = "{\"a\":1}\n{\"a\":2}\r\n\n{\"a\":3}"
      let values = try FastJSONDecoder().decodeLines(Line.self, from: Data(text.utf8))
      #expect(values.map(\.a) == [1, 2, 3])
      let bad = Data(text.replacing("2", with: "x").utf8)
      let error = try #require(throws: JSONStreamError.self) {
        try FastJSONDecoder().decodeLines(Line.self, from: bad)
      }
      #expect(error.start.line == 2)
      #expect(error.start.offset == 8)
      var lines: [Int] = []
      let rest = try FastJSONDecoder().decodeLines(Line.self, from: bad) {
        lines.append($0.start.line)
      }
      #expect(rest.map(\.a) == [1, 3])
      #expect(lines == [2])
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
