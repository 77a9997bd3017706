#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A point in time as whole seconds since 1970 and nanoseconds, the exact form of a date's text.
struct Instant: Hashable, Sendable {
  var seconds: Int
  var nanoseconds: Int

  init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Makes an instant of calendar and clock, or nil when the clock shows no such time.
  ///
  /// 24:00:00 is the midnight that ends the day (ISO 8601), and second 60 of a minute 59 a leap
  /// second (RFC 3339, section 5.6): it reads as the second after, since `Date` has no leap seconds.
  init?(
    _ day: CalendarDay, hour: Int, minute: Int, second: Int, nanoseconds: Int = 0, offset: Int = 0
  ) {
    let isMidnight = hour == 24 && minute == 0 && second == 0 && nanoseconds == 0
    guard hour < 24 || isMidnight, minute < 60, second < 60 || (second == 60 && minute == 59)
    else { return nil }
    seconds = day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
    self.nanoseconds = nanoseconds
  }

  /// The nearest instant of a resolution of `digits` fraction digits; nil for a date that is not
  /// finite or has no four-digit year.
  init?(_ date: Date, digits: Int) {
    let interval = date.timeIntervalSince1970
    guard interval >= -62_167_219_200, interval < 253_402_300_800 else { return nil }
    let whole = interval.rounded(.down)
    let scale = Self.powers[digits]
    // Taken apart at the point, so that the fraction keeps what precision the date has.
    let units = Int(((interval - whole) * Double(scale)).rounded())
    seconds = Int(whole) + units / scale
    nanoseconds = units % scale * (1_000_000_000 / scale)
    guard seconds < 253_402_300_800 else { return nil }
  }

  /// The instant with the fewest groups of three digits that gives back the same date.
  ///
  /// A double resolves less than a nanosecond at present, and its last digits are noise. Nil for a
  /// date that no nine digits give back, or that has no four-digit year.
  init?(_ date: Date) {
    for digits in [0, 3, 6, 9] {
      if let instant = Instant(date, digits: digits), instant.date == date {
        self = instant
        return
      }
    }
    return nil
  }

  var date: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }

  var day: CalendarDay { CalendarDay(daysSince1970: seconds.flooredQuotient(by: 86_400).quotient) }

  /// Seconds since the midnight that began the day.
  var secondOfDay: Int { seconds.flooredQuotient(by: 86_400).remainder }

  /// The powers of ten up to the nanoseconds of a second.
  static let powers = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}

extension Int {
  /// The quotient rounded down, and the remainder, which is never negative.
  func flooredQuotient(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
