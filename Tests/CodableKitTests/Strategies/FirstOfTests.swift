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

  @Test(arguments: TestFormat.allCases)
  func throwsTheFirstErrorWhenAllFail(format: TestFormat) {
    struct Strict: Decodable { @Coded<FirstOf<ISO8601Duration, DurationSeconds>> var v: Duration }
    #expect(
      Outcome.of(Strict.self, #"{"v":"soon"}"#, in: format) { $0.v }.outcome
        == .dataCorrupted("$.v"))
    #expect(Outcome.of(Strict.self, "{}", in: format) { $0.v }.outcome == .keyNotFound("$.v"))
  }
}
