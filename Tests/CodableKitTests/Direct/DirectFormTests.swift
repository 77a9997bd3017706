import CodableKitTestSupport
import Foundation
import JSONCore
import Testing

@testable import CodableKit

private enum Colour: String, Codable, CaseIterable, JSONReadable, JSONWritable {
  case red, green

  init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    guard let value = Self(rawValue: try reader.readString()) else {
      throw reader.invalidValue(at: start)
    }
    self = value
  }

  func write(to writer: inout JSONWriter) { writer.write(rawValue) }
}

private enum Level: Int, Codable { case low = 1, high }

private struct Point: Codable, Hashable, Identifiable, JSONReadable, JSONWritable {
  var id: Int

  init(from reader: inout JSONReader) throws(JSONError) {
    var id: Int?
    var members = try reader.readObject(names: "id")
    while try members.next(&reader) {
      if members.index == 0 { id = try reader.read(Int.self) } else { try reader.skipValue() }
    }
    self.id = try members.value(id, 0)
  }

  func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginObject()
    writer.writeKey(literal: "id")
    writer.write(id)
    writer.endObject()
  }
}

private enum FormShapes: TaggedFamily {
  typealias Value = FormShape
  static let cases: [Case] = [
    Case("point", Point.self, embed: FormShape.point) {
      if case .point(let it) = $0 { it } else { nil }
    },
    Case("none", .none),
  ]
  static let unknownCase: UnknownTagCase<FormShape>? = UnknownTagCase(embed: FormShape.unknown) {
    if case .unknown(let json) = $0 { json } else { nil }
  }
}

private enum Nested: TaggedFamily {
  typealias Value = FormShape
  static let tagging = Tagging.adjacent("kind", content: "data", "it")
  static let cases = FormShapes.cases
}

private enum FormShape: Equatable { case point(Point), none, unknown(JSONValue) }

private enum Percent: ValueRange { static let range = 0...100 }
private enum Slashed: DatePatternProvider { static let pattern = DatePattern("yyyy/MM/dd") }
private enum Names: EntryNames {
  static let key = "name"
  static let value = "count"
}

/// A strategy must not go by containers on the direct path.
///
/// A reader or writer that calls for containers makes itself a context for them. `Date` and `Data`
/// ask the coder's options, which stand in the same context, so they are not here.
@Suite("Each strategy reads and writes without containers")
struct DirectFormTests {
  private func check<Strategy: CodingStrategy>(_ strategy: Strategy.Type, _ texts: String...) {
    for text in texts {
      do {
        let value = try ByteView.over(Array(text.utf8)) {
          (view: ByteView) throws(JSONError) -> Strategy.CodedValue in
          var reader = JSONReader(view, maximumDepth: 64)
          let value = try Strategy.read(from: &reader)
          #expect(reader.context == nil, "\(strategy) reads \(text) by containers")
          #expect(reader.offset == view.count, "\(strategy) does not read all of \(text)")
          return value
        }
        var writer = JSONWriter()
        try Strategy.write(value, to: &writer)
        #expect(writer.context == nil, "\(strategy) writes \(text) by containers")
        let written = writer.finishedText()
        let encoder = FastJSONEncoder()
        #expect(try encoder.encodeToString(ByStrategy<Strategy>(value: value)) == written)
        var members = JSONWriter()
        try members.beginObject()
        try Strategy.writeMember(value, to: &members, literal: "v")
        members.endObject()
        #expect(members.context == nil, "\(strategy) writes a member of \(text) by containers")
      } catch {
        Issue.record("\(strategy), \(text): \(error)")
      }
    }
  }

  /// A value that is written by its strategy's functions for containers.
  private struct ByStrategy<Strategy: EncodingStrategy>: Encodable {
    let value: Strategy.CodedValue
    func encode(to encoder: any Encoder) throws { try Strategy.encode(value, to: encoder) }
  }

