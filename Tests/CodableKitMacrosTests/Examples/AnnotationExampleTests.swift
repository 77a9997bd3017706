import CodableKitMacros
import CodableKitTestSupport
import Testing

/// The examples of the comments of keys, structure, hooks and options, with what they say.
@Suite struct AnnotationExampleTests {
  @Codable struct Keys {
    @CodingKey("full_name", aliases: "name", "label") let name: String
    @CodingKey(reading: "id", writing: "ID") let number: Int
    @CodingPath("location", "lat") let latitude: Double
    @CodingPath("location", "lon") let longitude: Double
    @CodingIgnored var cache: [Int] = []
    @CodingNull(.written) let note: String?
  }

  @Codable struct OtherNames {
    @CodingKey(aliases: "displayName", "label") let name: String
  }

  @Codable struct Directions {
    @CodingIgnored(.decoding) var version = 2
    @CodingIgnored(.encoding) let token: String
    @CodingIgnored(.encoding) var secret: String = ""
  }

  @Codable(tagging: .bare) enum Level {
    @CodingKey(1, aliases: 10) case low
  }

  @Codable(tagging: .bare) enum Color {
    @CodingKey(aliases: "rouge") case red
  }

  @Test func keys() throws {
    let text = #"{"label":"a","id":1,"location":{"lat":46.9,"lon":7.4},"cache":[1]}"#
    let keys = try FastJSONDecoder().decode(Keys.self, from: text)
    #expect(keys.cache.isEmpty && keys.number == 1)
    #expect(
      try json(keys)
        == #"{"ID":1,"full_name":"a","location":{"lat":46.9,"lon":7.4},"note":null}"#)
    let directions = try FastJSONDecoder().decode(
      Directions.self, from: #"{"version":9,"token":"t","secret":"s"}"#)
    #expect(directions.token == "t" && directions.secret == "s")
    #expect(try json(directions) == #"{"version":2}"#)
    #expect(try FastJSONDecoder().decode([Level].self, from: "[1,10]") == [.low, .low])
    #expect(try json([Level.low]) == "[1]")
    let others = try FastJSONDecoder().decode(OtherNames.self, from: #"{"label":"a"}"#)
    #expect(try json(others) == #"{"name":"a"}"#)
    #expect(try FastJSONDecoder().decode([Color].self, from: #"["rouge","red"]"#) == [.red, .red])
    #expect(try json([Color.red]) == #"["red"]"#)
  }

  @Codable struct Owner: Equatable { let name: String }
  @Codable struct Order { let id: Int; @Flatten let owner: Owner }
  @Codable struct Open { @UnknownKeys var extra: [String: JSONValue] }
  @Codable struct Card: Equatable { let last4: String }
  @Codable(tagging: .internal("type")) enum Payment {
    case card(Card)
    @UnknownCase case other(JSONValue)
  }

  @Test func structure() throws {
    let text = #"{"id":1,"name":"Ada"}"#
    #expect(try FastJSONDecoder().decode(Order.self, from: text).owner == Owner(name: "Ada"))
    #expect(try json(FastJSONDecoder().decode(Open.self, from: text)) == text)
    let payment = #"{"a":1,"type":"cash"}"#
    #expect(try json(FastJSONDecoder().decode(Payment.self, from: payment)) == payment)
  }

  @Codable struct Draft {
    var title: String
    @DidDecode mutating func normalize() throws { title = title.lowercased() }
    @WillEncode mutating func trim() { title = String(title.prefix(3)) }
    @Validate("the title is not empty") var hasTitle: Bool { !title.isEmpty }
  }

  @Codable struct Span {
    let start: Int
    let end: Int
    @Validate("the end is after the start", at: "end")
    private var isOrdered: Bool { start < end }
  }

  @Test func hooks() throws {
    let draft = try FastJSONDecoder().decode(Draft.self, from: #"{"title":"ABCDEF"}"#)
    #expect(draft.title == "abcdef")
    #expect(try json(draft) == #"{"title":"abc"}"#)
    for format in TestFormat.allCases {
      let (empty, _) = Outcome.of(Draft.self, #"{"title":""}"#, in: format) { $0.title }
      #expect(empty == .dataCorrupted("$"))
      let (span, _) = Outcome.of(Span.self, #"{"start":2,"end":1}"#, in: format) { $0.end }
      #expect(span == .dataCorrupted("$.end"))
    }
  }

  @Codable(keys: .snake) struct Profile { let avatarURL: String }
  @Codable(nulls: .written) struct Patch { var note: String? }
  @Codable(unknownKeys: .refuse) struct Login { let name: String }
  @Codable class Animal { var legs = 4; init() {} }
  @Codable(superclass: .nested) final class Dog: Animal { var name = "Rex" }
  @Codable(tagging: .internal("type")) enum Figure { case circle(radius: Double), none }

  @Test func options() throws {
    #expect(try json(Profile(avatarURL: "u")) == #"{"avatar_url":"u"}"#)
    #expect(try json(Patch(note: nil)) == #"{"note":null}"#)
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Login.self, from: #"{"name":"a","nam":1}"#)
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(#"did you mean"#))
    let dog = #"{"name":"Rex","super":{"legs":4}}"#
    #expect(try json(FastJSONDecoder().decode(Dog.self, from: dog)) == dog)
    #expect(try json(Figure.circle(radius: 1)) == #"{"radius":1,"type":"circle"}"#)
  }

  @MemberwiseInit(.public)
  public struct Size { public var width: Int; public var height = 1 }

  @MemberwiseInit(.fileprivate) struct Range { let start: Int }

  @Test func initialisers() {
    #expect(Size(width: 2).height == 1)
    #expect(Range(start: 1).start == 1)
    let access = MemberwiseAccess.public
    #expect(access == .public)
  }
}
