import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct ISO8601Tests {
  static let base = 1_704_164_645.0

  static let read: [(String, Double?)] = [
    ("2024-01-02T03:04:05Z", base), ("2024-01-02t03:04:05z", base), ("2024-01-02 03:04:05Z", base),
    ("2024-01-02T03:04:05.678Z", base + 0.678), ("2024-01-02T03:04:05,5Z", base + 0.5),
    ("2024-01-02T03:04:05.123456789Z", base + 0.123456789),
    ("2024-01-02T04:04:05+01:00", base), ("2024-01-01T21:34:05-0530", base),
    ("2024-01-02T05:04:05+02", base), ("2024-01-02T03:04Z", base - 5),
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("2024-01-01T24:00:00Z", 1_704_153_600),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("2017-01-01T05:29:60+05:30", 1_483_228_800),
    ("2016-12-31T15:59:60.5-0800", 1_483_228_800.5), ("2024-01-02T03:59:60Z", nil),
    ("2016-12-31T23:59:60+01:00", nil), ("2016-12-31T23:59:61Z", nil),
    ("9999-12-31T23:59:60Z", nil), ("9999-12-31T24:00:00Z", nil),
    ("9999-12-31T23:59:59.9999999Z", nil), ("9999-12-31T23:59:59-00:01", nil),
    ("9999-12-31T23:59:59+00:01", 253_402_300_739), ("0000-01-01T00:00:00+00:01", nil),
    ("0000-01-01T00:00:00-00:01", -62_167_219_140), ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799), ("1969-12-31T23:59:59Z", -1),
    ("2023-02-29T00:00:00Z", nil), ("2023-02-30T00:00:00Z", nil), ("2024-13-01T00:00:00Z", nil),
    ("2024-00-01T00:00:00Z", nil), ("2024-01-00T00:00:00Z", nil), ("2024-01-01T24:00:01Z", nil),
    ("2024-01-01T25:00:00Z", nil), ("2024-01-01T23:60:00Z", nil), ("2024-01-01T23:58:60Z", nil),
    ("2024-01-02T03:04:05.Z", nil), ("2024-01-02T03:04:05", nil), ("2024-01-02", nil),
    ("2024-01-02T03:04:05.1234567899Z", base + 0.123456789), ("2024-01-02T03:04:05Z ", nil),
    ("20240102T030405Z", base), ("20240102T040405,25+01", base + 0.25),
    ("20240102 0304Z", base - 5),
    ("20240102T03:04:05Z", nil), ("2024-01-02T030405Z", nil), ("202401-02T030405Z", nil),
    ("20240102T03040Z", nil), ("20240102T030405", nil), ("20240102", nil),
    ("2024-01-02 04:04:05 +0100", base), ("2024-01-02 03:04:05 UTC", base),
    ("2024-01-02T03:04:05 Z", base), ("2024-01-02T03:04:05UTC", nil),
    ("2024-01-02 03:04:05 UT", nil), ("2024-01-02 03:04:05  Z", nil),
    ("2024-01-02T04:04:05+01:00[Europe/Berlin]", base), ("2024-01-02T03:04:05Z[a][u-ca=b]", base),
    ("2024-01-02T03:04:05Z[!u-ca=b]", nil), ("2024-01-02T03:04:05Z[]", nil),
    ("2024-01-02T03:04:05Z[a", nil), ("2024-01-02T03:04:05[Europe/Berlin]", nil),
    (" 2024-01-02T03:04:05Z", nil), ("2024-1-2T03:04:05Z", nil), ("2024-01-02T03:04:05+24:00", nil),
    ("2024-01-02T03:04:05+01:60", nil), ("soon", nil), ("", nil), ("٢٠٢٤-01-02T03:04:05Z", nil),
    ("2024-01-02T03:04:05Z\0", nil),
  ]

  @Test(arguments: read)
  func readsTheFormsOfThePayloads(text: String, seconds: Double?) {
    #expect(ISO8601.date(from: text) == seconds.map { Date(timeIntervalSince1970: $0) })
  }

  static let readInUTC: [(String, Double?)] = [
    ("2024-01-02T03:04:05", base), ("2024-01-02 03:04:05.5", base + 0.5),
    ("2024-01-02T03:04", base - 5),
    ("2024-01-02", 1_704_153_600), ("20240102", 1_704_153_600), ("20240102T030405", base),
    ("2024-01-02T04:04:05+01:00", base), ("2024-01-02T03:04:05Z", base), ("2024-02-30", nil),
    ("2024-01-02T", nil), ("2024-01-02T03", nil), ("2024-01-02T03:04:05 ", nil),
    ("2024-01-02T03:04:05[Europe/Berlin]", nil), ("2024-01", nil), ("", nil),
  ]

  @Test(arguments: readInUTC)
  func readsWhatNamesNoZoneInUTC(text: String, seconds: Double?) {
    let date = ISO8601InUTC.date(from: text)
    #expect(date == seconds.map { Date(timeIntervalSince1970: $0) })
    #expect(date.flatMap(ISO8601InUTC.text) == date.flatMap(ISO8601.text))
  }

  static let written: [(Double, String)] = [
    (base, "2024-01-02T03:04:05Z"), (base + 0.5, "2024-01-02T03:04:05.500Z"),
    (1_730_000_000.432, "2024-10-27T03:33:20.432Z"), (0, "1970-01-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"), (-0.25, "1969-12-31T23:59:59.750Z"),
    (1.000_001, "1970-01-01T00:00:01.000001Z"),
  ]

  @Test(arguments: written)
  func writesTheDigitsThatAreNeeded(seconds: Double, text: String) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(ISO8601.text(from: date) == text)
    #expect(ISO8601.date(from: text) == date)
  }

  @Test func writesAFixedNumberOfDigits() {
    let date = Date(timeIntervalSince1970: 1_730_000_000.9996)
    #expect(ISO8601Seconds.text(from: date) == "2024-10-27T03:33:21Z")
    #expect(ISO8601Milliseconds.text(from: date) == "2024-10-27T03:33:21.000Z")
  }

  /// To the nearest second that has a text.
  @Test func writesTheLastSecond() {
    let date = Date(timeIntervalSince1970: 253_402_300_799.75)
    #expect(ISO8601.text(from: date) == "9999-12-31T23:59:59.750Z")
    #expect(ISO8601Seconds.text(from: date) == "9999-12-31T23:59:59Z")
    #expect(HTTPDate.text(from: date) == "Fri, 31 Dec 9999 23:59:59 GMT")
  }

  @Test func writesNoDateOutsideOfFourDigitYears() {
    for interval in [Double.nan, .infinity, 1e300, 253_402_300_800, -62_167_219_201] {
      #expect(ISO8601.text(from: Date(timeIntervalSince1970: interval)) == nil)
    }
  }

  static let strict: [(String, Bool)] = [
    ("2024-01-02T03:04:05Z", true), ("2024-01-02 03:04:05.5+00:00", true),
    ("2024-01-02T03:04Z", false), ("2024-01-02T03:04:05+0100", false),
    ("2024-01-02T03:04:05,5Z", false), ("2024-01-02T24:00:00Z", false),
    ("20240102T030405Z", false), ("2024-01-02 03:04:05 Z", false),
    ("2024-01-02T03:04:05Z[a]", false), ("2024-01-02T03:04:05.1234567890123Z", true),
    ("2016-12-31T23:59:60Z", true),
  ]

  @Test(arguments: strict)
  func holdsToTheRFC(text: String, isAccepted: Bool) {
    #expect((RFC3339.date(from: text) != nil) == isAccepted)
  }

  /// Every day of four centuries and seeded times of day agree with Foundation's calendar.
  @Test func agreesWithFoundationOnSeededDates() throws {
    var generator = SeededGenerator(seed: 8601)
    let style = Date.ISO8601FormatStyle()
    for _ in 0..<20_000 {
      let date = Date(
        timeIntervalSince1970: Double(
          Int.random(in: -12_000_000_000...12_000_000_000, using: &generator)))
      let text = try #require(ISO8601.text(from: date))
      #expect(text == style.format(date))
      #expect(ISO8601.date(from: text) == date)
    }
  }
}
