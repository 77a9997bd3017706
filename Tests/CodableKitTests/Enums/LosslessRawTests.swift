import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct LosslessRawTests {
  enum Level: Int, Codable, Sendable { case low = 1, high = 2 }
  enum Grade: String, Codable, Sendable { case one = "1", two = "2" }
  enum Size: String, Codable, CaseIterable, Sendable { case small = "Small", large = "Large" }

  struct Model: Codable {
    @Coded<LosslessRaw<Level>> var v: Level
    @Coded<LosslessRaw<Grade>?> var grade: Grade?
  }

  static let rows: [WrapperRow<Level>] = [
    .init("own kind", #"{"v":2}"#, .value(.high)), .init("text", #"{"v":"2"}"#, .value(.high)),
    .init("truth value", #"{"v":true}"#, .value(.low)),
    .init("with zeros", #"{"v":"2.0"}"#, .value(.high)),
    .init("unknown", #"{"v":7}"#, .dataCorrupted("$.v")),
    .init("unknown text", #"{"v":"7"}"#, .dataCorrupted("$.v")),
    .init("no number", #"{"v":"high"}"#, .typeMismatch("$.v")),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func readsTheRawValueLosslessly(row: WrapperRow<Level>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  @Test(arguments: TestFormat.allCases)
  func readsANumberAsText(format: TestFormat) throws {
    #expect(try format.decode(Model.self, from: #"{"v":1,"grade":2}"#).grade == .two)
    #expect(try json(Model(v: .low, grade: .two)) == #"{"grade":"2","v":1}"#)
  }

  enum Stars: Int, Codable, CaseIterable { case one = 1, two }

  /// The cases, and not the kind of their raw values, are what is expected.
  @Test(
    arguments: [
      ("null", "null"), ("[]", "array"), (#""x""#, #"string "x""#), ("3", "3"),
    ], [TestFormat.json, .fast])
  func namesTheCases(row: (String, String), format: TestFormat) {
    struct Model: Decodable { @Coded<LosslessRaw<Stars>> var v: Stars }
    let text = #"{"v":\#(row.0)}"#
    let error = #expect(throws: DecodingError.self) {
      try format.decode(Model.self, from: text)
    }
    #expect(
      error?.summary(in: Data(text.utf8))
        == "1:6: error: expected 1 or 2, found \(row.1) at $.v")
  }

  struct Tolerant: Codable {
    @Coded<Lossy<LosslessRaw<Level>?>> var a: Level?
    @Coded<Default<LosslessRaw<Level>, LowIfBad>> var b: Level
    @Coded<LosslessRaw<Open<Level>>?> var c: Open<Level>?
  }
  enum LowIfBad: DefaultProvider { static var defaultValue: Level { .low } }

  /// An unknown raw value as nil, as another case, and kept.
  @Test(arguments: TestFormat.allCases)
  func survivesTheUnknownInThreeWays(format: TestFormat) throws {
    let (model, report) = try DecodingReport.collect {
      try format.decode(Tolerant.self, from: #"{"a":"7","b":"8","c":"9"}"#)
    }
    #expect(model.a == nil)
    #expect(model.b == .low)
    #expect(model.c == .unknown(9))
    #expect(report.issues.map(\.reason) == [.unknownCase, .unknownCase])
    #expect(report.issues.map(\.action) == [.usedNil, .usedDefault])
    #expect(try json(model) == #"{"b":1,"c":9}"#)
    #expect(try format.decode(Tolerant.self, from: #"{"c":"2"}"#).c == .known(.high))
  }

  struct Folded: Codable { @Coded<CaseInsensitive<Size>> var v: Size }

  static let folded: [WrapperRow<Size>] = [
    .init("exact", #"{"v":"Small"}"#, .value(.small)),
    .init("upper", #"{"v":"LARGE"}"#, .value(.large)),
    .init("lower", #"{"v":"large"}"#, .value(.large)),
    .init("spaces", #"{"v":" large"}"#, .dataCorrupted("$.v")),
    .init("unknown", #"{"v":"huge"}"#, .dataCorrupted("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
    .init("wrong type", #"{"v":7}"#, .typeMismatch("$.v")),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
  ]

  @Test(arguments: folded, TestFormat.allCases)
  func readsAnyCase(row: WrapperRow<Size>, format: TestFormat) {
    row.check(Folded.self, in: format) { $0.v }
  }

  @Test func saysWhichCasesThereAre() throws {
    let data = Data(#"{"v":"huge"}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Folded.self, from: data)
    }
    #expect(
      error.summary(in: data) == #"1:6: error: expected "Small" or "Large", found "huge" at $.v"#)
    #expect(try json(Folded(v: .large)) == #"{"v":"Large"}"#)
    struct Keys: Codable { @Coded<[CaseInsensitive<Size>: Int]> var v: [Size: Int] }
    #expect(try TestFormat.json.decode(Keys.self, from: #"{"v":{"SMALL":1}}"#).v == [.small: 1])
  }
}
