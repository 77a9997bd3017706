import CodableKit
import Foundation
import Testing

@Suite("Examples of Containers/, Keys/, Patching/, Polymorphism/, Report/ and Storage/")
struct ModelExampleTests {
  struct Owner: Codable, Equatable { var name: String }

  struct Entry: Codable {
    var createdAt: Date
    var owner: Owner
    var latitude: Double?
    @LossyArray var payments: [String]
    var extra: [String: JSONValue]

    enum CodingKeys: CodingKey, CaseIterable { case createdAt, location, payments }
    enum LocationKeys: CodingKey { case latitude }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      createdAt = try container.decode(by: ISO8601.self, forKey: .createdAt)
      _payments = try container.decodeValue(forKey: .payments)
      let location = try container.nestedMembers(keyedBy: LocationKeys.self, forKey: .location)
      latitude = try location.decodeIfPresent(Double.self, forKey: .latitude)
      let flattened = FlattenedDecoder(decoder)
      owner = try flattened.decodeMembers(of: Owner.self)
      extra = try decoder.unknownMembers(besides: CodingKeys.self, and: flattened)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(createdAt, by: ISO8601.self, forKey: .createdAt)
    }
  }

  struct Open: Decodable {
    var extra: [String: JSONValue]

    enum CodingKeys: CodingKey, CaseIterable { case id }

    init(from decoder: any Decoder) throws {
      extra = try decoder.unknownMembers(besides: CodingKeys.self)
    }
  }

  @Test func containers() throws {
    let text = #"{"createdAt":"2024-01-02T03:04:05Z","name":"Ada","payments":["a",7],"x":1}"#
    let entry = try FastJSONDecoder().decode(Entry.self, from: text)
    #expect(entry.createdAt == exampleDate && entry.owner == Owner(name: "Ada"))
    #expect(entry.payments == ["a"] && entry.extra == ["x": 1] && entry.latitude == nil)
    for location in ["null", "{}", #"{"latitude":null}"#] {
      let text = text.dropLast() + ",\"location\":\(location)}"
      #expect(try FastJSONDecoder().decode(Entry.self, from: String(text)).latitude == nil)
    }
    #expect(
      try FastJSONEncoder().encodeToString(entry) == #"{"createdAt":"2024-01-02T03:04:05Z"}"#)
    let open = try FastJSONDecoder().decode(Open.self, from: #"{"id":1,"x":2}"#)
    #expect(open.extra == ["x": 2])
  }

  @Test func keys() throws {
    struct User: Codable { var avatarURL: String }
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convert(from: .kebab(acronyms: .common))
    let user = try decoder.decode(User.self, from: #"{"avatar-url":"a.png"}"#)
    #expect(user.avatarURL == "a.png")
    let encoder = FastJSONEncoder()
    encoder.keyEncodingStrategy = .convert(to: .screamingSnake())
    #expect(try encoder.encodeToString(user) == #"{"AVATAR_URL":"a.png"}"#)
    let style = KeyStyle.snake(acronyms: ["URL"])
    #expect(style.key(for: "imageURL") == "image_url")
    #expect(style.name(for: "image_url") == "imageURL")
    let acronyms: Acronyms = ["URL", "ID"]
    #expect(KeyStyle.snake(acronyms: acronyms).name(for: "user_id") == "userID")
    let more =
      Acronyms.common.adding("SKU", "EAN")
    #expect(KeyStyle.snake(acronyms: more).name(for: "item_sku") == "itemSKU")
  }

  struct Address: Codable, Equatable { var city: String; var zip: String }
  struct User: Codable { var name: String; var nick: String?; var address: Address }

  final class Session: Updatable {
    var user = Owner(name: "")
    var token = ""
    var isOpen = false  // not coded, and kept

    func update(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try container.update(&user, forKey: .user)
      try container.update(&token, forKey: .token)
    }
    private enum CodingKeys: CodingKey { case user, token }
  }

  @Test func updates() throws {
    let decoder = FastJSONDecoder()
    var user = User(name: "Ada", nick: "A", address: Address(city: "Bern", zip: "0"))
    try decoder.update(&user, from: Data(#"{"nick": null, "address": {"zip": "1"}}"#.utf8))
    #expect(user.name == "Ada" && user.nick == nil)
    #expect(user.address == Address(city: "Bern", zip: "1"))
    user.nick = "B"
    try JSONDecoder().update(&user, from: Data(#"{"nick": null}"#.utf8))
    #expect(user.name == "Ada" && user.nick == nil && user.address.zip == "1")
    var session = Session()
    session.isOpen = true
    try decoder.update(&session, from: Data(#"{"token": "t"}"#.utf8))
    #expect(session.token == "t" && session.isOpen && session.user.name == "")
  }

  @Test func patches() throws {
    #expect(
      JSONMergePatch(from: ["a": 1, "b": 2], to: ["a": 1, "b": 3])?.value == ["b": 3])
    #expect(
      JSONMergePatch(from: ["a": 1], to: ["a": nil]) == nil)
    var value: JSONValue = ["list": [1, 2]]
    try value.apply([.add("/list/1", 9), .remove("/list/0")])
    #expect(value == ["list": [9, 2]])
    let error = #expect(throws: JSONPatchError.self) {
      try value.apply([.remove("/list"), .remove("/list")])
    }
    #expect("\(try #require(error))".contains("there is no value at \"/list\""))
    #expect(value == ["list": [9, 2]])
    let patch = JSONPatch(from: ["a": [1, 2, 3]], to: ["a": [1, 3], "b": nil])
    #expect(patch == [.remove("/a/1"), .add("/b", nil)])
    let change =
      JSONPatch(from: ["a": 1, "b": 2], to: ["a": 1, "b": 3])
    #expect(change == [.replace("/b", 3)])
  }

  protocol Shape: Sendable {}
  struct Circle: Shape, Codable, Equatable { var radius: Double }

  enum Shapes: TaggedFamily {
    typealias Value = any Shape
    static let cases: [Case] = [
      Case("circle", Circle.self) { $0 }
    ]
  }

  enum Block: TaggedCodable, Equatable {
    case text(Owner), divider

    static let cases: [Case] = [
      Case("text", Owner.self, embed: Block.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      Case("divider", .divider),
    ]
  }

  @Test func tags() throws {
    struct Drawing: Codable {
      @Coded<Tagged<Shapes>> var outline: any Shape
      @Coded<Tagged<Shapes>?> var clip: (any Shape)?
    }
    let drawing = try FastJSONDecoder().decode(
      Drawing.self, from: #"{"outline":{"type":"circle","radius":1}}"#)
    #expect(drawing.outline as? Circle == Circle(radius: 1) && drawing.clip == nil)
    let text = #"[{"type":"text","name":"a"},{"type":"divider"}]"#
    let blocks = try FastJSONDecoder().decode([Block].self, from: text)
    #expect(blocks == [.text(Owner(name: "a")), .divider])
    #expect(try FastJSONEncoder().encodeToString(blocks) == text)
  }

  @Test func reports() throws {
    enum Payment: String, Codable, CaseIterable { case newCard = "NewCard" }
    struct User: Codable { @LossyArray var payments: [Payment] }
    let data = Data(#"{"payments":["NewCard","GooglePay"]}"#.utf8)
    let (user, report) = try DecodingReport.collect {
      try JSONDecoder().decode(User.self, from: data)
    }
    #expect(user.payments == [.newCard])
    #expect(report.issues.map(\.path.description) == ["$.payments[1]"])
    var printed: [String] = []
    func print(_ path: JSONPath, _ reason: DecodingIssue.Reason) {
      printed.append("\(path) \(reason)")
    }
    for issue in report { print(issue.path, issue.reason) }
    #expect(printed == ["$.payments[1] unknown case"])
    #expect(report.count == 1 && report.map(\.action) == [.droppedElement])
    struct Order: Codable { var count: Int }
    let json = Data(#"{"count":"3"}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Order.self, from: json)
    }
    #expect(
      error?.explanation(in: json, named: "order.json") == """
        order.json:1:10: error: expected Int, found string "3"
          {"count":"3"}
                   ^
          at $.count
          help: `@LosslessValue var count: Int` accepts "3" (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)
        """)
  }

  struct Preferences: JSONStringRepresentable {
    var showsTips = true
    var accent = "blue"
  }

  @Test func storage() throws {
    #expect(Preferences().rawValue == #"{"accent":"blue","showsTips":true}"#)
    #expect(
      Preferences(rawValue: "torn")
        == nil)
  }

  @Test func envelope() throws {
    struct User: Codable { var name: String }
    let decoder = JSONDecoder()
    let json = Data(#"{"data":[{"name":"ada"}],"meta":{"page":1,"totalPages":3}}"#.utf8)
    let users = try decoder.decode(APIEnvelope<[User], PageMeta>.self, from: json)
    #expect(users.data[0].name == "ada" && users.meta?.totalPages == 3)
  }
}
