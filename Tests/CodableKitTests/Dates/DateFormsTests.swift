import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DateFormsTests {
  static let moment = Date(timeIntervalSince1970: 784_111_777)

  static let http: [(String, Bool)] = [
    ("Sun, 06 Nov 1994 08:49:37 GMT", true), ("Sunday, 06-Nov-94 08:49:37 GMT", true),
    ("Sun Nov  6 08:49:37 1994", true), ("Mon, 06 Nov 1994 08:49:37 GMT", false),
    ("Sun, 6 Nov 1994 08:49:37 GMT", false), ("Sun, 06 Nov 1994 08:49:37 +0000", false),
    ("Sun, 31 Feb 1994 08:49:37 GMT", false), ("", false), ("Sun, 06 Nov 1994 24:00:00 GMT", false),
  ]

  @Test(arguments: http)
  func readsHTTPDates(text: String, isAccepted: Bool) {
    #expect(HTTPDate.date(from: text) == (isAccepted ? Self.moment : nil))
  }

  static let mail: [(String, Bool)] = [
    ("Sun, 06 Nov 1994 08:49:37 +0000", true), ("6 Nov 1994 08:49:37 GMT", true),
    ("Sun,  6 Nov 94 03:49:37 EST", true), ("Sun, 06 Nov 1994 09:49:37 +0100", true),
    ("Sat, 06 Nov 1994 08:49:37 +0000", false), ("06 Nov 1994 08:49:37", false),
    ("32 Nov 1994 08:49:37 GMT", false), ("6 Nov 1994 24:00:00 GMT", false),
    // Comments and folded lines, section 3.2.3.
    ("Sun, 06 Nov 1994 08:49:37 +0000 (UTC)", true), ("6 Nov 1994 09:49:37 +0100(CET)", true),
    ("(a) Sun (b) , (c)6(d) Nov 1994 (e\\) (f)) 08:49:37\r\n\t+0000 ", true),
    ("6 Nov 1994 08:49:37 +0000 (UTC", false), ("6 Nov 1994 08:49:37 +0000 UTC)", false),
    ("6 Nov 1994 08:49:37 +0000 (\\", false), ("6 Nov 1994 08:49:37 +0000\r\n", false),
    ("6Nov 1994 08:49:37 +0000", false),
    // Obsolete zones, section 4.3.
    ("6 Nov 1994 00:49:37 PST", true), ("6 Nov 1994 08:49:37 UT", true),
    ("6 Nov 1994 08:49:37 q", true), ("6 Nov 1994 08:49:37 Z", true),
    ("6 Nov 1994 08:49:37 J", false), ("6 Nov 1994 08:49:37 CET", false),
  ]

  @Test(arguments: mail)
  func readsMailDates(text: String, isAccepted: Bool) {
    #expect(RFC2822.date(from: text) == (isAccepted ? Self.moment : nil))
  }

  @Test func writesTheirPreferredForms() {
    #expect(HTTPDate.text(from: Self.moment) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(RFC2822.text(from: Self.moment) == "Sun, 06 Nov 1994 08:49:37 +0000")
    #expect(DateOnly.text(from: Self.moment) == "1994-11-06")
    #expect(DotNetDate.text(from: Self.moment) == "/Date(784111777000)/")
  }

  static let days: [(String, Double?)] = [
    ("1970-01-01", 0), ("2024-02-29", 1_709_164_800), ("2023-02-29", nil), ("2024-2-9", nil),
    ("2024-02-29T00:00:00Z", nil),
  ]

  @Test(arguments: days)
  func readsDays(text: String, seconds: Double?) {
    #expect(DateOnly.date(from: text) == seconds.map { Date(timeIntervalSince1970: $0) })
    #expect(CalendarDate(text)?.dateInUTC == DateOnly.date(from: text))
  }

  @Test func ordersAndWritesCalendarDays() throws {
    struct Person: Codable, Equatable { var birthday: CalendarDate }
    let person = try TestFormat.json.decode(Person.self, from: #"{"birthday":"1990-02-28"}"#)
    #expect(person.birthday == CalendarDate(year: 1990, month: 2, day: 28))
    #expect(try json(person) == #"{"birthday":"1990-02-28"}"#)
    let days = try TestFormat.json.decode(
      [CalendarDate].self, from: #"["2024-01-02","1999-12-31"]"#)
    #expect(days.max() == days.first)
    #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
    #expect(
      Outcome.of(Person.self, #"{"birthday":"x"}"#) { $0 }.outcome == .dataCorrupted("$.birthday"))
  }

  @Test func saysWhichDayWasExpected() throws {
    struct Person: Codable { var birthday: CalendarDate }
    let data = Data(#"{"birthday":"2024-13-02"}"#.utf8)
    for decode in [
      { try JSONDecoder().decode(Person.self, from: data) },
      { try FastJSONDecoder().decode(Person.self, from: data) },
    ] {
      let error = try #require(throws: DecodingError.self) { try decode() }
      #expect(
        error.summary(in: data).contains(
          #"expected a day such as "2024-01-02", found string "2024-13-02""#))
    }
  }

  static let dotNet: [(String, Double?)] = [
    ("/Date(1704164645678)/", 1_704_164_645.678), ("/Date(1704164645678+0100)/", 1_704_164_645.678),
    ("/Date(-1)/", -0.001), ("/Date()/", nil), ("/Date(1.5)/", nil), ("Date(1)", nil),
    ("/Date(9223372036854775807)/", nil), ("/Date(1+01)/", nil), ("/Date(253402300800000)/", nil),
    ("/Date(253402300799000)/", 253_402_300_799),
  ]

  @Test(arguments: dotNet)
  func readsDotNetDates(text: String, seconds: Double?) {
    #expect(DotNetDate.date(from: text) == seconds.map { Date(timeIntervalSince1970: $0) })
  }

  struct Units: Codable, Equatable {
    @Coded<UnixSeconds?> var s: Date?
    @Coded<UnixMilliseconds?> var ms: Date?
    @Coded<UnixMicroseconds?> var us: Date?
    @Coded<UnixNanoseconds?> var ns: Date?
  }

  static let unix: [(String, Double)] = [
    (#"{"s":1704164645}"#, 1_704_164_645), (#"{"s":1704164645.678}"#, 1_704_164_645.678),
    (#"{"ms":1704164645678}"#, 1_704_164_645.678), (#"{"us":1704164645678000}"#, 1_704_164_645.678),
    (#"{"ns":1704164645678000000}"#, 1_704_164_645.678), (#"{"s":-1}"#, -1),
    (#"{"ms":-1}"#, -0.001),
    (#"{"ms":0}"#, 0),
  ]

  @Test(arguments: unix)
  func readsAndWritesUnixTimes(text: String, seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    for format in TestFormat.allCases {
      let units = try format.decode(Units.self, from: text)
      #expect([units.s, units.ms, units.us, units.ns].compactMap(\.self) == [date])
    }
    #expect(try json(TestFormat.json.decode(Units.self, from: text)) == text)
  }

  static let otherUnix: [(String, Outcome<Date?>)] = [
    (#"{"s":"1704164645"}"#, .value(Date(timeIntervalSince1970: 1_704_164_645))),
    (#"{"ms":"1704164645678"}"#, .value(nil)), (#"{"s":"soon"}"#, .typeMismatch("$.s")),
    (#"{"s":true}"#, .typeMismatch("$.s")), (#"{"s":null}"#, .value(nil)), ("{}", .value(nil)),
    (#"{"s":9223372036854775807}"#, .dataCorrupted("$.s")),
    (#"{"s":-9223372036854775808}"#, .dataCorrupted("$.s")),
    (#"{"s":253402300799}"#, .value(Date(timeIntervalSince1970: 253_402_300_799))),
  ]

  @Test(arguments: otherUnix)
  func readsTextsAndRefusesOthers(text: String, outcome: Outcome<Date?>) {
    #expect(Outcome.of(Units.self, text) { $0.s }.outcome == outcome)
  }

  struct Diary: Codable, Equatable { var entries: [CalendarDate: String] }

  /// As a plain dictionary's keys, members of an object.
  @Test(arguments: TestFormat.allCases) func daysAreKeysOfAnObject(format: TestFormat) throws {
    let text = #"{"entries":{"2024-02-29":"leap day"}}"#
    let day = try #require(CalendarDate("2024-02-29"))
    #expect(try format.decode(Diary.self, from: text) == Diary(entries: [day: "leap day"]))
    #expect(try json(Diary(entries: [day: "leap day"])) == text)
    let bad = Outcome.of(Diary.self, #"{"entries":{"2023-02-29":""}}"#, in: format) { $0 }.outcome
    #expect(
      bad == .dataCorrupted("$.entries[\"2023-02-29\"]") || bad == .dataCorrupted("$.entries"))
  }
}
