import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Types whose two halves of coding do not mirror each other.
@Suite("Updates of types that are coded by hand") struct UpdateOddTypesTests {
  /// Reads other types than it writes, and asks for keys in ways of its own.
  struct Mixed: Codable, Equatable {
    var count = 1
    var at = Date(timeIntervalSince1970: 0.25)
    var maybe: Int? = nil
    var null: Int? = nil
    var pair = [1, 2]
    var inner = Inner()
    var map = ["a": 1]
    var n = 0

    struct Inner: Codable, Equatable {
      var x = 1
      var y: Int? = 2
    }
    enum CodingKeys: CodingKey { case count, at, maybe, null, pair, inner, map, n }
    enum InnerKeys: CodingKey { case x, y }
    init() {}

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(count, forKey: .count)
      try container.encode(at, by: ISO8601.self, forKey: .at)
      try container.encodeIfPresent(maybe, forKey: .maybe)
      try container.encodeNil(forKey: .null)
      var list = container.nestedUnkeyedContainer(forKey: .pair)
      for number in pair { try list.encode(number) }
      var nested = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
      try nested.encode(inner.x, forKey: .x)
      try nested.encodeIfPresent(inner.y, forKey: .y)
      try container.encode(map.map { Entry(key: $0.key, value: $0.value) }, forKey: .map)
      try container.encode(n, forKey: .n)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = Int(try container.decode(Double.self, forKey: .count))
      at = try ISO8601.decode(from: container.superDecoder(forKey: .at))
      if container.contains(.maybe) { maybe = try container.decode(Int.self, forKey: .maybe) }
      if try !container.decodeNil(forKey: .null) {
        null = try container.decode(Int.self, forKey: .null)
      }
      var list = try container.nestedUnkeyedContainer(forKey: .pair)
      pair = []
      while !list.isAtEnd { pair.append(try list.decode(Int.self)) }
      inner = try container.decode(Inner.self, forKey: .inner)
      map = [:]
      for entry in try container.decode([Entry].self, forKey: .map) { map[entry.key] = entry.value }
      n = try container.decode(Int.self, forKey: .n)
    }
  }

  struct Entry: Codable {
    var key: String
    var value: Int
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let change: @Sendable (inout Mixed) -> Void
    var testDescription: String { json }
    init(_ json: String, _ change: @escaping @Sendable (inout Mixed) -> Void) {
      self.json = json
      self.change = change
    }
  }

  static let rows = [
    Row("{}") { _ in },
    Row(#"{"n":2}"#) { $0.n = 2 },
    Row(#"{"count":7}"#) { $0.count = 7 },
    Row(#"{"at":"1970-01-01T00:00:01Z"}"#) { $0.at = Date(timeIntervalSince1970: 1) },
    Row(#"{"maybe":3,"null":4}"#) {
      $0.maybe = 3
      $0.null = 4
    },
    Row(#"{"pair":[3]}"#) { $0.pair = [3] },
    Row(#"{"inner":{"x":5}}"#) { $0.inner.x = 5 },
    Row(#"{"inner":{"y":null}}"#) { $0.inner.y = nil },
    Row(#"{"map":[{"key":"b","value":2}]}"#) { $0.map = ["b": 2] },
  ]

  @Test(arguments: rows) func areUpdated(row: Row) throws {
    for start in [Mixed(), with(Mixed()) { $0.maybe = 9 }] {
      let expected = with(start, row.change)
      var fast = start
      try FastJSONDecoder().update(&fast, from: Data(row.json.utf8))
      #expect(fast == expected)
      var plain = start
      try JSONDecoder().update(&plain, from: Data(row.json.utf8))
      #expect(plain == expected)
    }
  }

  private func with(_ value: Mixed, _ change: (inout Mixed) -> Void) -> Mixed {
    var value = value
    change(&value)
    return value
  }

  /// Writes a text that it does not read: where its coded form is needed, that is said.
  struct Torn: Codable, Equatable {
    var word = "x"
    var n: Int? = 1
    var a: Int? = 5
    enum CodingKeys: CodingKey { case word, n, a }
    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      word = String(try container.decode(Int.self, forKey: .word))
      n = try container.decodeIfPresent(Int.self, forKey: .n)
      a = try container.decodeIfPresent(Int.self, forKey: .a)
    }
  }

  @Test func aFaultOfTheFormerValueIsSaid() throws {
    var torn = Torn()
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().update(&torn, from: Data(#"{"n":2}"#.utf8))
    }
    #expect(Outcome<Int>(try #require(error)) == .dataCorrupted("$.word"))
    #expect(error?.summary().contains("does not read as it is written") == true)
    #expect(torn == Torn())
    try FastJSONDecoder().update(&torn, from: Data(#"{"word":7}"#.utf8))
    #expect(torn.word == "7" && torn.n == 1 && torn.a == 5)
  }

  /// What a type makes of keys that do not fit together is an error, and nothing is reset.
  struct Checked: Codable, Equatable {
    var low = 1
    var high: Int? = 5
    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      low = try container.decode(Int.self, forKey: .low)
      high = try container.decodeIfPresent(Int.self, forKey: .high)
      if let high, low > high {
        throw DecodingError.dataCorruptedError(
          forKey: .low, in: container, debugDescription: "low is above high")
      }
    }
  }

  @Test func aRuleOfTheTypeHolds() throws {
    var checked = Checked()
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().update(&checked, from: Data(#"{"low":9}"#.utf8))
    }
    #expect(Outcome<Int>(try #require(error)) == .dataCorrupted("$.low"))
    #expect(checked == Checked())
    try FastJSONDecoder().update(&checked, from: Data(#"{"low":9,"high":10}"#.utf8))
    #expect(checked.low == 9 && checked.high == 10)
  }

  final class Node: Codable {
    var name = "a"
    var next: Node?
    @Coded<DateOnly> var at = UpdateKeepingTests.time
    init(next: Node? = nil) { self.next = next }
  }

  /// An object that the document does not name is the same one afterwards.
  @Test func classesInside() throws {
    var list = Node(next: Node(next: Node()))
    let last = list.next?.next
    try FastJSONDecoder().update(&list, from: Data(#"{"next":{"name":"b"}}"#.utf8))
    #expect(list.name == "a" && list.next?.name == "b")
    #expect(list.next?.next === last)
    #expect(list.next?.at == UpdateKeepingTests.time)
  }

  /// The object behind a protocol is another one when the document names it.
  @Test func valuesBehindAProtocolAreReplaced() throws {
    var drawing = Drawing(outline: Circle(radius: 1), shapes: [])
    try FastJSONDecoder().update(&drawing, from: Data(#"{"shapes":[]}"#.utf8))
    #expect(drawing.outline as? Circle == Circle(radius: 1))
    try FastJSONDecoder().update(
      &drawing, from: Data(#"{"outline":{"type":"square","side":2}}"#.utf8))
    #expect(drawing.outline as? Square == Square(side: 2))
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().update(&drawing, from: Data(#"{"outline":{"side":3}}"#.utf8))
    }
  }

  struct Lists: Codable, Equatable {
    @Coded<Entries<String, Int>> var entries = ["a": 1]
    @Coded<Ordered<Int>> var ordered = ["a": 1]
    var fields: OrderedFields<Int> = ["a": 1]
    var any: JSONValue = ["a": 1]
    @Coded<[Plain<UpdateErrorTests.Model.Kind>: Int]> var kinds = [.low: 1]
    @Coded<Lossy<[String: Int]>> var lossy = ["a": 1]
  }

  /// Keys that are data do not mix.
  @Test func dictionariesAreReplaced() throws {
    var lists = Lists()
    let json = """
      {"entries":[{"key":"b","value":2}],"ordered":{"b":2},"fields":{"b":2},"any":{"b":2},\
      "kinds":{"high":2},"lossy":{"b":2}}
      """
    try FastJSONDecoder().update(&lists, from: Data(json.utf8))
    #expect(
      lists
        == Lists(
          entries: ["b": 2], ordered: ["b": 2], fields: ["b": 2], any: ["b": 2],
          kinds: [.high: 2], lossy: ["b": 2]))
  }

  /// `encode(to:)` has a say of its own.
  struct Refusing: Codable {
    var n = 1
    struct Refusal: Error {}
    init() {}
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }

  @Test func passesOnWhatEncodingThrows() {
    var value = Refusing()
    #expect(throws: Refusing.Refusal.self) {
      try FastJSONDecoder().update(&value, from: Data(#"{"n":2}"#.utf8))
    }
  }
}
