import CodableKit
import Foundation

extension StrategyTableTests {
  static let moment = Date(timeIntervalSince1970: 1_704_164_645)
  static let precise = Date(timeIntervalSince1970: 1_704_164_645.678)
  static let day = Date(timeIntervalSince1970: 1_704_153_600)
  static let midnight = Date(timeIntervalSince1970: 1_704_240_000)
  /// After the last second of the year 9999.
  static let late = Date(timeIntervalSince1970: 253_402_300_800)
  static let never = Date(timeIntervalSince1970: .nan)

  enum GermanDay: DatePatternProvider { static let pattern = DatePattern("dd.MM.yy") }
  enum Broken: DatePatternProvider { static let pattern = DatePattern("hh:mm") }

  static let dates = textDates + numberDates

  private static let textDates = [
    StrategyTableRow(
      ISO8601.self,
      read: [
        ("\"2024-01-02T03:04:05Z\"", moment), ("\"2024-01-02 04:04:05,678+0100\"", precise),
        ("\"2024-01-02T24:00:00Z\"", midnight),
      ], wrongType: notText,
      malformed: [
        "\"\"", "\"soon\"", "\"2024-01-02\"", "\"2024-01-02T03:59:60Z\"",
        "\"9999-12-31T24:00:00Z\"", "\"2024-W05-3T03:04:05Z\"", "\"2024-035T03:04:05Z\"",
        "\"2024W053T030405Z\"", "\"2024035T030405Z\"",
      ],
      written: [(moment, "\"2024-01-02T03:04:05Z\""), (precise, "\"2024-01-02T03:04:05.678Z\"")],
      notWritten: [late, never]),
    StrategyTableRow(
      ISO8601Seconds.self, read: [("\"2024-01-02T03:04:05.678Z\"", precise)], wrongType: notText,
      malformed: ["\"\"", "\"soon\""], written: [(moment, "\"2024-01-02T03:04:05Z\"")],
      notWritten: [late, never]),
    StrategyTableRow(
      ISO8601Milliseconds.self, read: [("\"2024-01-02T03:04:05Z\"", moment)], wrongType: notText,
      malformed: ["\"\"", "\"soon\""], written: [(moment, "\"2024-01-02T03:04:05.000Z\"")],
      notWritten: [late, never]),
    StrategyTableRow(
      RFC3339.self, read: [("\"2024-01-02T04:04:05.678+01:00\"", precise)], wrongType: notText,
      malformed: ["\"2024-01-02T03:04:05+0100\"", "\"2024-01-02T24:00:00Z\"", "\"\""],
      written: [(moment, "\"2024-01-02T03:04:05Z\"")], notWritten: [late, never]),
    StrategyTableRow(
      HTTPDate.self, read: [("\"Tue, 02 Jan 2024 03:04:05 GMT\"", moment)], wrongType: notText,
      malformed: [
        "\"Mon, 02 Jan 2024 03:04:05 GMT\"", "\"Tue, 02 Jan 2024 24:00:00 GMT\"", "\"\"",
      ],
      written: [(moment, "\"Tue, 02 Jan 2024 03:04:05 GMT\"")], notWritten: [late, never]),
    StrategyTableRow(
      RFC2822.self,
      read: [
        ("\"2 Jan 2024 04:04:05 +0100 (CET)\"", moment),
        ("\"Tue, 02 Jan 2024 03:04:05 GMT\"", moment),
      ], wrongType: notText,
      malformed: ["\"Mon, 02 Jan 2024 03:04:05 GMT\"", "\"2 Jan 2024 04:04:05 CET\"", "\"\""],
      written: [(moment, "\"Tue, 02 Jan 2024 03:04:05 +0000\"")], notWritten: [late, never]),
    StrategyTableRow(
      DateOnly.self, read: [("\"2024-01-02\"", day)], wrongType: notText,
      malformed: [
        "\"2024-02-30\"", "\"2024-1-2\"", "\"\"", "\"2024-W05-3\"", "\"2024-035\"",
      ], written: [(day, "\"2024-01-02\"")],
      notWritten: [late, never]),
    StrategyTableRow(
      DotNetDate.self,
      read: [
        ("\"/Date(1704164645678)/\"", precise), ("\"/Date(1704164645678+0100)/\"", precise),
      ], wrongType: notText, malformed: ["\"/Date()/\"", "\"/Date(253402300800000)/\"", "\"\""],
      written: [(moment, "\"/Date(1704164645000)/\"")], notWritten: [late, never]),
    StrategyTableRow(
      DateFormatted<GermanDay>.self, read: [("\"02.01.24\"", day)], wrongType: notText,
      malformed: ["\"2.1.24\"", "\"\""], written: [(day, "\"02.01.24\"")],
      notWritten: [Date(timeIntervalSince1970: 0), late, never]),
    StrategyTableRow(
      DateFormatted<Broken>.self, read: [], wrongType: notText, malformed: ["\"02:01\""],
      written: [], notWritten: [day]),
    StrategyTableRow(
      CalendarDate.self, read: CalendarDate("2024-01-02").map { [("\"2024-01-02\"", $0)] } ?? [],
      wrongType: notText, malformed: ["\"2024-13-02\"", "\"\""],
      written: CalendarDate("2024-01-02").map { [($0, "\"2024-01-02\"")] } ?? []),
  ]

  private static let numberDates = [
    StrategyTableRow(
      UnixSeconds.self,
      read: [("1704164645", moment), ("1704164645.678", precise), ("\"1704164645\"", moment)],
      wrongType: ["\"soon\"", "\"\"", "true", "[]"],
      malformed: ["253402300800", "\"1704164645678\"", "-62167219201", "1e300"],
      written: [(moment, "1704164645")], notWritten: [late, never]),
    StrategyTableRow(
      UnixMilliseconds.self, read: [("1704164645678", precise), ("\"1704164645678\"", precise)],
      wrongType: ["\"soon\"", "true", "[]"], written: [(precise, "1704164645678")],
      notWritten: [never]),
    StrategyTableRow(
      UnixMicroseconds.self, read: [("1704164645678000", precise), ("\"0\"", Date.epoch)],
      wrongType: ["\"soon\"", "true", "[]"], written: [(precise, "1704164645678000")],
      notWritten: [never]),
    StrategyTableRow(
      UnixNanoseconds.self, read: [("1704164645678000000", precise), ("\"0\"", Date.epoch)],
      wrongType: ["\"soon\"", "true", "[]"], written: [(precise, "1704164645678000000")],
      notWritten: [never]),
  ]
}

extension Date {
  fileprivate static let epoch = Date(timeIntervalSince1970: 0)
}
