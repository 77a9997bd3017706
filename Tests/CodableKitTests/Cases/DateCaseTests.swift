import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DateCaseTests {
  struct Event: Codable, Equatable { @Coded<ISO8601> var d: Date }

  enum LocalTime: DatePatternProvider {
    static let pattern = DatePattern("yyyy-MM-dd'T'HH:mm:ss")
  }

  static let cases: [FaultCase] = [
    FaultCase("DAT-001", "with and without a fraction in one payload") { () throws in
      struct Model: Decodable { @Coded<[ISO8601]> var at: [Date] }
      let text = #"{"at":["2024-01-02T03:04:05Z","2024-01-02T03:04:05.678Z"]}"#
      for format in TestFormat.allCases {
        let dates = try format.decode(Model.self, from: text).at
        #expect(dates.map(\.timeIntervalSince1970) == [1_704_164_645, 1_704_164_645.678])
      }
    },
    FaultCase("DAT-003", "milliseconds make the round trip") { () throws in
      let event = Event(d: Date(timeIntervalSince1970: 1_730_000_000.432))
      #expect(try json(event) == #"{"d":"2024-10-27T03:33:20.432Z"}"#)
      #expect(try TestFormat.json.decode(Event.self, from: json(event)) == event)
    },
    FaultCase("DAT-006", "a fixed pattern knows no locale") { () throws in
      struct Model: Decodable { @Coded<DateFormatted<LocalTime>> var d: Date }
      let model = try TestFormat.json.decode(Model.self, from: #"{"d":"2022-08-09T19:00:00"}"#)
      #expect(model.d == Date(timeIntervalSince1970: 1_660_071_600))
    },
    FaultCase("DAT-007", "the strategy of a field wins over the decoder's") { () throws in
      struct Model: Codable {
        @Coded<UnixSeconds> var ts: Date
        @Coded<ISO8601> var iso: Date
      }
      let text = #"{"iso":"2024-01-02T03:04:05Z","ts":1234567890}"#
      let decoder = JSONDecoder()
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      decoder.dateDecodingStrategy = .iso8601
      encoder.dateEncodingStrategy = .iso8601
      for _ in 0..<2 {
        let model = try decoder.decode(Model.self, from: Data(text.utf8))
        #expect(model.ts.timeIntervalSince1970 == 1_234_567_890)
        #expect(model.iso.timeIntervalSince1970 == 1_704_164_645)
        #expect(String(decoding: try encoder.encode(model), as: UTF8.self) == text)
        decoder.dateDecodingStrategy = .millisecondsSince1970
        encoder.dateEncodingStrategy = .millisecondsSince1970
      }
    },
    FaultCase("DAT-008", "a changed date is written, not the text that was read") { () throws in
      var event = try TestFormat.json.decode(Event.self, from: #"{"d":"2024-01-02T03:04:05Z"}"#)
      event.d = Date(timeIntervalSince1970: 0)
      #expect(try json(event) == #"{"d":"1970-01-01T00:00:00Z"}"#)
    },
    FaultCase("DAT-010", "missing and null are nil, bad text throws, also the empty one") {
      () throws in
      struct Model: Decodable { @Coded<ISO8601?> var d: Date? }
      for format in TestFormat.allCases {
        let read = { Outcome.of(Model.self, $0, in: format) { $0.d }.outcome }
        #expect(read("{}") == .value(nil))
        #expect(read(#"{"d":null}"#) == .value(nil))
        #expect(read(#"{"d":""}"#) == .dataCorrupted("$.d"))
        #expect(read(#"{"d":"soon"}"#) == .dataCorrupted("$.d"))
      }
    },
    FaultCase("DAT-011", "impossible times throw; 24:00 and :60 have a meaning") { () throws in
      let refused = ["2023-02-30T00:00:00Z", "2024-13-01T00:00:00Z", "2024-01-02T03:04:05.Z"]
      for text in refused {
        #expect(
          Outcome.of(Event.self, #"{"d":"\#(text)"}"#) { $0.d }.outcome == .dataCorrupted("$.d"))
      }
      let midnight = try TestFormat.json.decode(Event.self, from: #"{"d":"2024-01-01T24:00:00Z"}"#)
      #expect(midnight.d.timeIntervalSince1970 == 1_704_153_600)
      let leap = try TestFormat.json.decode(Event.self, from: #"{"d":"2016-12-31T23:59:60Z"}"#)
      #expect(leap.d.timeIntervalSince1970 == 1_483_228_800)
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }

  @Test func readsByTheFirstFormThatFits() throws {
    struct Model: Codable { @Coded<FirstOf3<ISO8601, DateOnly, UnixSeconds>> var at: Date }
    let rows: [(String, Double)] = [
      (#"{"at":"2024-01-02T03:04:05Z"}"#, 1_704_164_645), (#"{"at":"2024-01-02"}"#, 1_704_153_600),
      (#"{"at":1704164645}"#, 1_704_164_645),
    ]
    for format in TestFormat.allCases {
      for (text, seconds) in rows {
        #expect(try format.decode(Model.self, from: text).at.timeIntervalSince1970 == seconds)
      }
    }
    let model = try TestFormat.json.decode(Model.self, from: #"{"at":1704164645}"#)
    #expect(try json(model) == #"{"at":"2024-01-02T03:04:05Z"}"#)
  }

  @Test func servesAsTheStrategyOfTheFastCodersToo() throws {
    let decoder = FastJSONDecoder()
    decoder.dateDecodingStrategy = .firstOf([ISO8601.self, DateOnly.self, UnixSeconds.self])
    let dates = try decoder.decode([Date].self, from: #"["2024-01-02T03:04:05.5Z","2024-01-02",0]"#)
    #expect(dates.map(\.timeIntervalSince1970) == [1_704_164_645.5, 1_704_153_600, 0])
    decoder.dateDecodingStrategy = .flexibleISO8601
    #expect(throws: DecodingError.self) { try decoder.decode([Date].self, from: "[0]") }
    let encoder = FastJSONEncoder()
    encoder.dateEncodingStrategy = .flexibleISO8601
    #expect(
      try encoder.encodeToString(dates)
        == #"["2024-01-02T03:04:05.500Z","2024-01-02T00:00:00Z","1970-01-01T00:00:00Z"]"#)
  }

  /// DAT-001: with and without a fraction in one payload.
  @Test(arguments: TestFormat.allCases)
  func readsBothFormsOfOnePayload(format: TestFormat) throws {
    let dates = try format.decode(
      [Coded<ISO8601>].self, from: #"["2024-01-02T03:04:05Z","2024-01-02T03:04:05.678Z"]"#)
    #expect(dates.map(\.wrappedValue.timeIntervalSince1970) == [1_704_164_645, 1_704_164_645.678])
  }

  @Test func servesAsTheDecodersOwnStrategy() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .firstOf([ISO8601.self, DateOnly.self, UnixSeconds.self])
    let dates = try decoder.decode(
      [Date].self, from: Data(#"["2024-01-02T03:04:05.5Z","2024-01-02",0]"#.utf8))
    #expect(dates.map(\.timeIntervalSince1970) == [1_704_164_645.5, 1_704_153_600, 0])
    decoder.dateDecodingStrategy = .flexibleISO8601
    #expect(throws: DecodingError.self) { try decoder.decode([Date].self, from: Data("[0]".utf8)) }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .firstOf([])
    #expect(throws: EncodingError.self) { try encoder.encode(dates) }
    encoder.dateEncodingStrategy = .firstOf([DateOnly.self, ISO8601.self])
    #expect(String(decoding: try encoder.encode([dates[1]]), as: UTF8.self) == #"["2024-01-02"]"#)
    encoder.dateEncodingStrategy = .flexibleISO8601
    let text = String(decoding: try encoder.encode(dates), as: UTF8.self)
    #expect(text == #"["2024-01-02T03:04:05.500Z","2024-01-02T00:00:00Z","1970-01-01T00:00:00Z"]"#)
  }
}
