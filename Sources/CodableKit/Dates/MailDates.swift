#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date as the headers of HTTP write it (RFC 9110, section 5.6.7).
///
///     @Coded<HTTPDate> var modified: Date
///     // "Sun, 06 Nov 1994 08:49:37 GMT"
///
/// Read are also the two obsolete forms that the RFC asks recipients to accept. A day of the week
/// that is not the date's is refused. Written to the second.
public enum HTTPDate: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     HTTPDate.form   // an HTTP date such as "Sun, 06 Nov 1994 08:49:37 GMT"
  public static var form: String { "an HTTP date such as \"Sun, 06 Nov 1994 08:49:37 GMT\"" }

  /// Reads any of the three forms of the RFC.
  ///
  ///     HTTPDate.date(from: "Sun Nov  6 08:49:37 1994")?.timeIntervalSince1970   // 784_111_777
  public static func date(from text: String) -> Date? {
    (TextScanner.scan(text) { $0.fixedDate() } ?? TextScanner.scan(text) { $0.longWeekdayDate() }
      ?? TextScanner.scan(text) { $0.clockDate() })?.date
  }

  /// Writes the preferred form.
  ///
  ///     HTTPDate.text(from: Date(timeIntervalSince1970: 784_111_777))
  ///     // "Sun, 06 Nov 1994 08:49:37 GMT"
  public static func text(from date: Date) -> String? {
    Instant(date, digits: 0)?.mailText(zone: "GMT")
  }
}

/// A date as mail writes it (RFC 2822, section 3.3).
///
///     @Coded<RFC2822> var sent: Date
///     // "Sun, 06 Nov 1994 09:49:37 +0100", "6 Nov 1994 08:49 GMT"
///
/// The day of the week and the seconds may be left out. Read are also comments in brackets, and the
/// obsolete forms of section 4.3: years of two digits, names of zones, and a letter for a zone,
/// which says nothing and stands for UTC. Another name is refused: the RFC would have it be UTC
/// too, and whoever wrote `CET` meant an hour that would be lost. Written in UTC, to the second.
public enum RFC2822: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     RFC2822.form   // a mail date such as "Sun, 06 Nov 1994 08:49:37 +0000"
  public static var form: String { "a mail date such as \"Sun, 06 Nov 1994 08:49:37 +0000\"" }

  /// Reads the form of the RFC.
  ///
  ///     RFC2822.date(from: "6 Nov 1994 08:49:37 GMT")?.timeIntervalSince1970   // 784_111_777
  public static func date(from text: String) -> Date? {
    TextScanner.scan(text) { $0.mailDate() }?.date
  }

  /// Writes the form in UTC.
  ///
  ///     RFC2822.text(from: Date(timeIntervalSince1970: 784_111_777))
  ///     // "Sun, 06 Nov 1994 08:49:37 +0000"
  public static func text(from date: Date) -> String? {
    Instant(date, digits: 0)?.mailText(zone: "+0000")
  }
}

/// The zones that RFC 2822, section 4.3, still gives a meaning, and their hours east of UTC.
private let zones: [StaticString] = [
  "GMT", "UTC", "UT", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "Z",
]
private let zoneHours = [0, 0, 0, -5, -4, -6, -5, -7, -6, -8, -7, 0]

extension TextScanner {
  /// Takes the form `Sun, 06 Nov 1994 08:49:37 GMT`.
  fileprivate mutating func fixedDate() -> Instant? {
    guard let weekday = name(of: CalendarNames.weekdays), take(","), take(" "), let day = digits(2),
      take(" "),
      let month = name(of: CalendarNames.months), take(" "), let year = digits(4), take(" "),
      let date = CalendarDay(year: year, month: month + 1, day: day), date.weekday == weekday,
      let instant = clock(on: date), take(" "), name(of: ["GMT"]) != nil
    else { return nil }
    return instant
  }

  /// Takes the form `Sunday, 06-Nov-94 08:49:37 GMT`.
  fileprivate mutating func longWeekdayDate() -> Instant? {
    guard let weekday = name(of: CalendarNames.longWeekdays), take(","), take(" "),
      let day = digits(2),
      take("-"), let month = name(of: CalendarNames.months), take("-"), let short = digits(2),
      take(" "),
      let date = CalendarDay(year: Self.year(short), month: month + 1, day: day),
      date.weekday == weekday, let instant = clock(on: date), take(" "), name(of: ["GMT"]) != nil
    else { return nil }
    return instant
  }

