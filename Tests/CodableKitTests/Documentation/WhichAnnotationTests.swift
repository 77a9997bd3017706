import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// The tables of `Documentation/WhichAnnotation.md`: each row is run, and stands in the article as
/// it is run.
@Suite struct WhichAnnotationTests {
  enum Level: String, Codable, CaseIterable, Sendable { case low, high }
  enum Grade: Int, Codable, Sendable { case first = 1, second = 2 }
  enum Percent: ValueRange { static let range = 0...100 }
  struct User: Codable, Identifiable, Sendable { var id: Int }
  struct Item: Codable, Sendable { var sku: String }
  enum BySKU: KeyProvider { static func key(of element: Item) -> String { element.sku } }
  enum NameAndCount: EntryNames {
    static let key = "name"
    static let value = "count"
  }
  enum Mood: String, Codable, DefaultProvider {
    case calm, cross
    static let defaultValue = Mood.calm
  }
  enum Day: DatePatternProvider { static let pattern = DatePattern("dd.MM.yyyy") }

  protocol Figure: Sendable {}
  struct Circle: Figure, Codable { var radius: Int }
  enum Figures: TaggedFamily {
    typealias Value = any Figure
    static let cases: [Case] = [Case("circle", Circle.self) { $0 }]
  }
  enum Block: TaggedCodable, Sendable {
    case text(Text), unknown(JSONValue)
    struct Text: Codable, Sendable { var body: String }
    static let cases: [Case] = [
      Case("text", Text.self, embed: Block.text) {
        if case .text(let text) = $0 { text } else { nil }
      }
    ]
    static let unknownCase: UnknownTagCase<Block>? = UnknownTagCase(embed: Block.unknown) {
      if case .unknown(let json) = $0 { json } else { nil }
    }
  }

  protocol Model: Decodable, SendableMetatype {
    associatedtype Value
    var v: Value { get }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let annotation: String
    let payload: String
    let result: String
    let issues: [String]
    let run: @Sendable (TestFormat) -> (result: String, issues: [String])

    var testDescription: String { "\(annotation) reads \(payload)" }

    /// The row as the article has it.
    var line: String {
      let reads = result.hasPrefix("throws") ? "throws, at `$.v`" : "`\(result)`"
      let reported = issues.isEmpty ? "-" : issues.joined(separator: "; ")
      return "| `\(payload)` | `\(annotation)` | \(reads) | \(reported) |"
    }
  }

  static func row<M: Model>(
    _ model: M.Type, _ annotation: String, _ payload: String, _ result: String, _ issues: String...
  ) -> Row {
    Row(annotation: annotation, payload: payload, result: result, issues: issues) { format in
      let (outcome, issues) = Outcome.of(M.self, payload, in: format) { text(of: $0.v) }
      switch outcome {
      case .value(let text): return (text, issues)
      case .keyNotFound(let path), .typeMismatch(let path), .valueNotFound(let path),
        .dataCorrupted(let path), .otherError(let path):
        return ("throws at \(path)", issues)
      }
    }
  }

