import CodableKit
import Foundation
import Testing

@Suite("Examples of Structure/")
struct StructureExampleTests {
  struct User: Codable, Identifiable, Equatable { var id: Int; var name: String }
  struct Item: Codable, Equatable { var sku: String }
  struct Order: Codable, Equatable { var id: Int }

  enum NameAndCount: EntryNames {
    static let key = "name"
    static let value = "count"
  }

  enum BySKU: KeyProvider { static func key(of element: Item) -> String { element.sku } }

  @Test func lists() throws {
    struct Nulls: Codable { @Coded<DropNulls<Int>> var ids: [Int] }
    try expect(\Nulls.ids, #"{"ids":[1,null,2]}"#, [1, 2])
    struct Members: Codable { @Coded<DropNullValues<String, Int>> var counts: [String: Int] }
    try expect(\Members.counts, #"{"counts":{"a":1,"b":null}}"#, ["a": 1])
    struct One: Codable { @Coded<OneOrMany<Int>> var ids: [Int] }
    try expect(\One.ids, #"{"ids":7}"#, [7], writes: #"{"ids":[7]}"#)
    try expect(\One.ids, #"{"ids":[7,8]}"#, [7, 8])
    struct Compact: Codable { @Coded<OneOrManyCompact<Int>> var ids: [Int] }
    try expect(\Compact.ids, #"{"ids":[7]}"#, [7], writes: #"{"ids":7}"#)
    try expect(\Compact.ids, #"{"ids":[7,8]}"#, [7, 8], writes: #"{"ids":[7,8]}"#)
    struct Numbered: Codable { @Coded<NumberedList<String>> var tags: [String] }
    let list = #"{"tags":["a","b"]}"#
    try expect(\Numbered.tags, #"{"tags":{"0":"a","2":"b"}}"#, ["a", "b"], writes: list)
    try expect(\Numbered.tags, list, ["a", "b"])
    expectRefused(Numbered.self, #"{"tags":{"1":"a","01":"b"}}"#)
  }

  @Test func emptyForms() throws {
    struct Page: Codable { @Coded<EmptyStringAsNil<URL>> var homepage: URL? }
    try expect(\Page.homepage, #"{"homepage":""}"#, nil, writes: "{}")
    try expect(\Page.homepage, #"{"homepage":null}"#, nil)
    try expect(
      \Page.homepage, #"{"homepage":"https://a.example"}"#, URL(string: "https://a.example"))
    struct Counts: Codable { @Coded<EmptyArrayAsNil<[String: Int]>> var counts: [String: Int]? }
    try expect(\Counts.counts, #"{"counts":[]}"#, nil)
    try expect(\Counts.counts, #"{"counts":null}"#, nil)
    try expect(\Counts.counts, #"{"counts":{"a":1}}"#, ["a": 1])
    struct Total: Codable { @Coded<NilAs<EmptyStringAsNil<Int>, Zero<Int>>> var count: Int }
    try expect(\Total.count, #"{"count":""}"#, 0, writes: #"{"count":0}"#)
    try expect(\Total.count, #"{"count":null}"#, 0)
    try expect(\Total.count, "{}", 0)
    try expect(\Total.count, #"{"count":3}"#, 3)
    expectRefused(Total.self, #"{"count":"x"}"#)
    struct Count: Codable { @Coded<EmptyAsNil<Int, EmptyText>> var count: Int? }
    try expect(\Count.count, #"{"count":""}"#, nil)
    try expect(\Count.count, #"{"count":null}"#, nil)
    try expect(\Count.count, #"{"count":3}"#, 3)
    #expect(EmptyAsNil<[Int: Int], EmptyList>.CodedValue.self == [Int: Int]?.self)
  }

  @Test func dictionaries() throws {
    struct Named: Codable { @Coded<Entries<String, Int>> var counts: [String: Int] }
    let entries = #"{"counts":[{"key":"a","value":1}]}"#
    try expect(\Named.counts, entries, ["a": 1], writes: entries)
    #expect([KeyAndValue.key, KeyAndValue.value] == ["key", "value"])
    struct Renamed: Codable {
      @Coded<NamedEntries<String, Int, NameAndCount>> var counts: [String: Int]
    }
    try expect(\Renamed.counts, #"{"counts":[{"name":"a","count":1}]}"#, ["a": 1])
    struct Paired: Codable { @Coded<Pairs<String, Int>> var counts: [String: Int] }
    try expect(\Paired.counts, #"{"counts":[["a",1],["b",2]]}"#, ["a": 1, "b": 2])
    struct Users: Codable { @Coded<KeyedByID<User>> var users: [Int: User] }
    let ada = #"{"users":[{"id":7,"name":"Ada"}]}"#
    try expect(\Users.users, ada, [7: User(id: 7, name: "Ada")], writes: ada)
    struct Same: Codable { @Coded<KeyedBy<Plain<User>, ByID<User>>> var users: [Int: User] }
    try expect(\Same.users, ada, [7: User(id: 7, name: "Ada")])
    struct Items: Codable { @Coded<KeyedBy<Plain<Item>, BySKU>> var items: [String: Item] }
    try expect(\Items.items, #"{"items":[{"sku":"A-1"}]}"#, ["A-1": Item(sku: "A-1")])
    struct Visits: Codable { @Coded<Ordered<UnixSeconds>> var visits: OrderedFields<Date> }
    let visits = try FastJSONDecoder().decode(Visits.self, from: #"{"visits":{"b":60,"a":0}}"#)
    #expect(visits.visits.keys == ["b", "a"])
  }

  @Test func jsonInStrings() throws {
    struct Message: Codable {
      @Coded<JSONString<Plain<Order>>> var order: Order
    }
    let text = #"{"order":"{\"id\":7}"}"#
    try expect(\Message.order, text, Order(id: 7), writes: text)
    struct Dated: Codable { @Coded<JSONString<Plain<Date>>> var at: Date }
    let decoder = JSONDecoder()
    let inner = FastJSONDecoder()
    inner.dateDecodingStrategy = .iso8601
    decoder.userInfo.jsonStringDecoder = inner
    let dated = #"{"at":"\"2024-01-02T03:04:05Z\""}"#
    #expect(try decoder.decode(Dated.self, from: Data(dated.utf8)).at == exampleDate)
  }

  @Test func writtenJSONInStrings() throws {
    struct Message: Codable { @Coded<JSONString<[String: Int]>> var counts: [String: Int] }
    let encoder = JSONEncoder()
    let inner = FastJSONEncoder()
    inner.outputFormatting = .sortedKeys
    encoder.userInfo.jsonStringEncoder = inner
    let data = try encoder.encode(Message(counts: ["b": 1, "a": 2]))
    #expect(String(decoding: data, as: UTF8.self) == #"{"counts":"{\"a\":2,\"b\":1}"}"#)
  }
}
