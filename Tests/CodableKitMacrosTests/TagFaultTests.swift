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
      #"`@Codable(tagging: .internal("type"))` reads the case from "type""#
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
}
