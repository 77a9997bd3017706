import CodableKit
import CodableKitMacros
import Foundation
import JSONCoreMacros
import Testing

/// The code of the article about the macro, and what it says of it.
@Suite struct MacroArticleTests {
  @Codable(keys: .snake) struct Shipment {
    let id: Int
    @CodingKey("full_name", aliases: "name") let recipient: String
    @CodableBy(FirstOf<ISO8601, UnixSeconds>.self) let sentAt: Date
    @CodingPath("location", "lat") let latitude: Double
    @CodingPath("location", "lon") let longitude: Double
    @Lossy let tags: [String]
    @Lossless let weight: Double
    var priority = 1
    var note: Field<String>
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Codable(tagging: .internal("type")) enum Payment: Equatable {
    case card(last4: String)
    @CodingKey("apple_pay") case applePay
    @UnknownCase case other(JSONValue)
  }

  @JSONCodable struct Reading {
    let sensor: String
    var values: [Double] = []
  }

  @Test func shipment() throws {
    let text = #"""
      {"id":1,"name":"Ada","sent_at":60,"location":{"lat":46.9,"lon":7.4},"tags":["a",7],
      "weight":"2.5","color":"red"}
      """#
    let (shipment, report) = try FastJSONDecoder().decodeReporting(
      Shipment.self, from: Data(text.utf8))
    #expect(shipment.recipient == "Ada" && shipment.priority == 1)
    #expect(shipment.sentAt == Date(timeIntervalSince1970: 60))
    #expect(shipment.latitude == 46.9 && shipment.longitude == 7.4)
    #expect(shipment.tags == ["a"] && shipment.weight == 2.5)
    #expect(shipment.note.isAbsent && shipment.extra == ["color": "red"])
    #expect(report.issues.map { "\($0.path)" } == ["$.tags[1]"])
    #expect(
      try FastJSONEncoder().encodeToString(shipment) == #"""
        {"id":1,"full_name":"Ada","sent_at":"1970-01-01T00:01:00Z",\#
        "location":{"lat":46.9,"lon":7.4},"tags":["a"],"weight":2.5,"priority":1,"color":"red"}
        """#)
  }

  @Test func payments() throws {
    let text = #"[{"type":"card","last4":"1234"},{"type":"apple_pay"},{"type":"cash","sum":1}]"#
    let payments = try FastJSONDecoder().decode([Payment].self, from: text)
    #expect(
      payments == [.card(last4: "1234"), .applePay, .other(["type": "cash", "sum": 1])])
    #expect(try FastJSONEncoder().encodeToString(payments) == text)
  }

  @Test func withoutCodable() throws {
    let bytes = Array(#"{"sensor":"a","values":[1,2.5]}"#.utf8)
    let reading = try JSONReader.read(Reading.self, from: bytes)
    #expect(reading.sensor == "a" && reading.values == [1, 2.5])
    let text = try JSONWriter.bytes(of: reading)
    #expect(text == bytes)
  }

  /// Keys that the macro and the decoder both spell are not found.
  @Test func keysSpelledTwice() {
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(throws: DecodingError.self) {
      try decoder.decode(Shipment.self, from: #"{"id":1,"full_name":"Ada"}"#)
    }
  }

  @Codable struct Limits {
    @Lossy @CodableDefault([1]) let values: [Int]
  }

  @Test(arguments: [
    (#"{}"#, [1]), (#"{"values":null}"#, [1]), (#"{"values":3}"#, [1]),
    (#"{"values":[2,"x"]}"#, [2]), (#"{"values":[]}"#, []),
  ])
  func lossyDefaults(text: String, values: [Int]) throws {
    #expect(try FastJSONDecoder().decode(Limits.self, from: text).values == values)
  }
}
