import CodableKitMacros
import CodableKitTestSupport
import Observation
import Testing

@Suite struct ClassTests {
  @Codable class Base {
    var code: Int?
    init() {}
  }

  @Codable class Derived: Base {
    var label: String?
    var rank = 3
  }

  @Codable(superclass: .nested) final class Nested: Base, CustomStringConvertible {
    var label: String?
    var description: String { "\(label ?? "") \(code ?? 0)" }
  }

  // POL-007, POL-008
  @Test(arguments: TestFormat.sharing)
  func readsTheMembersOfTheSuperclass(format: TestFormat) throws {
    let text = #"{"code":1,"label":"l","rank":2}"#
    let value = try format.decode(Derived.self, from: text)
    #expect(value.code == 1 && value.label == "l" && value.rank == 2)
    #expect(try json(value) == text)
    #expect(try format.decode(Derived.self, from: "{}").rank == 3)
    let nested = #"{"label":"l","super":{"code":1}}"#
    let other = try format.decode(Nested.self, from: nested)
    #expect(other.description == "l 1")
    #expect(try json(other) == nested)
  }

  @Codable @Observable final class Model {
    var name: String
    var count = 1
    @ObservationIgnored @CodingKey("cached_note") var note: String?
    init(name: String) { self.name = name }
  }

  @Test(arguments: TestFormat.allCases)
  func observedPropertiesKeepTheirNames(format: TestFormat) throws {
    let text = #"{"cached_note":"n","count":2,"name":"a"}"#
    let value = try format.decode(Model.self, from: text)
    #expect(value.name == "a" && value.count == 2 && value.note == "n")
    #expect(try json(value) == text)
    #expect(try format.decode(Model.self, from: #"{"name":"a"}"#).count == 1)
  }

  /// The macro of `@Observable` copies the annotations to the property that it makes.
  @Observable @Codable final class Tracked {
    @CodingKey("n") var name: String = "a"
    @Lossy var tags: [Int] = []
    @CodingIgnored var draft = 0
    @CodableDefault(5) var level: Int
    @CodingPath("place", "city") var city: String = ""
    init() { level = 1 }
  }

  @Test(arguments: TestFormat.allCases)
  func observedPropertiesHaveAnnotations(format: TestFormat) throws {
    let text = #"{"n":"b","tags":[1,"x"],"level":"?","place":{"city":"Bern"},"draft":7}"#
    let value = try format.decode(Tracked.self, from: text)
    #expect(value.name == "b" && value.tags == [1] && value.draft == 0 && value.level == 5)
    #expect(value.city == "Bern")
    #expect(
      try json(value) == #"{"level":5,"n":"b","place":{"city":"Bern"},"tags":[1]}"#)
  }

  class Plain: Codable { var code = 1 }

  @Codable(unknownKeys: .refuse) final class Closed: Plain { var label: String = "" }

  @Codable final class Open: Base {
    var label: String = ""
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Codable(unknownKeys: .refuse, superclass: .nested) final class ClosedBeside: Base {
    var label: String = ""
  }

  @Codable(superclass: .nested) final class OpenBeside: Base {
    var label: String = ""
    @UnknownKeys var extra: [String: JSONValue]
  }

  /// What a superclass reads is known.
  @Test(arguments: TestFormat.sharing)
  func membersOfTheSuperclassAreNotUnknown(format: TestFormat) throws {
    let closed = try format.decode(Closed.self, from: #"{"code":2,"label":"l"}"#)
    #expect(closed.code == 2 && closed.label == "l")
    let (outcome, _) = Outcome.of(Closed.self, #"{"code":2,"label":"l","x":1}"#, in: format) {
      $0.code
    }
    #expect(outcome == .dataCorrupted("$.x"))
    let text = #"{"code":2,"label":"l","x":1}"#
    let open = try format.decode(Open.self, from: text)
    #expect(open.code == 2 && open.extra == ["x": 1])
    #expect(try json(open) == text)
    let beside = #"{"label":"l","super":{"code":2},"x":1}"#
    let (refused, _) = Outcome.of(ClosedBeside.self, beside, in: format) { $0.code }
    #expect(refused == .dataCorrupted("$.x"))
    let kept = try format.decode(OpenBeside.self, from: beside)
    #expect(kept.code == 2 && kept.extra == ["x": 1])
    #expect(try json(kept) == beside)
    let plain = #"{"label":"l","super":{"code":2}}"#
    #expect(try json(format.decode(ClosedBeside.self, from: plain)) == plain)
  }

  @Codable final class Composed: Codable & CustomStringConvertible {
    var a = 1
    var description: String { "\(a)" }
  }
  @Codable final class Qualified: Swift.Codable { var a = 1 }

  @Test func conformancesAreNoSuperclass() throws {
    #expect(try FastJSONDecoder().decode(Composed.self, from: #"{"a":2}"#).a == 2)
    #expect(try FastJSONDecoder().decode(Qualified.self, from: #"{"a":2}"#).a == 2)
  }

  @Decodable actor Counter {
    let id: Int
    var count = 5
  }

  @Test(arguments: TestFormat.allCases)
  func actorsDecode(format: TestFormat) async throws {
    let value = try format.decode(Counter.self, from: #"{"id":1}"#)
    #expect(value.id == 1)
    #expect(await value.count == 5)
  }

  @Decodable final class Hooked: Base {
    @CodingIgnored private(set) var calls = 0
    let label: String
    @DidDecode func count() { calls += 1 }
  }

  @Test func hooksRunWhenTheSuperclassIsThere() throws {
    let value = try TestFormat.json.decode(Hooked.self, from: #"{"label":"l","code":4}"#)
    #expect(value.calls == 1 && value.code == 4)
  }
}
