import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// One property with a strategy, which has a direct path.
private struct Holder<Strategy: CodingStrategy>: Codable, JSONReadable, JSONWritable {
  @Coded<Strategy> var v: Strategy.CodedValue

  init(from reader: inout JSONReader) throws(JSONError) {
    var v: Coded<Strategy>?
    var members = try reader.readObject(names: "v")
    while try members.next(&reader) {
      if members.index == 0 {
        v = try reader.read(Coded<Strategy>.self)
      } else {
        try reader.skipValue()
      }
    }
    _v = try members.value(v, 0)
  }

  func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginObject()
    try writer.writeMember(_v, literal: "v")
    writer.endObject()
  }
}

/// The same property without one.
private struct Slow<Strategy: CodingStrategy>: Codable {
  @Coded<Strategy> var v: Strategy.CodedValue
}

private enum Colour: String, Codable, CaseIterable { case red, green }
private enum Level: Int, Codable { case low = 1, high }
private enum Percent: ValueRange { static let range = 0...100 }
private enum Day: DatePatternProvider { static let pattern = DatePattern("yyyy-MM-dd") }

/// A type with only its `Codable` conformance.
private struct Slowly: Codable, Hashable, Identifiable {
  var id: Int { a }
  var a: Int
}

private enum Letters: TaggedFamily {
  typealias Value = JSONValue
  static let tagging = Tagging.internal("a")
  static let cases: [Case] = [Case("x", nil), Case("b", Slowly.self) { .string("\($0)") }]
  static let unknownCase: UnknownTagCase<JSONValue>? = UnknownTagCase {
    $0
  } extract: {
    $0
  }
}

private enum Numbers: TaggedFamily {
  typealias Value = Int
  typealias Tag = Lossless<Int>
  static let tagging = Tagging.adjacent("b", content: "a")
  static let cases: [Case] = [Case(1, Int.self) { $0 }]
}

@Suite("Each strategy gives the same by the direct path and by containers")
struct DirectStrategyTests {
  static let values = [
    "1", "-1", "0", "1.5", "1.0", "1e2", "300", "1e400", "1704164645678", "12345678901234567890123",
    "\"x\"", "\"\"", "\"  \"", "\"1\"", "\" 1 \"", "\"true\"", "\"red\"", "\"RED\"", "\"blue\"",
    "null",
    "true",
    "false", "[]", "[1]", "[1,null,\"2\",\"x\"]", "[\"x\",1]", "[[1],[\"x\"],2]",
    "[\"red\",\"blue\"]", "{}",
    "{\"a\":1}", "{\"a\":1,\"b\":\"x\",\"c\":null}", "{\"a\":1,\"a\":2}", "{\"1\":2,\"x\":3}",
    "{\"red\":1}",
    "\"2024-01-02T03:04:05Z\"", "\"2024-01-02T03:04:05.678+01:00\"", "\"2024-01-02\"",
    "\"Tue, 02 Jan 2024 03:04:05 GMT\"",
    "{\"a\":\"b\"}", "{\"a\":\"x\"}", "{\"b\":\"1\",\"a\":7}", "{\"b\":1}", "{\"b\":2,\"a\":3}",
    "[[\"a\",1],[\"b\",\"x\"],[\"a\",3],[\"c\"],[\"d\",1,2],{}]", "[[\"a\",1],[\"b\",2]]",
    "[[1,2],[\"01\",3]]",
    "[{\"key\":\"a\",\"value\":1},{\"value\":2,\"key\":\"b\"}]", "[{\"a\":1},{\"a\":2}]",
    "[{\"key\":\"a\",\"value\":1},{\"key\":\"a\",\"value\":2},{\"key\":\"b\"},{\"key\":7},8]",
    "[{\"a\":1},{\"a\":1},{\"a\":\"x\"}]", "{\"1\":2,\"01\":3}",
    "[\"red\",1,\"blue\",\"x\",\"red\",1,\"red\"]",
    "\"/Date(1704164645678)/\"", "\"[1,\\\"x\\\"]\"", "\"[1,2\"", "\"\\\"7\\\"\"", "[null]", "[ ]",
    "\"2024-13-45T00:00:00Z\"", "\"AQI=\"", "\"AQI\"", "\"0102\"", "\"PT1H\"", "\"{\\\"a\\\":1}\"",
  ]

  private func check<Strategy: CodingStrategy>(_ strategy: Strategy.Type) {
    let decoder = FastJSONDecoder()
    var texts =
      Self.values.map { "{\"v\":\($0)}" } + ["{}", "{\"w\":1}", "{\"v\":1,\"v\":[]}", "{\"v\":}"]
    texts += Self.values.map { "{\"w\":\($0), \"v\" : [\($0), \($0)]}" }
    for text in texts {
      let data = Data(text.utf8)
      let direct = outcome { try decoder.decodeReporting(Holder<Strategy>.self, from: data) }
      let slow = outcome { try decoder.decodeReporting(Slow<Strategy>.self, from: data) }
      if direct != slow { Issue.record("\(strategy), \(text): \(direct), not \(slow)") }
      let quiet = outcome { (try decoder.decode(Holder<Strategy>.self, from: data), nil) }
      let slowQuiet = outcome { (try decoder.decode(Slow<Strategy>.self, from: data), nil) }
      if quiet != slowQuiet { Issue.record("\(strategy), \(text): \(quiet), not \(slowQuiet)") }
    }
  }

