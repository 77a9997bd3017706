import CodableKit
import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

/// The table of `Documentation/Macro.md`: what stands in it compiles here, and does what it says.
@Suite struct MacroTableTests {
  @Codable struct Keys {
    @CodingKey("full_name", aliases: "name") let recipient: String
    @CodingKey(reading: "id", writing: "ID") let id: Int
    @CodingPath("location", "lat") let latitude: Double
    @CodingIgnored var cached = 0
    @CodingIgnored(.decoding) var version = 2
    @CodingIgnored(.encoding) let token: String
  }

  @Codable struct OtherNames { @CodingKey(aliases: "name") let recipient: String }

  @Codable(keys: .snake, acronyms: ["OAuth"]) struct Snake { let userOAuthToken: Int }
  @Codable(keys: .kebab) struct Kebab { let twoWords: Int }
  @Codable(keys: .pascal) struct Pascal { let twoWords: Int }
  @Codable(keys: .camel) struct Camel { let avatarURL: Int }
  @Codable(keys: .screamingSnake) struct Screaming { let twoWords: Int }

  @Codable enum State: String { case draft, sent }

  @Codable struct Values {
    @CodableDefault(1) let count: Int
    @CodableDefault(State.draft) let state: State
    @CodableDefault(1, for: .missing) let rank: Int
    @CodableBy(UnixSeconds.self) let at: Date
    @Coded<UnixSeconds> var since: Date
    @Lossy let tags: [String]
    @Lossless let weight: Double
    @Lossy @Lossless let counts: [Int]
    @CodingNull(.written) let note: String?
  }

  /// Coded for each `Value` that is a `LosslessScalar`.
  @Codable struct Reading<Value> { @Lossless let value: Value }

  @Codable(nulls: .written) struct Nulls { let a: Int? }
  @Codable struct Fields<T: Codable> {
    let a: Field<T>
    @CodableBy(Field<UnixSeconds>.self) let at: Field<Date>
  }

  @Codable struct Owner { let name: String }
  @Codable struct Order {
    let id: Int
    @Flatten let owner: Owner
    @UnknownKeys var extra: [String: JSONValue]
  }
  @Codable(unknownKeys: .refuse) struct Closed { let name: String }

  @Codable(tagging: .external) enum External { case circle(radius: Int) }
  @Codable(tagging: .internal("type")) enum Internal {
    case circle(radius: Int)
    @UnknownCase case other(JSONValue)
  }
  @Codable(tagging: .adjacent("type", content: "value")) enum Adjacent { case circle(radius: Int) }
  @Codable(tagging: .untagged) enum Untagged {
    case number(Int)
    case text(String)
  }
  @Codable(tagging: .bare) enum Tags {
    @CodingKey("a", aliases: "b") case first
    case second
  }
  @Codable(tagging: .bare) enum Numbers { @CodingKey(7) case seven }

  @Codable enum Shape {
    @CodableDefault(1) case circle(radius: Double)
    @CodableBy(UnixSeconds.self, at: "start") case span(start: Date, end: Int)
    @Lossy(at: 0) case tags([Int], Int)
  }

  @Codable class Base { var code = 1 }
  @Codable(superclass: .flat) final class Flat: Base { var label = "" }
  @Codable(superclass: .nested) final class Nested: Base { var label = "" }

  @Codable struct Period {
    let start: Int
    var end: Int
    @DidDecode mutating func widen() { end += 1 }
    @WillEncode mutating func narrow() { end -= 1 }
    @Validate("the end is after the start", at: "end") var isOrdered: Bool { start < end }
  }

  @MemberwiseInit(.public) public struct Size { let width: Int }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Reads a text, and gives what is written.
    let code: @Sendable (TestFormat) throws -> String
    let written: String

    init<Value: Codable & SendableMetatype>(
      _ type: Value.Type, _ text: String, writes written: String? = nil
    ) {
      testDescription = "\(type)"
      code = { try json($0.decode(Value.self, from: text)) }
      self.written = written ?? text
    }
  }

  static let rows = [
    Row(
      Keys.self,
      #"{"name":"Ada","id":1,"location":{"lat":46.5},"cached":5,"version":5,"token":"t"}"#,
      writes: #"{"ID":1,"full_name":"Ada","location":{"lat":46.5},"version":2}"#),
    Row(OtherNames.self, #"{"name":"Ada"}"#, writes: #"{"recipient":"Ada"}"#),
    Row(Snake.self, #"{"user_oauth_token":1}"#), Row(Kebab.self, #"{"two-words":1}"#),
    Row(Pascal.self, #"{"TwoWords":1}"#), Row(Camel.self, #"{"avatarUrl":1}"#),
    Row(Screaming.self, #"{"TWO_WORDS":1}"#),
    Row(
      Values.self,
      #"{"state":"lost","at":5,"since":6,"tags":["a",7],"weight":"2.5","counts":["1","x",2]}"#,
      writes: #"""
        {"at":5,"count":1,"counts":[1,2],"note":null,"rank":1,"since":6,"state":"draft",\#
        "tags":["a"],"weight":2.5}
        """#),
    Row(Reading<Int>.self, #"{"value":"7"}"#, writes: #"{"value":7}"#),
    Row(Nulls.self, "{}", writes: #"{"a":null}"#), Row(Fields<Int>.self, "{}"),
    Row(Fields<Int>.self, #"{"a":null}"#), Row(Fields<Int>.self, #"{"a":1}"#),
    Row(Order.self, #"{"color":"red","id":1,"name":"Ada"}"#),
    Row(External.self, #"{"circle":{"radius":1}}"#),
    Row(Internal.self, #"{"radius":1,"type":"circle"}"#),
    Row(Internal.self, #"{"side":1,"type":"square"}"#),
    Row(Adjacent.self, #"{"type":"circle","value":{"radius":1}}"#),
    Row([Untagged].self, #"[1,"x"]"#),
    Row([Tags].self, #"["b","second"]"#, writes: #"["a","second"]"#),
    Row([Numbers].self, "[7]"),
    Row(
      [Shape].self,
      #"[{"circle":{}},{"span":{"end":6,"start":5}},{"tags":{"_0":[1,"x"],"_1":2}}]"#,
      writes:
        #"[{"circle":{"radius":1}},{"span":{"end":6,"start":5}},{"tags":{"_0":[1],"_1":2}}]"#),
    Row(Flat.self, #"{"code":2,"label":"l"}"#),
    Row(Nested.self, #"{"label":"l","super":{"code":2}}"#),
    Row(Period.self, #"{"end":3,"start":1}"#),
  ]

  @Test(arguments: rows, [TestFormat.json, .fast])
  func doesWhatItSays(row: Row, format: TestFormat) throws {
    #expect(try row.code(format) == row.written)
  }

  @Test func refuses() {
    let text = #"{"name":"Ada","nmae":"Ada"}"#
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Closed.self, from: text)
    }
    #expect(
      error?.summary().hasSuffix(#"found "nmae" (did you mean "name"?) at $.nmae"#) == true)
    let early = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Period.self, from: #"{"start":1,"end":0}"#)
    }
    #expect(early?.summary().contains("expected that the end is after the start at $.end") == true)
    #expect(Size(width: 1).width == 1)
  }

  /// Every piece of code in the table stands in this file.
  @Test func theTableIsCompiled() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Documentation/Macro.md"), encoding: .utf8)
    let tests = try String(contentsOf: file, encoding: .utf8)
    let lines = article.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != "| to say | write |" }.prefix { $0.hasPrefix("|") }
    let code = table.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    #expect(code.count > 40)
    for piece in code { #expect(tests.contains(piece), "\(piece)") }
  }
}
