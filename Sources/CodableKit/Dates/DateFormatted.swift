#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date in a form of the API's own, by a pattern.
///
///     enum LogTime: DatePatternProvider {
///       static let pattern = DatePattern("yyyy/MM/dd HH:mm:ss", secondsFromUTC: 3600)
///     }
///     @Coded<DateFormatted<LogTime>> var at: Date
///     // "2024/01/02 03:04:05" -> 2024-01-02 02:04:05 UTC
///
/// No locale, no calendar and no setting of the device has a say.
public enum DateFormatted<Provider: DatePatternProvider>: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  /// With the pattern above:
  ///
  ///     DateFormatted<LogTime>.form   // a date of the form "yyyy/MM/dd HH:mm:ss"
  public static var form: String {
    Provider.pattern.map { "a date of the form \"\($0.text)\"" }
      ?? "anything, since the pattern of \(Provider.self) is none"
  }

  /// Reads the whole text by the pattern.
  ///
  ///     DateFormatted<LogTime>.date(from: "2024/01/02 04:04:05")?.timeIntervalSince1970
  ///     // 1_704_164_645
  public static func date(from text: String) -> Date? { Provider.pattern?.date(from: text) }

  /// Writes by the pattern.
  ///
  ///     DateFormatted<LogTime>.text(from: Date(timeIntervalSince1970: 1_704_164_645))
  ///     // "2024/01/02 04:04:05"
  public static func text(from date: Date) -> String? { Provider.pattern?.text(from: date) }
}

/// Names a date pattern by a type.
///
///     enum LogTime: DatePatternProvider {
///       static let pattern = DatePattern("yyyy/MM/dd HH:mm:ss", secondsFromUTC: 3600)
///     }
///     @Coded<DateFormatted<LogTime>> var at: Date
///     // "2024/01/02 03:04:05" -> 2024-01-02 02:04:05 UTC
public protocol DatePatternProvider {
  /// The pattern; a nil one, which is a mistake in the pattern's text, fails every value.
  ///
  /// Store it (`static let`), so that it is compiled once.
  ///
  ///     enum LogTime: DatePatternProvider {
  ///       static let pattern = DatePattern("yyyy/MM/dd HH:mm:ss", secondsFromUTC: 3600)
  ///     }
  static var pattern: DatePattern? { get }
}
