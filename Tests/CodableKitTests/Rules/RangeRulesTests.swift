import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct RangeRulesTests {
  enum Percent: ValueRange { static let range = 0...100 }
  enum Unit: ValueRange { static let range = 0.0...1.0 }

  struct Strict: Codable { @Coded<Ranged<Int, Percent>> var v: Int }
  struct Clamp: Codable { @Coded<Clamped<Int, Percent>> var v: Int }
  struct Lenient: Codable { @Coded<Clamped<Lossless<Double>, Unit>?> var v: Double? }

  static let ranged: [WrapperRow<Int>] = [
    .init("least", #"{"v":0}"#, .value(0)), .init("greatest", #"{"v":100}"#, .value(100)),
    .init("below", #"{"v":-1}"#, .dataCorrupted("$.v")),
    .init("above", #"{"v":101}"#, .dataCorrupted("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
    .init("wrong type", #"{"v":"x"}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: ranged, TestFormat.allCases)
  func refuses(row: WrapperRow<Int>, format: TestFormat) {
    row.check(Strict.self, in: format) { $0.v }
  }

  static let clamped: [WrapperRow<Int>] = [
    .init("inside", #"{"v":50}"#, .value(50)),
    .init("below", #"{"v":-1}"#, .value(0), "corrected malformed $.v"),
    .init("above", #"{"v":130}"#, .value(100), "corrected malformed $.v"),
    .init("wrong type", #"{"v":"x"}"#, .typeMismatch("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
  ]

  @Test(arguments: clamped, TestFormat.allCases)
  func clamps(row: WrapperRow<Int>, format: TestFormat) {
    row.check(Clamp.self, in: format) { $0.v }
  }

  static let lenient: [WrapperRow<Double?>] = [
    .init("text", #"{"v":"0.5"}"#, .value(0.5)),
    .init("text above", #"{"v":"1.5"}"#, .value(1), "corrected malformed $.v"),
    .init("missing", "{}", .value(nil)), .init("null", #"{"v":null}"#, .value(nil)),
  ]

  @Test(arguments: lenient, TestFormat.allCases)
  func clampsWhatAStrategyReads(row: WrapperRow<Double?>, format: TestFormat) {
    row.check(Lenient.self, in: format) { $0.v }
  }

  @Test func saysWhatWasExpectedAndFound() throws {
    let text = #"{"v":130}"#
    let data = Data(text.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Strict.self, from: data)
    }
    #expect(
      error.summary(in: data) == "1:6: error: expected a value in 0...100, found number 130 at $.v")
    let (model, report) = try FastJSONDecoder().decodeReporting(Clamp.self, from: data)
    #expect(model.v == 100)
    #expect(
      report.description
        == "1:6: warning: corrected: expected a value in 0...100, found number 130\n  at $.v")
    #expect(Outcome.of(Clamp.self, text, .strict) { $0.v }.outcome == .dataCorrupted("$.v"))
  }

  @Test func neverWritesAValueOutside() throws {
    #expect(try json(Clamp(v: 100)) == #"{"v":100}"#)
    for encode in [json, fastJSON] as [(Clamp) throws -> String] {
      let error = try #require(throws: EncodingError.self) { try encode(Clamp(v: 130)) }
      guard case .invalidValue(let value, let context) = error else { return }
      #expect(value as? Int == 130)
      #expect(context.codingPath.map(\.stringValue) == ["v"])
    }
    #expect(throws: EncodingError.self) { try json(Strict(v: -1)) }
  }

  @Test func refusesWhatHasNoOrder() throws {
    #expect(ClampedToRange<Unit>.judge(.nan) == .refused(expected: "a value in 0.0...1.0"))
    #expect(
      ClampedToRange<Unit>.judge(.infinity) == .corrected(1, expected: "a value in 0.0...1.0"))
    #expect(WithinRange<Unit>.judge(0.5) == .accepted)
  }
}
