import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

/// The examples of the macros' comments, with what they say.
@Suite struct MacroExampleTests {
  @Codable struct User {
    let id: Int
    @CodingKey("full_name", aliases: "name") let name: String
    var role = "guest"
    @CodingPath("address", "city") let city: String?
    @Lossy let tags: [String]
  }

  @Test func user() throws {
    let text = #"{"id":1,"full_name":"Ada","address":{"city":"Bern"},"tags":["a",7]}"#
    let (user, report) = try FastJSONDecoder().decodeReporting(User.self, from: Data(text.utf8))
    #expect(user.id == 1 && user.name == "Ada" && user.role == "guest")
    #expect(user.city == "Bern" && user.tags == ["a"] && report.totalCount == 1)
  }

  @Decodable struct Answer { let code: Int }
  @Encodable struct Question { let text: String }

  @Test func halves() throws {
    #expect(try FastJSONDecoder().decode(Answer.self, from: #"{"code":1}"#).code == 1)
    #expect(try json(Question(text: "a")) == #"{"text":"a"}"#)
  }

  enum State: String, Codable { case draft, sent }

  @Codable struct Defaults {
    @CodableDefault(1) let count: Int
    @CodableDefault("new", for: .missing) let state: String
    @CodableDefault(State.draft) let stage: State
  }

  @Codable struct Values {
    @CodableBy(ISO8601.self) let createdAt: Date
    @CodableBy([UnixSeconds?].self) let stamps: [Date?]
    @Lossy let payments: [Payment]
    @Lossy let owner: User?
    @Lossless let id: String
    @Lossy @Lossless let counts: [Int]
  }

  @Codable struct Payment: Equatable { let sum: Int }

  @Test func values() throws {
    let defaults = try FastJSONDecoder().decode(
      Defaults.self, from: #"{"count":"x","stage":"?"}"#)
    #expect(defaults.count == 1 && defaults.state == "new" && defaults.stage == .draft)
    let text = #"""
      {"createdAt":"1970-01-01T00:00:05Z","stamps":[5,null],"payments":[{"sum":1},7],"owner":7,
      "id":12,"counts":["1","x",2]}
      """#
    let values = try FastJSONDecoder().decode(Values.self, from: text)
    let five = Date(timeIntervalSince1970: 5)
    #expect(values.createdAt == five && values.stamps == [five, nil])
    #expect(values.payments == [Payment(sum: 1)] && values.owner?.id == nil)
    #expect(values.id == "12" && values.counts == [1, 2])
  }

  @Codable enum Cases: Equatable {
    @CodableDefault(1) case circle(radius: Double)
    @CodableDefault("px", at: "unit") case length(value: Double, unit: String)
    @CodableBy(UnixSeconds.self) case at(Date)
    @CodableBy(UnixSeconds.self, at: "start") @CodableBy(UnixSeconds.self, at: "end")
    case span(start: Date, end: Date)
    @Lossy(at: "tags") case post(id: Int, tags: [String])
    @Lossless(at: "count") case order(id: String, count: Int)
  }

  @Codable enum Positions: Equatable {
    @CodableDefault("px", at: 1) case length(Double, String)
    @CodableBy(UnixSeconds.self, at: 1) case event(String, Date)
    @Lossy(at: 1) case post(Int, [String])
    @Lossless(at: 1) case order(String, Int)
  }

  @Test func valuesOfCases() throws {
    func reads(_ text: String, _ value: Cases) throws {
      #expect(try FastJSONDecoder().decode(Cases.self, from: text) == value)
    }
    func reads(_ text: String, _ value: Positions) throws {
      #expect(try FastJSONDecoder().decode(Positions.self, from: text) == value)
    }
    try reads(#"{"circle":{}}"#, .circle(radius: 1))
    try reads(#"{"length":{"value":2}}"#, .length(value: 2, unit: "px"))
    try reads(#"{"at":{"_0":5}}"#, .at(Date(timeIntervalSince1970: 5)))
    try reads(
      #"{"span":{"start":5,"end":9}}"#,
      .span(start: Date(timeIntervalSince1970: 5), end: Date(timeIntervalSince1970: 9)))
    try reads(#"{"post":{"id":1,"tags":["a",7]}}"#, .post(id: 1, tags: ["a"]))
    try reads(#"{"order":{"id":"a","count":"2"}}"#, .order(id: "a", count: 2))
    try reads(#"{"length":{"_0":2}}"#, .length(2, "px"))
    try reads(#"{"event":{"_0":"a","_1":5}}"#, .event("a", Date(timeIntervalSince1970: 5)))
    try reads(#"{"post":{"_0":1,"_1":["a",7]}}"#, .post(1, ["a"]))
    try reads(#"{"order":{"_0":"a","_1":"2"}}"#, .order("a", 2))
  }

  enum Direct {
    @JSONCodable struct User {
      let id: Int
      @CodingKey("full_name") let name: String
      var role = "guest"
    }
  }

  @Test func withoutCodable() throws {
    typealias User = Direct.User
    let bytes = Array(#"{"id":1,"full_name":"Ada"}"#.utf8)
    let user = try JSONReader.read(User.self, from: bytes)
    let text = try JSONWriter.bytes(of: user)
    #expect(String(decoding: text, as: UTF8.self) == #"{"id":1,"full_name":"Ada","role":"guest"}"#)
  }
}
