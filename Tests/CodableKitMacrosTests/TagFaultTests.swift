import CodableKitMacros
import Foundation
import Testing

/// What is said of a tag that is missing or wrong, for the enums of the macro, by either decoder.
@Suite("Tags of macro types that are wrong") struct TagFaultTests {
  @Codable(tagging: .internal("type")) enum Part {
    case text(body: String)
    case divider
  }
  @Codable(tagging: .adjacent("meta", "kind", content: "meta", "value")) enum Boxed {
    @CodingKey(1) case number(Int)
    @CodingKey(2) case none
  }
  @Codable struct Listed { @CodableBy(OneOrMany<Int>.self) var ids: [Int] }
  @Codable struct Inside { @CodingPath("a", "b") var b: Int? }
  @Codable enum Command { case open(path: String), close }
  @Codable(tagging: .adjacent("type", content: "value")) enum Beside { case list([Int]) }
  @Codable(tagging: .bare) enum Side { case left, right }
  struct Sided: Decodable { var side: Side }

  static let rows: [(any (Decodable & SendableMetatype).Type, String, String, String?)] = [
    (
      Part.self, #"{"typ":"text","body":"a"}"#,
      #"expected key "type", found no such key (did you mean "typ"?)"#,
      #"`tagging: .internal("typ")` of `@Codable` reads "typ""#
    ),
    (
      Part.self, #"{"type":null}"#, "expected String, found null",
      "nothing stands in for `type`; a lossy wrapper around the whole value, such as "
        + "`@LossyOptional`, goes on without it"
    ),
    (
      Part.self, #"{"type":"txt","body":"a"}"#,
      #"expected "text" or "divider", found "txt" (did you mean "text"?)"#, nil
    ),
    (
      Boxed.self, #"{"meta":{"kimd":2}}"#,
      #"expected key "kind", found no such key (did you mean "kimd"?)"#,
      #"`tagging: .adjacent("meta", "kimd", content: "meta", "value")` of `@Codable` reads "kimd""#
    ),
    // The key of the content is none of a property.
    (
      Boxed.self, #"{"meta":{"kind":1,"valeu":2}}"#,
      #"expected key "value", found no such key (did you mean "valeu"?)"#,
      #"`tagging: .adjacent("meta", "kind", content: "meta", "valeu")` of `@Codable` reads "valeu""#
    ),
    (
      Boxed.self, #"{"meta":{"kind":1,"value":null}}"#, "expected Int, found null",
      "a lossy wrapper around the whole value, such as `@LossyOptional`, goes on without it"
    ),
    (
      Part.self, #"{"type":7}"#, "expected String, found number 7",
      "with a number at every case, `@CodingKey(7)` reads 7 as a tag"
    ),
    (
      Listed.self, #"{"ids":["2"]}"#, #"expected Int, found string "2""#,
      "`@Coded<Lossy<OneOrMany<Int>>> var ids: [Int]` drops it "
        + "(in a `@Codable` type: `@CodableBy(Lossy<OneOrMany<Int>>.self)`)"
    ),
    (
      Beside.self, #"{"type":"list","value":["2"]}"#, #"expected Int, found string "2""#, nil
    ),
    // A value of a case has no annotation; its key is the label, in the decoder's style.
    (
      Part.self, #"{"type":"text","Body":"a"}"#,
      #"expected key "body", found no such key (did you mean "Body"?)"#,
      "an optional or a default value accepts a missing `body`"
    ),
    (
      Command.self, #"{"open":{"Path":"a"}}"#,
      #"expected key "path", found no such key (did you mean "Path"?)"#,
      "an optional or a default value accepts a missing `path`"
    ),
    // Nor has a case.
    (Command.self, #"{"close":null}"#, "expected object, found null", nil),
    (Command.self, #"{"close":[]}"#, "expected object, found array", nil),
    (Command.self, #"{"open":"a"}"#, #"expected object, found string "a""#, nil),
    (Inside.self, #"{"a":[]}"#, "expected object, found array", nil),
    (Inside.self, #"{"a":""}"#, #"expected object, found string """#, nil),
    (
      Command.self, #"{"opne":{"path":"a"}}"#,
      #"expected an object with one key, "open" or "close", found object (did you mean "open"?)"#,
      nil
    ),
    (
      Command.self, #"{"path":"a","type":"open"}"#,
      #"expected an object with one key, "open" or "close", found object "#
        + #"(with keys "path" and "type")"#,
      "where no case has a lone value that is no object, "
        + #"`@Codable(tagging: .internal("type"))` reads the case from "type""#
    ),
    (
      Command.self, #""close""#, #"expected object, found string "close""#,
      "where it is a case of an enum without values, a raw value (`: String`) or "
        + "`@Codable(tagging: .bare)` reads \"close\""
    ),
  ]

  @Test(arguments: rows.indices, [false, true])
  func adviceIsOfTheAttribute(number: Int, isFast: Bool) throws {
    let (type, json, message, help) = Self.rows[number]
    let data = Data(json.utf8)
    let error = try #require(
      #expect(throws: DecodingError.self) {
        _ =
          isFast
          ? try FastJSONDecoder().decode(type, from: data)
          : try JSONDecoder().decode(type, from: data)
      })
    let lines = error.explanation(in: data).split(separator: "\n")
    #expect(lines.first?.hasSuffix("error: \(message)") == true)
    #expect(lines.last.flatMap { $0.hasPrefix("  help: ") ? String($0.dropFirst(8)) : nil } == help)
  }

  /// Only our decoder tells an enum from the text that it asks for.
  @Test func aTextMayBeAnEnum() throws {
    let data = Data(#"{"side":1}"#.utf8)
    let ours = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Sided.self, from: data)
    }
    #expect(ours?.explanation(in: data).contains("help:") == false)
    let theirs = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Sided.self, from: data)
    }
    #expect(
      theirs?.explanation(in: data).contains("(for an enum with raw values: `LosslessRaw`;") == true
    )
  }

  /// The number of a content is none of a property.
  @Test func aNumberBesideATagHasNoStrategy() throws {
    let data = Data(#"{"meta":{"kind":1,"value":1.5}}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Boxed.self, from: data)
    }
    let text = try #require(error).explanation(in: data)
    #expect(text.contains("expected Int, found number 1.5") && !text.contains("help:"))
  }
}
