import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DatePatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let text: String
    let seconds: Double?
    var testDescription: String { "\(pattern): \(text)" }

    init(_ pattern: String, _ text: String, _ seconds: Double?) {
      self.pattern = pattern
      self.text = text
      self.seconds = seconds
    }
  }

  static let rows = [
    Row("yyyy-MM-dd'T'HH:mm:ss", "2022-08-09T19:00:00", 1_660_071_600),
    Row("dd.MM.yyyy", "09.08.2022", 1_660_003_200),
    Row("d MMM yyyy", "9 Aug 2022", 1_660_003_200),
    Row("EEEE, MMMM dd, yyyy", "Tuesday, August 09, 2022", 1_660_003_200),
    Row("MM/dd/yy hh:mm a", "08/09/22 07:00 PM", 1_660_071_600),
    Row("yyyyMMddHHmmssSSS", "20220809190000250", 1_660_071_600.25),
    Row("yyyy-MM-dd HH:mm:ss xx", "2022-08-09 19:00:00 +0000", 1_660_071_600),
    Row("yyyy 'o''clock' MM dd", "2022 o'clock 08 09", 1_660_003_200),
    Row("yyyy年MM月dd日", "2022年08月09日", 1_660_003_200),
    Row("dd.MM.yyyy", "9.8.2022", nil), Row("dd.MM.yyyy", "31.02.2022", nil),
    Row("EEE dd.MM.yyyy", "Mon 09.08.2022", nil), Row("yyyy-MM-dd", "2022-08-09 ", nil),
    Row("MM/dd/yy hh:mm a", "08/09/22 13:00 PM", nil),
    Row("yyyy-MM-dd HH:mm a", "2022-08-09 19:00 PM", 1_660_071_600),
    Row("yyyy-MM-dd HH:mm a", "2022-08-09 19:00 AM", nil),
    Row("yyyy-MM-dd HH:mmX", "2022-08-09 19:00Z", 1_660_071_600),
    Row("yyyy-MM-dd HH:mmx '!'", "2022-08-09 19:00+00 !", 1_660_071_600),
    Row("yyyy-MM-dd HH:mmZZZZZ", "2022-08-09 19:00Z", 1_660_071_600),
  ]

  static let zones = [
    ("X", 3600, "+01"), ("X", 19_800, "+0530"), ("x", -12_600, "-0330"),
    ("ZZZZZ", 19_800, "+05:30"),
    ("ZZ", 3600, "+0100"),
  ]

  @Test(arguments: zones)
  func writesOffsets(field: String, offset: Int, zone: String) throws {
    let pattern = try #require(DatePattern("yyyy-MM-dd HH:mm:ss\(field)", secondsFromUTC: offset))
    let date = Date(timeIntervalSince1970: 1_660_071_601)
    let text = try #require(pattern.text(from: date))
    #expect(text.hasSuffix(zone))
    #expect(pattern.date(from: text) == date)
  }

  @Test func doesNotWriteAYearThatTwoDigitsWouldNotGiveBack() throws {
    let pattern = try #require(DatePattern("dd.MM.yy"))
    #expect(pattern.text(from: Date(timeIntervalSince1970: 946_684_800)) == "01.01.00")
    #expect(pattern.text(from: Date(timeIntervalSince1970: 946_684_799)) == nil)
    #expect(pattern.text(from: Date(timeIntervalSince1970: 4_102_444_800)) == nil)
  }

  @Test(arguments: rows)
  func readsAndWritesByThePattern(row: Row) throws {
    let pattern = try #require(DatePattern(row.pattern))
    let date = row.seconds.map { Date(timeIntervalSince1970: $0) }
    #expect(pattern.date(from: row.text) == date)
    if let date { #expect(pattern.text(from: date) == row.text) }
  }

  static let refused = [
    "yyyy", "MM-dd", "yyyy-MM", "yyyy-MM-dd'T", "yyyy-MM-dd G", "YYYY-MM-dd", "",
    "yyyy-MM-dd hh:mm", "yyyy-MM-dd h", "yyyyMd", "yyyyMMdHH", "ddMyyyy", "yyyy-MM-d'0'",
  ]

  @Test(arguments: refused)
  func refusesPatternsThatNameNoDay(text: String) {
    #expect(DatePattern(text) == nil)
  }

  @Test(arguments: [86_400, -86_400, 90, -1])
  func refusesZonesThatNoTextNames(offset: Int) {
    #expect(DatePattern("yyyy-MM-dd", secondsFromUTC: offset) == nil)
  }

  @Test func appliesTheZoneOfThePattern() throws {
    let pattern = try #require(DatePattern("yyyy/MM/dd HH:mm:ss", secondsFromUTC: 3600))
    let date = Date(timeIntervalSince1970: 1_704_161_045)
    #expect(pattern.date(from: "2024/01/02 03:04:05") == date)
    #expect(pattern.text(from: date) == "2024/01/02 03:04:05")
  }
}
