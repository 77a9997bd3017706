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
    let shape = try FastJSONDecoder().decode(Drawing<Shape>.self, from: text)
    #expect(shape.extra["x"] == 2)
  }

  @Codable struct Square: Equatable { var side: Int }

  @Codable(tagging: .untagged) enum Either: Equatable { case circle(Circle), square(Square) }

  @Codable struct Optionally<Content: Codable & Equatable>: Equatable {
    @Flatten var content: Content?
    @UnknownKeys var extra: [String: JSONValue]
  }

  /// A key that only another alternative knows, and all keys where the value is not there.
  @Test func keysOfWhatIsNotThereAreUnknown() throws {
    let text = #"{"radius":"r","side":1,"name":"n"}"#
    let square = try FastJSONDecoder().decode(Drawing<Either>.self, from: text)
    #expect(square.content == .square(Square(side: 1)) && square.extra == ["radius": "r"])
    try check(Either.self, text)
    let none = try FastJSONDecoder().decode(Optionally<Shape>.self, from: text)
    #expect(none.content == nil && none.extra.count == 3)
    #expect(try JSONDecoder().decode(Optionally<Shape>.self, from: Data(text.utf8)) == none)
  }

  /// A reader by itself knows the tag as a key of its value, and what a type without a direct path
  /// asks for.
  @Test func keysAreKnownWithoutADecoder() throws {
    let bytes = Array(Self.texts[0].utf8)
    #expect(try JSONReader.read(Drawing<Shape>.self, from: bytes).extra == ["x": 2])
    let disc = try JSONReader.read(Drawing<Disc>.self, from: bytes)
    #expect(disc.content == Disc(radius: 1) && disc.extra == ["type": "circle", "x": 2])
    let none = try JSONReader.read(Optionally<Disc>.self, from: Array(#"{"x":2}"#.utf8))
    #expect(none == Optionally<Disc>(content: nil, extra: ["x": 2]))
    let some = try JSONReader.read(Optionally<Disc>.self, from: bytes)
    #expect(some.content == Disc(radius: 1) && some.extra.count == 3)
    #expect(throws: JSONError.self) {
      try JSONReader.read(Optionally<Disc>.self, from: Array(#"{"radius":"x"}"#.utf8))
    }
  }
}
