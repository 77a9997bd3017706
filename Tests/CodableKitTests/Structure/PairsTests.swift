import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct PairsTests {
  enum NameAndCount: EntryNames {
    static let key = "name"
    static let value = "count"
  }

  struct Strict: Codable {
    @Coded<Pairs<String, Int>?> var p: [String: Int]?
    @Coded<Entries<String, Int>?> var e: [String: Int]?
    @Coded<NamedEntries<LosslessString<Int>, UnixSeconds?, NameAndCount>?> var n: [Int: Date?]?
  }
  struct Tolerant: Codable {
    @Coded<Default<Lossy<Pairs<String, Int>>, Empty<[String: Int]>>> var p: [String: Int]
    @Coded<Default<Lossy<Entries<String, Int>>, Empty<[String: Int]>>> var e: [String: Int]
  }

  static let strict: [WrapperRow<[String: Int]?>] = [
    .init("pairs", #"{"p":[["a",1],["b",2]]}"#, .value(["a": 1, "b": 2])),
    .init("no pairs", #"{"p":[]}"#, .value([:])), .init("missing", "{}", .value(nil)),
    .init("null", #"{"p":null}"#, .value(nil)),
    .init("repeated", #"{"p":[["a",1],["a",2]]}"#, .dataCorrupted("$.p[1]")),
    .init("none", #"{"p":[[]]}"#, .dataCorrupted("$.p[0]")),
    .init("one", #"{"p":[["a"]]}"#, .dataCorrupted("$.p[0]")),
    .init("three", #"{"p":[["a",1,2]]}"#, .dataCorrupted("$.p[0]")),
    .init("bad value", #"{"p":[["a","x"]]}"#, .typeMismatch("$.p[0][1]")),
    .init("bad key", #"{"p":[[1,1]]}"#, .typeMismatch("$.p[0][0]")),
    .init("object", #"{"p":{"a":1}}"#, .typeMismatch("$.p")),
    .init("entries", #"{"e":[{"key":"a","value":1}]}"#, .value(["a": 1])),
    .init("more members", #"{"e":[{"key":"a","value":1,"x":0}]}"#, .value(["a": 1])),
    .init(
      "repeated entry", #"{"e":[{"key":"a","value":1},{"key":"a","value":1}]}"#,
      .dataCorrupted("$.e[1]")),
    .init("no value", #"{"e":[{"key":"a"}]}"#, .keyNotFound("$.e[0].value")),
    .init("no key", #"{"e":[{"value":1}]}"#, .keyNotFound("$.e[0].key")),
  ]

  @Test(arguments: strict, TestFormat.allCases)
  func readsPairsAndEntries(row: WrapperRow<[String: Int]?>, format: TestFormat) {
    row.check(Strict.self, in: format) { $0.p ?? $0.e }
  }

  @Test(arguments: [
    ("[]", "no elements"), ("[\"a\"]", "one element"), ("[\"a\",1,2]", "more than two"),
  ])
  func saysHowManyElementsAPairHas(pair: String, words: String) throws {
    let data = Data(#"{"p":[\#(pair)]}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Strict.self, from: data)
    }
    #expect(error.summary(in: data).contains("expected an array of a key and a value, found array"))
    #expect(error.summary(in: data).contains("it has \(words)"))
    #expect(error.summary().contains("found an array of \(words)"))
  }

  static let tolerant: [WrapperRow<[String: Int]>] = [
    .init("missing", "{}", .value([:])),
    .init(
      "no value", #"{"p":[["a"],["b",2]]}"#, .value(["b": 2]),
      "dropped element malformed $.p[0]"),
    .init(
      "pairs", #"{"p":[["a",1],["b","x"],["a",2],7,["c",3,4]]}"#, .value(["a": 1]),
      "dropped element wrong type $.p[1][1]", "dropped element bad key $.p[2]",
      "dropped element wrong type $.p[3]", "dropped element malformed $.p[4]"),
    .init(
      "entries", #"{"e":[{"key":"a","value":1},{"key":"b"},{"key":"a","value":2}]}"#,
      .value(["a": 1]), "dropped element missing $.e[1].value", "dropped element bad key $.e[2]"),
    .init("object", #"{"e":{}}"#, .value([:]), "used an empty collection wrong type $.e"),
  ]

  @Test(arguments: tolerant, TestFormat.allCases)
  func readsThemLossily(row: WrapperRow<[String: Int]>, format: TestFormat) {
    row.check(Tolerant.self, in: format) { $0.p.merging($0.e) { $1 } }
  }

  @Test(arguments: TestFormat.allCases)
  func makesTheRoundTrip(format: TestFormat) throws {
    let text =
      #"{"e":[{"key":"x","value":9}],"n":[{"count":60,"name":"7"},{"name":"10"}],"p":[["a",1],["b",2]]}"#
    let model = try format.decode(Strict.self, from: text)
    #expect(model.n == [7: Date(timeIntervalSince1970: 60), 10: nil])
    #expect(try json(model) == text)
    #expect(try fastJSON(model) == text)
    let copy = try throughPropertyList(model)
    #expect(copy.p == model.p && copy.e == model.e && copy.n == model.n)
  }

  enum Plain: String, Codable, CaseIterable { case delta, alpha, charlie, bravo, echo }
  struct Unordered: Codable, Equatable {
    @Coded<Pairs<CodableKit.Plain<Plain>, Int>> var p: [Plain: Int]
    @Coded<Entries<CodableKit.Plain<Plain>, Int>> var e: [Plain: Int]
  }

  /// KEY-012: keys without an order of their own come in that of their texts.
  @Test func writesPlainKeysInTheOrderOfTheirTexts() throws {
    let members = Dictionary(uniqueKeysWithValues: Plain.allCases.enumerated().map { ($1, $0) })
    let value = Unordered(p: members, e: members)
    let names = ["alpha", "bravo", "charlie", "delta", "echo"]
    for text in [try json(value), try FastJSONEncoder().encodeToString(value)] {
      let read = try JSONValue(parsing: text)
      #expect(read["p"]?.array?.map { $0[0]?.string } == names)
      #expect(read["e"]?.array?.map { $0["key"]?.string } == names)
    }
  }
}
