import CodableKit
import Foundation
import Testing

/// What only the macro's code and its like call.
@Suite("Examples of what generated code calls")
struct GeneratedCallExampleTests {
  enum Everyone: DefaultProvider { static var defaultValue: [String] { ["all"] } }

  struct Post: Codable {
    @Coded<Default<LossyContents<[String]>, Everyone>> var readers: [String]
  }

  @Test func contentsOfACollection() throws {
    try expect(\Post.readers, #"{"readers":["a",1]}"#, ["a"], issues: 1)
    try expect(\Post.readers, #"{"readers":7}"#, ["all"], issues: 1)
    try expect(\Post.readers, "{}", ["all"], writes: #"{"readers":["all"]}"#)
    struct Only: Decodable {
      let values: [Int]
      init(from decoder: any Decoder) throws {
        values = try LossyContents<[Int]>.decode(from: decoder)
      }
    }
    #expect(try FastJSONDecoder().decode(Only.self, from: #"[1,"x"]"#).values == [1])
    #expect(throws: DecodingError.self) { try FastJSONDecoder().decode(Only.self, from: "7") }
  }

  struct Event: Decodable {
    let sentAt: Date

    enum CodingKeys: CodingKey { case sentAt }

    private enum CodingStrategies {
      typealias sentAt = CheckedStrategy<UnixSeconds, Date>
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      sentAt = try container.decode(by: CodingStrategies.sentAt.self, forKey: .sentAt)
    }
  }

  struct Note: Decodable {
    let body: String

    enum CodingKeys: CodingKey { case type, body }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let body = try container.tagContent(".adjacent(\"type\", content: ", ")") {
        try container.decode(String.self, forKey: .body)
      }
      self.body = body
    }
  }

  @Test func contentBesideATag() throws {
    let json = #"{"type":"text","bdy":"a"}"#
    #expect(
      try FastJSONDecoder().decode(Note.self, from: #"{"type":"text","body":"a"}"#).body == "a")
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Note.self, from: json)
    }
    let help = #"`tagging: .adjacent("type", content: "bdy")` of `@Codable` reads "bdy""#
    #expect(error?.explanation(in: json).hasSuffix("help: \(help)") == true)
  }

  struct Visit {
    @Coded<ISO8601?> var seenAt: Date?
    @Coded<ExplicitNull<ISO8601?>> var endedAt: Date?

    static func isWritten(_ value: Self) -> [Bool] {
      [
        KnownKeys.isWritten(value._seenAt),
        KnownKeys.isWritten(value._endedAt),
        KnownKeys.isWritten(value.seenAt, by: ISO8601.self),
        KnownKeys.isWritten(value.endedAt, by: ExplicitNull<ISO8601?>.self),
        KnownKeys.isWritten(1),
      ]
    }
  }

  @Test func keysThatAreWritten() {
    #expect(
      Visit.isWritten(Visit(seenAt: nil, endedAt: nil)) == [false, true, false, true, true])
    let now = Date(timeIntervalSince1970: 0)
    #expect(Visit.isWritten(Visit(seenAt: now, endedAt: now)) == [true, true, true, true, true])
  }

  private enum Halves {
    enum Reading { typealias sentAt = CheckedDecodingStrategy<UnixSeconds, Date> }
    enum Writing { typealias sentAt = CheckedEncodingStrategy<UnixSeconds, Date> }
  }

  @Test func namedStrategies() throws {
    let event = try FastJSONDecoder().decode(Event.self, from: #"{"sentAt":5}"#)
    #expect(event.sentAt == Date(timeIntervalSince1970: 5))
    #expect(Halves.Reading.sentAt.self == UnixSeconds.self)
    #expect(Halves.Writing.sentAt.self == UnixSeconds.self)
  }

  struct Numbered: Codable {
    let number: Int

    enum CodingKeys: String, CodingKey {
      case id
      case upperID = "ID"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decode(Int.self, forKey: container.key(.id, writtenAs: .upperID))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .upperID)
    }
  }

  @Test func twoNames() throws {
    var numbered = try FastJSONDecoder().decode(Numbered.self, from: #"{"id":1,"ID":2}"#)
    #expect(numbered.number == 1)
    try FastJSONDecoder().update(&numbered, from: "{}")
    #expect(numbered.number == 1)
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Numbered.self, from: #"{"ID":2}"#)
    }
  }

  struct Place: Codable {
    enum CodingKeys: CodingKey { case place }
    enum PlaceKeys: CodingKey, CaseIterable { case lat }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try container.refuseUnknownMembers(of: .place, besides: PlaceKeys.self)
    }

