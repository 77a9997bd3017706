import CodableKit
import Foundation
import Testing

@Suite("Date and data strategies")
struct DateStrategyTests {
  private func check(
    _ strategy: JSONDecoder.DateDecodingStrategy, _ texts: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.dateDecodingStrategy = strategy
    fast.dateDecodingStrategy = strategy
    for text in texts {
      let difference = differenceFromFoundation(
        [String: [Date]].self, Data("{\"d\":[\(text)]}".utf8), foundation: foundation, fast: fast,
        isEqual: ==)
      #expect(difference == nil, sourceLocation: sourceLocation)
    }
  }

  @Test func numbers() {
    let texts = ["1.5", "0", "-1e9", "null", "\"a\"", "1e400", "[]", "1700000000123"]
    check(.deferredToDate, texts)
    check(.secondsSince1970, texts)
    check(.millisecondsSince1970, texts)
  }

  /// DAT-011 as Foundation has it: what it makes of impossible dates is the same here.
  @Test func iso8601() {
    check(
      .iso8601,
      [
        "2020-01-01T00:00:00Z", "2020-01-01T00:00:00.123Z", "x", "2020-01-01T00:00:00+01:00",
        "2020-01-01T00:00:00", "20200101T000000Z", "2020-01-01 00:00:00Z",
        "2020-01-01T00:00:00+0100",
        "2020-01-01T24:00:00Z", "2020-02-30T00:00:00Z", " 2020-01-01T00:00:00Z",
        "2020-01-01T00:00:00z",
        "2020-01-01t00:00:00Z", "2020-01-01T00:00:60Z", "0000-01-01T00:00:00Z",
        "2020-01-01T00:00:00Zx",
        "2020-01-01T00:00:00+01", "2020-1-1T0:0:0Z", "2020-01-01T00:00:00-00:00",
        "2020-13-01T00:00:00Z", "1582-10-10T00:00:00Z", "1500-03-01T00:00:00Z",
        "1583-01-01T00:00:00Z",
        "2020-01-01T00:00:00+24:00", "2020-01-01T00:00:00+01:99", "2020-01-01T00:60:00Z",
        "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2020-00-10T00:00:00Z",
        "2020-01-00T00:00:00Z", "2019-02-29T00:00:00Z", "2000-02-29T23:59:59-23:59",
        "1900-02-29T00:00:00Z", "2024-12-31T23:59:59+05:30", "202a-01-01T00:00:00Z",
        "2024-01-02T03:04:05.Z", "1970-01-01T00:00:00Z", "2020-01-01T00:00:00\\u005a",
      ].map { "\"\($0)\"" } + ["1", "null", "\"\""])
  }

  /// Every hundredth day of nine hundred years, and each hour of one.
  @Test func manyISO8601Dates() throws {
    let decoder = FastJSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let style = Date.ISO8601FormatStyle()
    let days = stride(from: -12_000_000_000.0, to: 16_000_000_000, by: 8_640_001)
    let hours = stride(from: 1_700_000_000.0, to: 1_731_622_400, by: 36_000)
    for seconds in Array(days) + Array(hours) {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(try decoder.decode([Date].self, from: "[\"\(style.format(date))\"]") == [date])
    }
  }

  @Test func customAndFormatted() {
    check(
      .custom {
        try $0.singleValueContainer().decode(Int.self) == 1 ? .distantPast : .distantFuture
      }, ["1", "2", "\"x\"", "null"])
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    check(.formatted(formatter), ["\"2020-05-06\"", "\"x\"", "1", "null"])
  }

  /// DIA-005: without a strategy a date is a number.
  @Test func wrongStrategy() {
    let outcome = DecodingOutcome {
      try FastJSONDecoder().decode([String: Date].self, from: #"{"at":"2024-01-02T03:04:05Z"}"#)
    }
    #expect(outcome.failure?.kind == "typeMismatch Double")
    #expect(outcome.failure?.path == ["at"])
  }

  @Test func data() {
    let strategies: [JSONDecoder.DataDecodingStrategy] = [
      .base64, .deferredToData,
      .custom { Data(try $0.singleValueContainer().decode(String.self).utf8) },
    ]
    for strategy in strategies {
      let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
      foundation.dataDecodingStrategy = strategy
      fast.dataDecodingStrategy = strategy
      for text in ["\"AQI=\"", "\"AQ\"", "\"%%\"", "[1,2]", "[1,300]", "null", "1", "\"\""] {
        let difference = differenceFromFoundation(
          [Data].self, Data("[\(text)]".utf8), foundation: foundation, fast: fast, isEqual: ==)
        #expect(difference == nil)
      }
    }
  }
}
