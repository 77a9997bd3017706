import CodableKit
import Foundation
import Testing

@Suite("Examples of Dates/")
struct DateExampleTests {
  enum LogTime: DatePatternProvider {
    static let pattern = DatePattern("yyyy/MM/dd HH:mm:ss", secondsFromUTC: 3600)
  }

  enum CompactDay: DateTextStrategy {
    static let pattern = DatePattern("yyyyMMdd")
    static var form: String { "a day such as 20240102" }
    static func date(from text: String) -> Date? { pattern?.date(from: text) }
    static func text(from date: Date) -> String? { pattern?.text(from: date) }
  }

  @Test func patterns() throws {
    struct Log: Codable { @Coded<DateFormatted<LogTime>> var at: Date }
    try expect(\Log.at, #"{"at":"2024/01/02 03:04:05"}"#, exampleDate - 3600)
    struct Task: Codable { @Coded<CompactDay?> var due: Date? }
    try expect(\Task.due, #"{"due":"20240102"}"#, Date(timeIntervalSince1970: 1_704_153_600))
    expectRefused(Task.self, #"{"due":"soon"}"#, "expected a day such as 20240102")
  }

  @Test func days() throws {
    struct Bill: Codable { @Coded<DateOnly> var due: Date }
    try expect(
      \Bill.due, #"{"due":"2024-02-29"}"#, Date(timeIntervalSince1970: 1_709_164_800),
      writes: #"{"due":"2024-02-29"}"#)
    struct Person: Codable { var birthday: CalendarDate }
    try expect(
      \Person.birthday, #"{"birthday":"1990-02-28"}"#,
      #require(CalendarDate(year: 1990, month: 2, day: 28)))
  }

  @Test func texts() throws {
    struct Lax: Codable { @Coded<ISO8601> var at: Date }
    try expect(\Lax.at, #"{"at":"2024-01-02T03:04:05Z"}"#, exampleDate)
    struct Strict: Codable { @Coded<RFC3339> var at: Date }
    try expect(\Strict.at, #"{"at":"2024-01-02T03:04:05Z"}"#, exampleDate)
    struct Web: Codable { @Coded<HTTPDate> var modified: Date }
    try expect(\Web.modified, #"{"modified":"Tue, 02 Jan 2024 03:04:05 GMT"}"#, exampleDate)
    struct Mail: Codable { @Coded<RFC2822> var sent: Date }
    try expect(\Mail.sent, #"{"sent":"Tue, 02 Jan 2024 04:04:05 +0100"}"#, exampleDate)
    struct Old: Codable { @Coded<DotNetDate> var at: Date }
    try expect(\Old.at, #"{"at":"/Date(1704164645000)/"}"#, exampleDate)
    try expect(\Old.at, #"{"at":"/Date(1704164645000+0100)/"}"#, exampleDate)
  }

  @Test func numbers() throws {
    struct Seconds: Codable { @Coded<UnixSeconds> var at: Date }
    try expect(\Seconds.at, #"{"at":1704164645}"#, exampleDate)
    try expect(\Seconds.at, #"{"at":"1704164645"}"#, exampleDate)
    struct Milliseconds: Codable { @Coded<UnixMilliseconds> var at: Date }
    try expect(\Milliseconds.at, #"{"at":1704164645678}"#, exampleDate + 0.678)
    struct Microseconds: Codable { @Coded<UnixMicroseconds> var at: Date }
    try expect(\Microseconds.at, #"{"at":1704164645678000}"#, exampleDate + 0.678)
    struct Nanoseconds: Codable { @Coded<UnixNanoseconds> var at: Date }
    try expect(\Nanoseconds.at, #"{"at":1704164645678000000}"#, exampleDate + 0.678)
  }

  @Test func durations() throws {
    struct Request: Codable {
      @Coded<DurationSeconds> var timeout: Duration
    }
    try expect(\Request.timeout, #"{"timeout":1.5}"#, .milliseconds(1500))
    try expect(\Request.timeout, #"{"timeout":"1.5"}"#, .milliseconds(1500))
    struct Answer: Codable {
      @Coded<DurationMilliseconds> var latency: Duration
    }
    try expect(\Answer.latency, #"{"latency":250}"#, .milliseconds(250))
    struct Track: Codable { @Coded<ISO8601Duration> var length: Duration }
    for (text, seconds) in [("PT1H30M", 5400), ("P1DT12H", 129_600), ("P2W", 1_209_600)] {
      try expect(\Track.length, "{\"length\":\"\(text)\"}", .seconds(seconds))
    }
    try expect(\Track.length, #"{"length":"-PT5S"}"#, .seconds(-5))
  }

  @Test func strategiesOfCoders() throws {
    let decoder = FastJSONDecoder()
    decoder.dateDecodingStrategy = .by(UnixSeconds.self)
    #expect(try decoder.decode(Date.self, from: "1704164645") == exampleDate)
    let encoder = FastJSONEncoder()
    encoder.dateEncodingStrategy = .by(DateOnly.self)
    #expect(try encoder.encodeToString(exampleDate) == #""2024-01-02""#)
    encoder.dateEncodingStrategy = .firstOf([ISO8601.self, DateOnly.self])
    #expect(try encoder.encodeToString(exampleDate) == #""2024-01-02T03:04:05Z""#)
  }
}
