import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

private func sortedFastJSON(_ value: some Encodable) throws -> String {
  let encoder = FastJSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return try encoder.encodeToString(value)
}

@Suite struct StructureTests {
  @Codable struct Owner: Equatable {
    let name: String
    var age: Int?
  }

  @Codable struct Audit: Equatable {
    var editor: String?
  }

  @Codable struct Flat: Equatable {
    let id: Int
    @Flatten let owner: Owner
    @Flatten let audit: Audit?
  }

  @Test(arguments: TestFormat.sharing)
  func flattens(format: TestFormat) throws {
    let text = #"{"age":3,"editor":"e","id":1,"name":"a"}"#
    let value = try format.decode(Flat.self, from: text)
    #expect(
      value == Flat(id: 1, owner: Owner(name: "a", age: 3), audit: Audit(editor: "e")))
    #expect(try json(value) == text)
    let other = try format.decode(Flat.self, from: #"{"id":1,"name":"a"}"#)
    #expect(other.audit == nil)
    #expect(try json(other) == #"{"id":1,"name":"a"}"#)
    let (outcome, _) = Outcome.of(Flat.self, #"{"id":1}"#, in: format) { $0.id }
    #expect(outcome == .keyNotFound("$.name"))
  }

  @Codable struct Half: Equatable {
    @Flatten let owner: Owner?
  }

  @Test(arguments: TestFormat.sharing)
  func anOptionalIsNilOnlyWithoutAnyOfItsKeys(format: TestFormat) throws {
    #expect(try format.decode(Half.self, from: "{}").owner == nil)
    #expect(try json(Half(owner: nil)) == "{}")
    let (outcome, _) = Outcome.of(Half.self, #"{"age":3}"#, in: format) { $0 }
    #expect(outcome == .keyNotFound("$.name"))
    let (wrong, _) = Outcome.of(Half.self, #"{"name":3}"#, in: format) { $0 }
    #expect(wrong == .typeMismatch("$.name"))
  }

  @Codable struct Deep: Equatable {
    @CodingPath("place", "city") let city: String
  }

  @Codable struct MaybeDeep: Equatable {
    @Flatten let deep: Deep?
  }

  /// A key inside of an object that is not there is not there either.
  @Test(arguments: TestFormat.sharing)
  func anOptionalIsNilWithoutTheObjectsOfItsPaths(format: TestFormat) throws {
    #expect(try format.decode(MaybeDeep.self, from: "{}").deep == nil)
    let (outcome, _) = Outcome.of(MaybeDeep.self, #"{"place":{}}"#, in: format) { $0 }
    #expect(outcome == .keyNotFound("$.place.city"))
  }

  @Codable struct Open: Equatable {
    let id: Int
    @CodingPath("meta", "note") var note: String?
    @CodingPath("meta", "deep", "at") var at: Int?
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Test(arguments: TestFormat.sharing)
  func unknownMembersComeBack(format: TestFormat) throws {
    let rows: [(String, [String: JSONValue])] = [
      (
        #"{"a":[1,{"b":true}],"id":1,"meta":{"note":"n"},"z":"x"}"#,
        ["a": [1, ["b": true]], "z": "x"]
      ),
      (
        #"{"id":1,"meta":{"deep":{"at":1,"y":2},"note":"n","z":[3]}}"#,
        ["meta": ["deep": ["y": 2], "z": [3]]]
      ),
      (#"{"id":1,"meta":{"deep":{"y":2}}}"#, ["meta": ["deep": ["y": 2]]]),
    ]
    for (text, extra) in rows {
      let value = try format.decode(Open.self, from: text)
      #expect(value.extra == extra)
      #expect(try json(value) == text)
    }
    for extra: [String: JSONValue] in [
      ["id": 2], ["meta": 1], ["meta": ["note": 1]], ["meta": ["deep": 1]],
    ] {
      #expect(throws: EncodingError.self) { try json(Open(id: 1, extra: extra)) }
      #expect(throws: EncodingError.self) {
        try FastJSONEncoder().encode(Open(id: 1, extra: extra))
      }
    }
  }

  @Codable struct Wrapped: Equatable {
    @CodingPath("a", "at") @Coded<ISO8601?> var at: Date?
    @CodingPath("b", "c", "x") @LossyOptional var x: Int?
    @CodingPath("b", "y") @Coded<EmptyStringAsNil<Int>> var y: Int?
    @CodingPath("d", "z") @LossyValue var z: Int?
    @CodingPath("e", "at") @CodableBy(ExplicitNull<UnixSeconds?>.self) var end: Date?
    @CodingPath("f", "at") @CodableBy(UnixSeconds.self) var start: Date?
  }

  /// An object is left out if it would be empty, whatever leaves its members out; a null is one.
  @Test(arguments: TestFormat.sharing)
  func anObjectWithoutMembersIsLeftOut(format: TestFormat) throws {
    for text in [
      #"{"d":{"z":null},"e":{"at":null}}"#,
      #"{"a":{"at":"2024-01-02T03:04:05Z"},"b":{"c":{"x":1}},"d":{"z":2},"e":{"at":3},"f":{"at":4}}"#,
      #"{"b":{"y":1},"d":{"z":2},"e":{"at":3}}"#,
    ] {
      let value = try format.decode(Wrapped.self, from: text)
      #expect(try json(value) == text)
      #expect(try fastJSON(value) == text)
    }
  }

  @Codable struct Item: Equatable {
    var id: Int
    @CodingPath("place", "x") var x: Int?
  }

  @Codable struct Twice: Equatable {
    var id: Int
    @CodingPath("place", "y") var y: Int?
    @Flatten var item: Item
    @Flatten var event: Event?
  }

  @Codable(tagging: .internal("type")) enum Event: Equatable {
    case item(Item)
    @UnknownCase case other(JSONValue)
  }

  /// Two values under one key are written once if they are the same, and refused if not.
  @Test func keysOfTwoValues() throws {
    let same = Twice(id: 1, y: 2, item: Item(id: 1, x: 3), event: .item(Item(id: 1, x: 3)))
    let text = #"{"id":1,"place":{"x":3,"y":2},"type":"item"}"#
    // What an unknown case keeps is the whole object.
    let unknown = Twice(id: 1, item: Item(id: 1), event: .other(["id": 7, "type": "new", "z": 1]))
    let faults: [(Twice, String)] = [
      (Twice(id: 1, item: Item(id: 2)), #"Two values write the key "id"."#),
      (
        Twice(id: 1, item: Item(id: 1, x: 3), event: .item(Item(id: 1, x: 4))),
        #"Two values write the key "x"."#
      ),
      (
        Twice(id: 1, item: Item(id: 1), event: .other([1])),
        "The value of Event is no object: it has no members to be written among others."
      ),
    ]
    for encode in [{ try json($0) }, { try sortedFastJSON($0) }] as [(Twice) throws -> String] {
      #expect(try encode(same) == text)
      #expect(try encode(unknown) == #"{"id":1,"type":"new","z":1}"#)
      for (value, message) in faults {
        do {
          Issue.record("encoded as \(try encode(value))")
        } catch EncodingError.invalidValue(_, let context) {
          #expect(context.debugDescription == message)
        }
      }
    }
  }

  @Codable enum Command: Equatable { case open(path: String), close }
  @Codable(tagging: .untagged) enum Size: Equatable {
    case one(size: Int), two(width: Int, height: Int)
  }
  @Codable struct Span: Equatable {
    var start: Int?
    var end: Int?
    @Validate("has an end", at: "start") var isWhole: Bool { start != nil || end != nil }
  }

  @Codable struct Parts: Equatable {
    @Flatten var command: Command?
    @Flatten var size: Size?
    @Flatten var span: Span?
  }

  /// Also one that could not be made of nothing: it is not asked to.
  @Test(arguments: TestFormat.sharing)
  func flattenedValueWithoutItsKeysIsNil(format: TestFormat) throws {
    let value = try format.decode(Parts.self, from: #"{"a":1}"#)
    #expect(value == Parts(command: nil, size: nil, span: nil))
    #expect(try json(value) == "{}")
    let whole = #"{"end":3,"open":{"path":"p"},"size":1}"#
    #expect(try json(format.decode(Parts.self, from: whole)) == whole)
    for (text, path) in [
      (#"{"open":1}"#, "$.open"), (#"{"width":1}"#, "$"), (#"{"size":"a"}"#, "$"),
    ] {
      let (outcome, _) = Outcome.of(Parts.self, text, in: format) { $0 }
      #expect(outcome == .typeMismatch(path), "\(text)")
    }
    let (outcome, _) = Outcome.of(Parts.self, #"{"start":null}"#, in: format) { $0 }
    #expect(outcome == .dataCorrupted("$.start"))
  }

  @Codable struct OpenFlat: Equatable {
    let id: Int
    @Flatten let owner: Owner
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Test(arguments: TestFormat.sharing)
  func membersOfAFlattenedValueAreKnown(format: TestFormat) throws {
    let text = #"{"age":3,"id":1,"name":"a","z":"x"}"#
    let value = try format.decode(OpenFlat.self, from: text)
    #expect(value.extra == ["z": "x"])
    #expect(try json(value) == text)
  }

  @Codable struct Keeper: Equatable {
    var name: String?
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Codable struct AroundKeeper: Equatable {
    var id: Int
    @CodingPath("place", "x") var x: Int?
    @Flatten var keeper: Keeper
  }

  @Codable struct BelowKeeper: Equatable {
    @Flatten var keeper: Keeper
    var id: Int
  }

  /// What a flattened value keeps of the members around it is older than these.
  @Test(arguments: TestFormat.sharing)
  func whatAFlattenedValueKeepsGivesWay(format: TestFormat) throws {
    let text = #"{"id":1,"name":"a","place":{"x":1},"z":2}"#
    var around = try format.decode(AroundKeeper.self, from: text)
    #expect(try json(around) == text)
    (around.id, around.x) = (7, 8)
    let changed = #"{"id":7,"name":"a","place":{"x":8},"z":2}"#
    #expect(try json(around) == changed)
    #expect(
      try JSONValue(parsing: FastJSONEncoder().encodeToString(around))
        == JSONValue(parsing: changed))

    var below = try format.decode(BelowKeeper.self, from: #"{"id":1,"z":2}"#)
    below.id = 7
    #expect(try json(below) == #"{"id":7,"z":2}"#)
    #expect(
      try JSONValue(parsing: FastJSONEncoder().encodeToString(below)) == ["id": 7, "z": 2])
  }

  @Codable(unknownKeys: .refuse) struct Closed: Equatable {
    let name: String
    @CodingKey("count", aliases: "number") var count: Int?
    @Flatten var audit: Audit?
  }

  @Test(arguments: TestFormat.sharing)
  func refusesUnknownMembers(format: TestFormat) throws {
    for text in [#"{"name":"a"}"#, #"{"name":"a","number":1,"editor":"e"}"#] {
      #expect(try format.decode(Closed.self, from: text).name == "a")
    }
    let (outcome, _) = Outcome.of(Closed.self, #"{"name":"a","coun":1}"#, in: format) { $0 }
    #expect(outcome == .dataCorrupted("$.coun"))
  }

  @Test func namesTheNearestKey() {
    do {
      _ = try TestFormat.fast.decode(Closed.self, from: #"{"name":"a","coun":1}"#)
      Issue.record("it decoded")
    } catch {
      #expect(
        (error as? DecodingError)?.summary().hasSuffix(
          #", found "coun" (did you mean "count"?) at $.coun"#) == true)
    }
  }
}
