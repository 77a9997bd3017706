import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// What is said of values that a strategy or an enum refuses, by either decoder.
@Suite struct HelpTests {
  enum Level: Int, Codable, CaseIterable { case low = 1, high = 2 }
  enum Size: String, Codable, CaseIterable { case small, large }
  enum Grade: Int, Codable { case first = 1, second = 2 }
  enum Shade: Codable { case light, dark }
  struct Inner: Codable, Hashable { var id: Int }

  struct Wrapped<S: DecodingStrategy>: Decodable { @Coded<S> var x: S.CodedValue }
  struct Bare<T: Decodable>: Decodable { var x: T }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let message: String
    let help: String?
    let error: @Sendable (Data, _ isFast: Bool) throws -> DecodingError
    var testDescription: String { "\(id) \(json)" }

    init<S: DecodingStrategy & SendableMetatype>(
      _ strategy: S.Type, _ json: String, _ message: String, _ help: String? = nil
    ) {
      id = "\(strategy)"
      (self.json, self.message, self.help) = (json, message, help)
      error = { data, isFast in try Self.error(Wrapped<S>.self, data, isFast) }
    }

    init<T: Decodable & SendableMetatype>(
      plain type: T.Type, _ json: String, _ message: String, _ help: String? = nil
    ) {
      id = "plain \(type)"
      (self.json, self.message, self.help) = (json, message, help)
      error = { data, isFast in try Self.error(Bare<T>.self, data, isFast) }
    }

