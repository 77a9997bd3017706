import CodableKit

/// A protocol with a closed list of types.
protocol Shape: Sendable {
  var area: Double { get }
}

struct Circle: Shape, Codable, Equatable {
  var radius: Double
  var area: Double { 3 * radius * radius }
}

struct Square: Shape, Codable, Equatable {
  var side: Double
  var area: Double { side * side }
}

/// A shape that the list does not have.
struct Star: Shape, Codable {
  var area: Double { 0 }
}

/// A group holds further shapes, so the list refers to itself.
struct Group: Shape, Codable {
  @Coded<[Tagged<Shapes>]> var members: [any Shape]
  var area: Double { members.reduce(0) { $0 + $1.area } }
}

enum Shapes: TaggedFamily {
  typealias Value = any Shape
  static let cases: [Case] = [
    Case("circle", Circle.self) { $0 },
    Case("square", Square.self) { $0 },
    Case("group", Group.self) { $0 },
    // An alias: read, and written by the first name.
    Case("disc", Circle.self) { $0 },
  ]
}

struct Drawing: Codable {
  @Coded<Tagged<Shapes>?> var outline: (any Shape)?
  @Coded<Lossy<[Tagged<Shapes>]>> var shapes: [any Shape]
}

/// An enum that lists itself, keeps what it does not know, and stands inside itself.
enum Block: TaggedCodable, Equatable, Sendable {
  case text(Text)
  case quote([Block])
  case divider
  case unknown(JSONValue)

  struct Text: Codable, Equatable, Sendable { var body: String }
  struct Quote: Codable { var blocks: [Block] }

  static let cases: [Case] = [
    Case("text", Text.self, embed: Block.text) {
      if case .text(let text) = $0 { text } else { nil }
    },
    Case("quote", Quote.self, embed: { .quote($0.blocks) }) {
      if case .quote(let blocks) = $0 { Quote(blocks: blocks) } else { nil }
    },
    Case("divider", .divider),
  ]

  static let unknownCase: UnknownTagCase<Block>? = UnknownTagCase(embed: Block.unknown) {
    if case .unknown(let json) = $0 { json } else { nil }
  }
}

/// Numbers as tags, the content under a key of its own, and content that is no object.
enum Measure: TaggedCodable, Equatable, Sendable {
  case name(String)
  case values([Int])
  case none

  typealias Tag = Lossless<Int>
  static let tagging = Tagging.adjacent("kind", content: "content")
  static let cases: [Case] = [
    Case(1, String.self, embed: Measure.name) {
      if case .name(let name) = $0 { name } else { nil }
    },
    Case(2, [Int].self, embed: Measure.values) {
      if case .values(let values) = $0 { values } else { nil }
    },
    Case(3, Measure.none),
  ]
}
