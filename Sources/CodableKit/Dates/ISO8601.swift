#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date and time as ISO 8601 writes them, in every form that is met in payloads.
///
///     @Coded<ISO8601> var at: Date
///     // "2024-01-02T03:04:05Z", "2024-01-02T03:04:05.678Z", "2024-01-02 03:04:05+0100",
///     // "2024-01-02t03:04:05,5-05:30", "2024-01-02T03:04Z", "20240102T030405Z",
///     // "2024-01-02 03:04:05 +0100", "2024-01-02T03:04:05+01:00[Europe/Berlin]"
///
/// Read are a fraction of any length after a point or a comma, of which nine digits count, `Z` or
/// an offset with or without colon, a space for the `T` and before the zone, lower case, the basic
/// form without separators, and the names in brackets of RFC 9557, which are skipped unless they
/// are marked as critical. A time without a zone is refused, since it names no point in time
/// (``ISO8601InUTC`` takes it), and so are days and times that do not exist or lie outside of the
/// years 0 to 9999 in UTC. 24:00 is the end of its day; a leap second, 23:59:60 in UTC, reads as
/// the second after it. Week dates (`2024-W05-3`) and ordinal dates (`2024-035`) are refused, here
/// and by ``DateOnly``: for such a server write a ``DateTextStrategy``.
///
/// Written is UTC with as many digits (0, 3, 6 or 9) as are needed to read the same date back:
/// `"2024-10-27T03:33:20.432Z"`. For a fixed number of digits see ``ISO8601Seconds`` and
/// ``ISO8601Milliseconds``.
public enum ISO8601: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     ISO8601.form   // a date in ISO 8601 form such as "2024-01-02T03:04:05Z"
  public static var form: String { "a date in ISO 8601 form such as \"2024-01-02T03:04:05Z\"" }

  /// Reads any of the forms.
  ///
  ///     ISO8601.date(from: "2024-01-02t04:04:05,5+0100")?.timeIntervalSince1970
  ///     // 1_704_164_645.5
  public static func date(from text: String) -> Date? {
    TextScanner.scan(text) { $0.internetInstant(.anyForm) }?.date
  }

  /// Writes UTC with the digits that the date needs.
  ///
  ///     ISO8601.text(from: Date(timeIntervalSince1970: 1_704_164_645.5))
  ///     // "2024-01-02T03:04:05.500Z"
  public static func text(from date: Date) -> String? {
    guard let instant = Instant(date) ?? Instant(date, digits: 9) else { return nil }
    let digits = [0, 3, 6].first { instant.nanoseconds % (1_000_000_000 / Instant.powers[$0]) == 0 }
    return instant.internetText(digits: digits ?? 9)
  }
}

/// As ``ISO8601``, and what names no zone is in UTC: a time alone, or a day, at its midnight.
///
///     @Coded<ISO8601InUTC> var at: Date
///     // "2024-01-02T03:04:05.123456", "2024-01-02", "2024-01-02T03:04:05+01:00"
///
/// For servers that leave the zone out and mean UTC. Written as ``ISO8601`` is, with the zone. For
/// another zone see ``DatePattern``.
public enum ISO8601InUTC: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     ISO8601InUTC.form   // a date in ISO 8601 form such as "2024-01-02T03:04:05Z"
  public static var form: String { ISO8601.form }

  /// Reads any of the forms, with or without a zone.
  ///
  ///     ISO8601InUTC.date(from: "1970-01-02")?.timeIntervalSince1970            // 86_400
  ///     ISO8601InUTC.date(from: "1970-01-01T00:00:01")?.timeIntervalSince1970   // 1
  public static func date(from text: String) -> Date? {
    TextScanner.scan(text) { $0.internetInstant(.anyFormInUTC) }?.date
  }

  /// Writes UTC with the digits that the date needs.
  ///
  ///     ISO8601InUTC.text(from: Date(timeIntervalSince1970: 1.5))   // "1970-01-01T00:00:01.500Z"
  public static func text(from date: Date) -> String? { ISO8601.text(from: date) }
}

/// As ``ISO8601``, and written without a fraction, to the nearest second.
///
///     // "2024-10-27T03:33:20Z"
public enum ISO8601Seconds: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     ISO8601Seconds.form   // a date in ISO 8601 form such as "2024-01-02T03:04:05Z"
  public static var form: String { ISO8601.form }

  /// Reads as ``ISO8601`` does.
  ///
  ///     ISO8601Seconds.date(from: "1970-01-01T00:00:01.5Z")?.timeIntervalSince1970   // 1.5
  public static func date(from text: String) -> Date? { ISO8601.date(from: text) }

  /// Writes UTC without a fraction.
  ///
  ///     ISO8601Seconds.text(from: Date(timeIntervalSince1970: 1.6))   // "1970-01-01T00:00:02Z"
  public static func text(from date: Date) -> String? {
    Instant(date, digits: 0)?.internetText(digits: 0)
  }
}