  static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    }
    switch value {
    case let date as Date: return "\(date.timeIntervalSince1970)"
    case let values as any Sequence where Mirror(reflecting: values).displayStyle == .collection:
      return "\(values)".replacing("CodableKitTests.WhichAnnotationTests.", with: "")
    case let values as any Sequence where Mirror(reflecting: values).displayStyle == .dictionary:
      return "\(values)".replacing("CodableKitTests.WhichAnnotationTests.", with: "")
    default: return "\(value)"
    }
  }

  struct T1: Model { @Coded<Tagged<Figures>> var v: any Figure }
  struct T2: Model { @Coded<Tagged<Figures>?> var v: (any Figure)? }
  struct T3: Model { @Coded<Lossy<[Tagged<Figures>]>> var v: [any Figure] }
  struct T4: Model { @LossyArray var v: [Block] }
  struct T5: Model { var v: Block }
  struct M1: Model { @LossyOptional var v: Int? }
  struct M2: Model { @Nullable var v: Int? }
  struct M3: Model { @DefaultEmptyArray var v: [Int] }
  struct M4: Model { @DefaultZero var v: Int }
  struct M5: Model { @DefaultTrue var v: Bool }
  struct M6: Model { @DefaultFirstCase var v: Level }
  struct M7: Model { @Coded<Default<Int, IfMissing<Zero<Int>>>> var v: Int }
  struct M8: Model { @Coded<Default<Bool, ByCause<True, False, NoDefault<Bool>>>> var v: Bool }
  struct M9: Model { @Coded<EmptyStringAsNil<Int>> var v: Int? }
  struct M10: Model { @Coded<EmptyArrayAsNil<[String: Int]>> var v: [String: Int]? }
  struct M11: Model { @LossyOptional var v: Int? }
  struct M12: Model { @LossyValue var v: Int? }
  struct M13: Model { @DefaultZero var v: Int }
  struct M14: Model { @LosslessValue var v: Int }
  struct M15: Model { @LosslessValue var v: String }
  struct M16: Model { @LosslessValue var v: Bool }
  struct M17: Model { @LosslessStringCodable var v: Int? }
  struct M18: Model { @LosslessAsRead var v: Int }
  struct M19: Model { @Coded<Rounded<Int>> var v: Int }
  struct M90: Model { var v: LosslessAsRead<Int>? }
  struct M91: Model { @Coded<NonConformingFloat<Double>> var v: Double }
  struct M92: Model { @Coded<FirstOf<UnixSeconds, UnixMilliseconds>> var v: Date }
  struct M20: Model { @LossyArray var v: [Int] }
  struct M21: Model { @LossySet var v: Set<Int> }
  struct M22: Model { @LossyDictionary var v: [String: Int] }
  struct M23: Model { @DefaultLossyArray var v: [Int] }
  struct M24: Model { @Coded<Lossy<[Lossy<[Int]>]>> var v: [[Int]] }
  struct M25: Model { @Coded<DropNulls<Int>> var v: [Int] }
  struct M26: Model { @LossyOptional var v: Level? }
  struct M27: Model { @DefaultFirstCase var v: Level }
  struct M28: Model { var v: Open<Level> }
  struct M29: Model { @LossyArray var v: [Level] }
  struct M30: Model { @Coded<CaseInsensitive<Level>> var v: Level }
  struct M31: Model { @Coded<LosslessRaw<Grade>> var v: Grade }
  struct M32: Model { @Coded<ISO8601> var v: Date }
  struct M70: Model { @Coded<ISO8601InUTC> var v: Date }
  struct M33: Model { @Coded<UnixMilliseconds> var v: Date }
  struct M34: Model { @Coded<FirstOf<ISO8601, UnixSeconds>> var v: Date }
  struct M35: Model { @Coded<DateOnly?> var v: Date? }
  struct M36: Model { @Coded<DurationMilliseconds> var v: Duration }
  struct M37: Model { @Coded<Base64URL> var v: Data }
  struct M38: Model { @Coded<ByteArray<Hex>> var v: [UInt8] }
  struct M39: Model { @Coded<OneOrMany<Int>> var v: [Int] }
  struct M40: Model { @Coded<JSONString<[Int]>> var v: [Int] }
  struct M41: Model { @Coded<KeyedByID<User>> var v: [Int: User] }
  struct M42: Model { @Coded<Pairs<String, Int>> var v: [String: Int] }
  struct M43: Model { @Coded<Entries<String, Int>> var v: [String: Int] }
  struct M44: Model { @Coded<[Plain<Level>: Int]> var v: [Level: Int] }
  struct M45: Model { var v: OrderedFields<Int> }
  struct M46: Model { @Coded<Trimmed<String>> var v: String }
  struct M47: Model { @Coded<Lowercased<String>> var v: String }
  struct M48: Model { @Coded<NonEmpty<String>> var v: String }
  struct M49: Model { @Coded<Lossy<NonEmpty<String>?>> var v: String? }
  struct M50: Model { @Coded<Ranged<Int, Percent>> var v: Int }
  struct M51: Model { @Coded<Clamped<Int, Percent>> var v: Int }
  struct M52: Model { @Coded<Default<Int, IfMissingOrNull<Zero<Int>>>> var v: Int }
  struct M53: Model { @Coded<Default<Int, IfInvalid<Zero<Int>>>> var v: Int }
  struct M54: Model { @DefaultCase var v: Mood }
  struct M55: Model { @Coded<Lossy<[Int]>?> var v: [Int]? }
  struct M56: Model { @Coded<Lossy<OneOrMany<Int>>> var v: [Int] }
  struct M57: Model { @Coded<HTTPDate> var v: Date }
  struct M58: Model { @Coded<RFC2822> var v: Date }
  struct M59: Model { @Coded<DotNetDate> var v: Date }
  struct M60: Model { @Coded<DateFormatted<Day>> var v: Date }
  struct M61: Model { @Coded<ISO8601Duration> var v: Duration }
  struct M62: Model { @Coded<LenientBase64> var v: Data }
  struct M63: Model { @Coded<KeyedBy<Plain<Item>, BySKU>> var v: [String: Item] }
  struct M64: Model { @Coded<NamedEntries<String, Int, NameAndCount>> var v: [String: Int] }
  struct M65: Model { @Coded<Ordered<UnixSeconds>> var v: OrderedFields<Date> }
  struct M66: Model { var v: Field<Int> }
  struct M67: Model { @Coded<Field<Lossless<Int>>> var v: Field<Int> }
  struct M69: Model { @Coded<NilAs<EmptyStringAsNil<Int>, Zero<Int>>> var v: Int }
  struct M71: Model { @Coded<DropNullValues<String, Int>> var v: [String: Int] }
  struct M72: Model { @Coded<NumberedList<String>> var v: [String] }
  struct M68: Model { @Coded<Lossless<Int>?> var v: Int? }

  static let rows: [Row] = [
    // A value may be missing or null.
    row(M1.self, "@LossyOptional var v: Int?", #"{}"#, #"nil"#),
    row(M2.self, "@Nullable var v: Int?", #"{"v":null}"#, #"nil"#),
    row(M3.self, "@DefaultEmptyArray var v: [Int]", #"{}"#, #"[]"#),
    row(M4.self, "@DefaultZero var v: Int", #"{"v":null}"#, #"0"#),
    row(M5.self, "@DefaultTrue var v: Bool", #"{}"#, #"true"#),
    row(M6.self, "@DefaultFirstCase var v: Level", #"{}"#, #"low"#),
    row(
      M7.self, "@Coded<Default<Int, IfMissing<Zero<Int>>>> var v: Int", #"{"v":null}"#,
      #"throws at $.v"#),
    row(
      M8.self, "@Coded<Default<Bool, ByCause<True, False, NoDefault<Bool>>>> var v: Bool",
      #"{"v":null}"#, #"false"#),
    row(M9.self, "@Coded<EmptyStringAsNil<Int>> var v: Int?", #"{"v":""}"#, #"nil"#),
    row(
      M10.self, "@Coded<EmptyArrayAsNil<[String: Int]>> var v: [String: Int]?", #"{"v":[]}"#,
      #"nil"#),
    row(
      M52.self, "@Coded<Default<Int, IfMissingOrNull<Zero<Int>>>> var v: Int", #"{"v":null}"#, #"0"#
    ),
    row(
      M53.self, "@Coded<Default<Int, IfInvalid<Zero<Int>>>> var v: Int", #"{"v":"x"}"#, #"0"#,
      "used the default wrong type $.v"),
    row(M66.self, "var v: Field<Int>", #"{"v":null}"#, #"null"#),
    row(M67.self, "@Coded<Field<Lossless<Int>>> var v: Field<Int>", #"{}"#, #"absent"#),
    row(
      M69.self, "@Coded<NilAs<EmptyStringAsNil<Int>, Zero<Int>>> var v: Int", #"{"v":""}"#, "0"),
    // A value is of the wrong type.
    row(
      M11.self, "@LossyOptional var v: Int?", #"{"v":"many"}"#, #"nil"#, "used nil wrong type $.v"),
    row(M12.self, "@LossyValue var v: Int?", #"{}"#, #"throws at $.v"#),
    row(
      M13.self, "@DefaultZero var v: Int", #"{"v":[]}"#, #"0"#, "used the default wrong type $.v"),
    row(M14.self, "@LosslessValue var v: Int", #"{"v":"7"}"#, #"7"#),
    row(
      M15.self, "@LosslessValue var v: String", #"{"v":12345678901234567890123}"#,
      #"12345678901234567890123"#),
    row(M16.self, "@LosslessValue var v: Bool", #"{"v":"Yes"}"#, #"true"#),
    row(M17.self, "@LosslessStringCodable var v: Int?", #"{"v":7}"#, #"7"#),
    row(M18.self, "@LosslessAsRead var v: Int", #"{"v":"7"}"#, #"7"#),
    row(M90.self, "var v: LosslessAsRead<Int>?", #"{"v":"7"}"#, #"7"#),
    row(M19.self, "@Coded<Rounded<Int>> var v: Int", #"{"v":19.99}"#, #"20"#),
    row(
      M91.self, "@Coded<NonConformingFloat<Double>> var v: Double", #"{"v":"Infinity"}"#, #"inf"#),
    row(M68.self, "@Coded<Lossless<Int>?> var v: Int?", #"{"v":"7"}"#, #"7"#),
    // Some elements or entries are bad.
    row(
      M20.self, "@LossyArray var v: [Int]", #"{"v":[1,"x",3]}"#, #"[1, 3]"#,
      "dropped element wrong type $.v[1]"),
    row(
      M21.self, "@LossySet var v: Set<Int>", #"{"v":[1,1,null]}"#, #"[1]"#,
      "dropped element null $.v[2]"),
    row(
      M22.self, "@LossyDictionary var v: [String: Int]", #"{"v":{"a":1,"b":"x"}}"#, #"["a": 1]"#,
      "dropped entry wrong type $.v.b"),
    row(M23.self, "@DefaultLossyArray var v: [Int]", #"{}"#, #"[]"#),
    row(
      M24.self, "@Coded<Lossy<[Lossy<[Int]>]>> var v: [[Int]]", #"{"v":[[1,"x"],7]}"#,
      #"[[1], []]"#, "dropped element wrong type $.v[0][1]",
      "used an empty collection wrong type $.v[1]"),
    row(M25.self, "@Coded<DropNulls<Int>> var v: [Int]", #"{"v":[1,null]}"#, #"[1]"#),
    row(
      M71.self, "@Coded<DropNullValues<String, Int>> var v: [String: Int]",
      #"{"v":{"a":1,"b":null}}"#, #"["a": 1]"#),
    row(M55.self, "@Coded<Lossy<[Int]>?> var v: [Int]?", #"{}"#, #"nil"#),
    row(
      M56.self, "@Coded<Lossy<OneOrMany<Int>>> var v: [Int]", #"{"v":"x"}"#, #"[]"#,
      "used an empty collection wrong type $.v"),
    // An enum has cases that the model does not know.
    row(
      M26.self, "@LossyOptional var v: Level?", #"{"v":"extreme"}"#, #"nil"#,
      "used nil unknown case $.v"),
    row(
      M27.self, "@DefaultFirstCase var v: Level", #"{"v":"extreme"}"#, #"low"#,
      "used the default unknown case $.v"),
    row(M28.self, "var v: Open<Level>", #"{"v":"extreme"}"#, #"unknown("extreme")"#),
    row(
      M29.self, "@LossyArray var v: [Level]", #"{"v":["high","extreme"]}"#, #"[Level.high]"#,
      "dropped element unknown case $.v[1]"),
    row(M30.self, "@Coded<CaseInsensitive<Level>> var v: Level", #"{"v":"HIGH"}"#, #"high"#),
    row(M31.self, "@Coded<LosslessRaw<Grade>> var v: Grade", #"{"v":"2"}"#, #"second"#),
    row(
      M54.self, "@DefaultCase var v: Mood", #"{"v":"odd"}"#, #"calm"#,
      "used the default unknown case $.v"),
    // Dates, durations and bytes come in their own forms.
    row(
      M32.self, "@Coded<ISO8601> var v: Date", #"{"v":"2024-01-02T03:04:05.5+01:00"}"#,
      #"1704161045.5"#),
    row(
      M70.self, "@Coded<ISO8601InUTC> var v: Date", #"{"v":"1970-01-01T00:01:00.25"}"#, #"60.25"#),
    row(M33.self, "@Coded<UnixMilliseconds> var v: Date", #"{"v":"60000"}"#, #"60.0"#),
    row(M34.self, "@Coded<FirstOf<ISO8601, UnixSeconds>> var v: Date", #"{"v":60}"#, #"60.0"#),
    row(
      M92.self, "@Coded<FirstOf<UnixSeconds, UnixMilliseconds>> var v: Date",
      #"{"v":1704164645678}"#, #"1704164645.678"#),
    row(M35.self, "@Coded<DateOnly?> var v: Date?", #"{"v":"1970-01-02"}"#, #"86400.0"#),
    row(M36.self, "@Coded<DurationMilliseconds> var v: Duration", #"{"v":250}"#, #"0.25 seconds"#),
    row(M37.self, "@Coded<Base64URL> var v: Data", #"{"v":"-_8"}"#, #"2 bytes"#),
    row(M38.self, "@Coded<ByteArray<Hex>> var v: [UInt8]", #"{"v":"00ff"}"#, #"[0, 255]"#),
    row(
      M57.self, "@Coded<HTTPDate> var v: Date", #"{"v":"Thu, 01 Jan 1970 00:01:00 GMT"}"#, #"60.0"#),
    row(M58.self, "@Coded<RFC2822> var v: Date", #"{"v":"1 Jan 1970 01:01:00 +0100"}"#, #"60.0"#),
    row(M59.self, "@Coded<DotNetDate> var v: Date", #"{"v":"/Date(60000)/"}"#, #"60.0"#),
    row(M60.self, "@Coded<DateFormatted<Day>> var v: Date", #"{"v":"02.01.1970"}"#, #"86400.0"#),
    row(M61.self, "@Coded<ISO8601Duration> var v: Duration", #"{"v":"PT1M"}"#, #"60.0 seconds"#),
    row(M62.self, "@Coded<LenientBase64> var v: Data", #"{"v":"aG\nk"}"#, #"2 bytes"#),
    // The structure is not the model's.
    row(M39.self, "@Coded<OneOrMany<Int>> var v: [Int]", #"{"v":7}"#, #"[7]"#),
    row(
      M72.self, "@Coded<NumberedList<String>> var v: [String]", #"{"v":{"0":"a","2":"b"}}"#,
      #"["a", "b"]"#),
    row(M40.self, "@Coded<JSONString<[Int]>> var v: [Int]", #"{"v":"[1,2]"}"#, #"[1, 2]"#),
    row(
      M41.self, "@Coded<KeyedByID<User>> var v: [Int: User]", #"{"v":[{"id":7}]}"#,
      #"[7: User(id: 7)]"#),
    row(
      M42.self, "@Coded<Pairs<String, Int>> var v: [String: Int]", #"{"v":[["a",1]]}"#, #"["a": 1]"#
    ),
    row(
      M43.self, "@Coded<Entries<String, Int>> var v: [String: Int]",
      #"{"v":[{"key":"a","value":1}]}"#, #"["a": 1]"#),
    row(
      M44.self, "@Coded<[Plain<Level>: Int]> var v: [Level: Int]", #"{"v":{"low":1}}"#,
      #"[Level.low: 1]"#
    ),
    row(M45.self, "var v: OrderedFields<Int>", #"{"v":{"a":1,"b":2}}"#, #"[a: 1, b: 2]"#),
    row(
      M63.self, "@Coded<KeyedBy<Plain<Item>, BySKU>> var v: [String: Item]",
      #"{"v":[{"sku":"a"}]}"#, #"["a": Item(sku: "a")]"#),
    row(
      M64.self, "@Coded<NamedEntries<String, Int, NameAndCount>> var v: [String: Int]",
      #"{"v":[{"name":"a","count":1}]}"#, #"["a": 1]"#),
    row(
      M65.self, "@Coded<Ordered<UnixSeconds>> var v: OrderedFields<Date>", #"{"v":{"b":60}}"#,
      #"[b: 1970-01-01 00:01:00 +0000]"#),
    // Objects are of several types, told apart by a tag.
    row(
      T1.self, "@Coded<Tagged<Figures>> var v: any Figure", #"{"v":{"type":"circle","radius":1}}"#,
      "Circle(radius: 1)"),
    row(T2.self, "@Coded<Tagged<Figures>?> var v: (any Figure)?", "{}", "nil"),
    row(
      T3.self, "@Coded<Lossy<[Tagged<Figures>]>> var v: [any Figure]",
      #"{"v":[{"type":"star"},{"type":"circle","radius":1}]}"#, "[Circle(radius: 1)]",
      "dropped element unknown case $.v[0].type"),
    row(
      T4.self, "@LossyArray var v: [Block]", #"{"v":[7,{"type":"text"}]}"#, "[]",
      "dropped element wrong type $.v[0]", "dropped element missing $.v[1].body"),
    row(T5.self, "var v: Block", #"{"v":{"type":"video"}}"#, #"unknown({"type":"video"})"#),
    // A value is outside of what it should be.
    row(M46.self, "@Coded<Trimmed<String>> var v: String", #"{"v":" Ada\n"}"#, #"Ada"#),
    row(
      M47.self, "@Coded<Lowercased<String>> var v: String", #"{"v":"Ada@Example.org"}"#,
      #"ada@example.org"#),
    row(M48.self, "@Coded<NonEmpty<String>> var v: String", #"{"v":""}"#, #"throws at $.v"#),
    row(
      M49.self, "@Coded<Lossy<NonEmpty<String>?>> var v: String?", #"{"v":""}"#, #"nil"#,
      "used nil malformed $.v"),
    row(M50.self, "@Coded<Ranged<Int, Percent>> var v: Int", #"{"v":130}"#, #"throws at $.v"#),
    row(
      M51.self, "@Coded<Clamped<Int, Percent>> var v: Int", #"{"v":130}"#, #"100"#,
      "corrected malformed $.v"),
  ]

  @Test(arguments: rows, [TestFormat.json, .fast])
  func readsAndReportsAsTheArticleSays(row: Row, format: TestFormat) {
    let (result, issues) = row.run(format)
    #expect(result == row.result)
    #expect(issues == row.issues)
  }

  @Test func theArticleHasEveryRow() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Documentation/WhichAnnotation.md"), encoding: .utf8)
    let lines = Set(article.split(separator: "\n").map(String.init))
    for row in Self.rows { #expect(lines.contains(row.line), "\(row.line)") }
  }
}
