import CodableKit
import Foundation
import Testing

/// Reports and errors say what the code that knows best says.
@Suite struct KnownWordsTests {
  private func summary<Model: Decodable>(_ type: Model.Type, _ json: String) -> String {
    do {
      _ = try FastJSONDecoder().decode(type, from: json)
      return "no error"
    } catch let error as DecodingError {
      return error.explanation(in: Data(json.utf8))
    } catch {
      return "\(error)"
    }
  }

  struct Inner: Codable { var a: Int }
  struct Outer: Codable { @Coded<JSONString<Plain<Inner>>> var payload: Inner }
  struct Lists: Codable { @Coded<Lossy<[JSONString<Plain<Inner>>]>> var payloads: [Inner] }

  @Test func missingKeysInStrings() throws {
    #expect(
      summary(Outer.self, #"{"payload":"{\"b\":1}"}"#).contains(
        #"expected key "a", found no such key (at 1:1 in the string)"#))
    let (_, report) = try FastJSONDecoder().decodeReporting(
      Lists.self, from: Data(#"{"payloads":["{\"b\":1}"]}"#.utf8))
    #expect(report.description.contains("found no such key (at 1:1 in the string)"))
    // A key that is missing in the document itself has no place in a string.
    #expect(
      summary(Outer.self, "{}").contains(#"expected key "payload", found no such key\#n"#))
  }

  @Test func adviceForAnEntryIsOfTheDictionary() {
    struct Model: Codable { var counts: [String: Int]; var count: Int }
    let entry = summary(Model.self, #"{"counts":{"a":"3"},"count":1}"#)
    #expect(
      entry.contains(
        "help: for a dictionary, `@Coded<[String: Lossless<Int>]> var counts: [String: Int]`"))
    let member = summary(Model.self, #"{"counts":{},"count":"3"}"#)
    #expect(member.contains("help: `@LosslessValue var count: Int`"))
  }

  @Test func formsOfDates() throws {
    struct Model: Codable {
      @Coded<Lossy<[UnixMilliseconds]>> var scans: [Date]
      @Coded<Lossy<DateOnly?>> var day: Date?
    }
    let json = Data(#"{"scans":[[],"x"],"day":"soon"}"#.utf8)
    let (_, report) = try FastJSONDecoder().decodeReporting(Model.self, from: json)
    #expect(
      report.issues.map(\.expected) == [
        "a number or text of milliseconds since 1970",
        "a number or text of milliseconds since 1970", "a day such as \"2024-01-02\"",
      ])
  }

  enum Level: String, Codable { case low }

  @Test func descriptions() {
    #expect(
      "\(Field.value("Ada")) \(Field<Int>.null) \(Field<Int>.absent)"
        == #"value("Ada") null absent"#)
    #expect("\(Open<Level>.known(.low)) \(Open<Level>.unknown("x"))" == #"known(low) unknown("x")"#)
  }

  enum Block: TaggedCodable, Equatable, JSONReadable, JSONWritable {
    case text(Open<Level>), divider

    static let tagging = Tagging.adjacent("type", content: "level")
    static let cases: [Case] = [
      Case("text", Open<Level>.self, embed: Block.text) {
        if case .text(let level) = $0 { level } else { nil }
      },
      Case("divider", .divider),
    ]
  }

  @Test func taggedEnumsMayTakeTheDirectPath() throws {
    let json = #"[{"type":"text","level":"low"},{"type":"divider"},{"type":"text","level":"x"}]"#
    let blocks = try JSONReader.read([Block].self, from: Array(json.utf8))
    #expect(blocks == [.text(.known(.low)), .divider, .text(.unknown("x"))])
    #expect(try String(decoding: JSONWriter.bytes(of: blocks), as: UTF8.self) == json)
    #expect(try FastJSONDecoder().decode([Block].self, from: json) == blocks)
  }

  /// Null in place of a dictionary whose keys are no text.
  @Test func nullForADictionary() throws {
    struct Shop: Codable { @LossyDictionary var stock: [Level: Int] }
    for decode in [
      { try JSONDecoder().decode(Shop.self, from: $0) },
      { try FastJSONDecoder().decode(Shop.self, from: $0) },
    ] as [(Data) throws -> Shop] {
      let (shop, report) = try DecodingReport.collect {
        try decode(Data(#"{"stock":null}"#.utf8))
      }
      #expect(shop.stock.isEmpty && report.totalCount == 1)
    }
  }
}
