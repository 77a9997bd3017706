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
