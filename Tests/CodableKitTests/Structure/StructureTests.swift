import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct StructureTests {
  struct Item: Codable, Hashable { let id: Int }
  struct Many: Codable { @Coded<OneOrMany<Plain<Item>>> var v: [Item] }

  /// One object where a list is expected, and the reverse.
  static let many: [WrapperRow<[Int]>] = [
    .init("LSY-012: one", #"{"v":{"id":1}}"#, .value([1])),
    .init("LSY-012: many", #"{"v":[{"id":1},{"id":2}]}"#, .value([1, 2])),
    .init("none", #"{"v":[]}"#, .value([])),
    .init("bad one", #"{"v":{"id":"x"}}"#, .typeMismatch("$.v.id")),
    .init("bad element", #"{"v":[{"id":"x"}]}"#, .typeMismatch("$.v[0].id")),
    .init("missing", "{}", .keyNotFound("$.v")),
  ]

  @Test(arguments: many, TestFormat.allCases)
  func readsOneOrMany(row: WrapperRow<[Int]>, format: TestFormat) {
    row.check(Many.self, in: format) { $0.v.map(\.id) }
  }

  @Test func writesOneAsItIsToldTo() throws {
    struct Compact: Codable { @Coded<OneOrManyCompact<Int>> var v: [Int] }
    #expect(try json(Many(v: [Item(id: 1)])) == #"{"v":[{"id":1}]}"#)
    #expect(try json(Compact(v: [7])) == #"{"v":7}"#)
    #expect(try json(Compact(v: [7, 8])) == #"{"v":[7,8]}"#)
    #expect(try json(Compact(v: [])) == #"{"v":[]}"#)
    #expect(try TestFormat.json.decode(Compact.self, from: #"{"v":7}"#).v == [7])
  }

  struct Empty: Codable {
    @Coded<EmptyStringAsNil<Int>> var s: Int?
    @Coded<EmptyArrayAsNil<[String: Int]>> var a: [String: Int]?
  }

  static let empty: [(String, Int?, [String: Int]?)] = [
    (#"{"s":"","a":[]}"#, nil, nil), (#"{"s":null,"a":null}"#, nil, nil), ("{}", nil, nil),
    (#"{"s":3,"a":{"x":1}}"#, 3, ["x": 1]),
  ]

  @Test(arguments: empty, TestFormat.allCases)
  func readsEmptyAsNil(row: (String, Int?, [String: Int]?), format: TestFormat) throws {
    let model = try format.decode(Empty.self, from: row.0)
    #expect(model.s == row.1)
    #expect(model.a == row.2)
  }

  /// What is empty after trimming is empty.
  static let trimmed: [WrapperRow<String?>] = [
    .init("spaces", #"{"v":"  "}"#, .value(nil)), .init("empty", #"{"v":""}"#, .value(nil)),
    .init("null", #"{"v":null}"#, .value(nil)), .init("missing", "{}", .value(nil)),
    .init("text", #"{"v":" a "}"#, .value("a")), .init("number", #"{"v":7}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: trimmed, TestFormat.allCases)
  func readsTrimmedToNothingAsNil(row: WrapperRow<String?>, format: TestFormat) {
    struct Model: Codable { @Coded<EmptyStringAsNil<Trimmed<String>>> var v: String? }
    row.check(Model.self, in: format) { $0.v }
  }

  @Test func leavesNilOutAndRefusesOthers() throws {
    #expect(try json(Empty(s: nil, a: nil)) == "{}")
    #expect(Outcome.of(Empty.self, #"{"s":"x"}"#) { $0.s }.outcome == .typeMismatch("$.s"))
    #expect(Outcome.of(Empty.self, #"{"a":[1]}"#) { $0.a }.outcome == .typeMismatch("$.a"))
  }

  @Test(arguments: TestFormat.allCases)
  func dropsNullsAlone(format: TestFormat) throws {
    struct Model: Codable { @Coded<DropNulls<Int>> var v: [Int] }
    #expect(try format.decode(Model.self, from: #"{"v":[1,null,2]}"#).v == [1, 2])
    let (outcome, issues) = Outcome.of(Model.self, #"{"v":[null,"x"]}"#, in: format) { $0.v }
    #expect(outcome == .typeMismatch("$.v[1]"))
    #expect(issues == [])
    #expect(try json(Model(v: [1])) == #"{"v":[1]}"#)
  }

  @Test(arguments: TestFormat.allCases)
  func dropsNullMembersAlone(format: TestFormat) throws {
    struct Model: Codable { @Coded<DropNullValues<Plain<Payment>, Int>> var v: [Payment: Int] }
    let text = #"{"v":{"NewCard":1,"ApplePay":null}}"#
    #expect(try format.decode(Model.self, from: text).v == [.newCard: 1])
    let (outcome, issues) = Outcome.of(Model.self, #"{"v":{"NewCard":"x"}}"#, in: format) { $0.v }
    #expect(outcome == .typeMismatch("$.v.NewCard"))
    #expect(issues == [])
    #expect(try json(Model(v: [.applePay: 1])) == #"{"v":{"ApplePay":1}}"#)
  }

  /// KEY-009 and KEY-010: keys that are enum cases make an object, also an empty one.
  @Test func dictionariesWithEnumKeysAreObjects() throws {
    struct Strict: Codable { @Coded<[Plain<Payment>: String]> var m: [Payment: String] }
    struct Lossy: Codable { @LossyDictionary var m: [Payment: String] }
    let text = #"{"m":{"NewCard":"A","Kite":"B"}}"#
    for format in TestFormat.allCases {
      #expect(try format.decode(Lossy.self, from: text).m == [.newCard: "A"])
      #expect(
        Outcome.of(Strict.self, text, in: format) { $0.m }.outcome == .dataCorrupted("$.m.Kite"))
    }
    #expect(try json(Strict(m: [:])) == #"{"m":{}}"#)
    let all: [Payment: String] = [.newCard: "A", .applePay: "B"]
    #expect(try json(Strict(m: all)) == #"{"m":{"ApplePay":"B","NewCard":"A"}}"#)
  }
}
