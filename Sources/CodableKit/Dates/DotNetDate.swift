#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date as .NET's older serialisers write it: milliseconds since 1970 in a text.
///
///     @Coded<DotNetDate> var at: Date
///     // "/Date(1704164645678)/", "/Date(1704164645678+0100)/"
///
/// An offset says where the date was noted and does not move it. Written without one. Dates outside
/// of the years 0 to 9999 are refused.
public enum DotNetDate: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     DotNetDate.form   // a .NET date such as "/Date(1704164645678)/"
  public static var form: String { "a .NET date such as \"/Date(1704164645678)/\"" }

  /// Reads the milliseconds.
  ///
  ///     DotNetDate.date(from: "/Date(1500)/")?.timeIntervalSince1970   // 1.5
  public static func date(from text: String) -> Date? {
    guard text.hasPrefix("/Date("), text.hasSuffix(")/"), text.utf8.count > 8 else { return nil }
    var inner = text.dropFirst(6).dropLast(2)
    if let sign = inner.dropFirst().lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let offset = inner[inner.index(after: sign)...]
      guard offset.utf8.count == 4, offset.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      inner = inner[..<sign]
    }
    guard let milliseconds = JSONNumber(String(inner))?.integer(as: Int64.self) else { return nil }
    let (seconds, rest) = milliseconds.flooredQuotient(by: 1000)
    guard Instant.writableSeconds.contains(seconds) else { return nil }
    return Instant(seconds: seconds, nanoseconds: Int(rest) * 1_000_000).date
  }

  /// Writes the milliseconds.
  ///
  ///     DotNetDate.text(from: Date(timeIntervalSince1970: 1.5))   // "/Date(1500)/"
  public static func text(from date: Date) -> String? {
    guard let instant = Instant(date, digits: 3) else { return nil }
    return "/Date(\(instant.seconds * 1000 + Int64(instant.nanoseconds / 1_000_000)))/"
  }
}
