import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// An error without the payload at hand is said in the same words as one with it.
@Suite struct WordsWithoutTextTests {
  enum Level: String, Codable, CaseIterable { case low, high }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: String
    let error: @Sendable (TestFormat) throws -> DecodingError

    init<S: DecodingStrategy & SendableMetatype>(
      _ strategy: S.Type, _ value: String, _ message: String
    ) {
      let text = #"{"v":\#(value)}"#
      testDescription = "\(strategy) \(text)"
      self.message = message
      error = { format in
        try #require(throws: DecodingError.self) {
          try format.decode(Strategied<S>.self, from: text)
        }
      }
    }
  }

  static let rows = [
    Row(Int.self, #""x""#, "expected Int, found string"),
    Row(Int.self, "{}", "expected Int, found object"),
    Row(String.self, "7", "expected String, found number"),
    Row(Lossless<Int>.self, #""x""#, #"expected Int, also as text, found string "x""#),
    Row(Lossless<Int>.self, "1.5", "expected Int, also as text, found number 1.5"),
    Row(
      Lossless<Int8>.self, "300",
      "expected Int8, also as text, found number 300 (out of range)"),
    Row(Lossless<Int>.self, "[]", "expected Int, found array"),
    Row(Lossless<Decimal>.self, "[]", "expected Decimal, found array"),
    Row(Lossless<Decimal>.self, "{}", "expected Decimal, found object"),
    Row(UnixSeconds.self, "{}", "expected a number or text of seconds since 1970, found object"),
    Row(DurationSeconds.self, "[]", "expected a number or text of seconds, found array"),
    Row(Plain<StringOrNumber>.self, "[]", "expected a string or a number, found array"),
    Row(LosslessRaw<Level>.self, "[]", #"expected "low" or "high", found array"#),
    Row(CaseInsensitive<Level>.self, #""x""#, #"expected "low" or "high", found "x""#),
    Row(DateOnly.self, #""x, y""#, #"expected a day such as "2024-01-02", found string "x, y""#),
    Row(DateOnly.self, "7", #"expected a day such as "2024-01-02", found number"#),
    Row(
      UnixSeconds.self, #""x""#,
      #"expected a number or text of seconds since 1970, found string "x""#),
    Row(
      FirstOf<DateOnly, UnixSeconds>.self, #""x""#,
      #"expected one of: a day such as "2024-01-02"; a number or text of seconds since 1970, "#
        + #"found string "x""#),
    Row([Int: Int].self, #"{"a":1}"#, #"expected a key of type Int, found "a""#),
    Row(Plain<[Int: Int]>.self, #"{"a":1}"#, #"expected a key of type Int, found "a""#),
    Row(String.self, "1.5", "expected String, found number"),
    Row(UUID.self, #""x""#, "expected a UUID, found something else"),
  ]

  @Test(arguments: rows, [TestFormat.json, .fast, .propertyList])
  func saysTheSame(row: Row, format: TestFormat) throws {
    let summary = try row.error(format).summary()
    #expect(summary.hasPrefix("error: \(row.message) at $."))
  }

  /// Foundation's decoder of JSON says neither which number it is nor where.
  static let numbers = [
    Row(Int.self, "1.5", "expected Int, found number 1.5"),
    Row(OneOrMany<Int>.self, "1.5", "expected Int, found number 1.5"),
    Row(Field<Int>.self, "1.5", "expected Int, found number 1.5"),
    Row(Default<Int, IfMissing<Zero<Int>>>.self, "1.5", "expected Int, found number 1.5"),
  ]

  @Test(arguments: numbers, [TestFormat.fast, .propertyList])
  func saysWhichNumber(row: Row, format: TestFormat) throws {
    try saysTheSame(row: row, format: format)
  }

  @Test func dataOfAPropertyList() throws {
    let list = try PropertyListEncoder().encode(["v": Data([1])])
    let error = try #require(throws: DecodingError.self) {
      try PropertyListDecoder().decode(Strategied<Int>.self, from: list)
    }
    #expect(error.summary() == "error: expected Int, found data at $.v")
    let dates = try PropertyListEncoder().encode(["v": [Date.distantPast]])
    let (_, report) = try PropertyListDecoder().decodeReporting(
      Strategied<Lossy<[Int]>>.self, from: dates)
    #expect(report.issues.map { $0.found?.description } == ["date"])
  }
}
