import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct FirstOfTests {
  struct Model: Codable { @Coded<FirstOf<Lossy<[Int]>, [LosslessString<Int>]>> var v: [Int] }

  static let rows: [WrapperRow<[Int]>] = [
    .init("first, clean", #"{"v":[1,2]}"#, .value([1, 2])),
    .init("second, clean", #"{"v":["1",2]}"#, .value([1, 2])),
    .init("first, recovering", #"{"v":["x",2]}"#, .value([2]), "dropped element wrong type $.v[0]"),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func prefersACleanAlternative(row: WrapperRow<[Int]>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  enum Level: Int, Codable, Sendable { case low = 1, high }

  /// Reads a number of another scale.
  enum Tenfold: DecodingStrategy {
    static func decode(from decoder: any Decoder) throws -> Open<Level> {
      Open(rawValue: try decoder.singleValueContainer().decode(Int.self) / 10)
    }
  }

  enum Blocks: TaggedFamily {
    typealias Value = JSONValue
    static let cases: [Case] = [Case("a", JSONValue.self) { $0 }]
    static let unknownCase: UnknownTagCase<JSONValue>? = UnknownTagCase {
      $0
    } extract: {
      $0
    }
  }
  enum Texts: DecodingStrategy {
    static func decode(from decoder: any Decoder) throws -> JSONValue {
      .string(try decoder.singleValueContainer().decode([String: String].self)["type"] ?? "")
    }
  }

  /// What is kept as unknown is no match as long as a later alternative knows it.
  @Test(arguments: TestFormat.allCases)
  func prefersAnAlternativeThatKnowsTheValue(format: TestFormat) {
    struct Levels: Decodable {
      @Coded<FirstOf<Plain<Open<Level>>, Tenfold>> var v: Open<Level>
    }
    struct Texted: Decodable {
      @Coded<FirstOf<LosslessRaw<Open<Level>>, Tenfold>> var v: Open<Level>
    }
    struct Block: Decodable { @Coded<FirstOf<Tagged<Blocks>, Texts>> var v: JSONValue }
    for (text, value) in [("1", .known(.low)), ("20", .known(.high))] as [(String, Open<Level>)] {
      let json = #"{"v":\#(text)}"#
      #expect(Outcome.of(Levels.self, json, in: format) { $0.v }.outcome == .value(value))
      #expect(Outcome.of(Texted.self, json, in: format) { $0.v }.outcome == .value(value))
    }
    let (kept, issues) = Outcome.of(Texted.self, #"{"v":"7"}"#, in: format) { $0.v }
    #expect(kept == .value(.unknown(7)) && issues == [])
    for (tag, value) in [("a", ["type": "a"]), ("b", "b")] as [(String, JSONValue)] {
      let json = #"{"v":{"type":"\#(tag)"}}"#
      #expect(Outcome.of(Block.self, json, in: format) { $0.v }.outcome == .value(value))
    }
  }

  @Test(arguments: TestFormat.allCases)
  func throwsTheFirstErrorWhenAllFail(format: TestFormat) {
    struct Strict: Decodable { @Coded<FirstOf<ISO8601Duration, DurationSeconds>> var v: Duration }
    #expect(
      Outcome.of(Strict.self, #"{"v":"soon"}"#, in: format) { $0.v }.outcome
        == .dataCorrupted("$.v"))
    #expect(Outcome.of(Strict.self, "{}", in: format) { $0.v }.outcome == .keyNotFound("$.v"))
  }
}