  /// Takes the form `Sun Nov  6 08:49:37 1994`.
  fileprivate mutating func clockDate() -> Instant? {
    guard let weekday = name(of: CalendarNames.weekdays), take(" "),
      let month = name(of: CalendarNames.months), take(" ")
    else { return nil }
    guard let day = take(" ") ? digits(1) : digits(2), take(" "),
      let time = timeOfDay(needsSeconds: true), take(" "), let year = digits(4),
      let date = CalendarDay(year: year, month: month + 1, day: day), date.weekday == weekday
    else { return nil }
    return Instant(date, hour: time.hour, minute: time.minute, second: time.second)
  }

  /// Takes the form `Sun, 06 Nov 1994 08:49:37 +0000`.
  fileprivate mutating func mailDate() -> Instant? {
    _ = filler()
    let weekday = name(of: CalendarNames.weekdays)
    if weekday != nil {
      _ = filler()
      guard take(",") else { return nil }
      _ = filler()
    }
    guard var day = digit() else { return nil }
    if let second = digit() { day = day * 10 + second }
    guard filler(), let month = name(of: CalendarNames.months), filler(), let year = mailYear(),
      filler(),
      let date = CalendarDay(year: year, month: month + 1, day: day),
      weekday == nil || weekday == date.weekday, let time = timeOfDay(needsSeconds: false),
      filler(), let offset = mailZone()
    else { return nil }
    _ = filler()
    return Instant(
      date, hour: time.hour, minute: time.minute, second: time.second, offset: offset)
  }

  private mutating func mailYear() -> Int? {
    guard let short = digits(2) else { return nil }
    guard let third = digit() else { return Self.year(short) }
    guard let fourth = digit() else { return 1900 + short * 10 + third }
    return short * 100 + third * 10 + fourth
  }

  private mutating func mailZone() -> Int? {
    if let index = name(of: zones) { return zoneHours[index] * 3600 }
    if takeZoneLetter() { return 0 }
    guard peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") else { return nil }
    return zone(requiresColon: false)
  }

  /// Takes a letter from A to Z without J, the zones of RFC 822, whose signs that RFC had wrong.
  private mutating func takeZoneLetter() -> Bool {
    let letter = peek | 0x20
    guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter, letter != UInt8(ascii: "j") else {
      return false
    }
    return takeByte(peek)
  }

  /// Takes white space, folded lines and comments (RFC 2822, section 3.2.3), and says whether there
  /// were any.
  private mutating func filler() -> Bool {
    let start = position
    while true {
      if takeWhiteSpace() { continue }
      guard peek == UInt8(ascii: "("), takeComment() else { return position > start }
    }
  }

  /// Takes one space or tab, or the end of a line before one.
  private mutating func takeWhiteSpace() -> Bool {
    if take(" ") || take("\t") { return true }
    let start = self
    if take("\r"), take("\n"), take(" ") || take("\t") { return true }
    self = start
    return false
  }

  /// Takes a comment in brackets, with those inside it; nothing when the last bracket is missing.
  private mutating func takeComment() -> Bool {
    let start = self
    var depth = 0
    repeat {
      if take("(") {
        depth += 1
      } else if take(")") {
        depth -= 1
      } else {
        _ = take("\\")
        guard !isAtEnd, takeByte(peek) else {
          self = start
          return false
        }
      }
    } while depth > 0
    return true
  }

  private mutating func clock(on day: CalendarDay) -> Instant? {
    guard let time = timeOfDay(needsSeconds: true) else { return nil }
    return Instant(day, hour: time.hour, minute: time.minute, second: time.second)
  }

  private mutating func timeOfDay(
    needsSeconds: Bool
  ) -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = digits(2), hour < 24, take(":"), let minute = digits(2) else { return nil }
    guard take(":") else { return needsSeconds ? nil : (hour, minute, 0) }
    guard let second = digits(2) else { return nil }
    return (hour, minute, second)
  }

  /// The year of two digits: 0 to 49 are 2000 to 2049 (RFC 2822, section 4.3).
  private static func year(_ short: Int) -> Int { short < 50 ? 2000 + short : 1900 + short }
}

extension Instant {
  fileprivate func mailText(zone: String) -> String {
    let day = day
    var writer = DateTextWriter()
    writer.write("\(CalendarNames.weekdays[day.weekday]), ")
    writer.write(day.day, digits: 2)
    writer.write(" \(CalendarNames.months[day.month - 1]) ")
    writer.write(day.year, digits: 4)
    writer.write(" ")
    writer.writeTime(secondOfDay: secondOfDay)
    writer.write(" " + zone)
    return writer.text
  }
}
