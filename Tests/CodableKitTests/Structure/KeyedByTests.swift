import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct KeyedByTests {
  struct User: Codable, Identifiable, Hashable, Sendable {
    var id: Int
    var name: String
  }
  struct Item: Codable, Hashable, Sendable { var sku: String }
  enum BySKU: KeyProvider { static func key(of element: Item) -> String { element.sku } }

  struct Users: Codable { @Coded<KeyedByID<User>> var v: [Int: User] }
  struct LossyUsers: Codable { @Coded<Lossy<KeyedByID<User>>> var v: [Int: User] }
  struct Items: Codable { @Coded<KeyedBy<Plain<Item>, BySKU>?> var v: [String: Item]? }

  static let strict: [WrapperRow<[Int: String]>] = [
    .init("two", #"{"v":[{"id":7,"name":"a"},{"id":3,"name":"b"}]}"#, .value([7: "a", 3: "b"])),
    .init("none", #"{"v":[]}"#, .value([:])),
    .init(
      "repeated", #"{"v":[{"id":7,"name":"a"},{"id":7,"name":"b"}]}"#, .dataCorrupted("$.v[1]")),
    .init("bad element", #"{"v":[{"id":7}]}"#, .keyNotFound("$.v[0].name")),
    .init("object", #"{"v":{}}"#, .typeMismatch("$.v")),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
  ]

  @Test(arguments: strict, TestFormat.allCases)
  func readsAList(row: WrapperRow<[Int: String]>, format: TestFormat) {
    row.check(Users.self, in: format) { $0.v.mapValues(\.name) }
  }

  static let lossy: [WrapperRow<[Int: String]>] = [
    .init("two", #"{"v":[{"id":7,"name":"a"},{"id":3,"name":"b"}]}"#, .value([7: "a", 3: "b"])),
    .init(
      "repeated", #"{"v":[{"id":7,"name":"a"},{"id":7,"name":"b"}]}"#, .value([7: "a"]),
      "dropped element bad key $.v[1]"),
    .init(
      "bad element", #"{"v":[{"id":7},{"id":"x","name":"b"},null,{"id":3,"name":"b"}]}"#,
      .value([3: "b"]), "dropped element missing $.v[0].name",
      "dropped element wrong type $.v[1].id", "dropped element null $.v[2]"),
    .init("object", #"{"v":{}}"#, .value([:]), "used an empty collection wrong type $.v"),
    .init("missing", "{}", .keyNotFound("$.v")),
  ]

  @Test(arguments: lossy, TestFormat.allCases)
  func readsAListLossily(row: WrapperRow<[Int: String]>, format: TestFormat) {
    row.check(LossyUsers.self, in: format) { $0.v.mapValues(\.name) }
  }

  @Test(arguments: TestFormat.allCases)
  func takesTheKeyFromAProvider(format: TestFormat) throws {
    let text = #"{"v":[{"sku":"A-1"},{"sku":"B-2"}]}"#
    let items = try format.decode(Items.self, from: text)
    #expect(items.v == ["A-1": Item(sku: "A-1"), "B-2": Item(sku: "B-2")])
    #expect(try json(items) == text)
    #expect(try fastJSON(items) == text)
    #expect(try throughPropertyList(items).v == items.v)
    #expect(try format.decode(Items.self, from: "{}").v == nil)
  }

  @Test func writesInTheOrderOfTheKeys() throws {
    let ids = [9, 10, 3, 1]
    let users = Users(
      v: Dictionary(uniqueKeysWithValues: ids.map { ($0, User(id: $0, name: "x")) }))
    #expect(
      try json(users)
        == #"{"v":["# + [1, 3, 9, 10].map { #"{"id":\#($0),"name":"x"}"# }.joined(separator: ",")
        + "]}")
  }

  @Test func refusesAValueUnderAnotherKey() throws {
    let error = try #require(throws: EncodingError.self) {
      try json(Users(v: [1: User(id: 2, name: "x")]))
    }
    guard case .invalidValue(let value, let context) = error else { return }
    #expect((value as? User)?.id == 2)
    #expect(context.codingPath.map(\.stringValue) == ["v", "Index 0"])
  }

  @Test func saysWhichKeyCameTwice() throws {
    let data = Data(#"{"v":[{"sku":"A"},{"sku":"A"}]}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Items.self, from: data)
    }
    #expect(
      error.summary(in: data)
        == #"1:19: error: expected a key of type String that is not there yet, found "A" at $.v[1]"#
    )
  }
}