/// As ``ISO8601``, and written with three digits of a fraction.
///
///     // "2024-10-27T03:33:20.432Z"
public enum ISO8601Milliseconds: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     ISO8601Milliseconds.form   // a date in ISO 8601 form such as "2024-01-02T03:04:05Z"
  public static var form: String { ISO8601.form }

  /// Reads as ``ISO8601`` does.
  ///
  ///     ISO8601Milliseconds.date(from: "1970-01-01T00:00:01Z")?.timeIntervalSince1970   // 1
  public static func date(from text: String) -> Date? { ISO8601.date(from: text) }

  /// Writes UTC with three digits.
  ///
  ///     ISO8601Milliseconds.text(from: Date(timeIntervalSince1970: 1.5))
  ///     // "1970-01-01T00:00:01.500Z"
  public static func text(from date: Date) -> String? {
    Instant(date, digits: 3)?.internetText(digits: 3)
  }
}

/// A date and time as RFC 3339, section 5.6, profiles ISO 8601.
///
///     @Coded<RFC3339> var at: Date
///     // "2024-01-02T03:04:05.678+01:00"
///
/// Stricter than ``ISO8601``: seconds and the colon of the offset are required, a fraction stands
/// after a point, and there is no 24:00. Written as ``ISO8601`` is.
public enum RFC3339: DateTextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     RFC3339.form   // a date in RFC 3339 form such as "2024-01-02T03:04:05Z"
  public static var form: String { "a date in RFC 3339 form such as \"2024-01-02T03:04:05Z\"" }

  /// Reads the form of the RFC.
  ///
  ///     RFC3339.date(from: "1970-01-01T01:00:01+01:00")?.timeIntervalSince1970   // 1
  ///     RFC3339.date(from: "1970-01-01T01:00:01+0100")   // nil
  public static func date(from text: String) -> Date? {
    TextScanner.scan(text) { $0.internetInstant(.rfc3339) }?.date
  }

  /// Writes UTC with the digits that the date needs.
  ///
  ///     RFC3339.text(from: Date(timeIntervalSince1970: 1))   // "1970-01-01T00:00:01Z"
  public static func text(from date: Date) -> String? { ISO8601.text(from: date) }
}

extension TextScanner {
  /// Takes `yyyy-MM-dd`.
  mutating func day() -> CalendarDay? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"),
      let day = digits(2)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  fileprivate enum InternetForm {
    case rfc3339
    case anyForm
    case anyFormInUTC
  }

  fileprivate mutating func internetInstant(_ form: InternetForm) -> Instant? {
    let isStrict = form == .rfc3339
    guard let year = digits(4) else { return nil }
    // Without separators in the day there are none in the time.
    let isBasic = !isStrict && peek != UInt8(ascii: "-")
    guard isBasic || take("-"), let month = digits(2), isBasic || take("-"), let day = digits(2),
      let day = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    if form == .anyFormInUTC, isAtEnd { return Instant(day, hour: 0, minute: 0, second: 0) }
    guard takeLetter("t") || take(" "), let hour = digits(2), hour < 24 || !isStrict,
      isBasic || take(":"), let minute = digits(2)
    else { return nil }
    var second = 0
    var nanoseconds = 0
    if isBasic ? nextIsDigit : take(":") {
      guard let value = digits(2) else { return nil }
      second = value
      if take(".") || (!isStrict && take(",")) {
        guard let value = self.nanoseconds() else { return nil }
        nanoseconds = value
      }
    } else if isStrict {
      return nil
    }
    let isInUTC = form == .anyFormInUTC && isAtEnd
    guard let offset = isInUTC ? 0 : isStrict ? zone(requiresColon: true) : looseZone() else {
      return nil
    }
    return Instant(
      day, hour: hour, minute: minute, second: second, nanoseconds: nanoseconds, offset: offset)
  }

  /// Takes a zone with or without a space before it and colon in it, and the names behind it.
  private mutating func looseZone() -> Int? {
    let offset: Int
    if take(" "), take("U") {
      guard take("T"), take("C") else { return nil }
      offset = 0
    } else {
      guard let value = zone(requiresColon: false) else { return nil }
      offset = value
    }
    while take("[") {
      guard peek != UInt8(ascii: "!"), peek != UInt8(ascii: "]"), skip(through: "]") else {
        return nil
      }
    }
    return offset
  }

  /// Takes `Z` or an offset, in seconds east of UTC.
  mutating func zone(requiresColon: Bool) -> Int? {
    if takeLetter("z") { return 0 }
    let sign: Int
    if take("+") {
      sign = 1
    } else if take("-") {
      sign = -1
    } else {
      return nil
    }
    guard let hours = digits(2), hours < 24 else { return nil }
    if !requiresColon, peek != UInt8(ascii: ":"), !nextIsDigit { return sign * hours * 3600 }
    guard take(":") || !requiresColon, let minutes = digits(2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}

extension Instant {
  /// UTC as `yyyy-MM-ddTHH:mm:ss`, with a fraction, and `Z`.
  func internetText(digits: Int) -> String {
    var writer = DateTextWriter()
    writer.writeDay(day)
    writer.write("T" as Unicode.Scalar)
    writer.writeTime(secondOfDay: secondOfDay)
    if digits > 0 {
      writer.write("." as Unicode.Scalar)
      writer.write(nanoseconds / (1_000_000_000 / Self.powers[digits]), digits: digits)
    }
    writer.write("Z" as Unicode.Scalar)
    return writer.text
  }
}
