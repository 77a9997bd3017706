import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct NullableTests {
  struct Model: Codable, Hashable, Sendable {
    @Nullable var v: Int?
  }

  static let rows: [WrapperRow<Int?>] = [
    .init("value", #"{"v":1}"#, .value(1)),
    .init("null", #"{"v":null}"#, .value(nil)),
    .init("missing", #"{}"#, .value(nil)),
    .init("wrong type", #"{"v":"x"}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func decodesAsTheTableSays(row: WrapperRow<Int?>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  @Test func writesNilAsNull() throws {
    #expect(try json(Model(v: nil)) == #"{"v":null}"#)
    #expect(try json(Model(v: 1)) == #"{"v":1}"#)
  }

  @Test func wrapsTypesThatOnlyEncode() throws {
    enum Kind: String, Encodable { case a }
    struct User: Encodable {
      @Nullable var kind: Kind?
      var plain: Kind?
    }
    #expect(try json(User(kind: nil, plain: nil)) == #"{"kind":null}"#)
    #expect(try json(User(kind: .a, plain: .a)) == #"{"kind":"a","plain":"a"}"#)
  }
}
