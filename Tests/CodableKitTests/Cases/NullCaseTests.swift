import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct NullCaseTests {
  struct Single<Strategy: CodingStrategy>: Codable {
    @Coded<Strategy> var value: Strategy.CodedValue
  }

  /// Encodes, decodes, encodes: both texts.
  static func texts<Strategy: CodingStrategy>(
    _ strategy: Strategy.Type, _ value: Strategy.CodedValue
  ) throws -> (String, String) {
    let first = try json(Single<Strategy>(value: value))
    let back = try TestFormat.json.decode(Single<Strategy>.self, from: first)
    return (first, try json(back))
  }

  static let cases: [FaultCase] = [
    FaultCase("NUL-001", "an explicit null stays one around any strategy") { () throws in
      struct Model: Encodable {
        @Nullable var a: Int?
        @Coded<ExplicitNull<Required<Int?>>> var b: Int?
        @Coded<ExplicitNull<Lossy<Date?>>> var c: Date?
      }
      #expect(try json(Model(a: nil, b: nil, c: nil)) == #"{"a":null,"b":null,"c":null}"#)
    },
    FaultCase("NUL-004", "a wrong type never reads as null") { () throws in
      struct Model: Decodable { @Nullable var v: Int? }
      for format in TestFormat.allCases {
        let outcome = Outcome.of(Model.self, #"{"v":"not a number"}"#, in: format) { $0.v }.outcome
        #expect(outcome == .typeMismatch("$.v"))
      }
    },
    FaultCase("NUL-006", "an optional inside an optional is written alike the second time") {
      () throws in
      for value in [String??.none, .some(.none), .some("x")] {
        for (first, second) in [
          try texts(Required<Lossy<Plain<String?>?>>.self, value),
          try texts(Lossy<Plain<String?>?>.self, value),
          try texts(ExplicitNull<Plain<String?>?>.self, value),
        ] {
          #expect(first == second)
        }
      }
      #expect(try texts(ExplicitNull<Plain<String?>?>.self, .some(.none)).0 == #"{"value":null}"#)
    },
    FaultCase("NUL-007", "null is no value for a strategy that may be absent") { () throws in
      struct Model: Decodable {
        @Coded<Date?> var d: Date?
        let plain: Coded<Date>?
      }
      for format in TestFormat.allCases {
        let model = try format.decode(Model.self, from: #"{"d":null,"plain":null}"#)
        #expect(model.d == nil)
        #expect(model.plain == nil)
      }
    },
    FaultCase("NUL-009", "nulls among elements are written as null") { () throws in
      struct Item: Codable { var n = 1 }
      struct Model: Encodable {
        @LossyArray var a: [Int?]
        @Coded<[Plain<Item>?]> var b: [Item?]
      }
      #expect(
        try json(Model(a: [1, nil, 2], b: [Item(), nil])) == #"{"a":[1,null,2],"b":[{"n":1},null]}"#
      )
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
