import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct OrderedTests {
  struct Model: Codable, Hashable, Sendable {
    var v: OrderedFields<Int>
    @Coded<Ordered<UnixSeconds>?> var dates: OrderedFields<Date>?
  }
  struct Tolerant: Codable { @Coded<Lossy<Ordered<Int>>> var v: OrderedFields<Int> }

  static let text = #"{"v":{"b":1,"a":2,"c":3},"dates":{"z":60,"y":0}}"#

  @Test func keepsTheOrderOfTheDocument() throws {
    let model = try FastJSONDecoder().decode(Model.self, from: Self.text)
    #expect(model.v.keys == ["b", "a", "c"])
    #expect(model.v.values == [1, 2, 3])
    #expect(model.dates?.keys == ["z", "y"])
    #expect(try FastJSONEncoder().encodeToString(model) == Self.text)
  }

  @Test(arguments: [TestFormat.json, .propertyList, .strict, .strictMovingOn])
  func takesTheOrderOfTheKeysElsewhere(format: TestFormat) throws {
    let model = try format.decode(Model.self, from: Self.text)
    #expect(model.v.keys == ["a", "b", "c"])
    #expect(model == (try FastJSONDecoder().decode(Model.self, from: Self.text)))
    #expect(try json(model) == #"{"dates":{"y":0,"z":60},"v":{"a":2,"b":1,"c":3}}"#)
    #expect(try throughPropertyList(model) == model)
  }

  static let rows: [WrapperRow<[String: Int]>] = [
    .init("empty", #"{"v":{}}"#, .value([:])),
    .init("two", #"{"v":{"b":1,"a":2}}"#, .value(["a": 2, "b": 1])),
    .init("bad value", #"{"v":{"b":1,"a":"x"}}"#, .typeMismatch("$.v.a")),
    .init("array", #"{"v":[]}"#, .typeMismatch("$.v")),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func readsAnObject(row: WrapperRow<[String: Int]>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v.reduce(into: [:]) { $0[$1.key] = $1.value } }
  }

  static let lossy: [WrapperRow<[String]>] = [
    .init(
      "bad values", #"{"v":{"a":"x","b":1,"c":null}}"#, .value(["b"]),
      "dropped entry wrong type $.v.a", "dropped entry null $.v.c"),
    .init("array", #"{"v":[]}"#, .value([]), "used an empty collection wrong type $.v"),
    .init("missing", "{}", .keyNotFound("$.v")),
  ]

  @Test(arguments: lossy, TestFormat.allCases)
  func dropsBadEntries(row: WrapperRow<[String]>, format: TestFormat) {
    row.check(Tolerant.self, in: format) { $0.v.keys }
  }

  @Test func keysAreData() throws {
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let model = try decoder.decode(Model.self, from: #"{"v":{"b_b":1,"a_a":2}}"#)
    #expect(model.v.keys == ["b_b", "a_a"])
    let encoder = FastJSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(
      try encoder.encodeToString(OrderedFields<Int>([(key: "bB", value: 1)])) == #"{"bB":1}"#)
    let error = try #require(throws: DecodingError.self) {
      try decoder.decode(Model.self, from: #"{"v":{"b_b":"x"}}"#)
    }
    #expect(Outcome<Int>(error) == .typeMismatch("$.v.b_b"))
  }

  @Test func takesOneOfARepeatedKey() throws {
    let text = #"{"a":1,"b":2,"a":3}"#
    let decoder = FastJSONDecoder()
    #expect(try decoder.decode(OrderedFields<Int>.self, from: text).description == "[a: 1, b: 2]")
    decoder.duplicateKeys = .last
    #expect(try decoder.decode(OrderedFields<Int>.self, from: text).description == "[a: 3, b: 2]")
  }

  @Test func isACollectionInOrder() {
    var fields: OrderedFields = ["b": 1, "a": 2]
    fields["c"] = 3
    fields["b"] = 4
    #expect(fields.map(\.key) == ["b", "a", "c"])
    fields["a"] = nil
    fields["z"] = nil
    #expect(fields.keys == ["b", "c"] && fields.count == 2 && !fields.isEmpty)
    #expect(fields["c"] == 3 && fields["a"] == nil)
    #expect(fields == ["c": 3, "b": 4])
    #expect(fields.hashValue == (["c": 3, "b": 4] as OrderedFields).hashValue)
    #expect(OrderedFields<Int>().description == "[:]")
  }

  /// Taking entries away one by one and adding them again leaves the places right.
  @Test func staysConsistent() {
    var generator = SeededGenerator(seed: 7)
    var fields = OrderedFields<Int>()
    var model: [(String, Int)] = []
    for step in 0..<500 {
      let key = "k\(Int.random(in: 0..<20, using: &generator))"
      let isRemoval = Bool.random(using: &generator)
      fields[key] = isRemoval ? nil : step
      if let index = model.firstIndex(where: { $0.0 == key }) {
        if isRemoval { model.remove(at: index) } else { model[index].1 = step }
      } else if !isRemoval {
        model.append((key, step))
      }
      #expect(fields.keys == model.map(\.0) && fields.values == model.map(\.1))
      #expect(model.allSatisfy { fields[$0.0] == $0.1 })
    }
  }
}
