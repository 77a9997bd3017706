/// Builds the text of a date from ASCII, with numbers of fixed width.
struct DateTextWriter {
  // Bytes, since a string is several times as slow to append single characters to.
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(32) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ literal: String) { bytes.append(contentsOf: literal.utf8) }

  mutating func write(_ character: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: character.value))
  }

  /// Writes a number with leading zeros.
  mutating func write(_ value: Int, digits: Int) {
    if digits > 2 { write(value / 100, digits: digits - 2) }
    let pair = UInt8(truncatingIfNeeded: value % 100)
    if digits > 1 { bytes.append(UInt8(ascii: "0") + pair / 10) }
    bytes.append(UInt8(ascii: "0") + pair % 10)
  }

  /// Writes `yyyy-MM-dd`.
  mutating func writeDay(_ day: CalendarDay) {
    write(day.year, digits: 4)
    write("-" as Unicode.Scalar)
    write(day.month, digits: 2)
    write("-" as Unicode.Scalar)
    write(day.day, digits: 2)
  }

  /// Writes `HH:mm:ss`.
  mutating func writeTime(secondOfDay: Int) {
    write(secondOfDay / 3600, digits: 2)
    write(":" as Unicode.Scalar)
    write(secondOfDay / 60 % 60, digits: 2)
    write(":" as Unicode.Scalar)
    write(secondOfDay % 60, digits: 2)
  }
}
