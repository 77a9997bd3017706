import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct LossyOptionalTests {
  struct Model: Codable, Hashable, Sendable {
    @LossyOptional var v: Payment?
  }

  static let rows: [WrapperRow<Payment?>] = [
    .init("value", #"{"v":"NewCard"}"#, .value(.newCard)),
    .init("unknown case", #"{"v":"GooglePay"}"#, .value(nil), "used nil unknown case $.v"),
    .init("wrong type", #"{"v":{"a":1}}"#, .value(nil), "used nil wrong type $.v"),
    .init("null", #"{"v":null}"#, .value(nil)),
    .init("missing", #"{}"#, .value(nil)),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func decodesAsTheTableSays(row: WrapperRow<Payment?>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  @Test func leavesTheKeyOutForNil() throws {
    #expect(try json(Model(v: nil)) == "{}")
    #expect(try json(Model(v: .applePay)) == #"{"v":"ApplePay"}"#)
  }
}
