import CodableKit
import CodableKitMacros
import Foundation
import Testing

/// Members that nobody has declared, beside a flattened value that does not show its keys.
@Suite struct UnclearKeysTests {
  @Codable struct Circle: Equatable { var radius: Int }

  enum Shape: TaggedCodable, Equatable, JSONReadable, JSONWritable {
    case circle(Circle)
    case none

    static let cases: [Case] = [
      Case("circle", Circle.self, embed: Shape.circle) {
        if case .circle(let circle) = $0 { circle } else { nil }
      },
      Case("none", Shape.none),
    ]
  }

  struct Disc: Codable, Equatable { var radius: Int }

  @Codable struct Drawing<Content: Codable & Equatable>: Equatable {
    @Flatten var content: Content
    var name: String
    @UnknownKeys var extra: [String: JSONValue]
  }

  static let texts = [
    #"{"type":"circle","radius":1,"name":"n","x":2}"#,
    #"{"name":"n","x":2,"radius":1,"type":"none"}"#,
  ]

  private func check<Content: Codable & Equatable>(_ type: Content.Type, _ text: String) throws {
    let plain = try JSONDecoder().decode(Drawing<Content>.self, from: Data(text.utf8))
    #expect(try FastJSONDecoder().decode(Drawing<Content>.self, from: text) == plain, "\(type)")
  }

  /// What the containers give, who know which keys were asked for.
  @Test(arguments: texts) func sameAsByContainers(text: String) throws {
    try check(Shape.self, text)
    try check(Disc.self, text)
    try check(Circle.self, text)
  }

  @Test(arguments: texts) func nothingIsLost(text: String) throws {
    let drawing = try FastJSONDecoder().decode(Drawing<Disc>.self, from: text)
    #expect(drawing.extra["x"] == 2 && drawing.extra.count == 2)
  }

  /// A reader by itself knows the tag as a key of its value.
  @Test func tagsAreKnown() throws {
    let bytes = Array(Self.texts[0].utf8)
    #expect(try JSONReader.read(Drawing<Shape>.self, from: bytes).extra == ["x": 2])
    #expect(throws: JSONError.self) { try JSONReader.read(Drawing<Disc>.self, from: bytes) }
  }
}
