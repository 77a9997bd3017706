import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// A missing key, null and a wrong type, for each strategy of structure and of enums, in every
/// format.
@Suite struct StrategyFormsTests {
  typealias Row = StrategyRow
  enum Level: String, Codable, CaseIterable, Sendable { case low, high }
  enum Grade: Int, Codable, Sendable { case first = 1, second }
  enum Percent: ValueRange { static let range = 0...100 }

  static let structure: [Row] = [
    Row(OneOrMany<Int>.self, nil, .keyNotFound("$.v")),
    Row(OneOrMany<Int>.self, "null", .valueNotFound("$.v")),
    Row(OneOrMany<Int>.self, "{}", .typeMismatch("$.v")),
    Row(OneOrMany<Int?>.self, "[1,null]", .value([1, nil])),
    Row(OneOrManyCompact<Int>.self, nil, .keyNotFound("$.v")),
    Row(OneOrManyCompact<Int>.self, "null", .valueNotFound("$.v")),
    Row(OneOrManyCompact<Int>.self, #""x""#, .typeMismatch("$.v")),
    Row(OneOrManyCompact<Int>.self, "7", .value([7])),
    Row(NumberedList<String>.self, nil, .keyNotFound("$.v")),
    Row(NumberedList<String>.self, "null", .valueNotFound("$.v")),
    Row(NumberedList<String>.self, #""x""#, .typeMismatch("$.v")),
    Row(NumberedList<String>.self, #"["a","b"]"#, .value(["a", "b"])),
    Row(NumberedList<String>.self, "[]", .value([])),
    Row(NumberedList<String>.self, "{}", .value([])),
    Row(
      NumberedList<String>.self, #"{"10":"c","0":"a","9":"b"}"#, .value(["a", "b", "c"])),
    Row(NumberedList<String>.self, #"{"-1":"a","0":"b"}"#, .value(["a", "b"])),
    Row(NumberedList<String>.self, #"{"0":"a","x":"b"}"#, .dataCorrupted("$.v.x")),
    Row(NumberedList<String>.self, #"{"01":"a","1":"b"}"#, .dataCorrupted(#"$.v["1"]"#)),
    Row(NumberedList<String>.self, #"{"0":7}"#, .typeMismatch(#"$.v["0"]"#)),
    Row(NumberedList<String>.self, "[7]", .typeMismatch("$.v[0]")),
    Row(NumberedList<Lossless<Int>>.self, #"{"1":"7","0":8}"#, .value([8, 7])),
    Row([NumberedList<Int>].self, #"[[1],{"5":2}]"#, .value([[1], [2]])),
    Row(NumberedList<Int>?.self, nil, .value(nil)),
    Row(DropNulls<Int>.self, nil, .keyNotFound("$.v")),
    Row(DropNulls<Int>.self, "null", .valueNotFound("$.v")),
    Row(DropNulls<Int>.self, "7", .typeMismatch("$.v")),
    Row(DropNulls<Int>.self, #"[1,"x"]"#, .typeMismatch("$.v[1]")),
    Row(DropNulls<Int>.self, "[null,1]", .value([1])),
    Row(DropNullValues<String, Int>.self, nil, .keyNotFound("$.v")),
    Row(DropNullValues<String, Int>.self, "null", .valueNotFound("$.v")),
    Row(DropNullValues<String, Int>.self, "7", .typeMismatch("$.v")),
    Row(DropNullValues<String, Int>.self, #"{"a":null,"b":1}"#, .value(["b": 1])),
    Row(
      [LosslessAsRead<Int>].self, #"["7",7]"#,
      .value([LosslessAsRead(wrappedValue: 7), LosslessAsRead(wrappedValue: 7)])),
    Row(LosslessAsRead<Int>?.self, nil, .value(nil)),
    Row(LosslessAsRead<Int>?.self, #""x""#, .typeMismatch("$.v")),
    Row(EmptyStringAsNil<Int>.self, nil, .value(nil)),
    Row(EmptyStringAsNil<Int>.self, "null", .value(nil)),
    Row(EmptyStringAsNil<Int>.self, #""x""#, .typeMismatch("$.v")),
    Row(EmptyStringAsNil<Int>.self, "[]", .typeMismatch("$.v")),
    Row(EmptyArrayAsNil<[String: Int]>.self, "[1]", .typeMismatch("$.v")),
    Row(EmptyArrayAsNil<[String: Int]>.self, #""""#, .typeMismatch("$.v")),
    Row(EmptyArrayAsNil<[String: Int]>.self, "{}", .value([:])),
    Row(Pairs<String, Int>.self, nil, .keyNotFound("$.v")),
    Row(Pairs<String, Int>.self, "null", .valueNotFound("$.v")),
    Row(Pairs<String, Int>.self, "7", .typeMismatch("$.v")),
    Row(Entries<String, Int>.self, nil, .keyNotFound("$.v")),
    Row(Entries<String, Int>.self, "null", .valueNotFound("$.v")),
    Row(Entries<String, Int>.self, "[7]", .typeMismatch("$.v[0]")),
    Row(Ordered<Int>.self, nil, .keyNotFound("$.v")),
    Row(Ordered<Int>.self, "null", .valueNotFound("$.v")),
    Row(Ordered<Int>.self, "[]", .typeMismatch("$.v")),
    Row(JSONString<[Int]>.self, nil, .keyNotFound("$.v")),
    Row(JSONString<[Int]>.self, "null", .valueNotFound("$.v")),
    Row(JSONString<[Int]>.self, "7", .typeMismatch("$.v")),
    Row(JSONString<[Int]>.self, #""7""#, .typeMismatch("$.v")),
    Row(JSONString<[Int]>.self, #""[7,""#, .dataCorrupted("$.v")),
    Row(LossyContents<[Int]>.self, nil, .keyNotFound("$.v")),
    Row(LossyContents<[Int]>.self, "null", .valueNotFound("$.v")),
    Row(LossyContents<[Int]>.self, "7", .typeMismatch("$.v")),
    Row(LossyContents<[Int]>.self, "{}", .typeMismatch("$.v")),
    Row(
      LossyContents<[Int]>.self, #"[1,"x"]"#, .value([1]), "dropped element wrong type $.v[1]"),
    Row(
      LossyContents<[String: Int]>.self, #"{"a":1,"b":null}"#, .value(["a": 1]),
      "dropped entry null $.v.b"),
    Row(ExplicitNull<Int?>.self, nil, .value(nil)),
    Row(ExplicitNull<Int?>.self, "null", .value(nil)),
    Row(ExplicitNull<Int?>.self, "7", .value(7)),
    Row(ExplicitNull<Int?>.self, #""x""#, .typeMismatch("$.v")),
    Row(Set<Lossless<Int>>.self, nil, .keyNotFound("$.v")),
    Row(Set<Lossless<Int>>.self, "null", .valueNotFound("$.v")),
    Row(Set<Lossless<Int>>.self, "7", .typeMismatch("$.v")),
    Row(Set<Lossless<Int>>.self, #"["1",2,1]"#, .value([1, 2])),
    Row(Set<Lossless<Int>>.self, #"["1","x"]"#, .typeMismatch("$.v[1]")),
    Row([String: Lossless<Int>].self, nil, .keyNotFound("$.v")),
    Row([String: Lossless<Int>].self, "null", .valueNotFound("$.v")),
    Row([String: Lossless<Int>].self, "[]", .typeMismatch("$.v")),
    Row([String: Lossless<Int>].self, #"{"a":"1"}"#, .value(["a": 1])),
    Row([String: Lossless<Int>].self, #"{"a":"x"}"#, .typeMismatch("$.v.a")),
    Row(Plain<StringOrNumber>.self, nil, .keyNotFound("$.v")),
    Row(Plain<StringOrNumber>.self, "null", .valueNotFound("$.v")),
    Row(Plain<StringOrNumber>.self, "true", .typeMismatch("$.v")),
    Row(Plain<StringOrNumber>.self, #""7""#, .value("7")),
    Row(ISO8601InUTC.self, nil, .keyNotFound("$.v")),
    Row(ISO8601InUTC.self, "null", .valueNotFound("$.v")),
    Row(ISO8601InUTC.self, "7", .typeMismatch("$.v")),
    Row(ISO8601InUTC.self, #""2024-02-30T00:00:00""#, .dataCorrupted("$.v")),
    Row(
      ISO8601InUTC.self, #""1970-01-01T00:00:05""#, .value(Date(timeIntervalSince1970: 5))),
    Row(Ranged<Int, Percent>.self, nil, .keyNotFound("$.v")),
    Row(Ranged<Int, Percent>.self, "null", .valueNotFound("$.v")),
    Row(Clamped<Int, Percent>.self, "null", .valueNotFound("$.v")),
    Row(Clamped<Int, Percent>.self, #""x""#, .typeMismatch("$.v")),
  ]

  static let enums: [Row] = [
    Row(Plain<Open<Level>>.self, nil, .keyNotFound("$.v")),
    Row(Plain<Open<Level>>.self, "null", .valueNotFound("$.v")),
    Row(Plain<Open<Level>>.self, "7", .typeMismatch("$.v")),
    Row(Plain<Open<Level>>.self, #""x""#, .value(.unknown("x"))),
    Row(Plain<Open<Grade>>.self, #""1""#, .typeMismatch("$.v")),
    Row(Plain<Open<Grade>>.self, "9", .value(.unknown(9))),
    Row(CaseInsensitive<Level>.self, "null", .valueNotFound("$.v")),
    Row(CaseInsensitive<Level>.self, #""x""#, .dataCorrupted("$.v")),
    Row(CaseInsensitive<Level>.self, "7", .typeMismatch("$.v")),
    Row(LosslessRaw<Grade>.self, "null", .valueNotFound("$.v")),
    Row(LosslessRaw<Grade>.self, #""9""#, .dataCorrupted("$.v")),
    Row(LosslessRaw<Grade>.self, "[]", .typeMismatch("$.v")),
    Row(LosslessRaw<Grade>.self, nil, .keyNotFound("$.v")),
  ]

  static let fields: [Row] = [
    Row(Field<Lossless<Int>>.self, nil, .value(.absent)),
    Row(Field<Lossless<Int>>.self, "null", .value(.null)),
    Row(Field<Lossless<Int>>.self, #""7""#, .value(.value(7))),
    Row(Field<Lossless<Int>>.self, "[]", .typeMismatch("$.v")),
    Row(
      Field<Lossy<[Int]>>.self, #"[7,"x"]"#, .value(.value([7])),
      "dropped element wrong type $.v[1]"),
    Row(Plain<Field<Int>>.self, "null", .value(.null)),
    Row(Plain<Field<Int>>.self, #""x""#, .typeMismatch("$.v")),
    Row(Field<Int>.self, nil, .value(.absent)),
    Row([Field<Int>].self, "[1,null]", .value([1, nil])),
  ]

  typealias Count = NilAs<EmptyStringAsNil<Int>, Zero<Int>>
  static let defaults: [Row] = [
    Row(Count.self, nil, .value(0)),
    Row(Count.self, "null", .value(0)),
    Row(Count.self, #""""#, .value(0)),
    Row(Count.self, "3", .value(3)),
    Row(Count.self, #""x""#, .typeMismatch("$.v")),
    Row([Count].self, #"[3,"",null]"#, .value([3, 0, 0])),
    Row(Lossy<Count>.self, #""x""#, .value(0), "used nil wrong type $.v"),
    Row(
      NilAs<Lossy<EmptyStringAsNil<Int>>, Zero<Int>>.self, #""x""#, .value(0),
      "used nil wrong type $.v"),
    Row(NilAs<Required<Int?>, Zero<Int>>.self, nil, .keyNotFound("$.v")),
  ]

  static let alternatives: [Row] = [
    Row(FirstOf<EmptyStringAsNil<Int>, Rounded<Int>?>.self, nil, .value(nil)),
    Row(FirstOf<EmptyStringAsNil<Int>, Rounded<Int>?>.self, "null", .value(nil)),
    Row(FirstOf<EmptyStringAsNil<Int>, Rounded<Int>?>.self, "1.5", .value(2)),
    Row(FirstOf<Default<Int, Zero<Int>>, Lossless<Int>>.self, nil, .value(0)),
    Row(FirstOf<Int, Default<Int, Zero<Int>>>.self, nil, .value(0)),
    Row(FirstOf<Int, Lossless<Int>>.self, nil, .keyNotFound("$.v")),
    Row(FirstOf3<Int, Lossless<Int>, Rounded<Int>>.self, "1.5", .value(2)),
    Row(FirstOf3<Int, Lossless<Int>, Rounded<Int>>.self, "null", .valueNotFound("$.v")),
    Row(FirstOf3<Int, Lossless<Int>, Rounded<Int>>.self, "[]", .typeMismatch("$.v")),
    Row(FirstOf4<Int, Lossless<Int>, Rounded<Int>, Default<Int, Zero<Int>>>.self, nil, .value(0)),
  ]

  @Test(arguments: structure + enums + fields + defaults + alternatives, TestFormat.allCases)
  func reads(row: Row, format: TestFormat) { row.check(format) }

  struct Dates: Codable {
    @Coded<Field<ISO8601>> var endsAt: Field<Date>
    @Coded<FirstOf<EmptyStringAsNil<ISO8601>, UnixSeconds?>> var startsAt: Date?
  }

  @Test(arguments: [
    "{}", #"{"endsAt":null}"#, #"{"endsAt":"2024-01-02T03:04:05Z"}"#,
    #"{"endsAt":null,"startsAt":"2024-01-02T03:04:05Z"}"#,
  ])
  func writeWhatTheyRead(text: String) throws {
    for format in TestFormat.allCases {
      let dates = try format.decode(Dates.self, from: text)
      #expect(try json(dates) == text)
      #expect(try fastJSON(dates) == text)
    }
  }

  static func read<C: KeyedDecodingContainerProtocol>(_ container: C, _ key: C.Key) throws -> Int? {
    try KeyedDecodingContainer(container).decode(LossyOptional<Int>.self, forKey: key).wrappedValue
  }
  static func phone<C: KeyedDecodingContainerProtocol>(
    _ container: C, _ key: C.Key
  ) throws -> Field<String> {
    try KeyedDecodingContainer(container).decode(Field<String>.self, forKey: key)
  }

  /// Generic code over the protocol of containers calls the protocol's own function, whatever else
  /// there is; what a missing key means is known to `KeyedDecodingContainer` alone.
  @Test(arguments: TestFormat.allCases)
  func genericCodeOverContainers(format: TestFormat) throws {
    struct Model: Decodable {
      let id: Int?
      let phone: Field<String>
      enum CodingKeys: CodingKey { case id, phone }
    }
    struct Read: Decodable {
      let id: Int?
      let phone: Field<String>

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Model.CodingKeys.self)
        id = try StrategyFormsTests.read(container, .id)
        phone = try StrategyFormsTests.phone(container, .phone)
      }
    }
    for (text, id, phone) in [
      ("{}", nil, .absent), (#"{"id":7,"phone":null}"#, 7, .null),
      (#"{"id":"x","phone":"1"}"#, nil, "1"),
    ] as [(String, Int?, Field<String>)] {
      let model = try format.decode(Read.self, from: text)
      #expect(model.id == id)
      #expect(model.phone == phone)
    }
  }

  /// The decoder of a string's text is another one than the one that the user called.
  @Test func datesInStringsNameTheirDecoder() throws {
    struct Inner: Codable { var at: Date }
    struct Model: Codable { @Coded<JSONString<Plain<Inner>>> var v: Inner }
    let data = Data(#"{"v":"{\"at\":\"2024-01-02T03:04:05Z\"}"}"#.utf8)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let error = #expect(throws: DecodingError.self) { try decoder.decode(Model.self, from: data) }
    #expect(error?.summary(in: data).contains("set by userInfo.jsonStringDecoder") == true)
    let inner = FastJSONDecoder()
    inner.dateDecodingStrategy = .iso8601
    decoder.userInfo.jsonStringDecoder = inner
    #expect(try decoder.decode(Model.self, from: data).v.at.timeIntervalSince1970 == 1_704_164_645)
  }
}
