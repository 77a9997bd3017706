import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct KeyTests {
  @Codable struct Named: Equatable {
    let id: Int
    @CodingKey("full_name", aliases: "name", "label") let name: String
    @CodingKey("nick", aliases: "nick-name") var nick: String?
    @CodingKey(reading: "in", writing: "out") let direction: String
  }

  @Codable struct Placed: Equatable {
    let id: Int
    @CodingPath("location", "lat") let latitude: Double
    @CodingPath("location", "lon") let longitude: Double
    @CodingPath("meta", "info", "note") let note: String?
    @CodingPath("meta", "count") var count = 3
  }

  @Codable(keys: .snake) struct Spelled: Equatable {
    let avatarURL: String
    let URLString: String
    let parseJSONValue: Bool
    let userID2: Int
    var imageURLs: [String]?
    @CodingKey(aliases: "uids", "ids") var userIDs2: [Int]?
  }

  @Test(arguments: TestFormat.allCases)
  func readsTheFirstKeyWithAValue(format: TestFormat) throws {
    let rows: [(String, String, String?)] = [
      (#"{"id":1,"full_name":"a","in":"x"}"#, "a", nil),
      (#"{"id":1,"name":"b","nick-name":"n","in":"x"}"#, "b", "n"),
      (#"{"id":1,"full_name":"a","label":"c","nick":null,"nick-name":"n","in":"x"}"#, "a", "n"),
    ]
    for (json, name, nick) in rows {
      let value = try format.decode(Named.self, from: json)
      #expect(value == Named(id: 1, name: name, nick: nick, direction: "x"))
    }
    let (outcome, _) = Outcome.of(Named.self, #"{"id":1,"in":"x"}"#, in: format) { $0.name }
    #expect(outcome == .keyNotFound("$.full_name"))
  }

  @Codable struct Wrapped: Equatable {
    @CodingKey("tags", aliases: "labels") @LossyArray var tags: [String]
    @CodingKey("at", aliases: "on") @CodableBy(UnixSeconds.self) var at: Date
    @CodingKey("n", aliases: "m") @CodableDefault(1, for: .null) var n: Int
  }

  @Test(arguments: TestFormat.allCases)
  func namesAllKeysOfAMissingValue(format: TestFormat) {
    let rows = [
      ("{}", #""tags" or "labels""#), (#"{"labels":[]}"#, #""at" or "on""#),
      (#"{"tags":[],"on":1}"#, #""n" or "m""#),
    ]
    for (text, names) in rows {
      do {
        _ = try format.decode(Wrapped.self, from: text)
        Issue.record("\(text) decoded")
      } catch {
        #expect("\(error)".contains("No value associated with key \(names)."))
      }
    }
  }

  @Test func writesTheFirstKey() throws {
    let value = Named(id: 1, name: "a", nick: "n", direction: "x")
    #expect(try json(value) == #"{"full_name":"a","id":1,"nick":"n","out":"x"}"#)
  }

  @Test(arguments: TestFormat.allCases)
  func placesSharedParents(format: TestFormat) throws {
    let text = #"{"id":1,"location":{"lat":1.5,"lon":2.5},"meta":{"count":7}}"#
    let value = try format.decode(Placed.self, from: text)
    #expect(value == Placed(id: 1, latitude: 1.5, longitude: 2.5, note: nil, count: 7))
    #expect(try json(value) == text)
    for parent in ["", #","meta":null"#, #","meta":{"info":null}"#, #","meta":{"info":{}}"#] {
      let text = #"{"id":1,"location":{"lat":1.5,"lon":2.5}"# + parent + "}"
      let value = try format.decode(Placed.self, from: text)
      #expect(value.count == 3)
      #expect(value.note == nil)
    }
    for text in [#"{"id":1}"#, #"{"id":1,"location":null}"#, #"{"id":1,"location":{"lon":1}}"#] {
      let (outcome, _) = Outcome.of(Placed.self, text, in: format) { $0.id }
      #expect(outcome == .keyNotFound("$.location.lat"))
    }
    let (outcome, _) = Outcome.of(Placed.self, #"{"id":1,"location":7}"#, in: format) { $0.id }
    #expect(outcome == .typeMismatch("$.location"))
  }

  @Test func spellsKeys() throws {
    let value = Spelled(avatarURL: "a", URLString: "u", parseJSONValue: true, userID2: 2)
    let text = #"{"avatar_url":"a","parse_json_value":true,"url_string":"u","user_id2":2}"#
    #expect(try json(value) == text)
    #expect(try TestFormat.json.decode(Spelled.self, from: text) == value)
    // Acronyms in the plural are one word: torn apart, their optional properties would be nil.
    let lists = Spelled(
      avatarURL: "a", URLString: "u", parseJSONValue: true, userID2: 2, imageURLs: ["x"],
      userIDs2: [1])
    let listing = """
      {"avatar_url":"a","image_urls":["x"],"parse_json_value":true,"url_string":"u","user_id2":2,\
      "user_ids2":[1]}
      """
    #expect(try json(lists) == listing)
    for format in [TestFormat.json, .fast] {
      #expect(try format.decode(Spelled.self, from: listing) == lists)
      // Other names alone leave the key as the type spells it.
      for name in ["uids", "ids"] {
        let text = listing.replacing("user_ids2", with: name)
        #expect(try format.decode(Spelled.self, from: text) == lists)
      }
    }
  }

  @Codable struct OneWay: Equatable {
    let id: Int
    @CodingIgnored(.decoding) var version = 2
    @CodingIgnored(.encoding) let token: String
  }

  @Test(arguments: TestFormat.allCases)
  func ignoresPropertiesInOneDirection(format: TestFormat) throws {
    let value = try format.decode(OneWay.self, from: #"{"id":1,"version":9,"token":"t"}"#)
    #expect(value == OneWay(id: 1, version: 2, token: "t"))
    #expect(try json(value) == #"{"id":1,"version":2}"#)
    let (outcome, _) = Outcome.of(OneWay.self, #"{"id":1}"#, in: format) { $0 }
    #expect(outcome == .keyNotFound("$.token"))
  }
}
