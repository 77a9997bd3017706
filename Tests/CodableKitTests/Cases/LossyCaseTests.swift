import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct LossyCaseTests {
  struct Pair: Codable, Hashable { let a, b: Int }
  struct Numbers: Codable, Hashable { @LossyArray var xs: [Int] }

  static let cases: [FaultCase] = [
    FaultCase("LSY-001", "a bad element does not stop the loop") { () throws in
      for format in TestFormat.allCases {
        #expect(try format.decode(Numbers.self, from: #"{"xs":[1,"a",3]}"#).xs == [1, 3])
      }
    },
    FaultCase("LSY-002", "an element that fails half-way loses none of the others") { () throws in
      struct Model: Decodable { @LossyArray var xs: [Pair] }
      let text = #"{"xs":[{"a":1,"b":2},{"a":7,"b":"bad"},{"a":4,"b":5}]}"#
      for format in TestFormat.allCases {
        #expect(
          try format.decode(Model.self, from: text).xs == [.init(a: 1, b: 2), .init(a: 4, b: 5)])
      }
    },
    FaultCase("LSY-005", "what is no array reads as empty from every way in") { () throws in
      struct Model: Decodable {
        let a: Numbers
        let b: [LossyArray<Int>]
      }
      for format in TestFormat.allCases {
        let model = try format.decode(Model.self, from: #"{"a":{"xs":"oops"},"b":["oops"]}"#)
        #expect(model.a.xs == [])
        #expect(model.b.map(\.wrappedValue) == [[]])
        #expect(try format.decode(LossyArray<Int>.self, from: "\"oops\"").elements == [])
      }
    },
    FaultCase("LSY-006", "the wrappers of the sources require their key, the tolerant ones do not")
    { () throws in
      struct Array: Decodable { @LossyArray var xs: [Int] }
      struct Value: Decodable { @LossyValue var v: Int? }
      struct Tolerant: Decodable {
        @LossyOptional var v: Int?
        @Coded<Default<Lossy<[Int]>, Empty<[Int]>>> var xs: [Int]
      }
      for format in TestFormat.allCases {
        let text = #"{"name":"n"}"#
        #expect(Outcome.of(Array.self, text, in: format) { $0.xs }.outcome == .keyNotFound("$.xs"))
        #expect(Outcome.of(Value.self, text, in: format) { $0.v }.outcome == .keyNotFound("$.v"))
        let (outcome, issues) = Outcome.of(Tolerant.self, text, in: format) { $0.xs + [$0.v ?? 0] }
        #expect(outcome == .value([0]))
        #expect(issues == [])
      }
    },
    FaultCase("LSY-007", "a missing key in a child is the child's affair") { () throws in
      struct Inner: Decodable {
        let id: Int
        @LossyOptional var details: String?
      }
      struct Outer: Decodable { @LossyOptional var b: Inner? }
      for format in TestFormat.allCases {
        let model = try format.decode(Outer.self, from: #"{"b":{"id":1}}"#)
        #expect(model.b?.id == 1)
        #expect(model.b?.details == nil)
      }
    },
    FaultCase("LSY-009", "key strategies leave the keys of a lossy dictionary alone") { () throws in
      struct Model: Codable { @LossyDictionary var byKey: [String: Int] }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let text = #"{"by_key":{"low_tide":1,"v_2.x-y":2,"plain":"bad"}}"#
      let model = try decoder.decode(Model.self, from: Data(text.utf8))
      #expect(model.byKey == ["low_tide": 1, "v_2.x-y": 2])
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = .sortedKeys
      let written = String(decoding: try encoder.encode(model), as: UTF8.self)
      #expect(written == #"{"by_key":{"low_tide":1,"v_2.x-y":2}}"#)
      let fastDecoder = FastJSONDecoder()
      fastDecoder.keyDecodingStrategy = .convertFromSnakeCase
      #expect(try fastDecoder.decode(Model.self, from: text).byKey == model.byKey)
      let fastEncoder = FastJSONEncoder()
      fastEncoder.keyEncodingStrategy = .convertToSnakeCase
      fastEncoder.outputFormatting = .sortedKeys
      #expect(try fastEncoder.encodeToString(model) == written)
    },
    FaultCase("LSY-010", "of a key that a literal repeats, the last value stays") { () throws in
      let members: LossyDictionary<String, Int> = ["a": 1, "a": 2]
      #expect(members.wrappedValue == ["a": 2])
      let value: JSONValue = ["a": 1, "a": 2]
      #expect(value["a"] == 2)
    },
    FaultCase("LSY-014", "a fault below a plain optional is no missing value") { () throws in
      struct Inner: Decodable { let s: String }
      struct Outer: Decodable { let b: Inner? }
      let outcome = Outcome.of(Outer.self, #"{"b":{}}"#) { $0.b?.s }.outcome
      #expect(outcome == .keyNotFound("$.b.s"))
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }

  @Test(arguments: TestFormat.allCases)
  func nestsToAnyDepth(format: TestFormat) {
    struct Model: Decodable {
      @Coded<Lossy<[String: Lossy<[Lossy<Int?>]>]>> var v: [String: [Int?]]
    }
    let (outcome, issues) = Outcome.of(
      Model.self, #"{"v":{"a":[1,"x",null],"b":7,"c":[]}}"#, in: format
    ) { $0.v }
    #expect(outcome == .value(["a": [1, nil, nil], "b": [], "c": []]))
    #expect(
      issues == ["used nil wrong type $.v.a[1]", "used an empty collection wrong type $.v.b"])
  }
}
