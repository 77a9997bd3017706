import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// The extensions of containers, in code that is written by hand.
@Suite struct ContainerExtensionsTests {
  struct Event: Codable {
    let at: Date
    let end: Date?
    let count: Int
    let label: String?
    let latitude: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case at, end, count, label
      case labelText = "label_text"
      case location

      enum LocationKeys: String, CodingKey { case latitude = "lat" }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      at = try container.decode(by: UnixSeconds.self, forKey: .at)
      end = try container.decodeIfPresent(by: UnixSeconds.self, forKey: .end)
      count = try container.decode(by: Int.self, forKey: .count, default: 1, for: .missing)
      label = try container.decodeIfPresent(
        String.self, forKey: container.presentKey(.label, .labelText) ?? .label)
      let location = try container.nestedMembers(
        keyedBy: CodingKeys.LocationKeys.self, forKey: .location)
      latitude = try location.decodeIfPresent(Double.self, forKey: .latitude)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(at, by: UnixSeconds.self, forKey: .at)
      try container.encodeIfPresent(end, by: UnixSeconds.self, forKey: .end)
      try container.encode(count, forKey: .count)
    }
  }

  @Test(arguments: TestFormat.allCases)
  func readsAndWritesByStrategies(format: TestFormat) throws {
    let value = try format.decode(
      Event.self, from: #"{"at":1,"label":null,"label_text":"c","location":{"lat":2.5}}"#)
    #expect(value.at == Date(timeIntervalSince1970: 1) && value.end == nil && value.count == 1)
    #expect(value.label == "c" && value.latitude == 2.5)
    #expect(try json(value) == #"{"at":1,"count":1}"#)
    for location in ["", #","location":null"#, #","location":{}"#] {
      let value = try format.decode(Event.self, from: #"{"at":1\#(location)}"#)
      #expect(value.latitude == nil)
    }
    let null = Outcome.of(Event.self, #"{"at":1,"count":null}"#, in: format) { $0.count }
    #expect(null.outcome == .valueNotFound("$.count") || null.outcome == .typeMismatch("$.count"))
  }

  @Test func namesAllKeysThatAreMissing() {
    struct Model: Decodable {
      enum CodingKeys: String, CodingKey { case a, b }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _ = try container.requiredKey(.a, .b)
      }
    }
    do {
      _ = try TestFormat.fast.decode(Model.self, from: "{}")
      Issue.record("it decoded")
    } catch DecodingError.keyNotFound(let key, let context) {
      #expect(key.stringValue == "a")
      #expect(context.debugDescription == #"No value associated with key "a" or "b""#)
    } catch {
      Issue.record(error)
    }
  }

  @Test func anUnknownTagNamesTheKnownOnes() {
    let error = DecodingError.unknownTag("x", at: [], expected: ["a", "b", "c"])
    #expect(error.summary() == #"error: expected "a", "b" or "c", found "x" at $"#)
    #expect(
      DecodingError.unknownTag(4, at: [], expected: [1]).summary()
        == "error: expected 1, found 4 at $")
  }
}
