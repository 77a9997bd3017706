import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("FastJSONDecoder update") struct UpdateTests {
  struct User: Codable, Equatable {
    var name = "Ada"
    var nick: String? = "A"
    var address = Address()
    var tags = ["a", "b"]
    var scores = ["x": 1, "y": 2]
    var joined = Date(timeIntervalSince1970: 0.125)
    var ratio = Double.infinity
    var homePage: URL? = URL(string: "https://example.org")
    var mood = Mood.calm(level: 1)
    @LossyArray var ids: [Int] = [1, 2]

    struct Address: Codable, Equatable {
      var city = "Bern"
      var zip: String? = "3000"
      var place: Place? = Place()
      struct Place: Codable, Equatable {
        var latitude = 46.5
        var longitude = 7.25
      }
    }

    enum Mood: Codable, Equatable {
      case calm(level: Int)
      case busy(until: String, with: String?)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let change: @Sendable (inout User) -> Void
    var testDescription: String { json }
    init(_ json: String, _ change: @escaping @Sendable (inout User) -> Void) {
      self.json = json
      self.change = change
    }
  }

  static let rows = [
    Row("{}") { _ in },
    Row(#"{"name":"Bea"}"#) { $0.name = "Bea" },
    Row(#"{"nick":null}"#) { $0.nick = nil },
    Row(#"{"nick":"B","unknown":1}"#) { $0.nick = "B" },
    Row(#"{"address":{"zip":"1"}}"#) { $0.address.zip = "1" },
    Row(#"{"address":{"zip":null,"place":{"latitude":1}}}"#) {
      $0.address.zip = nil
      $0.address.place?.latitude = 1
    },
    Row(#"{"nick":null,"address":{"zip":"1"}}"#) {
      $0.nick = nil
      $0.address.zip = "1"
    },
    Row(#"{"address":{"place":null}}"#) { $0.address.place = nil },
    Row(#"{"address":{}}"#) { _ in },
    Row(#"{"tags":["c"]}"#) { $0.tags = ["c"] },
    Row(#"{"scores":{"z":3}}"#) { $0.scores = ["z": 3] },
    Row(#"{"joined":60}"#) { $0.joined = Date(timeIntervalSince1970: 60) },
    Row(#"{"ratio":0.5}"#) { $0.ratio = 0.5 },
    Row(#"{"home_page":"https://example.com"}"#) {
      $0.homePage = URL(string: "https://example.com")
    },
    Row(#"{"mood":{"calm":{"level":2}}}"#) { $0.mood = .calm(level: 2) },
    Row(#"{"mood":{"busy":{"until":"noon"}}}"#) { $0.mood = .busy(until: "noon", with: nil) },
    Row(#"{"ids":[3,"x"]}"#) { $0.ids = [3] },
  ]

  static func decoder() -> FastJSONDecoder {
    let decoder = FastJSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }

  @Test(arguments: rows) func readsOnlyWhatIsThere(row: Row) throws {
    var user = User()
    var expected = User()
    row.change(&expected)
    try Self.decoder().update(&user, from: Data(row.json.utf8))
    #expect(user == expected)
  }

  @Test(arguments: [
    (#"{"name":null}"#, Outcome<Int>.valueNotFound("$.name")),
    (#"{"name":1}"#, .typeMismatch("$.name")),
    (#"{"address":{"place":{"latitude":"x"}}}"#, .typeMismatch("$.address.place.latitude")),
    (#"{"address":1}"#, .typeMismatch("$.address")),
    (#"{"mood":{"angry":{}}}"#, .typeMismatch("$.mood")),
    ("[]", .typeMismatch("$")), ("{", .dataCorrupted("$")), ("", .dataCorrupted("$")),
  ]) func changesNothingOnAnError(json: String, outcome: Outcome<Int>) {
    var user = User()
    do {
      try Self.decoder().update(&user, from: Data(json.utf8))
      Issue.record("It should throw.")
    } catch {
      #expect(Outcome<Int>(error) == outcome)
    }
    #expect(user == User())
  }

  @Test func reportsWhatItRecovers() throws {
    var user = User()
    let data = Data(#"{"ids":[3,"x"],"mood":{"busy":{"until":"noon"}}}"#.utf8)
    let (_, report) = try DecodingReport.collect(from: data) {
      try Self.decoder().update(&user, from: data)
    }
    #expect(
      report.description == """
        1:11: warning: dropped element: expected Int, found string "x"
          at $.ids[1]
        """)
    #expect(throws: DecodingError.self) {
      try DecodingReport.collect(.strict) { try Self.decoder().update(&user, from: data) }
    }
  }

  @Test func updatesAnyRoot() throws {
    var list = [1, 2]
    try FastJSONDecoder().update(&list, from: Data("[3]".utf8))
    #expect(list == [3])
    var number: Int? = 1
    try FastJSONDecoder().update(&number, from: Data("null".utf8))
    #expect(number == nil)
    var counts = ["a": 1]
    try FastJSONDecoder().update(&counts, from: Data(#"{"b":2}"#.utf8))
    #expect(counts == ["b": 2])
  }

  class Base: Codable {
    var a = 1
    var b = 2
  }

  final class Derived: Base {
    var c = 3
    var isOpen = false
    var numbers: [Int] { [a, b, c] }

    enum CodingKeys: CodingKey { case c }
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      c = try container.decode(Int.self, forKey: .c)
      try super.init(from: container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(c, forKey: .c)
      try super.encode(to: container.superEncoder())
    }
  }

  /// A class gives another object, and a property that is not coded its initial value: as is said.
  @Test func classesAreMadeAnew() throws {
    var object = Derived()
    object.isOpen = true
    object.a = 10
    let before = object
    try FastJSONDecoder().update(&object, from: Data(#"{"super":{"b":20}}"#.utf8))
    #expect(object.numbers == [10, 20, 3])
    #expect(object !== before)
    #expect(!object.isOpen)
    try FastJSONDecoder().update(&object, from: Data(#"{"c":30}"#.utf8))
    #expect(object.numbers == [10, 20, 30])
  }

  final class Session: Updatable {
    var user = User()
    var token = ""
    var part = Part()
    var isOpen = false

    struct Part: Updatable, Codable {
      var count = 1
      var isFresh = true
      enum CodingKeys: CodingKey { case count }
      mutating func update(from decoder: any Decoder) throws {
        try decoder.container(keyedBy: CodingKeys.self).update(&count, forKey: .count)
      }
    }

    func update(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try container.update(&user, forKey: .user)
      try container.update(&token, forKey: .token)
      try container.update(&part, forKey: .part)
    }

    private enum CodingKeys: CodingKey { case user, token, part }
  }

  @Test func updatesInPlaceWhereATypeSaysHow() throws {
    var session = Session()
    session.isOpen = true
    session.part.isFresh = false
    let before = session
    let data = Data(#"{"token":"t","part":{"count":2}}"#.utf8)
    try FastJSONDecoder().update(&session, from: data)
    #expect(session === before)
    #expect(session.token == "t")
    #expect(session.user == User())
    #expect(session.part.count == 2)
    #expect(!session.part.isFresh)
    #expect(session.isOpen)

    var part = Session.Part(count: 1, isFresh: false)
    try FastJSONDecoder().update(&part, from: Data(#"{"count":5}"#.utf8))
    #expect(part.count == 5)
    #expect(!part.isFresh)
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().update(&part, from: Data(#"{"count":"x"}"#.utf8))
    }
  }
}
