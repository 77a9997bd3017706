/// A day of the Gregorian calendar, reckoned as if it had always been in force.
///
/// Days are counted from 1970-01-01. The reckoning is by 400-year eras that begin in March, so
/// that the leap day is the last of a year:
///
///     2024-02-29  ->  era 5, year 23 of the era, day 365 of that year (March 1 is 0)
struct CalendarDay: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// Makes a day, or nil when the calendar has none such; years are 0 to 9999.
  init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies `days` after 1970-01-01.
  init(daysSince1970 days: Int) {
    let shifted = days + Self.daysFromMarchOfYear0
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days the day lies after 1970-01-01.
  var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysFromMarchOfYear0
  }

  /// The day of the week, 0 for Monday.
  var weekday: Int {
    let days = daysSince1970 + 3
    return days >= 0 ? days % 7 : (days % 7 + 7) % 7
  }

  /// From March 1 of the year 0 to 1970-01-01.
  private static let daysFromMarchOfYear0 = 719_468

  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
