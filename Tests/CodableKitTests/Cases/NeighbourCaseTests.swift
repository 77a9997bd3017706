import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Shapes of models near those of the handed cases: generics, optionals of wrappers, wrappers in
/// payloads of enums, inheritance, property lists.
@Suite struct NeighbourCaseTests {
  struct Page<Item: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    @LossyArray var items: [Item]
    @LossyOptional var next: Item?
    @DefaultLossyDictionary var byName: [String: Item]
    @Coded<OneOrMany<Plain<Item>>> var tags: [Item]
  }

  @Test(arguments: TestFormat.allCases)
  func genericModels(format: TestFormat) throws {
    let json = #"{"items":[1,"x",3],"next":"y","byName":{"a":1,"b":"z"},"tags":7}"#
    let page = try format.decode(Page<Int>.self, from: json)
    #expect(page == Page(items: [1, 3], next: nil, byName: ["a": 1], tags: [7]))
  }

  @Test(arguments: TestFormat.allCases)
  func genericModelsOfModels(format: TestFormat) throws {
    let inner = #"{"items":[1],"tags":[]}"#
    let json = #"{"items":[\#(inner),7,{"tags":[]}],"next":\#(inner),"tags":\#(inner)}"#
    let page = try format.decode(Page<Page<Int>>.self, from: json)
    let one = Page(items: [1], next: nil, byName: [:], tags: [])
    #expect(page == Page(items: [one], next: one, byName: [:], tags: [one]))
  }

  struct Optionals: Codable, Equatable, Sendable {
    var list: LossyArray<Int>?
    var value: LossyValue<Int>?
    var text: LosslessValue<String>?
    var lists: [LossyArray<Int>]
    var named: [String: LossyOptional<Int>]
  }

  @Test(arguments: TestFormat.allCases)
  func optionalsOfWrappers(format: TestFormat) throws {
    let full = try format.decode(
      Optionals.self,
      from: #"{"list":[1,"x"],"value":"y","text":7,"lists":[[1,"x"],"z"],"named":{"a":1,"b":"x"}}"#)
    #expect(full.list?.elements == [1])
    #expect(full.value?.wrappedValue == nil)
    #expect(full.text?.wrappedValue == "7")
    #expect(full.lists.map(\.elements) == [[1], []])
    #expect(full.named["a"]?.wrappedValue == 1 && full.named["b"]?.wrappedValue == nil)
    let empty = try format.decode(Optionals.self, from: #"{"lists":[],"named":{}}"#)
    #expect(empty.list == nil && empty.value == nil && empty.text == nil)
  }

  enum Message: Codable, Equatable, Sendable {
    case texts(LossyArray<String>)
    case pair(first: LosslessValue<Int>, second: LossyOptional<Bool>)
    case nested(Optionals)
  }

  @Test(arguments: TestFormat.allCases)
  func payloadsOfEnums(format: TestFormat) throws {
    let messages = try format.decode(
      [Message].self,
      from: #"""
        [{"texts":{"_0":["a",7]}},{"pair":{"first":"1","second":"x"}},{"pair":{"first":2}},
        {"nested":{"_0":{"lists":[["x"]],"named":{}}}}]
        """#)
    guard case .texts(let texts) = messages[0], case .pair(let first, let second) = messages[1],
      case .pair(let other, let missing) = messages[2], case .nested(let nested) = messages[3]
    else {
      Issue.record("\(messages)")
      return
    }
    #expect(texts.elements == ["a"])
    #expect(first.wrappedValue == 1 && second.wrappedValue == nil)
    #expect(other.wrappedValue == 2 && missing.wrappedValue == nil)
    #expect(nested.lists.map(\.elements) == [[]])
  }

  class Animal: Codable {
    @LossyArray var names: [String]
    @DefaultZero var legs: Int

    enum CodingKeys: CodingKey { case names, legs }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _names = try container.decode(LossyArray<String>.self, forKey: .names)
      _legs = try container.decode(DefaultZero<Int>.self, forKey: .legs)
    }
  }

  final class Dog: Animal {
    @Coded<UnixSeconds?> var born: Date?

    private enum Keys: CodingKey { case born }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      _born = try container.decode(Coded<UnixSeconds?>.self, forKey: .born)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(_born, forKey: .born)
    }
  }

  // A class asks its decoder for a container at each level, which the strict decoder refuses.
  @Test(arguments: [TestFormat.json, .fast, .propertyList])
  func inheritance(format: TestFormat) throws {
    let dog = try format.decode(Dog.self, from: #"{"names":["a",7],"born":60}"#)
    #expect(dog.names == ["a"] && dog.legs == 0)
    #expect(dog.born == Date(timeIntervalSince1970: 60))
    let dogs = try format.decode(LossyArray<Dog>.self, from: #"[{"names":[],"legs":"x"},7]"#)
    #expect(dogs.elements.map(\.legs) == [0])
    #expect(
      try FastJSONEncoder().encodeToString(dog) == #"{"names":["a"],"legs":0,"born":60}"#)
  }

  /// Models with wrappers cross tasks without a warning.
  @Test func sendable() async throws {
    let page = Page(items: [1], next: 2, byName: ["a": 3], tags: [4])
    let text = try await Task { try FastJSONEncoder().encodeToString(page) }.value
    #expect(text == #"{"items":[1],"next":2,"byName":{"a":3},"tags":[4]}"#)
    let list = try PropertyListEncoder().encode(page)
    #expect(try PropertyListDecoder().decode(Page<Int>.self, from: list) == page)
  }
}