  /// What was read, as it is written, with the report; or the error.
  private func outcome<Value: Codable>(_ read: () throws -> (Value, DecodingReport?)) -> String {
    do {
      let (value, report) = try read()
      let encoder = FastJSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let written = (try? encoder.encodeToString(value)) ?? "nothing"
      return "\(written) \(report.map(\.description) ?? "")"
    } catch let error as DecodingError {
      return "\(DecodingOutcome<Value>.Failure(error))"
    } catch {
      return "\(error)"
    }
  }

  @Test func scalars() {
    check(Int.self)
    check(String.self)
    check(Double.self)
    check(Bool.self)
    check(UInt8.self)
    check(Float.self)
    check(Decimal.self)
    check(URL.self)
    check(UUID.self)
    check(Date.self)
    check(Data.self)
    check(Plain<Colour>.self)
    check(Plain<JSONValue>.self)
    check(Lossless<Int>.self)
    check(Lossless<String>.self)
    check(Lossless<Bool>.self)
    check(Lossless<Double>.self)
    check(LosslessString<Int>.self)
    check(Rounded<Int>.self)
  }

  @Test func datesAndBytes() {
    check(ISO8601.self)
    check(RFC3339.self)
    check(HTTPDate.self)
    check(DateOnly.self)
    check(UnixSeconds.self)
    check(UnixMilliseconds.self)
    check(FirstOf<ISO8601, UnixSeconds>.self)
    check(ISO8601Duration.self)
    check(Base64.self)
    check(LenientBase64.self)
    check(Base64URL.self)
    check(Hex.self)
    check(ByteArray<Base64>.self)
  }

  @Test func collections() {
    check(Int?.self)
    check([Int].self)
    check([Int?].self)
    check([ISO8601?].self)
    check(Set<Int>.self)
    check(Set<Plain<Colour>>.self)
    check([String: Int].self)
    check([String: Lossless<Int>].self)
    check([Int: Int].self)
    check([Plain<Colour>: Int].self)
    check(Lossy<Int?>.self)
    check(Lossy<[Int]>.self)
    check(LossyContents<[Int]>.self)
    check(LossyContents<[String: Int]>.self)
    check(Lossy<[Lossy<[Int]>]>.self)
    check(Lossy<[Lossless<Int>]>.self)
    check(Lossy<[Plain<Colour>]>.self)
    check(Lossy<Set<Int>>.self)
    check(Lossy<[String: Int]>.self)
    check(Lossy<[Plain<Colour>: Int]>.self)
    check(Required<Int?>.self)
    check(Required<Lossy<Int?>>.self)
    check(ExplicitNull<Int?>.self)
    check(Default<Int, Zero<Int>>.self)
    check(Default<Lossy<[Int]>, Empty<[Int]>>.self)
    check(Default<Int, IfMissing<Zero<Int>>>.self)
    check(Default<Int, IfInvalid<Zero<Int>>>.self)
    check(FirstOf<Int, FirstOf<Lossless<Int>, Rounded<Int>>>.self)
    check(FirstOf<Lossy<[Int]>, [Int]>.self)
    check(OneOrMany<Int>.self)
    check(EmptyStringAsNil<String>.self)
    check(JSONString<[String: Int]>.self)
    check(Plain<Open<Colour>>.self)
  }

  @Test func conversions() {
    check(LosslessString<String>.self)
    check(LosslessString<Double>.self)
    check(Rounded<UInt8>.self)
    check(LosslessRaw<Level>.self)
    check(LosslessRaw<Open<Level>>.self)
    check(CaseInsensitive<Colour>.self)
    check(Plain<LosslessAsRead<Int>>.self)
    check(Plain<LosslessAsRead<String>>.self)
    check(Plain<StringOrNumber>.self)
    check(Plain<JSONNumber>.self)
    check(Plain<Field<Int>>.self)
    check(Field<Int>.self)
    check(NilAs<EmptyStringAsNil<Int>, Zero<Int>>.self)
    check(NilAs<Int?, Zero<Int>>.self)
    check(Lossy<NilAs<EmptyStringAsNil<Int>, Zero<Int>>>.self)
    check(Field<Lossless<Int>>.self)
    check(Field<Lossy<[Int]>>.self)
    check([Field<Lossless<Int>>].self)
    check(FirstOf<EmptyStringAsNil<Int>, Rounded<Int>?>.self)
    check(FirstOf<Int, Default<Int, Zero<Int>>>.self)
    check(Plain<Open<Level>>.self)
    check(Lossless<Decimal>.self)
  }

  @Test func timesAndBytes() {
    check(DurationSeconds.self)
    check(DurationMilliseconds.self)
    check(DotNetDate.self)
    check(RFC2822.self)
    check(DateFormatted<Day>.self)
    check(UnixMicroseconds.self)
    check(UnixNanoseconds.self)
    check(CalendarDate.self)
    check(UTF8Text.self)
    check(ByteArray<Hex>.self)
  }

