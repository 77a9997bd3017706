/// Builds the text of a date from ASCII, with numbers of fixed width.
struct DateTextWriter {
  private(set) var text = ""

  init() { text.reserveCapacity(32) }

  mutating func write(_ literal: String) { text += literal }

  /// Writes a number with leading zeros.
  mutating func write(_ value: Int, digits: Int) {
    var divisor = Instant.powers[digits - 1]
    while divisor > 0 {
      let digit = UInt8(truncatingIfNeeded: value / divisor % 10)
      text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
      divisor /= 10
    }
  }

  /// Writes `yyyy-MM-dd`.
  mutating func writeDay(_ day: CalendarDay) {
    write(day.year, digits: 4)
    write("-")
    write(day.month, digits: 2)
    write("-")
    write(day.day, digits: 2)
  }

  /// Writes `HH:mm:ss`.
  mutating func writeTime(secondOfDay: Int) {
    write(secondOfDay / 3600, digits: 2)
    write(":")
    write(secondOfDay / 60 % 60, digits: 2)
    write(":")
    write(secondOfDay % 60, digits: 2)
  }
}
