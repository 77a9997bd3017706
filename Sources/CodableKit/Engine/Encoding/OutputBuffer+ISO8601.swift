import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OutputBuffer {
  /// Appends a date in UTC to the second, in quotes: `"2023-11-14T22:13:20Z"`.
  ///
  /// Equal to Foundation's `.iso8601` format, which is asked for the years that it counts by
  /// another calendar or writes with another number of digits. A fraction of a second is cut
  /// towards the past.
  mutating func append(iso8601 date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // From 1583-01-01 to 9999-12-31.
    guard seconds >= -12_212_553_600, seconds < 253_402_300_800 else {
      return append(quoted: date.formatted(.iso8601), escapesSlashes: false)
    }
    let instant = Instant(seconds: Int64(seconds))
    let (day, time) = (instant.day, instant.secondOfDay)
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