  @Test func scalars() {
    check(Bool.self, "true")
    check(String.self, "\"a\"")
    check(Double.self, "1.5")
    check(Float.self, "1.5")
    check(Int.self, "-7")
    check(Int8.self, "7")
    check(Int16.self, "7")
    check(Int32.self, "7")
    check(Int64.self, "7")
    check(UInt.self, "7")
    check(UInt8.self, "7")
    check(UInt16.self, "7")
    check(UInt32.self, "7")
    check(UInt64.self, "7")
    check(Decimal.self, "1.50", "1e3")
    check(URL.self, "\"https:\\/\\/a.example\"")
    check(UUID.self, "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"")
    check(CalendarDate.self, "\"2024-02-29\"")
    check(Plain<Colour>.self, "\"red\"")
    check(Plain<JSONValue>.self, "{\"a\":[1.50]}")
    check(Plain<JSONNumber>.self, "1.50")
    check(Plain<StringOrNumber>.self, "\"1\"", "1.50")
    check(Plain<Open<Colour>>.self, "\"red\"", "\"blue\"")
    check(Plain<Open<Level>>.self, "1", "9")
    check(Plain<Field<Int>>.self, "1", "null")
    check(Field<ISO8601>.self, "\"2024-01-02T03:04:05Z\"", "null")
    check(Plain<OrderedFields<Int>>.self, "{\"b\":1,\"a\":2}")
    check(Plain<LosslessAsRead<Int>>.self, "\"7\"", "7", "true")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func wideIntegers() {
    check(Int128.self, "170141183460469231731687303715884105727")
    check(UInt128.self, "7")
  }

  @Test func conversions() {
    check(Lossless<Int>.self, "7", "\"7\"", "true")
    check(LosslessString<Int>.self, "7", "\"7\"")
    check(LosslessString<String>.self, "7")
    check(Rounded<Int>.self, "7", "7.5", "\"7.5\"")
    check(NonConformingFloat<Double>.self, "7.5", "\"NaN\"", "\"-Infinity\"")
    check(LosslessRaw<Level>.self, "1", "\"2\"")
    check(LosslessRaw<Colour>.self, "\"red\"")
    check(CaseInsensitive<Colour>.self, "\"red\"", "\"RED\"")
  }

  @Test func times() {
    check(ISO8601.self, "\"2024-01-02T03:04:05Z\"")
    check(ISO8601Seconds.self, "\"2024-01-02T03:04:05Z\"")
    check(ISO8601Milliseconds.self, "\"2024-01-02T03:04:05.678Z\"")
    check(RFC3339.self, "\"2024-01-02T03:04:05Z\"")
    check(HTTPDate.self, "\"Tue, 02 Jan 2024 03:04:05 GMT\"")
    check(RFC2822.self, "\"Tue, 02 Jan 2024 03:04:05 +0000\"")
    check(DateOnly.self, "\"2024-01-02\"")
    check(DotNetDate.self, "\"\\/Date(1704164645678)\\/\"")
    check(DateFormatted<Slashed>.self, "\"2024\\/01\\/02\"")
    check(UnixSeconds.self, "1704164645", "1704164645.5", "\"1704164645\"")
    check(UnixMilliseconds.self, "1704164645678")
    check(UnixMicroseconds.self, "1704164645678000")
    check(UnixNanoseconds.self, "1704164645678000000")
    check(DurationSeconds.self, "1.5", "\"2\"")
    check(DurationMilliseconds.self, "250")
    check(ISO8601Duration.self, "\"PT1H30M\"")
  }

  @Test func bytes() {
    check(Base64.self, "\"aGk=\"")
    check(LenientBase64.self, "\"aGk\"")
    check(Base64URL.self, "\"aGk\"")
    check(Hex.self, "\"00ff\"")
    check(UTF8Text.self, "\"hé\"")
    check(ByteArray<Base64>.self, "\"aGk=\"")
  }

  @Test func collections() {
    check(Int?.self, "1", "null")
    check([Int?].self, "[1,null]")
    check(Set<Int>.self, "[1]")
    check([String: Int].self, "{\"a\":1}", "{}")
    check([Int: Int].self, "{\"1\":2}")
    check([Plain<Colour>: Int].self, "{\"red\":1}", "[\"red\",1]")
    check([Plain<UUID>: Int].self, "{\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\":1}")
    check([Plain<Point?>: Int].self, "[null,1]")
    check(Ordered<UnixSeconds>.self, "{\"b\":60,\"a\":0}")
    check(OneOrMany<Int>.self, "1", "[1,2]")
    check(OneOrManyCompact<Int>.self, "1", "[1,2]")
    check(NumberedList<Int>.self, "[1,2]", #"{"2":3,"0":1}"#)
    check(DropNulls<Int>.self, "[1,null,2]")
    check(DropNullValues<String, Int>.self, #"{"a":1,"b":null}"#)
    check(Pairs<String, Int>.self, "[[\"a\",1]]")
    check(Entries<String, Int>.self, "[{\"key\":\"a\",\"value\":1}]")
    check(NamedEntries<String, Lossless<Int>, Names>.self, "[{\"count\":\"1\",\"name\":\"a\"}]")
    check(KeyedByID<Point>.self, "[{\"id\":1},{\"id\":2}]")
    check(EmptyStringAsNil<Int>.self, "\"\"", "1", "null")
    check(EmptyArrayAsNil<[String: Int]>.self, "[ ]", "{\"a\":1}", "null")
    check(JSONString<[Int]>.self, "\"[1,2]\"")
    check(JSONString<JSONString<[String: Int]>>.self, #""\"{\\\"a\\\":1}\"""#)
  }

  @Test func tolerance() {
    check(Lossy<Int?>.self, "\"x\"")
    check(Lossy<[Int]>.self, "[1,\"x\"]", "7")
    check(LossyContents<[Int]>.self, "[1,\"x\"]")
    check(LossyContents<[String: Int]>.self, "{\"a\":1,\"b\":\"x\"}")
    check(LossyContents<[Plain<Colour>: Int]>.self, "[\"red\",1,\"b\",2]")
    check(Lossy<[Lossless<Int>]>.self, "[1,\"x\"]")
    check(Lossy<Set<Int>>.self, "[1,\"x\"]")
    check(Lossy<[String: Int]>.self, "{\"a\":1,\"b\":\"x\"}")
    check(Lossy<[Int: Int]>.self, "{\"1\":1,\"b\":2,\"3\":\"x\"}")
    check(Lossy<[Plain<Colour>: Int]>.self, "{\"red\":1,\"b\":2}", "[\"red\",1,\"b\",2,\"red\"]")
    check(Lossy<Ordered<Int>>.self, "{\"b\":1,\"a\":\"x\"}")
    check(Lossy<Pairs<String, Int>>.self, "[[\"a\",1],[\"a\",2],[1],7]")
    check(Lossy<Entries<String, Int>>.self, "[{\"key\":\"a\",\"value\":1},{\"key\":\"b\"}]")
    check(Lossy<KeyedByID<Point>>.self, "[{\"id\":1},{\"id\":1},{}]")
    check(Lossy<OneOrMany<Int>>.self, "1", "[1,\"x\"]", "\"x\"", "null")
    check(Lossy<OneOrManyCompact<Int>>.self, "1", "[1,\"x\"]")
    check(Lossy<NumberedList<Int>>.self, "[1,\"x\"]", #"{"2":3,"0":"x","y":1}"#, "7")
    check(Lossy<EmptyArrayAsNil<[String: Int]>>.self, "[ ]", "{\"a\":1}", "[1]", "null")
    check(Lossy<EmptyStringAsNil<Int>>.self, "\"\"", "1", "\"x\"")
    check(Lossy<DropNulls<Int>>.self, "[1,null,\"x\"]", "7")
    check(Lossy<DropNullValues<String, Int>>.self, #"{"a":1,"b":null,"c":"x"}"#, "7")
    check(Lossy<JSONString<[Int]>>.self, "\"[1,\\\"x\\\"]\"")
    check(Lossy<FirstOf<[Int], OneOrMany<Int>>>.self, "[1]", "1")
    check(Lossy<ExplicitNull<Int?>>.self, "1", "\"x\"")
    check(Lossy<Required<Int?>>.self, "1", "\"x\"")
    check(Lossy<Default<[Int], Empty<[Int]>>>.self, "[1,\"x\"]", "null")
    check(Lossy<Lossy<[Int]>>.self, "[1,\"x\"]")
    check(Default<Int, Zero<Int>>.self, "1", "\"x\"", "null")
    check(NilAs<EmptyStringAsNil<Int>, Zero<Int>>.self, "\"\"", "1", "null")
    check(Lossy<NilAs<EmptyStringAsNil<Int>, Zero<Int>>>.self, "\"x\"")
    check(Required<Int?>.self, "1", "null")
    check(ExplicitNull<Int?>.self, "1", "null")
    check(FirstOf<Int, LosslessString<Int>>.self, "1", "\"2\"")
    check(FirstOf<Plain<Colour>, CaseInsensitive<Colour>>.self, "\"red\"", "\"RED\"")
  }

  @Test func rules() {
    check(NonEmpty<String>.self, "\"a\"")
    check(Trimmed<String>.self, "\" a \"")
    check(Lowercased<String>.self, "\"A\"")
    check(Uppercased<String>.self, "\"a\"")
    check(NonEmpty<Trimmed<String>>.self, "\" a \"")
    check(Clamped<Int, Percent>.self, "7", "700")
    check(Ranged<Int, Percent>.self, "7")
  }

  @Test func tagged() {
    check(Tagged<FormShapes>.self, "{\"id\":1,\"type\":\"point\"}", "{\"type\":\"none\",\"x\":[1]}")
    check(Tagged<FormShapes>.self, "{\"type\":\"star\",\"x\":1}")
    check(Tagged<Nested>.self, "{\"data\":{\"it\":{\"id\":1}},\"kind\":\"point\"}")
    check(Lossy<[Tagged<Nested>]>.self, "[{\"data\":{\"it\":{\"id\":1}},\"kind\":\"point\"},{}]")
  }

  /// What goes by containers all the same, and why.
  static let exceptions: Set = [
    // Protocols, whose conformances are the strategies; a user's own is read by containers unless
    // it says how it reads.
    "ValueStrategy", "DecodingStrategy", "EncodingStrategy", "LossyDecodingStrategy",
    "ForwardingDecodingStrategy", "ForwardingEncodingStrategy", "MemberEncodingStrategy",
    "TextStrategy", "DateTextStrategy", "DataTextStrategy", "UnixTimeStrategy",
    // Read by the decoder's strategy for dates and data, which may be containers' code.
    "Date", "Data",
    // Spelled with brackets and question marks above.
    "Optional", "Array", "Dictionary",
    // Not strategies: parts of others.
    "DirectlyReadStrategy", "RefiningStrategy",
  ]

  @Test func everyStrategyIsHere() throws {
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let sources = SnippetTextTests.root.appending(path: "Sources/CodableKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let declaration =
        /\n(?:public )?(?:enum|struct|extension|protocol) (\w+)(?:<[^{]*?>)?: ([^{]*?)\{/
      for match in text.matches(of: declaration) {
        let inherited = match.2.prefix { $0 != "\n" }.split(separator: " where ")[0]
        let isStrategy = inherited.contains(
          /\b(Decoding|Encoding|Coding|Text|Time|Value)Strategy\b/)
        if isStrategy { names.insert(String(match.1)) }
      }
    }
    #expect(names.count > 60, "\(names.sorted())")
    let checked = Set(
      here.split(separator: "\n").filter { $0.contains("check(") }
        .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
    for name in names.subtracting(Self.exceptions).sorted() {
      #expect(checked.contains(Self.spellings[name] ?? name), "\(name)")
    }
  }

  /// What strategies are called where they are used.
  private static let spellings = [
    "EmptyAsNil": "EmptyStringAsNil", "Refined": "Trimmed", "KeyedBy": "KeyedByID",
  ]
}