    func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: CodingKeys.self) }
  }

  @Test func membersInside() throws {
    for json in ["{}", #"{"place":null}"#, #"{"place":{"lat":1}}"#] {
      _ = try FastJSONDecoder().decode(Place.self, from: json)
    }
    expectRefused(
      Place.self, #"{"place":{"lat":1,"lati":5}}"#,
      #"expected key "lat", found "lati" (did you mean "lat"?)"#)
    expectRefused(Place.self, #"{"place":7}"#)
  }

  typealias Nickname = String?

  struct User: Codable, Equatable {
    var tags: [String]
    var nickname: Nickname
    var note: Int?

    enum CodingKeys: String, GeneratedOmittingKey { case tags, labels, nickname, note }

    init(tags: [String] = [], nickname: Nickname = nil, note: Int? = nil) {
      (self.tags, self.nickname, self.note) = (tags, nickname, note)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tags = try container.decodeFirst(of: .tags, .labels) {
        try container.decode(by: Lossy<[String]>.self, forKey: $0)
      }
      nickname = try container.decode(Nickname.self, forKey: .nickname)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(nickname, forKey: .nickname)
      try container.encodeOrNull(note, forKey: .note)
    }
  }

  @Test func optionalsByAnotherName() throws {
    for json in [#"{"labels":["a"]}"#, #"{"labels":["a"],"nickname":null}"#] {
      #expect(try FastJSONDecoder().decode(User.self, from: json) == User(tags: ["a"]))
    }
    #expect(try FastJSONEncoder().encodeToString(User()) == #"{"note":null}"#)
    expectRefused(User.self, "{}", #"expected key "tags" or "labels", found no such key"#)
  }

  struct Owner: Codable { var name: String }

  struct Document: Codable {
    var id: Int
    var owner: Owner
    var extra: [String: JSONValue]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, name, place
      enum PlaceKeys: String, CodingKey, CaseIterable { case lat, city }
      enum CityKeys: String, CodingKey, CaseIterable { case name }
    }

    init(id: Int, owner: Owner, extra: [String: JSONValue]) {
      (self.id, self.owner, self.extra) = (id, owner, extra)
    }

    init(from decoder: any Decoder) throws {
      id = 0
      self.owner = try decoder.decodeMembers(of: Owner.self)
      extra = try decoder.unknownMembers(
        besides: CodingKeys.self, inside: [.place: KnownKeys(CodingKeys.PlaceKeys.self)])
    }

    func encode(to encoder: any Encoder) throws {
      let shared = MergingEncoder(encoder)
      var container = shared.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try shared.encodeMembers(of: owner)
      var place = container.nestedContainer(keyedBy: CodingKeys.PlaceKeys.self, forKey: .place)
      try place.encode(1, forKey: .lat)
      try shared.encodeUnknownMembers(
        extra, besides: CodingKeys.self, inside: [.place: KnownKeys(CodingKeys.PlaceKeys.self)])
    }
  }

  class Base: Encodable { let id = 1 }

  final class Derived: Base {
    enum CodingKeys: CodingKey { case id }
    override func encode(to encoder: any Encoder) throws {
      let shared = MergingEncoder(encoder)
      var container = shared.container(keyedBy: CodingKeys.self)
      try container.encode(2, forKey: .id)
      try shared.encodeMembers { try super.encode(to: $0) }
    }
  }

  @Test func membersOfSeveralValues() throws {
    let read = try FastJSONDecoder().decode(
      Document.self, from: #"{"name":"a","place":{"lat":1,"zoom":5},"x":1}"#)
    #expect(read.extra == ["place": ["zoom": 5], "x": 1] && read.owner.name == "a")
    let document = Document(id: 1, owner: Owner(name: "a"), extra: ["place": ["zoom": 5]])
    #expect(
      try FastJSONEncoder().encodeToString(document)
        == #"{"id":1,"name":"a","place":{"lat":1,"zoom":5}}"#)
    #expect(throws: EncodingError.self) { try FastJSONEncoder().encode(Derived()) }
    typealias PlaceKeys = Document.CodingKeys.PlaceKeys
    typealias CityKeys = Document.CodingKeys.CityKeys
    let inside: [Document.CodingKeys: KnownKeys] =
      [.place: KnownKeys(PlaceKeys.self, inside: [.city: KnownKeys(CityKeys.self)])]
    #expect(inside.count == 1)
  }

  @propertyWrapper struct OrTrue: Codable { var wrappedValue: Bool }

  struct Switch: Decodable {
    @OrTrue var isOn: Bool

    enum CodingKeys: CodingKey { case isOn }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _isOn = try container.decode(
        container.storageType { (value: Self) in value._isOn }, forKey: .isOn)
    }
  }

  @Test func wrappersOfOthers() throws {
    #expect(try FastJSONDecoder().decode(Switch.self, from: "{}").isOn)
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Switch.self, from: #"{"isOn":1}"#)
    }
    var writer = JSONWriter()
    try writer.beginObject()
    try writer.writeMember(OrTrue(wrappedValue: true), literal: "a") { (container, value, key) in
      #expect(key.stringValue == "a" && value.wrappedValue)
      try container.encodeNil(forKey: WrittenKey(stringValue: "note"))
    }
    // Nothing is written where the function writes nothing.
    try writer.writeMember(OrTrue(wrappedValue: true), literal: "b") { (_, _, _) in }
    writer.endObject()
    #expect(writer.finishedText() == #"{"note":null}"#)
    #expect(WrittenKey(stringValue: "note").stringValue == "note")
  }
}

extension KeyedDecodingContainer {
  fileprivate func decode(
    _ type: GeneratedCallExampleTests.OrTrue.Type, forKey key: Key
  ) throws -> GeneratedCallExampleTests.OrTrue {
    try decodeIfPresent(type, forKey: key) ?? .init(wrappedValue: true)
  }
}