    static func error<T: Decodable>(
      _ type: T.Type, _ data: Data, _ isFast: Bool
    ) throws -> DecodingError {
      try #require(throws: DecodingError.self) {
        _ =
          isFast
          ? try FastJSONDecoder().decode(type, from: data)
          : try JSONDecoder().decode(type, from: data)
      }
    }
  }

  static let iso = #"a date in ISO 8601 form such as "2024-01-02T03:04:05Z""#

  static let seconds =
    "a number or text of seconds since 1970, of a date in the years 0 to 9999"
  static let optional =
    "an optional `x` accepts null (in a `@Codable` type also `@CodableDefault(…)`)"
  static let alone =
    "for a list, `OneOrMany<…>` as the strategy of `@Coded` accepts one element alone"
  static let emptyArray =
    "`EmptyArrayAsNil<…>` as the strategy of `@Coded` reads an empty array as nil"
  static let oneShade = "expected an object with one key, a case of Shade"
  static let emptyString =
    "`EmptyStringAsNil<…>` as the strategy of `@Coded` reads an empty string as nil"
  static func droppingIt(_ strategy: String, _ type: String) -> String {
    "`@Coded<Lossy<\(strategy)>> var x: \(type)` drops it "
      + "(in a `@Codable` type: `@CodableBy(Lossy<\(strategy)>.self)`)"
  }
  static let droppingEntry = "`@LossyDictionary` drops it (in a `@Codable` type: `@Lossy`)"
  static let dropping = "`@LossyArray` drops it (in a `@Codable` type: `@Lossy`)"

  static func rawValue(_ text: String) -> String {
    "where it is a case of an enum without values, a raw value (`: String`) or "
      + "`@Codable(tagging: .bare)` reads \"\(text)\""
  }

  static func lossless(_ strategy: String) -> String {
    "`\(strategy)` (`\(strategy)?` for an optional) as the strategy of `@Coded` accepts \"2\""
  }

  static func coded(_ strategy: String, _ type: String = "Date", accepting text: String) -> String {
    "`@Coded<\(strategy)> var x: \(type)` accepts \(text) "
      + "(for an optional: `@Coded<\(strategy)?>`; "
      + "in a `@Codable` type: `@CodableBy(\(strategy).self)`)"
  }

  static let rows: [Row] = [
    Row(ISO8601.self, "true", "expected \(iso), found bool true"),
    Row(
      ISO8601.self, "7", "expected \(iso), found number 7",
      coded("FirstOf<ISO8601, UnixSeconds>", accepting: "7")),
    Row(
      ISO8601.self, "1704164645678", "expected \(iso), found number 1704164645678",
      coded("FirstOf<ISO8601, UnixMilliseconds>", accepting: "1704164645678")),
    Row(
      ISO8601.self, "null", "expected \(iso), found null",
      "`@Coded<ISO8601?> var x: Date?` accepts null "
        + "(in a `@Codable` type: `@CodableBy((ISO8601?).self)`)"),
    Row(
      ISO8601.self, #""2024-01-02T03:04:05""#,
      #"expected \#(iso), found string "2024-01-02T03:04:05""#,
      coded("ISO8601InUTC", accepting: #""2024-01-02T03:04:05""#)),
    Row(
      ISO8601.self, #""2024-01-02""#, #"expected \#(iso), found string "2024-01-02""#,
      coded("DateOnly", accepting: #""2024-01-02""#)),
    Row(
      DateOnly.self, #""2024-01-02T03:04:05Z""#,
      #"expected \#(DateOnly.form), found string "2024-01-02T03:04:05Z""#,
      coded("ISO8601", accepting: #""2024-01-02T03:04:05Z""#)),
    Row(ISO8601.self, #""soon""#, #"expected \#(iso), found string "soon""#),
    Row(
      UnixSeconds.self, "1704164645678", "expected \(seconds), found number 1704164645678",
      coded("UnixMilliseconds", accepting: "1704164645678")),
    Row(
      UnixMilliseconds.self, #""1704164645678000""#,
      "expected a number or text of milliseconds since 1970, of a date in the years 0 to 9999, "
        + #"found string "1704164645678000""#,
      coded("UnixMicroseconds", accepting: #""1704164645678000""#)),
    // In milliseconds it is no date either.
    Row(
      UnixSeconds.self, "-100000000000000", "expected \(seconds), found number -100000000000000",
      coded("UnixMicroseconds", accepting: "-100000000000000")),
    Row(UnixSeconds.self, "1e300", "expected \(seconds), found number 1e300"),
    Row(
      UnixSeconds.self, #""2024-01-02""#,
      #"expected a number or text of seconds since 1970, found string "2024-01-02""#,
      coded("FirstOf<UnixSeconds, DateOnly>", accepting: #""2024-01-02""#)),
    Row(ISO8601?.self, "true", "expected \(iso), found bool true"),
    Row(
      FirstOf3<ISO8601, DotNetDate, UnixSeconds>.self, "true",
      "expected one of: \(iso); \(DotNetDate.form); a number or text of seconds since 1970, "
        + "found bool true"),
    Row(
      FirstOf<ISO8601, UnixSeconds>.self, #""soon""#,
      "expected one of: \(iso); a number or text of seconds since 1970, found string \"soon\""),
    Row(Base64URL.self, "7", "expected \(Base64URL.form), found number 7"),
    Row(
      UnixMilliseconds.self, "[]",
      "expected a number or text of milliseconds since 1970, found array"),
    Row(
      UnixMilliseconds.self, "true",
      "expected a number or text of milliseconds since 1970, found bool true"),
    Row(plain: StringOrNumber.self, "[]", "expected a string or a number, found array"),
    Row(plain: StringOrNumber.self, "true", "expected a string or a number, found bool true"),
    Row(
      plain: Open<Level>.self, #""2""#, #"expected Int, found string "2""#,
      lossless("LosslessRaw<Open<Level>>")),
    Row(
      plain: [Int].self, "[1,null]", "expected Int, found null",
      "\(dropping), `[Int?]` keeps it as nil"),
    Row(
      plain: [Int].self, #"[1,"2"]"#, #"expected Int, found string "2""#,
      #"`@Coded<[Lossless<Int>]> var x: [Int]` accepts "2" (for an enum: `LosslessRaw`), "#
        + dropping),
    Row(plain: [Bool].self, #"["?"]"#, #"expected Bool, found string "?""#, dropping),
    Row(
      plain: [Inner].self, "[null]", "expected object, found null",
      "\(dropping), an optional element keeps it as nil"),
    Row(plain: [Inner].self, "[7]", "expected object, found number 7", dropping),
    Row(
      plain: [Shade].self, #"["dark"]"#, #"expected object, found string "dark""#,
      dropping + "; " + rawValue("dark")),
    Row(
      plain: Shade.self, #""dark""#, #"expected object, found string "dark""#, rawValue("dark")),
    Row(
      plain: Shade.self, "{}", "\(oneShade), found object (without a key)"),
    Row(
      plain: Shade.self, #"{"drak":{}}"#, #"\#(oneShade), found object (with key "drak")"#),
    Row(
      plain: Shade.self, #"{"light":{},"dark":{}}"#,
      #"\#(oneShade), found object (with keys "light" and "dark")"#),
    Row(plain: Shade.self, #""no case""#, #"expected object, found string "no case""#),
    Row(
      plain: [Size].self, #"["small",7]"#, #"expected "small" or "large", found number 7"#,
      dropping),
    Row(
      [UnixSeconds].self, "[null]", "expected a number or text of seconds since 1970, found null",
      "`@Coded<[UnixSeconds?]> var x: [Date?]` accepts null "
        + "(in a `@Codable` type: `@CodableBy([UnixSeconds?].self)`)"),
    Row(
      [Lossless<Int>].self, #"["x"]"#, #"expected Int, also as text, found string "x""#,
      "`@Coded<Lossy<[Lossless<Int>]>> var x: [Int]` drops it "
        + "(in a `@Codable` type: `@CodableBy(Lossy<[Lossless<Int>]>.self)`)"),
    Row(
      [String: Lossless<Int>].self, #"{"a":null}"#, "expected Int, found null",
      "`@Coded<[String: Lossless<Int>?]> var x: [String: Int?]` accepts null "
        + "(in a `@Codable` type: `@CodableBy([String: Lossless<Int>?].self)`)"),
    Row(
      plain: [String: Int].self, #"{"a":"1"}"#, #"expected Int, found string "1""#,
      #"for a dictionary, `@Coded<[String: Lossless<Int>]> var x: [String: Int]` accepts "1" "#
        + "(for an enum: `LosslessRaw`), " + droppingEntry),
    Row(
      [String: Int].self, #"{"a":"1"}"#, #"expected Int, found string "1""#,
      #"for a dictionary, `@Coded<[String: Lossless<Int>]> var x: [String: Int]` accepts "1" "#
        + "(for an enum: `LosslessRaw`), " + droppingEntry),
    Row(
      plain: [String: Int].self, #"{"a":null}"#, "expected Int, found null",
      "for a dictionary, \(droppingEntry), `[String: Int?]` keeps it as nil"),
    // Of `Int` or of `String`.
    Row(
      plain: [Int: Int].self, #"{"1":"1"}"#, #"expected Int, found string "1""#,
      "for a dictionary, " + droppingEntry),
    Row(plain: [Int].self, "null", "expected array, found null", optional),
    Row(plain: [String: Int].self, "null", "expected object, found null", optional),
    Row(plain: Inner.self, "null", "expected object, found null", optional),
    Row(plain: [Int].self, "7", "expected array, found number 7", alone),
    Row(
      plain: [Int].self, "{}", "expected array, found object",
      alone + ", `NumberedList<…>` an object with numbers for keys"),
    Row(plain: [String: Int].self, "[]", "expected object, found array", emptyArray),
    Row(plain: Inner.self, " [ ]", "expected object, found array", emptyArray),
    Row(plain: Inner.self, "[1]", "expected object, found array"),
    // The form of the list is the strategy's.
    Row(
      NumberedList<Int>.self, #"{"1":"2"}"#, #"expected Int, found string "2""#,
      droppingIt("NumberedList<Int>", "[Int]")),
    Row(
      OneOrMany<Int>.self, "[null]", "expected Int, found null",
      droppingIt("OneOrMany<Int>", "[Int]")),
    Row(
      Set<Int>.self, #"["2"]"#, #"expected Int, found string "2""#,
      droppingIt("Set<Int>", "Set<Int>")),
    Row(
      JSONString<[Int]>.self, #""[true]""#, "expected Int, found bool true (at 1:2 in the string)",
      droppingIt("JSONString<Array<Int>>", "[Int]")),
    // A lossy form of these gives up more than the element, and a member of an entry is no property.
    Row(Required<[Int]?>.self, #"["2"]"#, #"expected Int, found string "2""#),
    Row(
      NilAs<EmptyStringAsNil<[Int]>, Empty<[Int]>>.self, #"["2"]"#,
      #"expected Int, found string "2""#),
    Row(
      Entries<String, Int>.self, #"[{"key":"a","value":"2"}]"#, #"expected Int, found string "2""#),
    Row(
      Entries<String, Int>.self, #"[{"key":"a","val":2}]"#,
      #"expected key "value", found no such key"#),
    Row(
      plain: Size.self, #""SMALL""#,
      #"expected "small" or "large", found "SMALL" (did you mean "small"?)"#,
      coded("CaseInsensitive<Size>", "Size", accepting: #""SMALL""#)),
    // Nor does the error tell an optional.
    Row(
      plain: Size?.self, #""SMALL""#,
      #"expected "small" or "large", found "SMALL" (did you mean "small"?)"#,
      coded("CaseInsensitive<Size>", "Size", accepting: #""SMALL""#)),
    Row(
      Base64.self, #""-_8""#, #"expected Base64 such as "aGVsbG8=", found string "-_8""#,
      coded("Base64URL", "Data", accepting: #""-_8""#)),
    Row(
      Base64URL.self, #""+/8=""#,
      #"expected Base64 for URLs such as "aGVsbG8", found string "+/8=""#,
      coded("Base64", "Data", accepting: #""+/8=""#)),
    Row(
      plain: Data.self, #""-_8""#, #"expected data in Base64, found string "-_8""#,
      coded("Base64URL", "Data", accepting: #""-_8""#)),
    Row(
      Lossless<Int>.self, "1.5", "expected Int, also as text, found number 1.5",
      coded("Rounded<Int>", "Int", accepting: "1.5")),
    Row(plain: Inner.self, "7", "expected object, found number 7"),
    Row(
      Lossless<Int>.self, #""10x42""#, #"expected Int, also as text, found string "10x42""#),
    Row(
      Lossless<Int>.self, #""""#, #"expected Int, also as text, found string """#, emptyString),
    Row(plain: Double.self, #""""#, #"expected Double, found string """#, emptyString),
    Row(plain: URL.self, #""""#, #"expected a URL, found string """#, emptyString),
    Row(plain: Size.self, #""""#, #"expected "small" or "large", found """#, emptyString),
    Row(
      Lossless<Int8>.self, #""300""#,
      #"expected Int8, also as text, found string "300" (out of range)"#),
    Row(
      Lossless<Int>.self, "99999999999999999999",
      "expected Int, also as text, found number 99999999999999999999 (out of range)"),
    Row(
      Lossless<Double>.self, "1e999",
      "expected Double, also as text, found number 1e999 (out of range)"),
    Row(
      Lossless<Bool>.self, #""maybe""#,
      #"expected Bool, also as text or number, found string "maybe""#),
    Row(
      Rounded<Int8>.self, #""300.5""#,
      #"expected Int8, also as text, found string "300.5" (out of range)"#),
    Row(LosslessString<Int>.self, #""x""#, #"expected Int, also as text, found string "x""#),
    Row(LosslessRaw<Level>.self, #""x""#, #"expected 1 or 2, found string "x""#),
    Row(
      plain: LosslessAsRead<Int>.self, #""x""#,
      #"expected Int, also as text, found string "x""#),
    Row(
      plain: LosslessAsRead<Int>.self, "null", "expected Int, found null",
      "`@Coded<LosslessAsRead<Int>?> var x: LosslessAsRead<Int>?` accepts null "
        + "(in a `@Codable` type: `@CodableBy((LosslessAsRead<Int>?).self)`)"),
    Row(plain: [[Int]].self, "[[null]]", "expected Int, found null"),
    Row(
      plain: Size.self, #""smal""#,
      #"expected "small" or "large", found "smal" (did you mean "small"?)"#),
    Row(plain: Size.self, #""huge""#, #"expected "small" or "large", found "huge""#),
    Row(
      CaseInsensitive<Size>.self, #""LRAGE""#,
      #"expected "small" or "large", found "LRAGE" (did you mean "large"?)"#),
    Row(
      plain: Level.self, "null", "expected Int, found null", optional),
    Row(
      plain: Level.self, #""2""#, #"expected 1 or 2, found string "2""#,
      lossless("LosslessRaw<Level>")),
    Row(
      NonConformingFloat<Double>.self, #""nan""#,
      #"expected a number, "NaN", "Infinity" or "-Infinity", found string "nan""#),
    Row(plain: Field<Int>.self, #""2""#, #"expected Int, found string "2""#),
    Row(CaseInsensitive<Size>.self, "7", #"expected "small" or "large", found number 7"#),
    Row(OneOrMany<Int>.self, #""2""#, #"expected Int, found string "2""#),
    Row(JSONString<Plain<Inner>>.self, "7", "expected JSON in a string, found number 7"),
    Row(
      JSONString<Plain<Inner>>.self, #""{\"id\":\"x\"}""#,
      #"expected Int, found string "x" (at 1:7 in the string)"#),
    Row(
      JSONString<JSONString<Plain<Inner>>>.self, #""\"{\\\"id\\\":true}\"""#,
      "expected Int, found bool true (at 1:7 in the string at 1:1 in the string)",
      "`@LosslessValue var id: Int` accepts true (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)"
    ),
    Row(
      Plain<Inner>.self, #"{"id":"2"}"#, #"expected Int, found string "2""#,
      #"`@LosslessValue var id: Int` accepts "2" (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)"#
    ),
    Row(
      plain: Bool.self, #""true""#, #"expected Bool, found string "true""#,
      #"`@LosslessValue var x: Bool` accepts "true" (in a `@Codable` type: `@Lossless`)"#),
    Row(
      plain: Int.self, "null", "expected Int, found null", optional),
    Row(Plain<Level>.self, "7", "expected 1 or 2, found 7"),
    Row(Plain<Level>?.self, "7", "expected 1 or 2, found 7"),
    Row(Plain<Level>.self, "[]", "expected 1 or 2, found array"),
  ]

  @Test(arguments: rows, [false, true])
  func adviceIsOfTheProperty(row: Row, isFast: Bool) throws {
    let data = Data(#"{"x":\#(row.json)}"#.utf8)
    let lines = try row.error(data, isFast).explanation(in: data).split(separator: "\n")
    let heading = try #require(lines.first)
    #expect(heading.split(separator: "error: ", maxSplits: 1).last.map(String.init) == row.message)
    let help = lines.last.flatMap { $0.hasPrefix("  help: ") ? String($0.dropFirst(8)) : nil }
    #expect(help == row.help)
  }

  /// A decoder that is not ours does not say that an enum asked it which lists no cases.
  @Test func anEnumIsNamedWhereTheDecoderTells() throws {
    let row = Row(plain: Grade.self, #""2""#, "")
    let data = Data(#"{"x":"2"}"#.utf8)
    let ours = try row.error(data, true).explanation(in: data)
    #expect(ours.contains(#"error: expected Int, found string "2""#))
    #expect(ours.hasSuffix("help: " + Self.lossless("LosslessRaw<Grade>")))
    let theirs = try row.error(data, false).explanation(in: data)
    #expect(
      theirs.hasSuffix(
        #"accepts "2" (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)"#))
    let unlisted = try Row(plain: Level.self, "7", "").error(Data(#"{"x":7}"#.utf8), true)
    #expect(unlisted.summary(in: Data(#"{"x":7}"#.utf8)).contains("expected 1 or 2, found 7"))
  }

  @Test func aStrictReportListsTheCases() throws {
    struct Model: Decodable { @LossyOptional var x: Size? }
    let data = Data(#"{"x":"huge"}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try DecodingReport.collect(.strict) { try JSONDecoder().decode(Model.self, from: data) }
    }
    #expect(
      error.summary(in: data) == #"1:6: error: expected "small" or "large", found "huge" at $.x"#)
  }

  @Test func aReportShowsWhatStandsInAString() throws {
    struct Model: Decodable { @Coded<Lossy<JSONString<Plain<Inner>>?>> var x: Inner? }
    let data = Data(#"{"x":"{\"id\":true}"}"#.utf8)
    let (_, report) = try DecodingReport.collect(from: data) {
      try JSONDecoder().decode(Model.self, from: data)
    }
    #expect(
      report.description.hasPrefix(
        "1:6: warning: used nil $.x: expected Int, found bool true (at 1:7 in the string)"))
  }

  @Test func withoutTheTextAllAlternativesSpeak() throws {
    let row = Row(FirstOf<ISO8601, UnixSeconds>.self, #""soon""#, "")
    let error = try row.error(Data(#"{"x":"soon"}"#.utf8), true)
    #expect(
      error.summary() == """
        error: expected one of: a date in ISO 8601 form such as "2024-01-02T03:04:05Z"; \
        a number or text of seconds since 1970, found string "soon" at $.x
        """)
  }
}
