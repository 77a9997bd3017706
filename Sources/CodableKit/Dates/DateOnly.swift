#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A day without a time, as a date at midnight UTC.
///
///     @Coded<DateOnly> var due: Date
///     // "2024-02-29"
///
/// A date with a time of day is written as its day in UTC. Where the day is not to depend on any
/// zone at all, use ``CalendarDate``.
public enum DateOnly: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     DateOnly.form   // a day such as "2024-01-02"
  public static var form: String { "a day such as \"2024-01-02\"" }

  /// Reads `yyyy-MM-dd`; the other dates of ISO 8601, by week or by day of the year, are refused.
  ///
  ///     DateOnly.date(from: "1970-01-02")?.timeIntervalSince1970   // 86_400
  ///     DateOnly.date(from: "1970-02-30")   // nil
  public static func date(from text: String) -> Date? {
    TextScanner.scan(text) { $0.day() }.map { Instant($0).date }
  }

  /// Writes `yyyy-MM-dd`.
  ///
  ///     DateOnly.text(from: Date(timeIntervalSince1970: 86_400))   // "1970-01-02"
  public static func text(from date: Date) -> String? {
    Instant(date, digits: 9).map { CalendarDate($0.day).description }
  }
}
