import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// The code of Patterns.md and of the README, and what they say of it.
///
/// ``SnippetTextTests`` compares the articles with the text of this file.
@Suite struct PatternSnippetTests {
  struct User: Codable, Equatable, Sendable { var id: Int }
  struct Order: Codable, Equatable { var id: Int }

  // MARK: Types told apart by a tag

  protocol Shape: Sendable {}
  struct Circle: Shape, Codable, Equatable { var radius: Double }
  struct Square: Shape, Codable, Equatable { var side: Double }

  enum Shapes: TaggedFamily {
    typealias Value = any Shape
    static let cases: [Case] = [
      Case("circle", Circle.self) { $0 },
      Case("square", Square.self) { $0 },
    ]
  }

  struct Drawing: Codable {
    @Coded<Tagged<Shapes>> var outline: any Shape
    @Coded<Lossy<[Tagged<Shapes>]>> var shapes: [any Shape]
  }

  enum Block: TaggedCodable, Equatable, Sendable {
    case text(Text), divider, unknown(JSONValue)

    struct Text: Codable, Equatable, Sendable { var body: String }

    static let cases: [Case] = [
      Case("text", Text.self, embed: Block.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      Case("divider", .divider),
    ]
    static let unknownCase: UnknownTagCase<Block>? = UnknownTagCase(embed: Block.unknown) {
      if case .unknown(let json) = $0 { json } else { nil }
    }
  }

  @Test(arguments: TestFormat.allCases)
  func tagged(format: TestFormat) throws {
    let drawing = try format.decode(
      Drawing.self,
      from: #"{"outline":{"type":"square","side":2},"shapes":[{"type":"circle","radius":1},7]}"#)
    #expect(drawing.outline as? Square == Square(side: 2))
    #expect(drawing.shapes.map { $0 as? Circle } == [Circle(radius: 1)])

    let text = #"[{"body":"a","type":"text"},{"type":"divider"},{"seconds":9,"type":"video"}]"#
    let blocks = try format.decode([Block].self, from: text)
    #expect(
      blocks == [
        .text(.init(body: "a")), .divider, .unknown(["type": "video", "seconds": 9]),
      ])
    #expect(try json(blocks) == text)
  }

  // MARK: Values

  enum Channel: String, Codable, DefaultProvider {
    case email, phone, other
    static var defaultValue: Channel { .other }
  }

  struct Event: Codable {
    @DefaultCase var channel: Channel
    @Coded<ExplicitNull<Int?>> var rating: Int?
    @Coded<JSONString<Plain<Order>>> var order: Order
    var code: StringOrNumber
  }

  @Test func values() throws {
    let data = Data(#"{"channel":"fax","rating":null,"order":"{\"id\":7}","code":"42"}"#.utf8)
    let (event, report) = try FastJSONDecoder().decodeReporting(Event.self, from: data)
    #expect(event.channel == .other)
    #expect(report.issues.map(\.path.description) == ["$.channel"])
    #expect(event.rating == nil)
    #expect(event.order.id == 7)
    #expect(event.code.text == "42")
    #expect(event.code.isNumber == false)
    #expect(event.code.int == 42)
    #expect(event.code.double == 42.0)
    #expect(event.code.number == JSONNumber(42))
    #expect(
      try fastJSON(event)
        == #"{"channel":"other","code":"42","order":"{\"id\":7}","rating":null}"#)
    #expect(try json(event) == fastJSON(event))
  }

  struct UserPatch: Codable {
    var name: Field<String> = .absent
    var phone: Field<String> = .absent
    var age: Field<Int> = .absent
  }

  @Test func fields() throws {
    var patch = UserPatch()
    #expect(try json(patch) == "{}")
    patch.name = "Ada"
    #expect(patch.name == .value("Ada"))
    patch.phone = .null
    #expect(try json(patch) == #"{"name":"Ada","phone":null}"#)
    #expect(patch.age.isAbsent)
    #expect(patch.name.value == "Ada")
    #expect(patch.age.applied(to: 36) == 36)
    #expect(patch.phone.applied(to: "1") == nil)
  }

  // MARK: Keys, pages, changes

  @Test func keys() throws {
    struct Profile: Codable { var avatarURL: String }
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convert(from: .snake(acronyms: .common))
    let encoder = FastJSONEncoder()
    encoder.keyEncodingStrategy = .convert(to: .snake(acronyms: .common))
    let text = #"{"avatar_url":"a.png"}"#
    let profile = try decoder.decode(Profile.self, from: text)
    #expect(profile.avatarURL == "a.png")
    #expect(try encoder.encodeToString(profile) == text)
  }

  @Test func pages() throws {
    let decoder = FastJSONDecoder()
    let json = #"{"data":[{"id":1}],"meta":{"page":"2","total_pages":2}}"#
    let page = try decoder.decode(PagedEnvelope<[User]>.self, from: json)
    #expect(page.data == [User(id: 1)])
    #expect(page.meta?.totalPages == 2)
    #expect(page.meta?.isLast == true)
  }

  @Test func changes() throws {
    let old: JSONValue = ["name": "Ada", "age": 36]
    let new: JSONValue = ["name": "Ada", "age": 37]

    let patch = JSONPatch(from: old, to: new)
    #expect(try json(patch) == #"[{"op":"replace","path":"/age","value":37}]"#)
    #expect(try old.applying(patch) == new)

    let merge = JSONMergePatch(from: old, to: new)
    #expect(try json(merge) == #"{"age":37}"#)
    #expect(JSONMergePatch(from: old, to: ["age": nil]) == nil)
    #expect(old.applying(JSONMergePatch(["age": nil])) == ["name": "Ada"])
  }

  // MARK: Streams

  @Test func streams() async throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "snippet-\(UUID().uuidString).jsonl")
    try Data("{\"id\":1}\n{\"id\":\"x\"}\n{\"id\":3}\n".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let decoder = FastJSONDecoder()
    let failures = Failures<JSONStreamError>()
    let log: @Sendable (JSONStreamError) -> Void = { failures.note($0) }

    let users = decoder.lines(User.self, from: FileChunks(url)).skippingFailures { error in
      log(error)
    }
    var ids: [Int] = []
    for try await user in users { ids.append(user.id) }
    #expect(ids == [1, 3])
    #expect(failures.noted.map { "\($0.index) \($0.location.line) \($0.path)" } == ["1 2 $.id"])

    let orders = Failures<Int>()
    func ship(_ order: Order) { orders.note(order.id) }
    await #expect(throws: JSONStreamError.self) {
      for try await order in FastJSONDecoder().lines(Order.self, from: FileChunks(url)) {
        ship(order)
      }
    }
    #expect(orders.noted == [1])
  }

  // MARK: A strategy of one's own

  enum Percent: DecodingStrategy {
    static func decode(from decoder: any Decoder) throws -> Double {
      try decoder.singleValueContainer().decode(Double.self) / 100
    }
  }

  struct Share: Codable {
    @Coded<Percent> var share: Double
    @Coded<Lossy<[Plain<Order>]>> var orders: [Order]
  }

  @Test(arguments: TestFormat.allCases)
  func strategy(format: TestFormat) throws {
    let share = try format.decode(Share.self, from: #"{"share":25,"orders":[{"id":1},7]}"#)
    #expect(share.share == 0.25)
    #expect(share.orders == [Order(id: 1)])
    #expect(try json(share) == #"{"orders":[{"id":1}],"share":25}"#)
  }
}

extension PatternSnippetTests.Percent: EncodingStrategy {
  static func encode(_ value: Double, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value * 100)
  }
}
