import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// What `Lossy<S>` is for each strategy `S`.
@Suite struct LossyFormsTests {
  typealias Row = StrategyRow

  struct User: Codable, Identifiable, Hashable, Sendable { var id: Int }

  static let lists: [Row] = [
    Row(Lossy<OneOrMany<Int>>.self, "7", .value([7])),
    Row(Lossy<OneOrMany<Int>>.self, #"[7,"x"]"#, .value([7]), "dropped element wrong type $.v[1]"),
    Row(
      Lossy<OneOrMany<Int>>.self, #""x""#, .value([]), "used an empty collection wrong type $.v"),
    Row(Lossy<OneOrMany<Int>>.self, "null", .value([]), "used an empty collection null $.v"),
    Row(Lossy<OneOrMany<Int>>.self, nil, .keyNotFound("$.v")),
    Row(
      Lossy<OneOrMany<Plain<User>>>.self, #"{"id":"x"}"#, .value([]),
      "used an empty collection wrong type $.v.id"),
    Row(Lossy<OneOrMany<Lossless<Int>>>.self, #""7""#, .value([7])),
    Row(Lossy<OneOrMany<Int>>?.self, nil, .value(nil)),
    Row(Lossy<OneOrMany<Int>>?.self, "null", .value(nil)),
    Row(Lossy<OneOrMany<Int>>?.self, #"["x"]"#, .value([]), "dropped element wrong type $.v[0]"),
    Row(Lossy<OneOrMany<Int>?>.self, #"["x"]"#, .value(nil), "used nil wrong type $.v[0]"),
    Row(
      Lossy<OneOrManyCompact<Int>>.self, #"["x",7]"#, .value([7]),
      "dropped element wrong type $.v[0]"),
    Row(
      Lossy<NumberedList<Int>>.self, #"{"5":7,"1":"x","0":8}"#, .value([8, 7]),
      #"dropped entry wrong type $.v["1"]"#),
    Row(
      Lossy<NumberedList<Int>>.self, #"{"0":7,"x":8}"#, .value([7]), "dropped entry bad key $.v.x"),
    Row(
      Lossy<NumberedList<Int>>.self, #"[7,"x"]"#, .value([7]),
      "dropped element wrong type $.v[1]"),
    Row(
      Lossy<NumberedList<Int>>.self, "7", .value([]), "used an empty collection wrong type $.v"),
    Row(Lossy<NumberedList<Int>>.self, "null", .value([]), "used an empty collection null $.v"),
    Row(
      Lossy<DropNulls<Int>>.self, #"[null,7,"x"]"#, .value([7]),
      "dropped element wrong type $.v[2]"),
    Row(
      Lossy<DropNullValues<String, Int>>.self, #"{"a":null,"b":7,"c":"x"}"#, .value(["b": 7]),
      "dropped entry wrong type $.v.c"),
    Row(
      Lossy<[LosslessAsRead<Int>]>.self, #"["7","x"]"#, .value([LosslessAsRead(wrappedValue: 7)]),
      "dropped element wrong type $.v[1]"),
    Row(Lossy<DropNulls<Int>>.self, "7", .value([]), "used an empty collection wrong type $.v"),
    Row(
      Lossy<KeyedByID<User>>.self, #"[{"id":7},{"id":"x"}]"#, .value([7: User(id: 7)]),
      "dropped element wrong type $.v[1].id"),
    Row(
      Lossy<Pairs<String, Int>>.self, #"[["a",1],["b","x"]]"#, .value(["a": 1]),
      "dropped element wrong type $.v[1][1]"),
    Row(
      Lossy<Entries<String, Int>>.self, #"[{"key":"a","value":1},{"key":"b"}]"#,
      .value(["a": 1]), "dropped element missing $.v[1].value"),
    Row(
      Lossy<Ordered<Int>>.self, #"{"b":1,"a":"x"}"#, .value(["b": 1]),
      "dropped entry wrong type $.v.a"),
  ]

  static let emptyForms: [Row] = [
    Row(Lossy<EmptyArrayAsNil<[String: Int]>>.self, "[]", .value(nil)),
    Row(Lossy<EmptyArrayAsNil<[String: Int]>>.self, "null", .value(nil)),
    Row(Lossy<EmptyArrayAsNil<[String: Int]>>.self, nil, .value(nil)),
    Row(Lossy<EmptyArrayAsNil<[String: Int]>>.self, #"{"a":1}"#, .value(["a": 1])),
    Row(
      Lossy<EmptyArrayAsNil<[String: Int]>>.self, "[1]", .value(nil), "used nil wrong type $.v"),
    Row(
      Lossy<EmptyArrayAsNil<[String: Int]>>.self, #"{"a":"x"}"#, .value(nil),
      "used nil wrong type $.v.a"),
    Row(
      Lossy<EmptyArrayAsNil<Lossy<[String: Int]>>>.self, #"{"a":"x","b":1}"#, .value(["b": 1]),
      "dropped entry wrong type $.v.a"),
    Row(Lossy<EmptyStringAsNil<Int>>.self, #""""#, .value(nil)),
    Row(Lossy<EmptyStringAsNil<Int>>.self, "7", .value(7)),
    Row(Lossy<EmptyStringAsNil<Int>>.self, #""x""#, .value(nil), "used nil wrong type $.v"),
  ]

  static let strings: [Row] = [
    Row(Lossy<JSONString<[Int]>>.self, #""[7]""#, .value([7])),
    Row(
      Lossy<JSONString<[Int]>>.self, #""[7,\"x\"]""#, .value([7]),
      "dropped element wrong type $.v[1]"),
    Row(
      Lossy<JSONString<[Int]>>.self, #""[7,""#, .value([]),
      "used an empty collection malformed $.v"),
    Row(
      Lossy<JSONString<[Int]>>.self, "7", .value([]), "used an empty collection wrong type $.v"),
    Row(Lossy<JSONString<Int?>>.self, #""7""#, .value(7)),
    // The string is not mistaken for the value that should stand in it.
    Row(Lossy<JSONString<String?>>.self, #""x""#, .value(nil), "used nil malformed $.v"),
    Row(Lossy<JSONString<Int?>>.self, nil, .keyNotFound("$.v")),
    Row(
      Lossy<JSONString<Lossy<[String: Int]>>>.self, #""{""#, .value([:]),
      "used an empty collection malformed $.v"),
    Row(Lossy<JSONString<Plain<User>>?>.self, #""{}""#, .value(nil), "used nil missing $.v.id"),
  ]

  typealias ListOrText = FirstOf<[Int], JSONString<[Int]>>
  static let others: [Row] = [
    Row(Lossy<ListOrText>.self, "[7]", .value([7])),
    Row(Lossy<ListOrText>.self, #""[7]""#, .value([7])),
    Row(Lossy<ListOrText>.self, #"[7,"x"]"#, .value([7]), "dropped element wrong type $.v[1]"),
    // What loses a part comes before what loses all.
    Row(
      Lossy<ListOrText>.self, #""[7,\"x\"]""#, .value([7]), "dropped element wrong type $.v[1]"),
    Row(Lossy<ListOrText>.self, "7", .value([]), "used an empty collection wrong type $.v"),
    Row(Lossy<ExplicitNull<Int?>>.self, #""x""#, .value(nil), "used nil wrong type $.v"),
    Row(Lossy<ExplicitNull<Int?>>.self, nil, .value(nil)),
    Row(Lossy<Required<Int?>>.self, #""x""#, .value(nil), "used nil wrong type $.v"),
    Row(Lossy<Required<Int?>>.self, "null", .value(nil)),
    Row(Lossy<Required<Int?>>.self, nil, .keyNotFound("$.v")),
    Row(Lossy<Default<[Int], Empty<[Int]>>>.self, nil, .value([])),
    Row(Lossy<Default<[Int], Empty<[Int]>>>.self, "null", .value([])),
    Row(
      Lossy<Default<[Int], Empty<[Int]>>>.self, #"[7,"x"]"#, .value([7]),
      "dropped element wrong type $.v[1]"),
    Row(Lossy<Lossy<[Int]>>.self, #"[7,"x"]"#, .value([7]), "dropped element wrong type $.v[1]"),
  ]

  @Test(arguments: lists + emptyForms + strings + others, TestFormat.allCases)
  func reads(row: Row, format: TestFormat) { row.check(format) }

  @Test func whichAlternativeDoesNotHangOnTheReport() throws {
    let json = Data(#"{"v":"[7,\"x\"]"}"#.utf8)
    var none = DecodingReport.Options()
    none.maximumIssues = 0
    let (model, report) = try DecodingReport.collect(none) {
      try JSONDecoder().decode(Strategied<Lossy<ListOrText>>.self, from: json)
    }
    #expect(model.v == [7])
    #expect(report.issues.isEmpty && report.totalCount == 1)
    #expect(try JSONDecoder().decode(Strategied<Lossy<ListOrText>>.self, from: json).v == [7])
    #expect(throws: DecodingError.self) {
      try DecodingReport.collect(.strict) {
        try JSONDecoder().decode(Strategied<Lossy<ListOrText>>.self, from: json)
      }
    }
  }

  @Test func depthAndItsLimitAreNotSurvived() {
    let deep = #""\#(String(repeating: "[", count: 600))""#
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(
        Strategied<Lossy<JSONString<[Int]>>>.self, from: #"{"v":\#(deep)}"#)
    }
  }

  enum Percent: ValueRange { static let range = 0...100 }
  enum Level: String, Codable, CaseIterable { case low, high }

  /// Every strategy, and whether there is a `Lossy` of it.
  ///
  /// What reads a single value has none: `Lossy<S?>` says what stands in for it. Neither has a
  /// rule, such as `NonEmpty`: what stands in might break it, so the rule goes around what is
  /// lossy.
  static let forms: [(any (DecodingStrategy & SendableMetatype).Type, hasLossyForm: Bool)] = [
    ([Int].self, true), (Set<Int>.self, true), ([String: Int].self, true), (Int?.self, true),
    (OneOrMany<Int>.self, true), (OneOrManyCompact<Int>.self, true), (DropNulls<Int>.self, true),
    (NumberedList<Int>.self, true),
    (DropNullValues<String, Int>.self, true),
    (KeyedByID<User>.self, true), (Pairs<String, Int>.self, true),
    (Entries<String, Int>.self, true), (Ordered<Int>.self, true),
    (EmptyStringAsNil<Int>.self, true), (EmptyArrayAsNil<[String: Int]>.self, true),
    (JSONString<[Int]>.self, true), (JSONString<Int>.self, false), (JSONString<Int?>.self, true),
    (FirstOf<[Int], OneOrMany<Int>>.self, true), (FirstOf<Int, Rounded<Int>>.self, false),
    (ExplicitNull<Int?>.self, true), (Required<Int?>.self, true), (Required<Int>.self, false),
    (Default<[Int], Empty<[Int]>>.self, true), (Default<Int, Zero<Int>>.self, false),
    (NilAs<Int?, Zero<Int>>.self, true), (Field<Int>.self, false), (Lossy<[Int]>.self, true),
    (NonEmpty<[Int]>.self, false), (NonEmpty<Lossy<[Int]>>.self, false),
    (Trimmed<String>.self, false), (Clamped<Int, Percent>.self, false),
    (Int.self, false), (Plain<Level>.self, false), (Plain<[Int]>.self, false),
    (Lossless<Int>.self, false), (LosslessString<Int>.self, false), (Rounded<Int>.self, false),
    (LosslessRaw<Level>.self, false), (CaseInsensitive<Level>.self, false),
    (ISO8601.self, false), (UnixSeconds.self, false), (DurationSeconds.self, false),
    (Base64.self, false), (ByteArray<Hex>.self, false),
  ]

  @Test func eachStrategyHasALossyFormOrNone() {
    for (strategy, hasLossyForm) in Self.forms {
      #expect(strategy is any LossyDecodingStrategy.Type == hasLossyForm, "\(strategy)")
    }
  }
}
