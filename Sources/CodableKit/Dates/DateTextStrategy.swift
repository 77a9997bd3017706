#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that is sent as text.
///
/// A format of your own needs two functions and a name:
///
///     enum CompactDay: DateTextStrategy {
///       static var form: String { "a day such as 20240102" }
///       static let pattern = DatePattern("yyyyMMdd")
///       static func date(from text: String) -> Date? { pattern?.date(from: text) }
///       static func text(from date: Date) -> String? { pattern?.text(from: date) }
///     }
///     @Coded<CompactDay?> var due: Date?
///     // {"due": "20240102"} -> 2024-01-02
///
/// Errors are those of ``TextStrategy``. The decoder's own date strategy has no say, since only
/// text is asked for; a native date of a property list is therefore a wrong type.
public protocol DateTextStrategy: TextStrategy where CodedValue == Date {
  /// Reads the whole text, or gives nil.
  ///
  ///     ISO8601.date(from: "1970-01-01T00:00:05Z")?.timeIntervalSince1970   // 5
  ///     ISO8601.date(from: "yesterday")   // nil
  static func date(from text: String) -> Date?
}

extension DateTextStrategy {
  /// Reads the whole text, or gives nil.
  ///
  ///     ISO8601.value(from: "1970-01-01T00:00:05Z")?.timeIntervalSince1970   // 5
  public static func value(from text: String) -> Date? { date(from: text) }
}
