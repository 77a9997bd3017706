import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OutputBuffer {
  /// Appends a date in UTC to the second, in quotes: `"2023-11-14T22:13:20Z"`.
  ///
  /// Equal to Foundation's `.iso8601` format, which is asked for the years that it counts by another
  /// calendar or writes with another number of digits. A fraction of a second is cut towards the
  /// past.
  mutating func append(iso8601 date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // From 1583-01-01 to 9999-12-31.
    guard seconds >= -12_212_553_600, seconds < 253_402_300_800 else {
      return append(quoted: date.formatted(.iso8601), escapesSlashes: false)
    }
    let (days, time) = Int(seconds).dividedDownwards(by: 86_400)
    let day = CivilDay(daysSince1970: days)
    append(UInt8(ascii: "\""))
    append(pair: day.year / 100)
    append(pair: day.year % 100)
    append(UInt8(ascii: "-"), pair: day.month)
    append(UInt8(ascii: "-"), pair: day.day)
    append(UInt8(ascii: "T"), pair: time / 3600)
    append(UInt8(ascii: ":"), pair: time / 60 % 60)
    append(UInt8(ascii: ":"), pair: time % 60)
    append(UInt8(ascii: "Z"))
    append(UInt8(ascii: "\""))
  }

  private mutating func append(_ separator: UInt8, pair value: Int) {
    append(separator)
    append(pair: value)
  }

  private mutating func append(pair value: Int) {
    append(word: UInt64(0x3030 + value / 10 + (value % 10) << 8), length: 2)
  }
}

/// A day of the Gregorian calendar.
struct CivilDay {
  let year: Int
  let month: Int
  let day: Int

  /// Counts in years that begin in March, so that a leap day is the last of its year, and in eras of
  /// 400 years, which have 146,097 days each.
  init(daysSince1970: Int) {
    let (era, dayOfEra) = (daysSince1970 + 719_468).dividedDownwards(by: 146_097)
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Months of 30 and 31 days in turns of five months, 153 days each.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }
}

extension Int {
  /// The quotient rounded down and a remainder that is not negative.
  fileprivate func dividedDownwards(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
