import CodableKit
import Foundation
import Testing

@Suite("Examples of what strategies for texts read and write")
struct TextMemberExampleTests {
  enum LogTime: DatePatternProvider {
    static let pattern = DatePattern("yyyy/MM/dd HH:mm:ss", secondsFromUTC: 3600)
  }

  @Test func bytes() throws {
    #expect(Base64.form == #"Base64 such as "aGVsbG8=""#)
    #expect(Base64.data(from: "aGVsbG8=") == Data("hello".utf8))
    #expect(Base64.data(from: "aGVsbG8") == nil)
    #expect(Base64.text(from: Data("hello".utf8)) == "aGVsbG8=")
    #expect(LenientBase64.form == "Base64, with or without line breaks and padding")
    #expect(LenientBase64.data(from: "aGVs\r\nbG8") == Data("hello".utf8))
    #expect(LenientBase64.text(from: Data("hello".utf8)) == "aGVsbG8=")
    #expect(Base64URL.form == #"Base64 for URLs such as "aGVsbG8""#)
    #expect(Base64URL.data(from: "-_8") == Data([0xFB, 0xFF]))
    #expect(Base64URL.text(from: Data([0xFB, 0xFF])) == "-_8")
    #expect(Hex.data(from: "05") == Data([5]))
    #expect(Hex.data(from: "0x05") == nil)
    #expect(Hex.value(from: "05") == Data([5]))
    #expect(ByteArray<Base64>.form == #"Base64 such as "aGVsbG8=""#)
    #expect(ByteArray<Base64>.value(from: "aGk=") == [104, 105])
    #expect(ByteArray<Base64>.text(from: [104, 105]) == "aGk=")
    #expect(Hex.form == #"pairs of hexadecimal digits such as "00ff""#)
    #expect(Hex.data(from: "00fF") == Data([0, 255]))
    #expect(Hex.text(from: Data([0, 255])) == "00ff")
    #expect(UTF8Text.form == "text in UTF-8")
    #expect(UTF8Text.data(from: "hé") == Data([0x68, 0xC3, 0xA9]))
    #expect(UTF8Text.text(from: Data([0x68, 0xC3, 0xA9])) == "hé")
    #expect(UTF8Text.text(from: Data([0xFF])) == nil)
  }

