import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct LossyArrayTests {
  struct Model: Codable, Hashable, Sendable {
    @LossyArray var v: [Int]
  }

  static let rows: [WrapperRow<[Int]>] = [
    .init("clean", #"{"v":[1,2]}"#, .value([1, 2])),
    .init("empty", #"{"v":[]}"#, .value([])),
    .init(
      "bad elements", #"{"v":["a",1,[2],3,{}]}"#, .value([1, 3]),
      "dropped element wrong type $.v[0]", "dropped element wrong type $.v[2]",
      "dropped element wrong type $.v[4]"),
    .init(
      "null element", #"{"v":[1,null]}"#, .value([1]), "dropped element null $.v[1]"),
    .init("null", #"{"v":null}"#, .value([]), "used an empty collection null $.v"),
    .init("scalar", #"{"v":"oops"}"#, .value([]), "used an empty collection wrong type $.v"),
    .init("object", #"{"v":{"a":1}}"#, .value([]), "used an empty collection wrong type $.v"),
    .init("missing", #"{}"#, .keyNotFound("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func decodesAsTheTableSays(row: WrapperRow<[Int]>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  @Test(arguments: TestFormat.allCases)
  func keepsTheNullsOfOptionals(format: TestFormat) throws {
    struct Optionals: Decodable { @LossyArray var v: [Int?] }
    let model = try format.decode(Optionals.self, from: #"{"v":[1,null,"x",2]}"#)
    #expect(model.v == [1, nil, 2])
  }

  @Test func reportsTheFaultInsideAnElement() {
    struct Item: Decodable, Equatable { let count: Int }
    struct Items: Decodable { @LossyArray var items: [Item] }
    let (outcome, issues) = Outcome.of(
      Items.self, #"{"items":[{"count":1},{},{"count":"3"},{"count":2}]}"#
    ) { $0.items.map(\.count) }
    #expect(outcome == .value([1, 2]))
    #expect(
      issues == [
        "dropped element missing $.items[1].count", "dropped element wrong type $.items[2].count",
      ])
  }

  @Test func answersToElements() throws {
    let array = try TestFormat.json.decode(LossyArray<Int>.self, from: #"[1,"x",2]"#)
    #expect(array.elements == [1, 2])
    #expect(try json(array) == "[1,2]")
  }

  @Test func takesArrayLiteralsAndPlainValues() {
    let literal: LossyArray<Int> = [1, 2]
    #expect(literal.wrappedValue == [1, 2])
    let values = [3]
    #expect(Model(v: values).v == [3])
    let value: LossyArray<Int> = .init(wrappedValue: [])
    #expect(value == [])
  }
}
