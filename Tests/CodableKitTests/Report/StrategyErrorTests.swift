import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// An error of a strategy of one's own has the place of its value.
@Suite struct StrategyErrorTests {
  struct Refusal: Error, Equatable {}

  /// Throws an error of its own, which knows of no path.
  enum Cents: DecodingStrategy {
    static func decode(from decoder: any Decoder) throws -> Int { throw Refusal() }
  }

  /// Throws decoding errors without a path, as one that a decoder of its own has met.
  enum Inner: DecodingStrategy {
    static func decode(from decoder: any Decoder) throws -> Int {
      try JSONDecoder().decode(Int.self, from: Data("[".utf8))
    }
  }

  enum Named: DecodingStrategy {
    static func decode(from decoder: any Decoder) throws -> Int {
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: [], debugDescription: "no number"))
    }
  }

  /// Throws an error that no strategy may take for one of the content.
  enum Cancelled: DecodingStrategy {
    static func decode(from decoder: any Decoder) throws -> Int { throw CancellationError() }
  }

  struct Model<Strategy: DecodingStrategy<Int>>: Decodable { @Coded<Strategy> var v: Int }
  struct Lists<Strategy: DecodingStrategy<Int>>: Decodable { @Coded<[Strategy]> var v: [Int] }

  @Test(arguments: TestFormat.allCases)
  func givesThePlace(format: TestFormat) {
    func outcome<M: Decodable>(_ type: M.Type, _ json: String) -> Outcome<Int> {
      Outcome.of(type, json, in: format) { _ in 0 }.outcome
    }
    #expect(outcome([Model<Cents>].self, #"[{"v":1}]"#) == .dataCorrupted("$[0].v"))
    #expect(outcome(Lists<Cents>.self, #"{"v":[1]}"#) == .dataCorrupted("$.v[0]"))
    #expect(outcome([Model<Inner>].self, #"[{"v":1}]"#) == .dataCorrupted("$[0].v"))
    #expect(outcome([Model<Named>].self, #"[{"v":1}]"#) == .typeMismatch("$[0].v"))
    #expect(outcome([Model<Cancelled>].self, #"[{"v":1}]"#) == .otherError("CancellationError()"))
  }

  @Test(arguments: [TestFormat.json, .fast])
  func keepsTheErrorAndSaysWhereItIs(format: TestFormat) throws {
    let text = #"[{"v":1}]"#
    let error = try #require(throws: DecodingError.self) {
      try format.decode([Model<Cents>].self, from: text)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.underlyingError as? Refusal == Refusal())
    #expect(
      error.summary(in: Data(text.utf8))
        == "1:7: error: Cents does not read the value: Refusal() at $[0].v")
  }

  @Test(arguments: TestFormat.allCases)
  func reportsThePlace(format: TestFormat) throws {
    struct Tolerant: Decodable { @LossyArray var list: [Model<Cents>] }
    let (outcome, issues) = Outcome.of(Tolerant.self, #"{"list":[{"v":1}]}"#, in: format) {
      $0.list.count
    }
    #expect(outcome == .value(0))
    #expect(issues == ["dropped element malformed $.list[0].v"])
  }
}
