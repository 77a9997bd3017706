import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DefaultCaseTests {
  enum Shape: String, Codable, DefaultProvider {
    case disc, other
    static var defaultValue: Shape { .other }
  }

  enum Five: DefaultProvider { static var defaultValue: Int? { 5 } }

  /// Sendable without help from its author (DEF-006).
  struct Shared: Codable, Sendable {
    @DefaultEmptyArray var xs: [Int]
    @Coded<ISO8601> var d: Date
    @LossyDictionary var m: [String: Int]
  }

  static let cases: [FaultCase] = [
    FaultCase("DEF-001", "defaults deep inside do not empty what is around them") { () throws in
      struct Row: Codable, Equatable {
        @DefaultZero var x: Double
        @DefaultZero var y: Double
        @DefaultZero var z: Double
      }
      struct Model: Decodable { @DefaultEmptyArray var rows: [Row] }
      for format in TestFormat.allCases {
        let model = try format.decode(Model.self, from: #"{"rows":[{"x":1,"y":2}]}"#)
        #expect(model.rows == [Row(x: 1, y: 2, z: 0)])
      }
    },
    FaultCase("DEF-004", "an optional has its default for a missing key and for null") {
      () throws in
      struct Model: Decodable { @Coded<Default<Int?, Five>> var n: Int? }
      for format in TestFormat.allCases {
        #expect(try format.decode(Model.self, from: "{}").n == 5)
        #expect(try format.decode(Model.self, from: #"{"n":null}"#).n == 5)
        #expect(try format.decode(Model.self, from: #"{"n":1}"#).n == 1)
      }
    },
    FaultCase("DEF-006", "a wrapped struct is Sendable") { () throws in
      func check(_ type: (some Sendable).Type) {}
      check(Shared.self)
    },
    FaultCase("DEF-007", "an enum with raw values names its own default") { () throws in
      struct Model: Codable { @DefaultCase var k: Shape }
      for format in TestFormat.allCases {
        #expect(try format.decode(Model.self, from: #"{"k":"ring"}"#).k == .other)
        #expect(try format.decode(Model.self, from: #"{"k":"disc"}"#).k == .disc)
      }
      #expect(try json(Model(k: .disc)) == #"{"k":"disc"}"#)
    },
    FaultCase("DEF-008", "empty if absent and without the bad elements, on one property") {
      () throws in
      struct Model: Decodable { @Coded<Default<Lossy<[Int]>, Empty<[Int]>>> var xs: [Int] }
      let rows: [(String, [Int])] = [
        ("{}", []), (#"{"xs":null}"#, []), (#"{"xs":[1,"a"]}"#, [1]),
      ]
      for format in TestFormat.allCases {
        for (text, expected) in rows {
          #expect(try format.decode(Model.self, from: text).xs == expected)
        }
      }
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }

  @Test func standsInForEveryKindOfValue() throws {
    struct Model: Codable, Equatable {
      @DefaultEmptyArray var a: [Int]
      @DefaultEmptyDictionary var b: [String: Int]
      @DefaultEmptyString var c: String
      @DefaultZero var d: Int
      @DefaultTrue var e: Bool
      @DefaultFalse var f: Bool
    }
    let model = try TestFormat.json.decode(Model.self, from: "{}")
    #expect(model == Model(a: [], b: [:], c: "", d: 0, e: true, f: false))
    let (_, report) = try DecodingReport.collect {
      try TestFormat.json.decode(
        Model.self, from: #"{"a":1,"b":null,"c":2,"d":"x","e":0,"f":[]}"#)
    }
    #expect(report.issues.map(\.path.description) == ["$.a", "$.c", "$.d", "$.e", "$.f"])
    #expect(report.issues.allSatisfy { $0.action == .usedDefault })
  }

  @Test(arguments: TestFormat.allCases)
  func lossyCollectionsMayBeMissing(format: TestFormat) {
    struct Model: Decodable {
      @DefaultLossyArray var a: [String]
      @DefaultLossySet var s: Set<String>
      @DefaultLossyDictionary var d: [String: Int]
    }
    for text in ["{}", #"{"a":null,"s":null,"d":null}"#] {
      let (outcome, issues) = Outcome.of(Model.self, text, in: format) {
        $0.a.count + $0.s.count + $0.d.count
      }
      #expect(outcome == .value(0))
      #expect(issues == [])
    }
    let (outcome, issues) = Outcome.of(
      Model.self, #"{"a":["a",7],"s":["a",7],"d":{"a":1,"b":"x"}}"#, in: format
    ) { $0.a + $0.s + $0.d.keys }
    #expect(outcome == .value(["a", "a", "a"]))
    #expect(issues.count == 3)
  }

  @Test func reportsNullOnDemand() throws {
    struct Model: Decodable {
      @DefaultZero var a: Int
      @DefaultZero var b: Int
    }
    var options = DecodingReport.Options()
    options.includesNullDefaults = true
    for format in TestFormat.allCases {
      let (outcome, issues) = Outcome.of(Model.self, #"{"a":null}"#, in: format, options) { $0.a }
      #expect(outcome == .value(0))
      #expect(issues == ["used the default null $.a"])
    }
  }
}
