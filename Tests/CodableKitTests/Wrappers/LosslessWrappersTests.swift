import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct LosslessWrappersTests {
  struct Model: Codable, Hashable, Sendable {
    @LosslessStringCodable var v: Int?
  }

  static let rows: [WrapperRow<Int?>] = [
    .init("text", #"{"v":"123"}"#, .value(123)),
    .init("number", #"{"v":456}"#, .value(456)),
    .init("null", #"{"v":null}"#, .value(nil)),
    .init("missing", #"{}"#, .value(nil)),
    .init("bad text", #"{"v":"many"}"#, .value(nil), "used nil wrong type $.v"),
    .init("empty text", #"{"v":""}"#, .value(nil), "used nil wrong type $.v"),
    .init("array", #"{"v":[1]}"#, .value(nil), "used nil wrong type $.v"),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func decodesAsTheTableSays(row: WrapperRow<Int?>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  /// Foundation's own `Int` would be 4503599627370496.
  @Test(arguments: [TestFormat.json, .fast]) func losesNoFraction(format: TestFormat) {
    let row = WrapperRow<Int?>(
      "fraction", #"{"v":4503599627370496.5}"#, .value(nil), "used nil out of range $.v")
    row.check(Model.self, in: format) { $0.v }
  }

  @Test func writesTextOrNull() throws {
    #expect(try json(Model(v: 123)) == #"{"v":"123"}"#)
    #expect(try json(Model(v: nil)) == #"{"v":null}"#)
  }

  struct Strict: Codable, Hashable, Sendable {
    @LosslessValue var v: Int
  }

  static let strictRows: [WrapperRow<Int>] = [
    .init("number", #"{"v":1}"#, .value(1)),
    .init("text", #"{"v":"-7"}"#, .value(-7)),
    .init("whole fraction", #"{"v":"2.0"}"#, .value(2)),
    .init("fraction", #"{"v":"2.5"}"#, .typeMismatch("$.v")),
    .init("separator", #"{"v":"1,000"}"#, .typeMismatch("$.v")),
    .init("bool", #"{"v":true}"#, .value(1)),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("missing", #"{}"#, .keyNotFound("$.v")),
    .init("object", #"{"v":{}}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: strictRows, [TestFormat.json, .strict, .strictMovingOn])
  func convertsExactlyOrThrows(row: WrapperRow<Int>, format: TestFormat) {
    row.check(Strict.self, in: format) { $0.v }
  }

  @Test func writesItsOwnType() throws {
    #expect(try json(Strict(v: 7)) == #"{"v":7}"#)
  }
}
