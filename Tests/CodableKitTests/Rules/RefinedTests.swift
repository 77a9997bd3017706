import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct RefinedTests {
  enum Even: ValueRule {
    static func judge(_ value: Int) -> Verdict<Int> {
      value.isMultiple(of: 2) ? .accepted : .refused(expected: "an even number")
    }
  }

  struct Model: Codable { @Coded<Refined<Int, Even>> var v: Int }
  struct Lossy: Codable {
    @LossyOptional var a: Int?
    @Coded<CodableKit.Lossy<Refined<Int, Even>?>> var b: Int?
    @Coded<CodableKit.Lossy<[Refined<Int, Even>]>> var c: [Int]
  }

  @Test(arguments: TestFormat.allCases)
  func holdsValuesToARuleOfOnesOwn(format: TestFormat) throws {
    #expect(try format.decode(Model.self, from: #"{"v":2}"#).v == 2)
    #expect(
      Outcome.of(Model.self, #"{"v":3}"#, in: format) { $0.v }.outcome == .dataCorrupted("$.v"))
    let (outcome, issues) = Outcome.of(Lossy.self, #"{"b":3,"c":[1,2,"x",4]}"#, in: format) {
      $0.c + [$0.b ?? 0]
    }
    #expect(outcome == .value([2, 4, 0]))
    #expect(
      issues == [
        "used nil malformed $.b", "dropped element malformed $.c[0]",
        "dropped element wrong type $.c[2]",
      ])
  }

  @Test func explainsTheRule() throws {
    let data = Data(#"{"v":3}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Model.self, from: data)
    }
    #expect(error.summary(in: data) == "1:6: error: expected an even number, found number 3 at $.v")
    #expect(error.summary() == "error: expected an even number, found number 3 at $.v")
  }

  struct Filled: Codable {
    @Coded<NonEmpty<Trimmed<String>>?> var name: String?
    @Coded<NonEmpty<CodableKit.Lossy<[Int]>>?> var ids: [Int]?
  }

  static let filled: [WrapperRow<String>] = [
    .init("filled", #"{"name":" a ","ids":[1]}"#, .value("a 1")),
    .init("missing", "{}", .value("- -")),
    .init("null", #"{"name":null,"ids":null}"#, .value("- -")),
    .init("empty text", #"{"name":""}"#, .dataCorrupted("$.name")),
    .init("only space", #"{"name":"  "}"#, .dataCorrupted("$.name")),
    .init("empty list", #"{"ids":[]}"#, .dataCorrupted("$.ids")),
    .init("nothing left", #"{"ids":["x"]}"#, .dataCorrupted("$.ids")),
    .init(
      "something left", #"{"ids":["x",2]}"#, .value("- 2"), "dropped element wrong type $.ids[0]"),
  ]

  @Test(arguments: filled, TestFormat.allCases)
  func refusesWhatIsEmpty(row: WrapperRow<String>, format: TestFormat) {
    row.check(Filled.self, in: format) {
      "\($0.name ?? "-") \($0.ids?.first.map(String.init) ?? "-")"
    }
  }

  @Test func saysThatItIsEmpty() throws {
    let data = Data(#"{"name":""}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Filled.self, from: data)
    }
    #expect(
      error.summary(in: data)
        == #"1:9: error: expected a text that is not empty, found string "" at $.name"#)
    #expect(throws: EncodingError.self) { try json(Filled(name: " ", ids: nil)) }
    #expect(throws: EncodingError.self) { try json(Filled(name: nil, ids: [])) }
    #expect(try json(Filled(name: "a", ids: [1])) == #"{"ids":[1],"name":"a"}"#)
  }

  /// A rule holds for what stands in for a missing key too.
  @Test func judgesDefaultsToo() {
    struct Model: Codable { @Coded<NonEmpty<Default<String, Empty<String>>>> var v: String }
    for format in TestFormat.allCases {
      #expect(
        Outcome.of(Model.self, "{}", in: format) { $0.v }.outcome == .dataCorrupted("$.v"))
    }
  }

  @Test func keysOfADictionaryFollowRules() throws {
    struct Model: Codable { @Coded<[Lowercased<String>: Int]> var v: [String: Int] }
    for format in TestFormat.allCases {
      #expect(try format.decode(Model.self, from: #"{"v":{"A":1,"b":2}}"#).v == ["a": 1, "b": 2])
      #expect(
        Outcome.of(Model.self, #"{"v":{"A":1,"a":2}}"#, in: format) { $0.v }.outcome
          == .dataCorrupted("$.v.a"))
    }
  }
}
