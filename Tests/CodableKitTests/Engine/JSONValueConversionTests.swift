import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("JSONValue from and to any Codable value")
struct JSONValueConversionTests {
  /// The value of what the encoder writes, for all kinds of values and settings.
  @Test(arguments: EncodingDifferentialTests.settings.indices)
  func randomValues(setting: Int) throws {
    let encoder = EncodingDifferentialTests.settings[setting].fast
    var numbers = SeededGenerator(seed: UInt64(1000 + setting))
    for index in 0..<2_000 {
      let value = RandomValue(using: &numbers)
      let expected = EncodingOutcome {
        Data(try JSONValue(parsing: encoder.encodeToBytes(value)).description.utf8)
      }
      let outcome = EncodingOutcome {
        Data(try JSONValue(encoding: value, by: encoder).description.utf8)
      }
      #expect(outcome == expected, "value \(index)")
    }
  }

  struct User: Codable, Equatable {
    var id: UInt64
    var price: Decimal
    var joined: Date
    var photo: Data
    var ratio: Float
    var homePage: URL?
    var others: [String: Int?] = [:]
  }

  @Test func pageExamples() throws {
    struct Small: Codable { var id: UInt64, joined: Date }
    let encoder = FastJSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let user = Small(id: .max, joined: Date(timeIntervalSince1970: 0))
    #expect(
      try JSONValue(encoding: user, by: encoder).description
        == #"{"id":18446744073709551615,"joined":"1970-01-01T00:00:00Z"}"#)
    struct Named: Decodable { var id: Int, name: String? }
    #expect(try (["id": 7, "name": nil] as JSONValue).decode(Named.self).id == 7)
  }

  @Test func throughAllOptions() throws {
    let (encoder, decoder) = (FastJSONEncoder(), FastJSONDecoder())
    encoder.keyEncodingStrategy = .convertToSnakeCase
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    encoder.dateEncodingStrategy = .millisecondsSince1970
    decoder.dateDecodingStrategy = .millisecondsSince1970
    let user = User(
      id: .max, price: try #require(Decimal(string: "12345678901234567890.123456789")),
      joined: Date(timeIntervalSince1970: 1.5), photo: Data([1, 2, 255]), ratio: 0.1,
      homePage: URL(string: "https://example.com/a"), others: ["a_b": nil, "c": 1])
    let value = try JSONValue(encoding: user, by: encoder)
    #expect(value["price"]?.number?.text == "12345678901234567890.123456789")
    #expect(value["ratio"]?.number?.text == "0.1")
    #expect(value["home_page"] == "https://example.com/a")
    #expect(value["joined"] == 1500)
    #expect(value["others"] == ["a_b": nil, "c": 1])
    #expect(try value.decode(User.self, by: decoder) == user)
  }

  /// What decoding the text gives, errors with their paths as well.
  @Test(arguments: [
    #"{"ids":[1,2],"names":{"a":"b"}}"#, #"{"ids":[1,"x"],"names":{}}"#, #"{"ids":[]}"#,
    #"{"ids":[1.5],"names":{}}"#, #"{"ids":[],"names":{"a":null}}"#, "[]", "null", "7",
    #"{"ids":[123456789012345678901234567890],"names":{}}"#,
  ])
  func decodes(text: String) throws {
    struct Model: Codable, Equatable { var ids: [Int], names: [String: String] }
    let expected = DecodingOutcome { try FastJSONDecoder().decode(Model.self, from: text) }
    let outcome = DecodingOutcome { try JSONValue(parsing: text).decode(Model.self) }
    switch (outcome, expected) {
    case (.value(let left), .value(let right)): #expect(left == right)
    default: #expect(outcome.failure == expected.failure)
    }
  }

  @Test func scalarsAndNumbersOfJSON5() throws {
    #expect(try JSONValue(encoding: 1) == 1)
    #expect(try JSONValue(encoding: nil as Int?) == nil)
    #expect(try JSONValue(encoding: ["a": [true]]) == ["a": [true]])
    #expect(try JSONValue.string("\u{2028}\"\\\n").decode(String.self) == "\u{2028}\"\\\n")
    #expect(try JSONValue.number(JSONNumber(.infinity)).decode(Double.self) == .infinity)
    let value: JSONValue = ["a": [1, 2.5, nil], "b": ["c": "d"]]
    #expect(try value.decode(JSONValue.self) == value)
    #expect(try JSONValue(encoding: value) == value)
    #expect(throws: EncodingError.self) { try JSONValue(encoding: Double.nan) }
  }

  @Test func depth() throws {
    var value: JSONValue = 1
    for _ in 0..<512 { value = [value] }
    #expect(try JSONValue(encoding: value) == value)
    #expect(try value.decode(JSONValue.self) == value)
    let deeper: JSONValue = [value]
    #expect(throws: EncodingError.self) { try JSONValue(encoding: deeper) }
    let error = #expect(throws: DecodingError.self) { try deeper.decode(JSONValue.self) }
    #expect(error?.syntaxError?.code == .depthExceeded)
  }

  /// A decoder that is kept has its own copy of the text.
  @Test func keptDecoders() throws {
    struct Late: Decodable {
      let decoder: any Decoder
      init(from decoder: any Decoder) { self.decoder = decoder }
    }
    let late = try (["text": "kept"] as JSONValue).decode(Late.self)
    #expect(
      try late.decoder.container(keyedBy: AnyKey.self).decode(String.self, forKey: AnyKey("text"))
        == "kept")
  }
}
