#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A point in time as whole seconds since 1970 and nanoseconds, the exact form of a date's text.
struct Instant: Hashable, Sendable {
  /// Of 64 bits everywhere, since the years 0 to 9999 have more seconds than 32 bits can count.
  var seconds: Int64
  var nanoseconds: Int

  init(seconds: Int64, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The midnight that begins a day.
  init(_ day: CalendarDay) { self.init(seconds: Int64(day.daysSince1970) * 86_400) }

  /// Makes an instant of calendar and clock, or nil when the clock shows no such time.
  ///
  /// 24:00:00 is the midnight that ends the day (ISO 8601), and 23:59:60 UTC, whatever the offset,
  /// a leap second (RFC 3339, section 5.7): it reads as the second after, since `Date` has no leap
  /// seconds. Nil too for what lies outside of the four-digit years in UTC, and so could be read
  /// and not written.
  init?(
    _ day: CalendarDay, hour: Int, minute: Int, second: Int, nanoseconds: Int = 0, offset: Int = 0
  ) {
    let isMidnight = hour == 24 && minute == 0 && second == 0 && nanoseconds == 0
    guard hour < 24 || isMidnight, minute < 60, second <= 60 else { return nil }
    seconds =
      Int64(day.daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second - offset)
    self.nanoseconds = nanoseconds
    guard second < 60 || secondOfDay == 0, Self.writableSeconds.contains(seconds),
      // With many nines of a fraction the date is the next second.
      seconds + 1 < Self.writableSeconds.upperBound
        || date.timeIntervalSince1970 < Double(Self.writableSeconds.upperBound)
    else { return nil }
  }

  /// The seconds of the years 0 to 9999.
  static let writableSeconds: Range<Int64> = -62_167_219_200..<253_402_300_800

  /// Whether a date is in the years 0 to 9999; false for one that is not finite.
  static func isWritable(_ date: Date) -> Bool {
    date.timeIntervalSince1970 >= Double(writableSeconds.lowerBound)
      && date.timeIntervalSince1970 < Double(writableSeconds.upperBound)
  }

  /// The nearest instant of a resolution of `digits` fraction digits that has a four-digit year;
  /// nil for a date that is not finite or has no such year.
  init?(_ date: Date, digits: Int) {
    guard Self.isWritable(date) else { return nil }
    let interval = date.timeIntervalSince1970
    let whole = interval.rounded(.down)
    let scale = Self.powers[digits]
    // Taken apart at the point, so that the fraction keeps what precision the date has.
    var units = Int(((interval - whole) * Double(scale)).rounded())
    if units == scale, Int64(whole) + 1 == Self.writableSeconds.upperBound { units -= 1 }
    seconds = Int64(whole) + Int64(units / scale)
    nanoseconds = units % scale * (1_000_000_000 / scale)
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

  var day: CalendarDay {
    CalendarDay(daysSince1970: Int(seconds.flooredQuotient(by: 86_400).quotient))
  }

  /// Seconds since the midnight that began the day.
  var secondOfDay: Int { Int(seconds.flooredQuotient(by: 86_400).remainder) }

  /// The powers of ten up to the nanoseconds of a second.
  static let powers = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}

extension Int64 {
  /// The quotient rounded down, and the remainder, which is never negative.
  func flooredQuotient(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
