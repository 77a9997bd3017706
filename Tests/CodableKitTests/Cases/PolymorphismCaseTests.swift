import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Faults of polymorphic payloads, by their ids.
@Suite("Polymorphism cases") struct PolymorphismCaseTests {
  /// The tag stands in the parent, the content below a key beside it.
  struct Message: Decodable, Equatable {
    var at: Int
    var content: Content

    enum Content: TaggedCodable, Equatable, Sendable {
      case email(Email)
      struct Email: Codable, Equatable, Sendable { var email: String }

      static let tagging = Tagging.adjacent("type", content: "content", "attributes")
      static let cases: [Case] = [
        Case("email", Email.self, embed: Content.email) {
          if case .email(let email) = $0 { email } else { nil }
        }
      ]
    }

    enum CodingKeys: CodingKey { case content, at }

    init(from decoder: any Decoder) throws {
      content = try Content(from: decoder)
      at = try decoder.container(keyedBy: CodingKeys.self)
        .nestedContainer(keyedBy: CodingKeys.self, forKey: .content).decode(Int.self, forKey: .at)
    }
  }

  struct Optionals: Decodable { @Coded<Tagged<Shapes>?> var item: (any Shape)? }
  struct LossyOptionals: Decodable { @Coded<Lossy<Tagged<Shapes>?>> var item: (any Shape)? }

  class Animal: Codable {
    var code: Int?
  }

  /// Each class of a hierarchy codes what it adds.
  final class Dog: Animal {
    var label: String?
    var rank: Int?

    enum CodingKeys: CodingKey { case label, rank }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      label = try container.decodeIfPresent(String.self, forKey: .label)
      rank = try container.decodeIfPresent(Int.self, forKey: .rank)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(label, forKey: .label)
      try container.encode(rank, forKey: .rank)
    }
  }

  enum Animals: TaggedFamily {
    typealias Value = Animal
    static let tagging = Tagging.internal("kind")
    static let cases: [Case] = [
      Case("animal", Animal.self) { $0 }, Case("dog", Dog.self) { $0 },
    ]
  }

  struct Kennel: Codable { @Coded<[Tagged<Animals>]> var animals: [Animal] }

  class Base: Codable {
    var a = 0
    enum CodingKeys: CodingKey { case a }
  }

  /// The parent's fields under "super", or beside the subclass's own.
  final class Nested: Base {
    var b = 0
    enum CodingKeys: CodingKey { case b }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      b = try container.decode(Int.self, forKey: .b)
      try super.init(from: container.superDecoder())
    }
  }

  struct Parts: Decodable {
    struct First: Decodable { var v: Int }
    struct Second: Decodable { var w: Int }
    enum Keys: CodingKey { case parts, k }
    var sum = 0

    init(from decoder: any Decoder) throws {
      var peek = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .parts)
      var parts = peek
      while !parts.isAtEnd {
        let kind = try peek.nestedContainer(keyedBy: Keys.self).decode(Int.self, forKey: .k)
        sum +=
          try kind == 1 ? parts.decode(First.self).v : 10 * parts.decode(Second.self).w
      }
    }
  }

  static let coders: [TestFormat] = [.json, .fast, .propertyList]

  static let cases = [
    FaultCase("POL-002", "the tag comes after the content, or not at all") { () throws in
      for format in TestFormat.allCases {
        let first = try format.decode([Block].self, from: #"[{"body":"t","type":"text"}]"#)
        #expect(first == [.text(.init(body: "t"))])
        let both = Outcome.of(
          [Block].self, #"[{"body":"t","type":"text"},{"body":"t"}]"#, in: format
        ) { $0 }
        #expect(both.outcome == .keyNotFound("$[1].type"))
      }
    },
    FaultCase("POL-003", "the tag in the parent, the content in a child") { () throws in
      for format in coders {
        let message = try format.decode(
          Message.self,
          from: #"{"type":"email","content":{"at":1,"attributes":{"email":"m@example.org"}}}"#)
        #expect(message.at == 1)
        #expect(message.content == .email(.init(email: "m@example.org")))
        #expect(
          try json(message.content)
            == #"{"content":{"attributes":{"email":"m@example.org"}},"type":"email"}"#)
      }
      // Without a hand-written parent also under a decoder that gives one container only.
      let content = try TestFormat.strict.decode(
        [Message.Content].self, from: #"[{"type":"email","content":{"attributes":{"email":"m"}}}]"#)
      #expect(content == [.email(.init(email: "m"))])
      #expect(
        Outcome.of(Message.Content.self, #"{"type":"email","content":{"attributes":{}}}"#) { $0 }
          .outcome == .keyNotFound("$.content.attributes.email"))
    },
    FaultCase("POL-005", "missing, null and undecodable are three things") { () throws in
      let inputs: [(String, Outcome<Bool>, Int)] = [
        ("{}", .value(true), 0), (#"{"item":null}"#, .value(true), 0),
        (#"{"item":{"type":null}}"#, .valueNotFound("$.item.type"), 1),
        (#"{"item":{"type":"nope"}}"#, .dataCorrupted("$.item.type"), 1),
      ]
      for format in TestFormat.allCases where format != .propertyList {
        for (text, outcome, issues) in inputs {
          #expect(
            Outcome.of(Optionals.self, text, in: format) { $0.item == nil }.outcome == outcome)
          let lossy = Outcome.of(LossyOptionals.self, text, in: format) { $0.item == nil }
          #expect(lossy.outcome == .value(true))
          #expect(lossy.issues.count == issues)
        }
      }
    },
    FaultCase("POL-006", "a list is written with its tags") { () throws in
      let text = #"[{"radius":1,"type":"circle"},{"side":2,"type":"square"}]"#
      for format in TestFormat.allCases {
        let shapes = try format.decode(Coded<[Tagged<Shapes>]>.self, from: text)
        #expect(try json(shapes) == text)
      }
    },
    FaultCase("POL-007", "a subclass has all of its properties") { () throws in
      let text = #"{"animals":[{"code":1,"kind":"dog","label":"l","rank":2},{"kind":"animal"}]}"#
      for format in coders {
        let kennel = try format.decode(Kennel.self, from: text)
        let dog = try #require(kennel.animals.first as? Dog)
        #expect(dog.code == 1)
        #expect(dog.label == "l")
        #expect(dog.rank == 2)
        // The dog is an animal too, and is not written as one.
        #expect(try json(kennel) == text)
      }
    },
    FaultCase("POL-008", "the parent's fields under super, or flat") { () throws in
      let decoder = FastJSONDecoder()
      let nested = try decoder.decode(Nested.self, from: #"{"b":2,"super":{"a":1}}"#)
      #expect(nested.a == 1)
      #expect(nested.b == 2)
      let flat = try decoder.decode(Dog.self, from: #"{"code":1,"rank":2}"#)
      #expect(flat.code == 1)
      #expect(flat.rank == 2)
    },
    FaultCase("POL-009", "peeking with one copy of a container") { () throws in
      for format in TestFormat.allCases {
        let parts = try format.decode(
          Parts.self, from: #"{"parts":[{"k":1,"v":1},{"k":2,"w":2}]}"#)
        #expect(parts.sum == 21)
      }
    },
  ]

  @Test(arguments: cases) func holds(fault: FaultCase) throws { try fault.run() }
}
