import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

/// Updates of types whose coding the macro writes.
@Suite("Updates of macro types") struct UpdateTests {
  @Codable struct Owner: Equatable {
    var name = "Ada"
    var nick: String? = "A"
  }

  @Codable struct Model: Equatable {
    var limit: Int? = 5
    @CodableDefault(4) var optional: Int?
    @CodableDefault(3, for: [.missing, .null]) var absent: Int
    @CodableBy(DateOnly.self) var at: Date
    @CodableBy(ISO8601.self) var end: Date? = Date(timeIntervalSince1970: 9)
    @CodingKey("full", aliases: "title", "label") var name: String? = "default"
    @CodingKey("home", aliases: "house") var home: Owner?
    @CodingPath("place", "lat") var latitude: Double
    @CodingPath("place", "deep", "lon") var longitude: Double?
    @CodingPath("place", "height") var height = 1
    @CodableBy(Trimmed<String>.self) var text: String
    @CodingKey(reading: "in", writing: "out") var way: Int?
    @CodingKey(reading: "from", writing: "start") var start: Owner? = Owner()
    @Flatten var owner: Owner
    @UnknownKeys var extra: [String: JSONValue]
    var kind: Kind = .first(1)
  }

  @Codable enum Kind: Equatable {
    case first(Int)
    case second(name: String?)
  }

  static let former = Model(
    limit: nil, optional: nil, absent: 7, at: Date(timeIntervalSince1970: 5000.5), end: nil,
    name: nil, home: Owner(name: "Bea", nick: "B"), latitude: 1.5, longitude: 2.5, height: 7,
    text: " a ", way: 3, start: Owner(name: "Di", nick: nil),
    owner: Owner(name: "Cy", nick: nil), extra: ["x": 1])

  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let change: @Sendable (inout Model) -> Void
    var testDescription: String { json }
    init(_ json: String, _ change: @escaping @Sendable (inout Model) -> Void) {
      self.json = json
      self.change = change
    }
  }

  static let rows = [
    Row("{}") { _ in },
    Row(#"{"limit":2}"#) { $0.limit = 2 },
    Row(#"{"optional":2,"absent":2}"#) {
      $0.optional = 2
      $0.absent = 2
    },
    Row(#"{"optional":null}"#) { $0.optional = 4 },
    Row(#"{"at":"1970-01-02"}"#) { $0.at = Date(timeIntervalSince1970: 86_400) },
    Row(#"{"full":"f"}"#) { $0.name = "f" },
    Row(#"{"label":"l"}"#) { $0.name = "l" },
    Row(#"{"home":{"nick":null}}"#) { $0.home?.nick = nil },
    Row(#"{"house":{"nick":"C"}}"#) { $0.home?.nick = "C" },
    Row(#"{"house":null}"#) { $0.home = nil },
    Row(#"{"place":{"lat":2}}"#) { $0.latitude = 2 },
    Row(#"{"place":{"deep":{"lon":3}}}"#) { $0.longitude = 3 },
    Row(#"{"place":{"deep":{}}}"#) { _ in },
    Row(#"{"place":null}"#) { _ in },
    Row(#"{"place":{"deep":null,"height":8}}"#) { $0.height = 8 },
    Row(#"{"place":{"deep":{"lon":null}}}"#) { $0.longitude = nil },
    Row(#"{"in":4}"#) { $0.way = 4 },
    Row(#"{"in":null}"#) { $0.way = nil },
    // Not the key that is read.
    Row(#"{"out":5}"#) { _ in },
    Row(#"{"from":{"nick":"E"}}"#) { $0.start?.nick = "E" },
    Row(#"{"from":null}"#) { $0.start = nil },
    Row(#"{"nick":"D"}"#) { $0.owner.nick = "D" },
    Row(#"{"y":2}"#) { $0.extra = ["x": 1, "y": 2] },
    Row(#"{"kind":{"second":{}}}"#) { $0.kind = .second(name: nil) },
    Row(#"{"text":" b "}"#) { $0.text = "b" },
  ]

  @Test(arguments: rows) func readOnlyWhatIsThere(row: Row) throws {
    var expected = Self.former
    row.change(&expected)
    var fast = Self.former
    try FastJSONDecoder().update(&fast, from: Data(row.json.utf8))
    #expect(fast == expected)
    var plain = Self.former
    try JSONDecoder().update(&plain, from: Data(row.json.utf8))
    #expect(plain == expected)
  }

  @Codable(unknownKeys: .refuse) struct Strict: Equatable {
    var a = 1
    var b: Int? = 2
  }

  @Test func refuseUnknownKeys() throws {
    var strict = Strict(a: 5, b: nil)
    try FastJSONDecoder().update(&strict, from: Data(#"{"a":6}"#.utf8))
    #expect(strict == Strict(a: 6, b: nil))
    let data = Data(#"{"c":1}"#.utf8)
    let plain = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Strict.self, from: data)
    }
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().update(&strict, from: data)
    }
    #expect(error?.summary(in: data) == plain?.summary(in: data))
  }

  @Codable class Base {
    var a = 1
    var b: Int? = 2
    init() {}
  }

  @Codable final class Derived: Base {
    var c = 3
    @CodableBy(Seconds.self) var at: Date = Date(timeIntervalSince1970: 0.5)
    override init() { super.init() }
  }

  typealias Seconds = ISO8601Seconds

  @Test func updateClasses() throws {
    var derived = Derived()
    derived.b = nil
    try FastJSONDecoder().update(&derived, from: Data(#"{"c":4}"#.utf8))
    #expect(derived.a == 1 && derived.b == nil && derived.c == 4)
    #expect(derived.at == Date(timeIntervalSince1970: 0.5))
  }
}
