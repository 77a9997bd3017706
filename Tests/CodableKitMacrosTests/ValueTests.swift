import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct ValueTests {
  @Codable struct Initial: Equatable {
    var count = 1
    var name: String = ["a", "b"].map { $0.uppercased() }.joined()
    var limit: Int? = 5
    var note: String?
    @LossyArray var tags: [String] = ["none"]
  }

  @Test(arguments: TestFormat.allCases)
  func initialValuesStandInForMissingKeys(format: TestFormat) throws {
    let value = try format.decode(Initial.self, from: "{}")
    #expect(value == Initial())
    #expect(value.name == "AB")
    let text = #"{"count":2,"limit":null,"name":"x","note":null,"tags":["a",7]}"#
    let other = try format.decode(Initial.self, from: text)
    #expect(other == Initial(count: 2, name: "x", limit: nil, note: nil, tags: ["a"]))
    let (outcome, _) = Outcome.of(Initial.self, #"{"count":null}"#, in: format) { $0.count }
    #expect(outcome == .valueNotFound("$.count") || outcome == .typeMismatch("$.count"))
  }

  @Codable struct Defaults: Equatable {
    @CodableDefault(1) let all: Int
    @CodableDefault(2, for: .missing) let missing: Int
    @CodableDefault(3, for: [.missing, .null]) let absent: Int
    @CodableDefault(4) let optional: Int?
    @CodableDefault([5]) @Lossless let lossless: [Int]
  }

  @Test(arguments: TestFormat.allCases)
  func defaultsStandInForTheirCauses(format: TestFormat) throws {
    let all = Defaults(all: 1, missing: 2, absent: 3, optional: 4, lossless: [5])
    #expect(try format.decode(Defaults.self, from: "{}") == all)
    let nulls = #"{"all":null,"missing":9,"absent":null,"optional":null,"lossless":null}"#
    let value = try format.decode(Defaults.self, from: nulls)
    #expect(value == Defaults(all: 1, missing: 9, absent: 3, optional: 4, lossless: [5]))
    let wrong = #"{"all":"x","optional":[],"lossless":["6",true]}"#
    let (outcome, issues) = Outcome.of(Defaults.self, wrong, in: format) { $0 }
    #expect(
      outcome == .value(all)
        || outcome
          == .value(Defaults(all: 1, missing: 2, absent: 3, optional: 4, lossless: [6, 1]))
    )
    #expect(issues.first == "used the default wrong type $.all")
    for key in ["missing", "absent"] {
      let (outcome, _) = Outcome.of(Defaults.self, #"{"\#(key)":"x"}"#, in: format) { $0 }
      #expect(outcome == .typeMismatch("$.\(key)"))
    }
  }

  @Codable struct Strategies: Equatable {
    @CodableBy(UnixSeconds.self) let at: Date
    @CodableBy(UnixSeconds.self) let end: Date?
    @CodableBy([UnixMilliseconds?].self) let stamps: [Date?]
    @CodableBy(FirstOf<ISO8601, UnixSeconds>.self) @CodingKey("any", aliases: "some") let any: Date
    @CodableBy(ExplicitNull<UnixSeconds?>.self) let seen: Date?
  }

  @Test(arguments: TestFormat.allCases)
  func readsAndWritesByStrategies(format: TestFormat) throws {
    let text = #"{"any":"1970-01-01T00:00:02Z","at":1,"seen":null,"stamps":[1000,null]}"#
    let value = try format.decode(Strategies.self, from: text)
    let date = Date(timeIntervalSince1970: 1)
    #expect(value.at == date)
    #expect(value.stamps == [date, nil])
    #expect(value.end == nil && value.seen == nil)
    #expect(try json(value) == text)
    let other = try format.decode(
      Strategies.self, from: #"{"some":2,"at":1,"end":1,"seen":1,"stamps":[]}"#)
    #expect(other.end == date && other.seen == date)
    #expect(other.any == date + 1)
  }

  @Codable struct Wrapped: Equatable {
    @LossyValue var value: Int?
    @LossySet var set: Set<Int>
    @LossyDictionary var map: [String: Int]
    @Nullable var null: Int?
    @LossyOptional var optional: Int?
    @LosslessValue var lossless: Int
    @DefaultZero var zero: Int
    @Coded<[UnixSeconds]> var dates: [Date]
  }

  /// The compiler's own code for the same wrappers.
  struct Synthesized: Codable {
    @LossyValue var value: Int?
    @LossySet var set: Set<Int>
    @LossyDictionary var map: [String: Int]
    @Nullable var null: Int?
    @LossyOptional var optional: Int?
    @LosslessValue var lossless: Int
    @DefaultZero var zero: Int
    @Coded<[UnixSeconds]> var dates: [Date]
  }

  @Test(arguments: [
    #"{"value":1,"set":[1],"map":{"a":1},"null":1,"optional":1,"lossless":1,"zero":1,"dates":[1]}"#,
    #"{"value":"x","set":["x"],"map":{"a":"x"},"null":null,"lossless":"1","dates":[]}"#,
    #"{"set":[],"map":{},"lossless":1,"dates":[]}"#, "{}",
    #"{"value":null,"set":null,"map":null,"null":"x","lossless":1,"dates":[]}"#,
  ])
  func wrappersWorkAsInTheCompilersCode(text: String) throws {
    for format in TestFormat.allCases {
      let ours = Outcome.of(Wrapped.self, text, in: format) { try? json($0) }
      let synthesized = Outcome.of(Synthesized.self, text, in: format) { try? json($0) }
      #expect(ours.outcome == synthesized.outcome)
      #expect(ours.issues == synthesized.issues)
    }
  }

  @Codable struct Short: Equatable {
    @Lossy let optional: Int?
    @Lossy let array: [Int]
    @Lossy let set: Set<Int>
    @Lossy let map: [String: Int]
    @Lossy let maybe: [Int]?
    @Lossless let id: String
    @Lossless let flag: Bool?
    @Lossy @Lossless let counts: [Int]
  }

  @Test(arguments: TestFormat.allCases)
  func shortFormsWorkOnConstants(format: TestFormat) {
    let text = """
      {"optional":"x","array":[1,"x"],"set":[1,"x"],"map":{"a":1,"b":"x"},"maybe":[1,"x"],
      "id":7,"flag":"true","counts":["1","x",2]}
      """
    let (outcome, issues) = Outcome.of(Short.self, text, in: format) { $0 }
    #expect(
      outcome
        == .value(
          Short(
            optional: nil, array: [1], set: [1], map: ["a": 1], maybe: [1], id: "7", flag: true,
            counts: [1, 2])))
    #expect(issues.count == 6)
  }

  @Codable(nulls: .written) struct Nulls: Equatable {
    var a: Int?
    @CodingNull(.omitted) var b: Int?
    @CodableBy(UnixSeconds.self) var c: Date?
    @Lossy var d: [Int]?
  }

  @Codable struct Omitted: Equatable {
    var a: Int?
    @CodingNull(.written) var b: Int?
    var field: Field<Int>
  }

  @Test func writesNullOrNothing() throws {
    #expect(try json(Nulls()) == #"{"a":null,"c":null,"d":null}"#)
    #expect(
      try json(Nulls(a: 1, b: 2, c: Date(timeIntervalSince1970: 3), d: [4]))
        == #"{"a":1,"b":2,"c":3,"d":[4]}"#)
    #expect(try json(Omitted(field: .absent)) == #"{"b":null}"#)
  }

  @Codable struct Fields: Equatable {
    @Lossless var count: Field<Int>
    @Lossy var ids: Field<[Int]>
    @CodableBy(Field<UnixSeconds>.self) var at: Field<Date>
  }

  @Test(arguments: TestFormat.allCases)
  func fieldsTakeStrategies(format: TestFormat) throws {
    let rows: [(String, Fields)] = [
      ("{}", Fields(count: .absent, ids: .absent, at: .absent)),
      (#"{"at":null,"count":null,"ids":null}"#, Fields(count: .null, ids: .null, at: .null)),
      (
        #"{"at":"5","count":"7","ids":[1,"x"]}"#,
        Fields(count: .value(7), ids: .value([1]), at: .value(Date(timeIntervalSince1970: 5)))
      ),
    ]
    for (text, fields) in rows { #expect(try format.decode(Fields.self, from: text) == fields) }
    #expect(try json(rows[1].1) == rows[1].0)
    #expect(try fastJSON(rows[2].1) == #"{"at":5,"count":7,"ids":[1]}"#)
  }

  // NUL-003
  @Test(arguments: TestFormat.allCases)
  func fieldsTellThreeStatesApart(format: TestFormat) throws {
    for text in [#"{"b":null}"#, #"{"b":null,"field":null}"#, #"{"b":null,"field":1}"#] {
      #expect(try json(format.decode(Omitted.self, from: text)) == text)
    }
  }
}