  @Test func structures() {
    check(OneOrMany<Int?>.self)
    check(OneOrMany<Lossless<Int>>.self)
    check(OneOrManyCompact<String>.self)
    check(NumberedList<Lossless<Int>>.self)
    check(DropNulls<Int>.self)
    check(DropNulls<Int?>.self)
    check(DropNullValues<String, Int>.self)
    check(DropNullValues<Lossless<Int>, Int>.self)
    check([LosslessAsRead<Int>].self)
    check(Lossy<[LosslessAsRead<Int>]>.self)
    check(Lossy<DropNullValues<String, Int>>.self)
    check(EmptyStringAsNil<URL>.self)
    check(EmptyStringAsNil<Trimmed<String>>.self)
    check(Lossy<EmptyStringAsNil<Trimmed<String>>>.self)
    check(EmptyStringAsNil<Int?>.self)
    check(EmptyArrayAsNil<[String: Int]>.self)
    check(EmptyArrayAsNil<[Int]>.self)
    check(Pairs<String, Int>.self)
    check(Pairs<Lossless<Int>, Int?>.self)
    check(Lossy<Pairs<String, Int>>.self)
    check(Entries<String, Int>.self)
    check(Entries<String, Int?>.self)
    check(Lossy<Entries<String, Int>>.self)
    check(KeyedByID<Slowly>.self)
    check(Lossy<KeyedByID<Slowly>>.self)
    check(Ordered<Int>.self)
    check(Ordered<Int?>.self)
    check(Lossy<Ordered<Int>>.self)
    check(Plain<OrderedFields<Int>>.self)
    check(JSONString<Lossy<[Int]>>.self)
    check(JSONString<String>.self)
    check(Lossy<JSONString<[Int]>?>.self)
    check(FirstOf<JSONString<[Int]>, [Int]>.self)
    check(Lossy<[Lossless<Int>: Int]>.self)
    check([Lossless<Int>: Int].self)
    check([Lowercased<String>: Int].self)
  }

  @Test func lossyForms() {
    check(Lossy<OneOrMany<Int>>.self)
    check(Lossy<OneOrMany<Int?>>.self)
    check(Lossy<OneOrMany<Int>>?.self)
    check(Lossy<NumberedList<Int>>.self)
    check(Lossy<OneOrManyCompact<Lossless<Int>>>.self)
    check(Lossy<OneOrMany<Plain<Slowly>>>.self)
    check(Lossy<EmptyArrayAsNil<[String: Int]>>.self)
    check(Lossy<EmptyArrayAsNil<Lossy<[String: Int]>>>.self)
    check(Lossy<EmptyStringAsNil<Int>>.self)
    check(Lossy<DropNulls<Int>>.self)
    check(Lossy<JSONString<[Int]>>.self)
    check(Lossy<JSONString<[String: Int]>>.self)
    check(Lossy<JSONString<Int?>>.self)
    check(Lossy<FirstOf<[Int], JSONString<[Int]>>>.self)
    check(Lossy<FirstOf<OneOrMany<Int>, JSONString<[Int]>>>.self)
    check(Lossy<ExplicitNull<Int?>>.self)
    check(Lossy<Required<Int?>>.self)
    check(Lossy<Default<[Int], Empty<[Int]>>>.self)
    check(Lossy<Lossy<[Int]>>.self)
  }

  @Test func rules() {
    check(NonEmpty<String>.self)
    check(NonEmpty<Lossy<[Int]>>.self)
    check(Trimmed<String>.self)
    check(NonEmpty<Trimmed<String>>.self)
    check(Lowercased<String>.self)
    check(Uppercased<String>?.self)
    check(Clamped<Int, Percent>.self)
    check(Clamped<Default<Int, ThreeHundred>, Percent>.self)
    check(Ranged<Lossless<Int>, Percent>.self)
    check(Lossy<Ranged<Int, Percent>?>.self)
  }

  @Test func tagged() {
    check(Tagged<Letters>.self)
    check(Tagged<Numbers>.self)
    check(Lossy<[Tagged<Numbers>]>.self)
    check(Tagged<Letters>?.self)
  }

  /// A type with only its containers, whose failure a strategy around it survives.
  @Test func partsThatFail() {
    check(Plain<Slowly>.self)
    check(Lossy<[Plain<Slowly>]>.self)
    check(Lossy<Plain<Slowly>?>.self)
    check(FirstOf<Plain<Slowly>, Default<Plain<Slowly>, One>>.self)
    check(FirstOf<FirstOf<Plain<Slowly>, Plain<Slowly>>, Plain<Slowly>>.self)
    check(Default<Plain<Slowly>, One>.self)
    check(OneOrMany<Plain<Slowly>>.self)
    check(Lossy<[String: Plain<Slowly>]>.self)
  }
}

private enum One: DefaultProvider { static var defaultValue: Slowly { Slowly(a: 1) } }
private enum ThreeHundred: DefaultProvider { static var defaultValue: Int { 300 } }