  @Test func dates() throws {
    #expect(DateFormatted<LogTime>.form == #"a date of the form "yyyy/MM/dd HH:mm:ss""#)
    #expect(
      DateFormatted<LogTime>.date(from: "2024/01/02 04:04:05")?.timeIntervalSince1970
        == 1_704_164_645)
    #expect(
      DateFormatted<LogTime>.text(from: Date(timeIntervalSince1970: 1_704_164_645))
        == "2024/01/02 04:04:05")
    #expect(DateOnly.form == #"a day such as "2024-01-02""#)
    #expect(DateOnly.date(from: "1970-01-02")?.timeIntervalSince1970 == 86_400)
    #expect(DateOnly.date(from: "1970-02-30") == nil)
    #expect(DateOnly.text(from: Date(timeIntervalSince1970: 86_400)) == "1970-01-02")
    #expect(CalendarDate(year: 2024, month: 2, day: 29)?.description == "2024-02-29")
    #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CalendarDate("1970-01-02")?.dateInUTC.timeIntervalSince1970 == 86_400)
    #expect(CalendarDate("2024-02-29")?.day == 29)
    #expect(CalendarDate("2024-2-29") == nil)
    #expect(CalendarDate(year: 1990, month: 2, day: 8)?.description == "1990-02-08")
    #expect(CalendarDate("2024-01-02")?.codingKey.stringValue == "2024-01-02")
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    let key = Key(stringValue: "2024-01-02")
    #expect(CalendarDate(codingKey: key)?.month == 1)
    #expect(try FastJSONDecoder().decode(CalendarDate.self, from: #""1990-02-28""#).year == 1990)
    #expect(
      try FastJSONEncoder().encodeToString(CalendarDate(year: 1990, month: 2, day: 28))
        == #""1990-02-28""#)
    struct Person: Codable { @Coded<CalendarDate> var birthday: CalendarDate }
    let person = try FastJSONDecoder().decode(Person.self, from: #"{"birthday":"1990-02-28"}"#)
    #expect(person.birthday.month == 2 && person.birthday.day == 28)
    let days = try [#require(CalendarDate("2024-02-01")), #require(CalendarDate("2024-01-31"))]
    #expect(days.min()?.day == 31)
    #expect(DatePattern("yyyyMMdd")?.date(from: "19700102")?.timeIntervalSince1970 == 86_400)
    #expect(DatePattern("yyyyMMdd")?.date(from: "1970-01-02") == nil)
    #expect(
      DatePattern("d MMM yyyy")?.text(from: Date(timeIntervalSince1970: 86_400)) == "2 Jan 1970")
    #expect(DatePattern("yyyyMMdd")?.text == "yyyyMMdd")
    #expect(
      DatePattern("yyyy-MM-dd'T'HH:mm")?.text(from: Date(timeIntervalSince1970: 0))
        == "1970-01-01T00:00")
    #expect(DatePattern("yyyyMd") == nil)
    #expect(ISO8601.date(from: "1970-01-01T00:00:05Z")?.timeIntervalSince1970 == 5)
    #expect(ISO8601.date(from: "yesterday") == nil)
    #expect(ISO8601.value(from: "1970-01-01T00:00:05Z")?.timeIntervalSince1970 == 5)
    #expect(DotNetDate.form == #"a .NET date such as "/Date(1704164645678)/""#)
    #expect(DotNetDate.date(from: "/Date(1500)/")?.timeIntervalSince1970 == 1.5)
    #expect(DotNetDate.text(from: Date(timeIntervalSince1970: 1.5)) == "/Date(1500)/")
    #expect(ISO8601.form == #"a date in ISO 8601 form such as "2024-01-02T03:04:05Z""#)
    #expect(
      ISO8601.date(from: "2024-01-02t04:04:05,5+0100")?.timeIntervalSince1970 == 1_704_164_645.5)
    #expect(
      ISO8601.text(from: Date(timeIntervalSince1970: 1_704_164_645.5)) == "2024-01-02T03:04:05.500Z"
    )
    #expect(
      ISO8601InUTC.form == #"a date in ISO 8601 form such as "2024-01-02T03:04:05Z""#)
    #expect(ISO8601InUTC.date(from: "1970-01-02")?.timeIntervalSince1970 == 86_400)
    #expect(ISO8601InUTC.date(from: "1970-01-01T00:00:01")?.timeIntervalSince1970 == 1)
    #expect(
      ISO8601InUTC.text(from: Date(timeIntervalSince1970: 1.5)) == "1970-01-01T00:00:01.500Z")
    #expect(ISO8601Seconds.form == #"a date in ISO 8601 form such as "2024-01-02T03:04:05Z""#)
    #expect(ISO8601Seconds.date(from: "1970-01-01T00:00:01.5Z")?.timeIntervalSince1970 == 1.5)
    #expect(ISO8601Seconds.text(from: Date(timeIntervalSince1970: 1.6)) == "1970-01-01T00:00:02Z")
    #expect(ISO8601Milliseconds.form == #"a date in ISO 8601 form such as "2024-01-02T03:04:05Z""#)
    #expect(ISO8601Milliseconds.date(from: "1970-01-01T00:00:01Z")?.timeIntervalSince1970 == 1)
    #expect(
      ISO8601Milliseconds.text(from: Date(timeIntervalSince1970: 1.5)) == "1970-01-01T00:00:01.500Z"
    )
    #expect(RFC3339.form == #"a date in RFC 3339 form such as "2024-01-02T03:04:05Z""#)
    #expect(RFC3339.date(from: "1970-01-01T01:00:01+01:00")?.timeIntervalSince1970 == 1)
    #expect(RFC3339.date(from: "1970-01-01T01:00:01+0100") == nil)
    #expect(RFC3339.text(from: Date(timeIntervalSince1970: 1)) == "1970-01-01T00:00:01Z")
    #expect(ISO8601Duration.form == #"a duration in ISO 8601 form such as "PT1H30M""#)
    #expect(ISO8601Duration.value(from: "PT1H30M") == .seconds(5400))
    #expect(ISO8601Duration.text(from: .seconds(5400)) == "PT1H30M")
    #expect(HTTPDate.form == #"an HTTP date such as "Sun, 06 Nov 1994 08:49:37 GMT""#)
    #expect(HTTPDate.date(from: "Sun Nov  6 08:49:37 1994")?.timeIntervalSince1970 == 784_111_777)
    #expect(
      HTTPDate.text(from: Date(timeIntervalSince1970: 784_111_777))
        == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(RFC2822.form == #"a mail date such as "Sun, 06 Nov 1994 08:49:37 +0000""#)
    #expect(RFC2822.date(from: "6 Nov 1994 08:49:37 GMT")?.timeIntervalSince1970 == 784_111_777)
    #expect(
      RFC2822.text(from: Date(timeIntervalSince1970: 784_111_777))
        == "Sun, 06 Nov 1994 08:49:37 +0000")
  }

  @Test func units() throws {
    struct Lengths: Codable {
      @Coded<DurationSeconds> var length: Duration
      @Coded<DurationMilliseconds> var other: Duration
    }
    let lengths = try FastJSONDecoder().decode(
      Lengths.self, from: #"{"length":"1.5","other":"250"}"#)
    #expect(lengths.length == .milliseconds(1500) && lengths.other == .milliseconds(250))
    #expect(try FastJSONEncoder().encodeToString(lengths) == #"{"length":1.5,"other":250}"#)
    #expect(UnixSeconds.unitsPerSecond == 1)
    #expect(UnixMilliseconds.unitsPerSecond == 1000)
    #expect(UnixMicroseconds.unitsPerSecond == 1_000_000)
    #expect(UnixNanoseconds.unitsPerSecond == 1_000_000_000)
    struct Times: Codable {
      @Coded<UnixSeconds> var at: Date
      @Coded<UnixMilliseconds> var other: Date
    }
    let times = try FastJSONDecoder().decode(Times.self, from: #"{"at":"5","other":5000}"#)
    #expect(times.at.timeIntervalSince1970 == 5 && times.other == times.at)
    #expect(try FastJSONEncoder().encodeToString(times) == #"{"at":5,"other":5000}"#)
  }
}
