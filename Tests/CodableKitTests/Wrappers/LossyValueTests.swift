import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct LossyValueTests {
  struct Model: Codable, Hashable, Sendable {
    @LossyValue var v: Payment?
  }

  static let rows: [WrapperRow<Payment?>] = [
    .init("value", #"{"v":"NewCard"}"#, .value(.newCard)),
    .init("unknown case", #"{"v":"GooglePay"}"#, .value(nil), "used nil unknown case $.v"),
    .init("wrong type", #"{"v":[1]}"#, .value(nil), "used nil wrong type $.v"),
    .init("null", #"{"v":null}"#, .value(nil)),
    .init("missing", #"{"w":"NewCard"}"#, .keyNotFound("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func decodesAsTheTableSays(row: WrapperRow<Payment?>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  @Test func writesNilAsNull() throws {
    #expect(try json(Model(v: nil)) == #"{"v":null}"#)
    #expect(try json(Model(v: .applePay)) == #"{"v":"ApplePay"}"#)
  }

  @Test func isAWholeValueForCollections() {
    struct Numbers: Decodable { @LossyValue var v: [Int]? }
    let (outcome, issues) = Outcome.of(Numbers.self, #"{"v":[1,"x",3]}"#) { $0.v }
    #expect(outcome == .value(nil))
    #expect(issues == ["used nil wrong type $.v[1]"])
  }

  @Test func standsAloneAsRootAndElement() throws {
    #expect(try TestFormat.json.decode(LossyValue<Int>.self, from: "\"x\"").wrappedValue == nil)
    let list = try TestFormat.json.decode([LossyValue<Int>].self, from: "[1,\"x\",null]")
    #expect(list.map(\.wrappedValue) == [1, nil, nil])
  }

  @Test func takesNilLiteralsAndPlainValues() {
    let none: LossyValue<Int> = nil
    #expect(none == LossyValue(wrappedValue: nil))
    let payment: Payment? = .newCard
    #expect(Model(v: payment).v == .newCard)
    #expect(LossyValue<Int>(wrappedValue: 3).description == "Optional(3)")
  }
}
