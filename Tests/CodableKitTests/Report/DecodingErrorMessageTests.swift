import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DecodingErrorMessageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let summary: String
    var testDescription: String { id }
  }

  struct User: Decodable {
    let name: String
    let age: Int8?
    let payment: Payment?
  }

  struct Model: Decodable {
    let users: [User]
  }

  static let rows = [
    Row(
      id: "wrong type", json: #"{"users":[{"name":"a"},{"name":7}]}"#,
      summary: "1:32: error: expected String, found number 7 at $.users[1].name"),
    Row(
      id: "missing key", json: #"{"users":[{}]}"#,
      summary: #"1:11: error: expected key "name", found no such key at $.users[0].name"#),
    Row(
      id: "null", json: #"{"users":null}"#,
      summary: "1:10: error: expected array, found null at $.users"),
    Row(
      id: "unknown case", json: #"{"users":[{"name":"a","payment":"x"}]}"#,
      summary: #"1:33: error: expected Payment, found "x" at $.users[0].payment"#),
    Row(
      id: "syntax", json: "{\"users\":\n[1 2]}",
      summary: #"2:4: error: expected "," or "]", found "2""#),
    // Foundation says no more than that the data was not valid JSON.
    Row(
      id: "the one number that can be meant",
      json: #"{"users":[{"name":"a","age":7,"x":127},{"name":"b","age":18.5}]}"#,
      summary: "1:58: error: expected another number, found number 18.5 at $.users[1].age"),
    Row(
      id: "one of two numbers", json: #"{"users":[{"name":"a","age":128,"x":-1}]}"#,
      summary: "error: a number does not fit the type that it is read as at $"),
    Row(id: "empty", json: "", summary: "1:1: error: expected a value, found an empty input"),
  ]

  @Test(arguments: rows)
  func saysPlaceExpectedAndFoundInOneLine(row: Row) throws {
    let data = Data(row.json.utf8)
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Model.self, from: data)
    }
    #expect(error.summary(in: data) == row.summary)
  }

  /// The path of the number that is meant is that of the document: the error is the same again.
  @Test(arguments: ["300", " -1", "1.5", "1e300"]) func aNumberAlone(json: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(UInt8.self, from: Data(json.utf8))
    }
    let column = json.hasPrefix(" ") ? 2 : 1
    let number = json.trimmingCharacters(in: .whitespaces)
    #expect(
      error.summary(in: json)
        == "1:\(column): error: expected another number, found number \(number) at $")
    #expect(error.explanation(in: json).contains("expected another number"))
  }

  /// The place is found under a strategy for keys that the error says nothing of.
  @Test(arguments: [
    (KeyStyle.kebab(), "outer-part", "user-name"), (.screamingSnake(), "OUTER_PART", "USER_NAME"),
    (.pascal(), "OuterPart", "UserName"),
  ])
  func findsKeysOfOtherSpellings(style: KeyStyle, outer: String, inner: String) throws {
    struct Part: Decodable { let userName: Int }
    struct Whole: Decodable { let outerPart: Part }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convert(from: style)
    let rows = [
      ("{\"\(outer)\":\n{\"\(inner)\":\"x\"}}", "2:\(inner.count + 5): "),
      ("{\"\(outer)\":\n {}}", "2:2: "),
    ]
    for (json, place) in rows {
      let error = try #require(throws: DecodingError.self) {
        try decoder.decode(Whole.self, from: Data(json.utf8))
      }
      #expect(error.summary(in: json).hasPrefix(place))
    }
  }

  @Test func showsTheLineACaretAndAWayOut() throws {
    struct Count: Decodable { let count: Int }
    let data = Data(#"{"count":"3"}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Count.self, from: data)
    }
    #expect(
      error.explanation(in: data, named: "order.json") == """
        order.json:1:10: error: expected Int, found string "3"
          {"count":"3"}
                   ^
          at $.count
          help: `@LosslessValue var count: Int` accepts "3" (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)
        """)
  }

  /// What stands in lines of its own behind the document is likely another one.
  @Test(arguments: [
    ("{\"count\":1}\n{\"count\":2}", true), ("{\"count\":1}\r\n \"a\"", true),
    ("{\"count\":1} {\"count\":2}", false), ("{\"count\":1}\n}", false),
    ("{\"count\":1}\n,{\"count\":2}", false), ("{\"count\":1}\nnothing", false),
    ("{\n\"count\":1}\n{\"count\":2}", false),
  ])
  func advisesToReadLines(json: String, isAdvised: Bool) throws {
    struct Count: Decodable { let count: Int }
    let data = Data(json.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Count.self, from: data)
    }
    let help =
      "\n  help: for JSON Lines, `FastJSONDecoder` has `decodeLines(_:from:)`, "
      + "and `lines(_:from:)` for a stream"
    #expect(error.explanation(in: data).hasSuffix(help) == isAdvised)
  }

  /// What is around the document, or how it is written, by a document of `{"count":1}` or `[1]`.
  @Test(arguments: [
    ("{\"count\":1,}", "the text is JSON5, which a decoder reads with `allowsJSON5 = true`"),
    ("{/* one */'count':1}", "the text is JSON5, which a decoder reads with `allowsJSON5 = true`"),
    ("{\"count\":", nil),
    (
      "{\"data\":{\"count\":1},\"meta\":{}}",
      "`APIEnvelope<…, JSONValue>` reads the value under \"data\""
    ),
    ("{\"result\":{\"count\":1}}", "`[String: …]` reads the value under \"result\""),
    ("{\"result\":{\"count\":1},\"more\":1}", missing), ("{\"result\":{\"cost\":1}}", missing),
  ])
  func advisesOfTheWholeDocument(json: String, help: String?) throws {
    struct Count: Decodable { let count: Int }
    let data = Data(json.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Count.self, from: data)
    }
    let last = error.explanation(in: data).split(separator: "\n").last
    #expect(
      last.flatMap { $0.hasPrefix("  help: ") ? String($0.dropFirst(8)) : nil } == help)
  }

  private static let missing =
    "an optional, a wrapper of the `@Default…` family, or an initial value in a `@Codable` type "
    + "accepts a missing `count`"

  /// Foundation names the object around a date in another form.
  @Test(arguments: [
    (#"{"at":"soon"}"#, #"1:7: error: expected \#(ISO8601.form), found string "soon" at $.at"#),
    (
      #"{"at":"soon","by":"Ada"}"#,
      "1:1: error: expected \(ISO8601.form), found object (a text in it is meant) at $"
    ),
    (
      #"{"ats":["2024-01-02T03:04:05Z","soon"]}"#,
      #"1:32: error: expected \#(ISO8601.form), found string "soon" at $.ats[1]"#
    ),
    (
      #"{"ats":["soon","late"]}"#,
      "1:8: error: expected \(ISO8601.form), found array (a text in it is meant) at $.ats"
    ),
  ])
  func placesADateOfFoundation(json: String, line: String) throws {
    struct Event: Decodable {
      let at: Date?
      let ats: [Date]?
      let by: String?
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let error = try #require(throws: DecodingError.self) {
      try decoder.decode(Event.self, from: Data(json.utf8))
    }
    #expect(error.summary(in: Data(json.utf8)) == line)
  }

  @Test func saysWhatIsKnownWithoutTheText() throws {
    let error = try #require(throws: DecodingError.self) {
      try TestFormat.json.decode(Model.self, from: #"{"users":[{"name":7}]}"#)
    }
    #expect(error.summary() == "error: expected String, found number at $.users[0].name")
  }

  struct Timed: Decodable { @Coded<UnixSeconds> var at: Date }

  /// Printed, the words and the reason have one full stop between them, and the reason is in words.
  @Test(arguments: TestFormat.allCases)
  func printsReasonsInWords(format: TestFormat) throws {
    let wrong = try #require(throws: DecodingError.self) {
      try format.decode(Timed.self, from: #"{"at":[]}"#)
    }
    let unreadable = try #require(throws: DecodingError.self) {
      try format.decode(Timed.self, from: #"{"at":"x"}"#)
    }
    for error in [wrong, unreadable] {
      let text = "\(error)"
      #expect(!text.contains("..") && text.contains("expected a number or text of seconds"))
    }
  }
}
