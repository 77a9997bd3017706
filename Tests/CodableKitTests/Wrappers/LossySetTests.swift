import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct LossySetTests {
  struct Model: Codable, Hashable, Sendable {
    @LossySet var v: Set<Payment>
  }

  static let rows: [WrapperRow<Set<Payment>>] = [
    .init("clean", #"{"v":["NewCard","NewCard","ApplePay"]}"#, .value([.newCard, .applePay])),
    .init(
      "bad elements", #"{"v":["NewCard","GooglePay",7]}"#, .value([.newCard]),
      "dropped element unknown case $.v[1]", "dropped element wrong type $.v[2]"),
    .init("null", #"{"v":null}"#, .value([]), "used an empty collection null $.v"),
    .init("scalar", #"{"v":true}"#, .value([]), "used an empty collection wrong type $.v"),
    .init("missing", #"{}"#, .keyNotFound("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func decodesAsTheTableSays(row: WrapperRow<Set<Payment>>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  @Test func writesAnArrayAndTakesLiterals() throws {
    #expect(try json(Model(v: [.newCard])) == #"{"v":["NewCard"]}"#)
    let literal: LossySet<Int> = [1, 1, 2]
    #expect(literal.elements == [1, 2])
  }
}
