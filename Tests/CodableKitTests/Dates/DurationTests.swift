import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DurationTests {
  struct Model: Codable, Equatable {
    @Coded<DurationSeconds?> var s: Duration?
    @Coded<DurationMilliseconds?> var ms: Duration?
    @Coded<ISO8601Duration?> var iso: Duration?
    var only: Duration? { s ?? ms ?? iso }
  }

  static let kept: [(String, Duration)] = [
    (#"{"s":1.5}"#, .milliseconds(1500)), (#"{"s":90}"#, .seconds(90)), (#"{"s":0}"#, .zero),
    (#"{"s":-0.25}"#, .milliseconds(-250)), (#"{"s":0.000001}"#, .microseconds(1)),
    (#"{"ms":250}"#, .milliseconds(250)), (#"{"ms":0.5}"#, .microseconds(500)),
    (#"{"iso":"PT1H30M"}"#, .seconds(5400)), (#"{"iso":"PT36H"}"#, .seconds(129_600)),
    (#"{"iso":"PT0.5S"}"#, .milliseconds(500)), (#"{"iso":"-PT5S"}"#, .seconds(-5)),
    (#"{"iso":"PT0S"}"#, .zero),
  ]

  @Test(arguments: kept)
  func isWrittenAsItWasRead(text: String, duration: Duration) throws {
    let model = try TestFormat.json.decode(Model.self, from: text)
    #expect(model.only == duration)
    #expect(try json(TestFormat.json.decode(Model.self, from: json(model))) == json(model))
    #expect(try JSONValue(parsing: json(model)) == JSONValue(parsing: text))
  }

  /// Written in full, for receivers that want an integer.
  @Test(arguments: [
    #"{"ms":250}"#, #"{"ms":0}"#, #"{"ms":1000}"#, #"{"ms":123456789}"#, #"{"ms":-7.25}"#,
    #"{"ms":0.001}"#, #"{"s":1.5}"#,
  ])
  func isWrittenInFull(text: String) throws {
    let model = try FastJSONDecoder().decode(Model.self, from: text)
    #expect(try FastJSONEncoder().encodeToString(model) == text)
  }

  static let read: [(String, Duration)] = [
    (#"{"s":"1.5"}"#, .milliseconds(1500)), (#"{"iso":"P1DT12H"}"#, .seconds(129_600)),
    (#"{"iso":"P2W"}"#, .seconds(1_209_600)), (#"{"iso":"PT0,5S"}"#, .milliseconds(500)),
    (#"{"iso":"PT1.5H"}"#, .seconds(5400)), (#"{"iso":"-P0.5W"}"#, .seconds(-302_400)),
    (#"{"iso":"P1DT0.25M"}"#, .seconds(86_415)),
    (#"{"iso":"P1.999D"}"#, .milliseconds(172_713_600)),
  ]

  @Test(arguments: read)
  func readsOtherForms(text: String, duration: Duration) throws {
    #expect(try TestFormat.json.decode(Model.self, from: text).only == duration)
  }

  static let refused = [
    #"{"s":"soon"}"#, #"{"s":true}"#, #"{"s":1e30}"#, #"{"iso":"P"}"#, #"{"iso":"PT"}"#,
    #"{"iso":"P1Y"}"#, #"{"iso":"P1M"}"#, #"{"iso":"PT1.5H1M"}"#, #"{"iso":"PT1S1M"}"#,
    #"{"iso":"1H"}"#, #"{"iso":"PT99999999999999999999S"}"#, #"{"iso":"P9223372036854775807W"}"#,
    #"{"iso":"P106751991167300.65D"}"#,
    #"{"iso":"P1DT"}"#,
  ]

  static let messages = [
    (#"{"s":"abc"}"#, #"expected a number or text of seconds, found string "abc""#),
    (#"{"ms":true}"#, "expected a number or text of milliseconds, found bool true"),
    (#"{"ms":[]}"#, "expected a number or text of milliseconds, found array"),
    (
      #"{"s":1e30}"#,
      "expected a number or text of seconds that a Duration holds, found number 1e30"
    ),
    (
      #"{"iso":"P1Y"}"#,
      #"expected a duration in ISO 8601 form such as "PT1H30M", found string "P1Y""#
    ),
  ]

  @Test(arguments: messages, [TestFormat.json, .fast])
  func saysWhatWasExpected(row: (String, String), format: TestFormat) throws {
    let error = try #require(throws: DecodingError.self) {
      try format.decode(Model.self, from: row.0)
    }
    #expect(error.summary(in: Data(row.0.utf8)).contains(row.1))
  }

  @Test func saysWhatWasExpectedForNull() throws {
    struct Strict: Decodable { @Coded<DurationSeconds> var s: Duration }
    let data = Data(#"{"s":null}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Strict.self, from: data)
    }
    #expect(error.summary(in: data).contains("expected a number or text of seconds, found null"))
  }

  @Test(arguments: refused)
  func refusesWhatHasNoOneLength(text: String) {
    #expect(throws: DecodingError.self) { try TestFormat.json.decode(Model.self, from: text) }
  }
}
