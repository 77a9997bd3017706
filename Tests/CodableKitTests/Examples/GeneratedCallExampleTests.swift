import CodableKit
import Foundation
import Testing

/// What only the macro's code and its like call.
@Suite("Examples of what generated code calls")
struct GeneratedCallExampleTests {
  enum Everyone: DefaultProvider { static var defaultValue: [String] { ["all"] } }

  struct Post: Codable {
    @Coded<Default<LossyContents<[String]>, Everyone>> var readers: [String]
  }

  @Test func contentsOfACollection() throws {
    try expect(\Post.readers, #"{"readers":["a",1]}"#, ["a"], issues: 1)
    try expect(\Post.readers, #"{"readers":7}"#, ["all"], issues: 1)
    try expect(\Post.readers, "{}", ["all"], writes: #"{"readers":["all"]}"#)
    struct Only: Decodable {
      let values: [Int]
      init(from decoder: any Decoder) throws {
        values = try LossyContents<[Int]>.decode(from: decoder)
      }
    }
    #expect(try FastJSONDecoder().decode(Only.self, from: #"[1,"x"]"#).values == [1])
    #expect(throws: DecodingError.self) { try FastJSONDecoder().decode(Only.self, from: "7") }
  }

  struct Event: Decodable {
    let sentAt: Date

    enum CodingKeys: CodingKey { case sentAt }

    private enum CodingStrategies {
      typealias sentAt = CheckedStrategy<UnixSeconds, Date>
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      sentAt = try container.decode(by: CodingStrategies.sentAt.self, forKey: .sentAt)
    }
  }

  private enum Halves {
    enum Reading { typealias sentAt = CheckedDecodingStrategy<UnixSeconds, Date> }
    enum Writing { typealias sentAt = CheckedEncodingStrategy<UnixSeconds, Date> }
  }

  @Test func namedStrategies() throws {
    let event = try FastJSONDecoder().decode(Event.self, from: #"{"sentAt":5}"#)
    #expect(event.sentAt == Date(timeIntervalSince1970: 5))
    #expect(Halves.Reading.sentAt.self == UnixSeconds.self)
    #expect(Halves.Writing.sentAt.self == UnixSeconds.self)
  }

  struct Numbered: Codable {
    let number: Int

    enum CodingKeys: String, CodingKey {
      case id
      case upperID = "ID"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decode(Int.self, forKey: container.key(.id, writtenAs: .upperID))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .upperID)
    }
  }

  @Test func twoNames() throws {
    var numbered = try FastJSONDecoder().decode(Numbered.self, from: #"{"id":1,"ID":2}"#)
    #expect(numbered.number == 1)
    try FastJSONDecoder().update(&numbered, from: "{}")
    #expect(numbered.number == 1)
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Numbered.self, from: #"{"ID":2}"#)
    }
  }

  struct Place: Codable {
    enum CodingKeys: CodingKey { case place }
    enum PlaceKeys: CodingKey, CaseIterable { case lat }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try container.refuseUnknownMembers(of: .place, besides: PlaceKeys.self)
    }

    func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: CodingKeys.self) }
  }

  @Test func membersInside() throws {
    for json in ["{}", #"{"place":null}"#, #"{"place":{"lat":1}}"#] {
      _ = try FastJSONDecoder().decode(Place.self, from: json)
    }
    expectRefused(
      Place.self, #"{"place":{"lat":1,"lati":5}}"#,
      #"expected key "lat", found "lati" (did you mean "lat"?)"#)
    expectRefused(Place.self, #"{"place":7}"#)
  }
}
