import CodableKit
import Foundation
import Testing

/// What is said of a tag that is missing or wrong, by either decoder.
@Suite struct TagFaultTests {
  protocol Shape: Sendable {}
  struct Circle: Shape, Codable { var radius: Int }

  enum Shapes: TaggedFamily {
    typealias Value = any Shape
    static let cases: [Case] = [Case("circle", Circle.self) { $0 }]
  }

  enum Numbered: TaggedFamily {
    typealias Value = any Shape
    typealias Tag = Int
    static var tagging: Tagging { .adjacent("kind", content: "data", "content") }
    static let cases: [Case] = [Case(1, Circle.self) { $0 }]
  }

  enum Events: TaggedFamily {
    typealias Value = any Shape
    static var tagging: Tagging { .internal("eventType") }
    static let cases: [Case] = [Case("circle", Circle.self) { $0 }]
  }

  struct Model<Family: TaggedFamily>: Decodable { @Coded<Tagged<Family>> var x: Family.Value }

  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let message: String
    let help: String?
    let error: @Sendable (Data, _ isFast: Bool) -> DecodingError?
    var testDescription: String { json }

    init<Family: TaggedFamily & SendableMetatype>(
      _ family: Family.Type, _ json: String, _ message: String, _ help: String? = nil
    ) {
      (self.json, self.message, self.help) = (json, message, help)
      error = { data, isFast in
        #expect(throws: DecodingError.self) {
          _ =
            isFast
            ? try FastJSONDecoder().decode(Model<Family>.self, from: data)
            : try JSONDecoder().decode(Model<Family>.self, from: data)
        }
      }
    }
  }

  static func nothing(for key: String) -> String {
    "nothing stands in for `\(key)`; \(lossy)"
  }

  static let lossy =
    "a lossy wrapper around the whole value, such as `@LossyOptional`, goes on without it"

  static let rows = [
    Row(
      Shapes.self, #"{"typ":"circle","radius":1}"#,
      #"expected key "type", found no such key (did you mean "typ"?)"#,
      #"`static var tagging: Tagging { .internal("typ") }` in `Shapes` reads "typ""#),
    Row(
      Shapes.self, #"{"radius":1}"#, #"expected key "type", found no such key"#,
      nothing(for: "type")),
    Row(Shapes.self, #"{"type":null}"#, "expected String, found null", nothing(for: "type")),
    Row(
      Shapes.self, #"{"type":7}"#, "expected String, found number 7",
      "with a number at every case, `typealias Tag = Int` in `Shapes` accepts 7"),
    Row(Shapes.self, #"{"type":1.5}"#, "expected String, found number 1.5", nothing(for: "type")),
    Row(
      Shapes.self, #"{"type":"cirlce","radius":1}"#,
      #"expected "circle", found "cirlce" (did you mean "circle"?)"#),
    Row(Shapes.self, #"{"type":"star"}"#, #"expected "circle", found "star""#),
    // The content's own key.
    Row(
      Shapes.self, #"{"type":"circle","raduis":1}"#,
      #"expected key "radius", found no such key (did you mean "raduis"?)"#,
      #"its case in `CodingKeys` with the raw value `"raduis"` reads it; so does "#
        + #"`@CodingKey("raduis")` in "#
        + "a `@Codable` type; an optional, a wrapper of the `@Default…` family, or an initial value "
        + "in a `@Codable` type accepts a missing `radius`"),
    Row(
      Numbered.self, #"{"kimd":1,"data":{"content":{"radius":1}}}"#,
      #"expected key "kind", found no such key (did you mean "kimd"?)"#,
      #"`static var tagging: Tagging { .adjacent("kimd", content: "data", "content") }` in "#
        + #"`Numbered` reads "kimd""#),
    Row(
      Numbered.self, #"{"kind":1,"data":{"contnet":{"radius":1}}}"#,
      #"expected key "content", found no such key (did you mean "contnet"?)"#,
      #"`static var tagging: Tagging { .adjacent("kind", content: "data", "contnet") }` in "#
        + #"`Numbered` reads "contnet""#),
    Row(
      Numbered.self, #"{"kind":1,"dat":{"content":{"radius":1}}}"#,
      #"expected key "data", found no such key (did you mean "dat"?)"#,
      #"`static var tagging: Tagging { .adjacent("kind", content: "dat", "content") }` in "#
        + #"`Numbered` reads "dat""#),
    Row(Numbered.self, #"{"kind":1,"data":7}"#, "expected object, found number 7", lossy),
    Row(
      Numbered.self, #"{"kind":1,"data":{"content":null}}"#, "expected object, found null", lossy),
    Row(
      Numbered.self, #"{"kind":"1"}"#, #"expected Int, found string "1""#,
      #"`typealias Tag = Lossless<Int>` in `Numbered` accepts "1""#),
    Row(
      Numbered.self, #"{"kind":"2"}"#, #"expected Int, found string "2""#, nothing(for: "kind")),
    Row(
      Events.self, #"{"event_type":"circle"}"#,
      #"expected key "eventType", found no such key (did you mean "event_type"?)"#,
      #"`keyDecodingStrategy = .convertFromSnakeCase` reads "event_type"; so does "#
        + #"`static var tagging: Tagging { .internal("event_type") }` in `Events`"#),
  ]

  @Test(arguments: rows, [false, true])
  func adviceIsOfTheFamily(row: Row, isFast: Bool) throws {
    let data = Data(#"{"x":\#(row.json)}"#.utf8)
    let error = try #require(row.error(data, isFast))
    let lines = error.explanation(in: data).split(separator: "\n")
    let heading = try #require(lines.first)
    #expect(heading.split(separator: "error: ", maxSplits: 1).last.map(String.init) == row.message)
    let help = lines.last.flatMap { $0.hasPrefix("  help: ") ? String($0.dropFirst(8)) : nil }
    #expect(help == row.help)
  }

  /// The one key of a case, as generated code reads it.
  @Test(arguments: [false, true])
  func theOnlyKeyHasANearName(isFast: Bool) {
    enum Side: Decodable {
      case left, right
      enum CodingKeys: CodingKey, CaseIterable { case left, right }
      init(from decoder: any Decoder) throws {
        switch try decoder.container(keyedBy: CodingKeys.self).onlyKey(for: Self.self) {
        case .left: self = .left
        case .right: self = .right
        }
      }
    }
    let words = #"expected an object with one key, "left" or "right", found object"#
    for (json, message) in [
      (#"{"lfet":{}}"#, words + #" (did you mean "left"?)"#),
      (#"{"up":{}}"#, words + #" (with key "up")"#),
      ("{}", words + " (without a key)"),
      (#"{"left":{},"right":{}}"#, words + #" (with keys "left" and "right")"#),
    ] {
      let data = Data(json.utf8)
      let error = #expect(throws: DecodingError.self) {
        isFast
          ? try FastJSONDecoder().decode(Side.self, from: data)
          : try JSONDecoder().decode(Side.self, from: data)
      }
      #expect(error?.summary(in: data) == "1:1: error: \(message) at $")
    }
  }
}
