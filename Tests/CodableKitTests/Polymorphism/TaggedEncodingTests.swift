import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// What cannot be written is an error that says so, under every encoder, and never a trap.
@Suite("Tagged encoding") struct TaggedEncodingTests {
  /// Content beside its tag that is no object.
  enum Bare: TaggedCodable, Sendable {
    case number(Int), text(String), list([Int]), nothing(Int?), moment(Date), wrapped(Wrapped)

    struct Wrapped: Codable, Sendable {
      var inner: Block.Text
      init(inner: Block.Text) { self.inner = inner }
      init(from decoder: any Decoder) throws {
        inner = try decoder.singleValueContainer().decode(Block.Text.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(inner)
      }
    }

    static let cases: [Case] = [
      Case("number", Int.self, embed: Bare.number) {
        if case .number(let value) = $0 { value } else { nil }
      },
      Case("text", String.self, embed: Bare.text) {
        if case .text(let value) = $0 { value } else { nil }
      },
      Case("list", [Int].self, embed: Bare.list) {
        if case .list(let value) = $0 { value } else { nil }
      },
      Case("nothing", Int?.self, embed: Bare.nothing) {
        if case .nothing(let value) = $0 { .some(value) } else { nil }
      },
      Case("moment", Date.self, embed: Bare.moment) {
        if case .moment(let value) = $0 { value } else { nil }
      },
      Case("wrapped", Wrapped.self, embed: Bare.wrapped) {
        if case .wrapped(let value) = $0 { value } else { nil }
      },
    ]
  }

  @Test(arguments: [
    Bare.number(1), .text("a"), .list([1]), .nothing(nil), .moment(Date(timeIntervalSince1970: 0)),
  ]) func refusesContentThatIsNoObject(value: Bare) {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([value]) }
    #expect(throws: EncodingError.self) { try FastJSONEncoder().encode([value]) }
    #expect(throws: EncodingError.self) { try PropertyListEncoder().encode([value]) }
  }

  @Test func writesAnObjectInsideASingleValue() throws {
    #expect(
      try json(Bare.wrapped(.init(inner: .init(body: "a")))) == #"{"body":"a","type":"wrapped"}"#)
  }

  @Test func refusesATypeThatIsNotInTheList() {
    let drawing = Drawing(outline: Star(), shapes: [])
    let error = #expect(throws: EncodingError.self) { try json(drawing) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.debugDescription == "A value of type Star is none of the cases of Shapes.")
    #expect(context.codingPath.map(\.stringValue) == ["outline"])
  }

  /// An enum whose cases are listed as the types of a protocol are: it can only be read.
  enum Listed: TaggedCodable, Sendable {
    case text(Block.Text), number(Wholes)

    struct Wholes: Codable, Sendable { var values: [Int] }

    static let cases: [Case] = [
      Case("text", Block.Text.self, embed: Listed.text),
      Case("number", Wholes.self, embed: Listed.number) {
        if case .number(let value) = $0 { value } else { nil }
      },
    ]
  }

  /// A base class that its own list leaves out; no `extract:` would help.
  class Animal: Codable {}
  final class Dog: Animal {}
  enum Animals: TaggedFamily {
    typealias Value = Animal
    static let cases: [Case] = [Case("dog", Dog.self) { $0 }]
  }

  @Test func saysThatExtractIsMissing() throws {
    let text = try TestFormat.json.decode(Listed.self, from: #"{"type":"text","body":"a"}"#)
    let error = #expect(throws: EncodingError.self) { try json(text) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(
      context.debugDescription
        == #"Nothing takes the content out of "text": the case of an enum needs `extract:`."#)
  }

  /// Two cases with one tag, of which the first is read.
  enum Twins: TaggedCodable, Sendable, JSONReadable, JSONWritable {
    case text(Block.Text), more(Block.Text)

    static let cases: [Case] = [
      Case("text", Block.Text.self, embed: Twins.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      Case("text", Block.Text.self, embed: Twins.more) {
        if case .more(let text) = $0 { text } else { nil }
      },
    ]
  }

  @Test(arguments: [false, true]) func refusesACaseWhoseTagAnEarlierOneHas(isFast: Bool) throws {
    let text = try TestFormat.json.decode(Twins.self, from: #"{"type":"text","body":"a"}"#)
    #expect(try fastJSON(text) == #"{"body":"a","type":"text"}"#)
    let more = [Twins.more(Block.Text(body: "a"))]
    #expect(throws: EncodingError.self) { try PropertyListEncoder().encode(more) }
    let error = #expect(throws: EncodingError.self) {
      try isFast ? fastJSON(more) : json(more)
    }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(
      context.debugDescription
        == #"Two cases of Twins have the tag "text": "#
        + "a value of the second would be read as one of the first.")
    #expect(context.codingPath.count == 1)
  }

  @Test func asksForNoExtractOfAClass() {
    struct Model: Encodable { @Coded<Tagged<Animals>> var animal: Animal }
    let error = #expect(throws: EncodingError.self) { try json(Model(animal: Animal())) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.debugDescription == "A value of type Animal is none of the cases of Animals.")
  }

  /// Reading is enough for a list of types that are only read.
  struct Ping: Shape, Decodable {
    var area: Double
  }

  enum ReadOnly: TaggedFamily {
    typealias Value = any Shape
    static let cases: [Case] = [Case("ping", Ping.self) { $0 }]
  }

  @Test func refusesATypeThatIsOnlyRead() throws {
    struct Model: Codable { @Coded<Tagged<ReadOnly>> var shape: any Shape }
    let model = try TestFormat.json.decode(
      Model.self, from: #"{"shape":{"type":"ping","area":4}}"#)
    #expect(model.shape.area == 4)
    #expect(throws: EncodingError.self) { try json(model) }
  }
}
