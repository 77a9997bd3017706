import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Wrappers wherever Swift lets a property or a type stand. That this compiles without a warning in
/// Swift 6 mode is half of the test.
@Suite struct CompositionTests {
  struct Generic<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    @LossyArray var list: [Element]
    @LossyOptional var one: Element?
    @Coded<Default<Lossy<Set<Plain<Element>>>, Empty<Set<Element>>>> var set: Set<Element>

    struct Nested: Codable, Hashable, Sendable {
      @LossyDictionary var byName: [String: Element]
      @Nullable var next: Element?
    }
    var nested: Nested?
  }

  @Test(arguments: TestFormat.allCases)
  func inGenericAndNestedTypes(format: TestFormat) throws {
    let text = #"{"list":[1,"x"],"one":[],"set":[2,2,null],"nested":{"byName":{"a":1,"b":{}}}}"#
    let value = try format.decode(Generic<Int>.self, from: text)
    #expect(
      value
        == Generic(list: [1], one: nil, set: [2], nested: .init(byName: ["a": 1], next: nil)))
    #expect(
      try json(value) == #"{"list":[1],"nested":{"byName":{"a":1},"next":null},"set":[2]}"#)
  }

  enum Payload: Codable, Equatable, Sendable {
    case list(LossyArray<Int>)
    case dated(at: Coded<UnixSeconds>, note: LossyOptional<String>?)
    case none
  }

  @Test(arguments: TestFormat.allCases)
  func inThePayloadsOfAnEnum(format: TestFormat) throws {
    let texts = [
      #"{"list":{"_0":[1,"x",3]}}"#, #"{"dated":{"at":"60"}}"#, #"{"none":{}}"#,
    ]
    let values = try texts.map { try format.decode(Payload.self, from: $0) }
    #expect(
      values == [
        .list([1, 3]), .dated(at: .init(wrappedValue: Date(timeIntervalSince1970: 60)), note: nil),
        .none,
      ])
    #expect(try json(values[0]) == #"{"list":{"_0":[1,3]}}"#)
    #expect(try json(values[1]) == #"{"dated":{"at":60}}"#)
  }

  struct Optionals: Codable, Equatable, Sendable {
    var list: LossyArray<Int>?
    var map: [String: LosslessValue<Int>]?
    var lists: [LossyArray<Int>?]
  }

  @Test(arguments: TestFormat.allCases)
  func asOptionals(format: TestFormat) throws {
    let value = try format.decode(
      Optionals.self, from: #"{"map":{"a":"1"},"lists":[[1,"x"],null]}"#)
    #expect(value.list == nil)
    #expect(value.map?["a"]?.wrappedValue == 1)
    #expect(value.lists.map { $0?.elements } == [[1], nil])
    #expect(try json(value) == #"{"lists":[[1],null],"map":{"a":1}}"#)
  }

  class Base: Codable {
    @LossyArray var ids: [Int]
    init(ids: [Int]) { self.ids = ids }
  }

  final class Derived: Base {
    @DefaultEmptyString var name: String

    private enum CodingKeys: String, CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _name = try container.decode(DefaultEmptyString.self, forKey: .name)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(_name, forKey: .name)
    }
  }

  /// The strict decoder gives out one container a value, so it has no place for a superclass.
  @Test(arguments: [TestFormat.json, .fast, .propertyList])
  func inClassHierarchies(format: TestFormat) throws {
    let value = try format.decode(Derived.self, from: #"{"ids":[1,"x"]}"#)
    #expect(value.ids == [1] && value.name.isEmpty)
    value.name = "Ada"
    #expect(try json(value) == #"{"ids":[1],"name":"Ada"}"#)
    #expect(try fastJSON(value) == #"{"ids":[1],"name":"Ada"}"#)
  }

  @Test func inTasksOfTheirOwn() async throws {
    let text = #"{"list":[1,"x"]}"#
    let values = try await withThrowingTaskGroup(of: Generic<Int>.self) { group in
      for _ in 0..<4 {
        group.addTask { try FastJSONDecoder().decode(Generic<Int>.self, from: text) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values.map(\.list) == [[1], [1], [1], [1]])
  }

  enum Loud<Strategy: DecodingStrategy<String> & EncodingStrategy<String>>:
    ForwardingDecodingStrategy, EncodingStrategy
  {
    static func encode(_ value: String, to encoder: any Encoder) throws {
      try Strategy.encode(value.uppercased(), to: encoder)
    }
  }

  enum Bounded<Strategy: DecodingStrategy<[Int]> & EncodingStrategy<[Int]>>:
    ForwardingEncodingStrategy, DecodingStrategy
  {
    static func decode(from decoder: any Decoder) throws -> [Int] {
      Array(try Strategy.decode(from: decoder).prefix(2))
    }
  }

  @Test(arguments: TestFormat.allCases)
  func aStrategyOfOnesOwnForwardsWhatItDoesNotChange(format: TestFormat) throws {
    struct Model: Codable {
      @Coded<Loud<Default<Trimmed<String>, Empty<String>>>> var name: String
      @Coded<Bounded<Lossy<[Int]>>?> var ids: [Int]?
    }
    let model = try format.decode(Model.self, from: #"{"name":" Ada ","ids":[1,"x",2,3]}"#)
    #expect(model.name == "Ada" && model.ids == [1, 2])
    #expect(try format.decode(Model.self, from: "{}").name.isEmpty)
    #expect(try json(model) == #"{"ids":[1,2],"name":"ADA"}"#)
  }

  enum HexColor: TextStrategy {
    static var form: String { "a colour such as #00ff7f" }
    static func value(from text: String) -> UInt32? {
      text.hasPrefix("#") ? UInt32(text.dropFirst(), radix: 16) : nil
    }
    static func text(from value: UInt32) -> String? {
      value < 1 << 24 ? "#" + String(value, radix: 16) : nil
    }
  }

  @Test(arguments: TestFormat.allCases)
  func aTextFormOfOnesOwnNeedsTwoFunctions(format: TestFormat) throws {
    struct Model: Codable { @Coded<HexColor?> var color: UInt32? }
    #expect(try format.decode(Model.self, from: ##"{"color":"#ff"}"##).color == 255)
    #expect(try format.decode(Model.self, from: "{}").color == nil)
    #expect(
      Outcome.of(Model.self, #"{"color":"red"}"#, in: format) { $0.color }.outcome
        == .dataCorrupted("$.color"))
    #expect(
      Outcome.of(Model.self, #"{"color":7}"#, in: format) { $0.color }.outcome
        == .typeMismatch("$.color"))
    #expect(try json(Model(color: 255)) == ##"{"color":"#ff"}"##)
    #expect(throws: EncodingError.self) { try json(Model(color: .max)) }
  }
}
