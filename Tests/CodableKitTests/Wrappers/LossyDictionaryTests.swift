import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct LossyDictionaryTests {
  struct Model: Codable, Hashable, Sendable {
    @LossyDictionary var v: [String: Int]
  }

  static let rows: [WrapperRow<[String: Int]>] = [
    .init("clean", #"{"v":{"a":1,"b":2}}"#, .value(["a": 1, "b": 2])),
    .init(
      "bad values", #"{"v":{"c":"x","b":2,"a":null}}"#, .value(["b": 2]),
      "dropped entry null $.v.a", "dropped entry wrong type $.v.c"),
    .init("null", #"{"v":null}"#, .value([:]), "used an empty collection null $.v"),
    .init("array", #"{"v":[1]}"#, .value([:]), "used an empty collection wrong type $.v"),
    .init("missing", #"{}"#, .keyNotFound("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func decodesAsTheTableSays(row: WrapperRow<[String: Int]>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v }
  }

  static let intRows: [WrapperRow<[Int: String]>] = [
    .init("clean", #"{"v":{"1":"a"}}"#, .value([1: "a"])),
    .init(
      "bad key", #"{"v":{"1":"a","x":"b"}}"#, .value([1: "a"]), "dropped entry bad key $.v.x"),
    .init(
      "two texts of one key", #"{"v":{"01":"b","1":"a"}}"#, .value([1: "b"]),
      #"dropped entry bad key $.v["1"]"#),
  ]

  @Test(arguments: intRows, TestFormat.allCases)
  func readsNumberKeys(row: WrapperRow<[Int: String]>, format: TestFormat) {
    struct Numbers: Decodable { @LossyDictionary var v: [Int: String] }
    row.check(Numbers.self, in: format) { $0.v }
  }

  static let enumRows: [WrapperRow<[Payment: Int]>] = [
    .init("object", #"{"v":{"NewCard":1}}"#, .value([.newCard: 1])),
    .init(
      "bad key", #"{"v":{"NewCard":1,"GooglePay":2}}"#, .value([.newCard: 1]),
      "dropped entry bad key $.v.GooglePay"),
    .init("pairs", #"{"v":["NewCard",1,"ApplePay",2]}"#, .value([.newCard: 1, .applePay: 2])),
    .init(
      "bad pairs", #"{"v":["NewCard","x","GooglePay",2,"ApplePay",3]}"#, .value([.applePay: 3]),
      "dropped entry wrong type $.v[1]", "dropped entry unknown case $.v[2]"),
    .init("scalar", #"{"v":7}"#, .value([:]), "used an empty collection wrong type $.v"),
  ]

  @Test(arguments: enumRows, TestFormat.allCases)
  func readsEnumKeys(row: WrapperRow<[Payment: Int]>, format: TestFormat) {
    struct Counts: Decodable { @LossyDictionary var v: [Payment: Int] }
    row.check(Counts.self, in: format) { $0.v }
  }

  @Test func writesObjectsForKeysOfAnyType() throws {
    struct Model: Codable {
      @LossyDictionary var payments: [Payment: Int]
      @LossyDictionary var ids: [UUID: Bool]
      @LossyDictionary var levels: [Int8: Int]
    }
    let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    let model = Model(payments: [.newCard: 1], ids: [id: true], levels: [-3: 1])
    let text = try json(model)
    #expect(
      text == """
        {"ids":{"00010203-0405-0607-0809-0A0B0C0D0E0F":true},\
        "levels":{"-3":1},"payments":{"NewCard":1}}
        """)
    let back = try TestFormat.json.decode(Model.self, from: text)
    #expect(back.ids == model.ids)
    #expect(back.levels == model.levels)
  }

  @Test func writesPairsWhereAKeyIsNoSingleValue() throws {
    struct Point: Codable, Hashable, Sendable { var x: Int }
    struct Model: Codable { @LossyDictionary var v: [Point: Int] }
    let text = try json(Model(v: [Point(x: 1): 2]))
    #expect(text == #"{"v":[{"x":1},2]}"#)
    #expect(try TestFormat.json.decode(Model.self, from: text).v == [Point(x: 1): 2])
  }

  @Test func keepsTheLastValueOfARepeatedLiteralKey() {
    let literal: LossyDictionary<String, Int> = ["a": 1, "a": 2]
    #expect(literal.wrappedValue == ["a": 2])
  }
}
