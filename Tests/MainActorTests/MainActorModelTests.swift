import CodableKitMacros
import Foundation
import Testing

// This target is compiled with the main actor as its default isolation, as new apps are: the models
// and their conformances to `Codable` belong to the main actor.

struct Badge: Codable, Equatable { var x: Int }

struct Wrapped: Codable, Equatable {
  @LossyOptional var optional: Badge?
  @Nullable var nullable: Badge?
  @DefaultEmptyArray var list: [Badge]
  @DefaultLossyArray var lossy: [Badge]
  @DefaultLossyDictionary var table: [String: Badge]
  @Coded<Lossy<[Plain<Badge>]>?> var maybe: [Badge]?
}

@Codable struct Expanded: Equatable {
  let badge: Badge?
  var list: [Badge] = []
  @LossyOptional var optional: Badge?
  @DefaultEmptyArray var wrapped: [Badge]
  @CodingPath("at", "x") let x: Int?
}

@Codable(tagging: .internal("type")) enum Shape: Equatable { case dot, line(length: Int) }

enum Station {
  @Codable struct Leg: Equatable { var x: Int }
  static let usual = 7

  @Codable enum Stop: Equatable {
    case leg(Leg)
    @CodableDefault(usual) case wait(minutes: Int)
  }

  /// Models that are bound to no actor, nor are their conformances.
  @Codable nonisolated struct Free: Equatable {
    var step: Step?
    @CodableDefault(Free.usual) let count: Int
    static let usual = 3
  }

  @Codable nonisolated enum Step: Equatable {
    case up
    @CodableDefault(Free.usual) case down(Int)
  }
}

@Codable nonisolated final class Ticket {
  let id: Int

  init(id: Int) { self.id = id }
}

@Suite struct MainActorModelTests {
  /// Both decoders' values, and both encoders' texts in the order of keys.
  private func check<Model: Codable & Equatable>(_ text: String, _ value: Model, _ written: String)
    throws
  {
    let (foundation, fast) = (JSONEncoder(), FastJSONEncoder())
    (foundation.outputFormatting, fast.outputFormatting) = (.sortedKeys, .sortedKeys)
    #expect(try JSONDecoder().decode(Model.self, from: Data(text.utf8)) == value)
    #expect(try FastJSONDecoder().decode(Model.self, from: text) == value)
    #expect(try String(decoding: foundation.encode(value), as: UTF8.self) == written)
    #expect(try fast.encodeToString(value) == written)
  }

  @Test func missingKeysAreWhatTheWrappersSay() throws {
    try check(
      "{}", Wrapped(optional: nil, nullable: nil, list: [], lossy: [], table: [:], maybe: nil),
      #"{"list":[],"lossy":[],"nullable":null,"table":{}}"#)
  }

  @Test func badValuesAreRecovered() throws {
    let (one, two) = (Badge(x: 1), Badge(x: 2))
    try check(
      #"""
      {"optional":7,"nullable":{"x":1},"list":[{"x":2}],"lossy":[{"x":1},3],
       "table":{"a":{"x":1},"b":3},"maybe":[{},{"x":2}]}
      """#,
      Wrapped(
        optional: nil, nullable: one, list: [two], lossy: [one], table: ["a": one], maybe: [two]),
      #"{"list":[{"x":2}],"lossy":[{"x":1}],"maybe":[{"x":2}],"nullable":{"x":1},"#
        + #""table":{"a":{"x":1}}}"#)
  }

  @Test func macrosExpandForTheMainActor() throws {
    try check(
      "{}", Expanded(badge: nil, list: [], optional: nil, wrapped: [], x: nil),
      #"{"list":[],"wrapped":[]}"#)
    try check(
      #"{"badge":{"x":1},"optional":7,"at":{"x":3}}"#,
      Expanded(badge: Badge(x: 1), list: [], optional: nil, wrapped: [], x: 3),
      #"{"at":{"x":3},"badge":{"x":1},"list":[],"wrapped":[]}"#)
    try check(
      #"{"type":"line","length":2}"#, Shape.line(length: 2), #"{"length":2,"type":"line"}"#)
  }

  @Test func nestedEnumsExpandForTheMainActor() throws {
    try check(#"{"leg":{"_0":{"x":1}}}"#, Station.Stop.leg(.init(x: 1)), #"{"leg":{"_0":{"x":1}}}"#)
    try check(#"{"wait":{}}"#, Station.Stop.wait(minutes: 7), #"{"wait":{"minutes":7}}"#)
  }

  @Test nonisolated func modelsOfNoActorAreReadFromAnywhere() throws {
    let value = try FastJSONDecoder().decode(Station.Free.self, from: #"{"step":{"down":{}}}"#)
    #expect(value == Station.Free(step: .down(3), count: 3))
    #expect(try FastJSONEncoder().encodeToString(value) == #"{"step":{"down":{"_0":3}},"count":3}"#)
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Station.Free.self, from: data) == value)
    #expect(try FastJSONDecoder().decode(Ticket.self, from: #"{"id":1}"#).id == 1)
  }
}
