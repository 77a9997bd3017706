import CodableKit
import Foundation
import Testing

/// What a report says would have accepted a value, by either decoder.
@Suite struct ReportedHelpTests {
  enum Level: Int, Codable, CaseIterable { case low = 1, high = 2 }
  enum Size: String, Codable, CaseIterable { case small, large }
  enum Shade: Codable { case light, dark }
  enum Card: Codable { case text(Inner) }
  enum Percent: ValueRange { static let range = 0...100 }
  struct Inner: Codable, Hashable { var id: Int }
  struct Wrapped<S: DecodingStrategy>: Decodable { @Coded<S> var x: S.CodedValue }

  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    /// What each issue advises.
    let helps: [String?]
    let report: @Sendable (Data, _ isFast: Bool) throws -> DecodingReport
    let testDescription: String

    init<S: DecodingStrategy & SendableMetatype>(
      _ strategy: S.Type, _ json: String, _ helps: String?...
    ) {
      testDescription = "\(strategy) \(json)"
      (self.json, self.helps) = (json, helps)
      report = { data, isFast in
        try isFast
          ? FastJSONDecoder().decodeReporting(Wrapped<S>.self, from: data).report
          : JSONDecoder().decodeReporting(Wrapped<S>.self, from: data).report
      }
    }
  }

  static func exchange(
    _ refused: String, _ strategy: String, _ effect: String, _ wrapper: String? = nil,
    _ whole: String = ""
  ) -> String {
    "`\(strategy)` in place of `\(refused)` \(effect)"
      + (wrapper.map {
        "; for `@\($0)` that is `@Coded<\(whole)>` (in a `@Codable` type: `@CodableBy(\(whole).self)`)"
      } ?? "")
  }

  static let rows: [Row] = [
    // Whatever else is around the strategy, it is read in its place.
    Row(
      Lossy<[Int]>.self, #"[1,"x","2",null]"#, nil,
      exchange("Int", "Lossless<Int>", #"accepts "2""#),
      exchange("Int", "Int?", "keeps null as nil")),
    Row(Lossy<Set<Int>>.self, #"["2"]"#, exchange("Int", "Lossless<Int>", #"accepts "2""#)),
    Row(
      Default<Lossy<[Int]>, Empty<[Int]>>.self, #"["2"]"#,
      exchange("Int", "Lossless<Int>", #"accepts "2""#)),
    Row(
      Lossy<JSONString<[Int]>>.self, #""[\"2\"]""#,
      exchange("Int", "Lossless<Int>", #"accepts "2""#)),
    Row(
      Lossy<NumberedList<Int>>.self, #"{"0":"2"}"#,
      exchange("Int", "Lossless<Int>", #"accepts "2""#)),
    // As the named wrappers are made.
    Row(
      Lossy<[Plain<Int>]>.self, #"["2"]"#,
      exchange(
        "Int", "Lossless<Int>", #"accepts "2""#, "LossyArray", "Lossy<[Lossless<Int>]>")),
    Row(
      Lossy<[Plain<Size>]>.self, #"["SMALL"]"#,
      exchange(
        "Plain<Size>", "CaseInsensitive<Size>", #"accepts "SMALL""#, "LossyArray",
        "Lossy<[CaseInsensitive<Size>]>")),
    Row(
      Lossy<[String: Plain<Level>]>.self, #"{"a":"2","b":7}"#,
      "`LosslessRaw<Level>` in place of `Plain<Level>` accepts \"2\"; for `@LossyDictionary` with "
        + "`String` keys that is `@Coded<Lossy<[String: LosslessRaw<Level>]>>` "
        + "(in a `@Codable` type: `@CodableBy(Lossy<[String: LosslessRaw<Level>]>.self)`)", nil),
    Row(
      Lossy<[Plain<Level?>]>.self, #"["2"]"#,
      exchange("Plain<Level>", "LosslessRaw<Level>", #"accepts "2""#)),
    // Of `Int` or of `String`.
    Row(
      Lossy<[Int: Int]>.self, #"{"1":"2"}"#, #"`Lossless<Int>` in place of `Int` accepts "2""#),
    Row(Lossy<Int?>.self, #""2""#, exchange("Int", "Lossless<Int>", #"accepts "2""#)),
    Row(
      Lossy<Plain<Int>?>.self, #""2""#,
      exchange("Int", "Lossless<Int>", #"accepts "2""#, "LossyOptional", "Lossy<Lossless<Int>?>")),
    // The strategy around what was given up has to stay.
    Row(
      Lossy<Plain<[Int]>?>.self, #"["2"]"#,
      #"`Lossless<Int>` as the strategy of the elements accepts "2""#),
    Row(
      Lossy<[ISO8601]>.self, #"["2024-01-02",7]"#,
      exchange("ISO8601", "DateOnly", #"accepts "2024-01-02""#),
      exchange("ISO8601", "FirstOf<ISO8601, UnixSeconds>", "accepts 7")),
    Row(
      Lossy<UnixSeconds?>.self, "1704164645678",
      exchange("UnixSeconds", "UnixMilliseconds", "accepts 1704164645678")),
    Row(
      Lossy<Lossless<Int>?>.self, "1.5",
      exchange("Lossless<Int>", "Rounded<Int>", "accepts 1.5")),
    Row(
      Lossy<[Plain<Date>]>.self, #"["2024-01-02T03:04:05Z"]"#,
      #"for a Date, `dateDecodingStrategy = .flexibleISO8601` reads "2024-01-02T03:04:05Z""#),
    Row(
      Default<Int, Zero<Int>>.self, #""2""#,
      #"`Lossless<Int>` in place of `Int` accepts "2", in a default as `Default<Lossless<Int>, …>` "#
        + "(in a `@Codable` type: `@CodableBy(Lossless<Int>.self)` too)"),
    Row(
      Lossy<[Plain<Inner>]>.self, #"[null,{"id":"2"},7]"#,
      exchange(
        "Plain<Inner>", "Plain<Inner>?", "keeps null as nil", "LossyArray",
        "Lossy<[Plain<Inner>?]>"),
      #"`@LosslessValue var id: Int` accepts "2" (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)"#,
      nil),
    Row(
      Lossy<[Plain<Inner>]>.self, "[{}]",
      "an optional, a wrapper of the `@Default…` family, or an initial value in a `@Codable` type "
        + "accepts a missing `id`"),
    Row(
      Lossy<[Plain<Shade>]>.self, #"["dark"]"#,
      "where it is a case of an enum without values, a raw value (`: String`) or "
        + "`@Codable(tagging: .bare)` reads \"dark\""),
    Row(Lossy<[Plain<Card>]>.self, #"["text"]"#, nil),
    Row(
      Lossy<[Int]>.self, "7",
      "for a list, `OneOrMany<…>` inside of `Lossy` accepts one element alone"),
    Row(
      Lossy<[String: Int]>.self, "[]",
      "`EmptyArrayAsNil<…>` around `Lossy` reads an empty array as nil"),
    Row(Lossy<[String: Int]>.self, "[1]", nil),
    // The rest of the strategy is not told.
    Row(
      Lossy<OneOrMany<Int>>.self, #""2""#, #"`Lossless<Int>` in place of `Int` accepts "2""#),
    Row(
      Lossy<DropNulls<Int>>.self, #"["2"]"#, #"`Lossless<Int>` in place of `Int` accepts "2""#),
    Row(
      Lossy<[LosslessString<Int>]>.self, #"[null]"#,
      exchange("LosslessString<Int>", "LosslessString<Int>?", "keeps null as nil")),
    Row(Lossy<[FirstOf<ISO8601, DateOnly>]>.self, "[7]", nil),
    Row(Clamped<Int, Percent>.self, "130", nil),
  ]

  @Test(arguments: rows, [false, true])
  func reportsAdviseToo(row: Row, isFast: Bool) throws {
    let report = try row.report(Data(#"{"x":\#(row.json)}"#.utf8), isFast)
    #expect(report.map(\.help) == row.helps)
    for issue in report {
      #expect(issue.help.map { issue.description.hasSuffix("\n  help: \($0)") } ?? true)
    }
  }

  @Test func aReportSaysOnceWhatIsAdvisedForElements() throws {
    let text = #"{"x":["x","2",null,"3",null]}"#
    let report = try FastJSONDecoder().decodeReporting(Wrapped<Lossy<[Int]>>.self, from: text)
      .report
    let helps = report.description.split(separator: "\n").filter { $0.hasPrefix("  help: ") }
    #expect(report.count == 5 && helps.count == 2)
    #expect(helps.first?.contains(#"accepts "2""#) == true)
  }

  @Test func aReportSaysWhatIsAdvisedForEachForm() throws {
    let text = #"{"x":["2024-01-02",7,"2024-01-03",8]}"#
    let report = try FastJSONDecoder().decodeReporting(Wrapped<Lossy<[ISO8601]>>.self, from: text)
      .report
    let helps = report.description.split(separator: "\n").filter { $0.hasPrefix("  help: ") }
    #expect(helps.count == 2)
    #expect(helps.first?.contains("DateOnly") == true)
    #expect(helps.last?.contains("UnixSeconds") == true)
  }

  @Test func aReportWithoutThePayloadAdvisesNothing() throws {
    let report = try FastJSONDecoder().decodeReporting(
      Wrapped<Lossy<[Int]>>.self, from: #"{"x":["2"]}"#, .redacted
    ).report
    #expect(report.map(\.help) == [nil])
  }
}
