import Foundation
import JSONCore
import Testing

@testable import CodableKit

@Suite struct OutputBufferISO8601Tests {
  static func text(_ seconds: Double) -> String {
    var buffer = OutputBuffer()
    buffer.append(iso8601: Date(timeIntervalSince1970: seconds))
    return buffer.text
  }

  static func check(_ seconds: Double) {
    let expected = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    #expect(text(seconds) == "\"\(expected)\"", "\(seconds)")
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_700_000_000.789, "2023-11-14T22:13:20Z"),
    (-0.5, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (-2_203_891_200, "1900-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (-12_212_553_600, "1583-01-01T00:00:00Z"),
  ])
  func writes(seconds: Double, expected: String) {
    #expect(Self.text(seconds) == "\"\(expected)\"")
    Self.check(seconds)
  }

  /// Outside of the years of four digits, and before the Gregorian calendar.
  @Test(arguments: [
    -12_212_553_601, 253_402_300_800, -62_135_769_600, -1e12, 1e12, 59.999_999_9,
  ])
  func leavesTheRestToFoundation(seconds: Double) { Self.check(seconds) }

  @Test func everyDayOfFourCenturies() {
    for day in stride(from: -30_000, to: 150_000, by: 1) {
      let civil = CalendarDay(daysSince1970: day)
      if day % 97 == 0 { Self.check(Double(day) * 86_400 + 3_723) }
      let next = CalendarDay(daysSince1970: day + 1)
      // The next day is the next of the month, or the first of one.
      let isNext = next.day == civil.day + 1 && next.month == civil.month
      #expect(isNext || (next.day == 1 && (28...31).contains(civil.day)))
    }
  }
}
