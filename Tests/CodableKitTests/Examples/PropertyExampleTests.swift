import CodableKit
import Foundation
import JSONCore
import Testing

@Suite("Examples of properties")
struct PropertyExampleTests {
  enum Everyone: DefaultProvider { static var defaultValue: [String] { ["all"] } }

  enum Percent: ValueRange { static let range = 0...100 }

  enum NameAndCount: EntryNames {
    static var key: String { "name" }
    static var value: String { "count" }
  }

  struct Counted: Codable {
    @Coded<NamedEntries<String, Int, NameAndCount>> var counts: [String: Int]
  }

  struct Preferences: JSONStringRepresentable {
    var showsTips = true
    var accent = "blue"
  }

  enum Transport: String, KnownCases {
    case train, bus
    static var knownCases: [Transport] { [.train, .bus] }
  }

  enum LogTime: DatePatternProvider {
    static let pattern = DatePattern("yyyy/MM/dd HH:mm:ss", secondsFromUTC: 3600)
  }

  enum UnixDeciseconds: UnixTimeStrategy { static var unitsPerSecond: Int { 10 } }

  @Test func numbersAndDates() throws {
    #expect(JSONNumber(7).text == "7")
    #expect(JSONNumber(0.1).text == "0.1")
    #expect(JSONNumber("1.50")?.text == "1.50")
    #expect(JSONNumber("01") == nil)
    #expect(JSONNumber("1e2")?.text == "1e2")
    #expect(JSONNumber("0.1")?.double == 0.1)
    #expect(JSONNumber("1e400")?.double == .infinity)
    #expect((["b": 1, "a": 2] as JSONObject).keys == ["b", "a"])
    #expect(LogTime.pattern?.text == "yyyy/MM/dd HH:mm:ss")
    #expect(CalendarDate("2024-02-29")?.year == 2024)
    #expect(CalendarDate("2024-02-29")?.month == 2)
    #expect(CalendarDate("2024-02-29")?.day == 29)
    #expect(UnixDeciseconds.unitsPerSecond == 10)
  }

  @Test func strategies() throws {
    #expect(
      try decoding("{}") { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try container.decode(by: Int.self, forKey: .count, default: 1, for: .missing)
      } == 1)
    #expect(
      try decoding(#"{"count": null}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try container.decode(by: Int.self, forKey: .count, default: 1, for: .null)
      } == 1)
    #expect(Everyone.defaultValue == ["all"])
    #expect(Transport.knownCases == [.train, .bus])
    #expect(Percent.range == 0...100)
    #expect(Scalar.string("3").description == #"string "3""#)
    #expect(Scalar.bool(true).description == "bool true")
    #expect(Hex.form == #"pairs of hexadecimal digits such as "00ff""#)
    #expect(NameAndCount.key == "name")
    #expect(NameAndCount.value == "count")
    let counted = #"{"counts":[{"name":"a","count":1}]}"#
    #expect(try FastJSONDecoder().decode(Counted.self, from: counted).counts == ["a": 1])
  }

  @Test func values() throws {
    #expect(APIEnvelope<[Int], PageMeta>(data: [1, 2]).data == [1, 2])
    #expect(APIEnvelope<[Int], PageMeta>(data: [1, 2]).meta == nil)
    #expect(PageMeta(page: 2, totalPages: 3).page == 2)
    #expect(PageMeta(page: 2, totalPages: 3).totalPages == 3)
    #expect(!(PageMeta(page: 2, totalPages: 3).isLast))
    #expect(Acronyms.common.words.contains("URL"))
    #expect(KeyStyle.snake(acronyms: ["URL"]).acronyms == ["URL"])
    #expect(JSONMergePatch(["a": nil]).value == ["a": nil])
    #expect(JSONValue.object(["a": 1, "b": 2]).applying(JSONMergePatch(["a": nil])) == ["b": 2])
    #expect(JSONPatch([.remove("/a")]).operations == [.remove("/a")])
    #expect(JSONStored(["swift"]).value == ["swift"])
    #expect(JSONStored(["swift"]).rawValue == #"["swift"]"#)
    #expect(Preferences().rawValue == #"{"accent":"blue","showsTips":true}"#)
    #expect((["b": 1, "a": 2] as OrderedFields<Int>).keys == ["b", "a"])
    #expect(StringOrNumber(JSONNumber(21.5)).text == "21.5")
    #expect(StringOrNumber("21.5").double == 21.5)
    #expect(StringOrNumber("warm").double == nil)
  }
}
