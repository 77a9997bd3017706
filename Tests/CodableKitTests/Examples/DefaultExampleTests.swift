import CodableKit
import Foundation
import Testing

@Suite("Examples of Defaults/ and of the wrappers with defaults")
struct DefaultExampleTests {
  enum Shape: String, Codable, DefaultProvider {
    case disc, other
    static var defaultValue: Shape { .other }
  }

  enum Retries: DefaultPolicy {
    static func defaultValue(for cause: DefaultCause) -> Int? {
      switch cause {
      case .missing: 3
      case .null: 0
      case .invalid: nil
      }
    }
  }

  @Test func settings() throws {
    struct Settings: Codable {
      @DefaultEmptyArray var tags: [String]
      @Coded<Default<Lossy<[Int]>, Empty<[Int]>>> var ids: [Int]
    }
    try expect(\Settings.ids, #"{"ids":[1,"x"]}"#, [1], issues: 1)
    try expect(\Settings.tags, "{}", [])
    try expect(\Settings.tags, #"{"tags":7}"#, [], issues: 1)
    try expect(\Settings.tags, #"{"tags":["a"]}"#, ["a"])
  }

  @Test func policies() throws {
    struct Job: Codable { @Coded<Default<Int, Retries>> var retries: Int }
    try expect(\Job.retries, "{}", 3)
    try expect(\Job.retries, #"{"retries":null}"#, 0)
    expectRefused(Job.self, #"{"retries":"x"}"#)
    struct List: Codable { @Coded<Default<[Int], IfMissing<Empty<[Int]>>>> var ids: [Int] }
    try expect(\List.ids, "{}", [])
    expectRefused(List.self, #"{"ids":null}"#)
    expectRefused(List.self, #"{"ids":"x"}"#)
    struct Counter: Codable { @Coded<Default<Int, IfMissingOrNull<Zero<Int>>>> var count: Int }
    try expect(\Counter.count, "{}", 0)
    try expect(\Counter.count, #"{"count":null}"#, 0)
    expectRefused(Counter.self, #"{"count":"x"}"#)
    struct Drawing: Codable { @Coded<Default<Plain<Shape>, IfInvalid<Shape>>> var shape: Shape }
    try expect(\Drawing.shape, #"{"shape":"ring"}"#, .other, issues: 1)
    expectRefused(Drawing.self, "{}")
    expectRefused(Drawing.self, #"{"shape":null}"#)
  }

  @Test func causes() throws {
    struct Same: Codable {
      @Coded<Default<Bool, ByCause<True, True, NoDefault<Bool>>>> var isVisible: Bool
    }
    try expect(\Same.isVisible, "{}", true)
    try expect(\Same.isVisible, #"{"isVisible":null}"#, true)
    expectRefused(Same.self, #"{"isVisible":7}"#)
    struct Each: Codable {
      @Coded<Default<Bool, ByCause<True, False, NoDefault<Bool>>>> var isVisible: Bool
    }
    try expect(\Each.isVisible, "{}", true)
    try expect(\Each.isVisible, #"{"isVisible":null}"#, false)
    expectRefused(Each.self, #"{"isVisible":7}"#)
    #expect(DefaultCause.allCases == [.missing, .null, .invalid])
  }

  @Test func providers() throws {
    struct Ids: Codable { @Coded<Default<Set<Int>, Empty<Set<Int>>>> var ids: Set<Int> }
    try expect(\Ids.ids, "{}", [])
    struct Counter: Codable { @Coded<Default<Lossless<Int>, Zero<Int>>> var count: Int }
    try expect(\Counter.count, "{}", 0)
    struct Shown: Codable { @Coded<Default<Lossless<Bool>, True>> var isVisible: Bool }
    try expect(\Shown.isVisible, "{}", true)
    struct Hidden: Codable { @Coded<Default<Lossless<Bool>, False>> var isVisible: Bool }
    try expect(\Hidden.isVisible, "{}", false)
    struct Message: Codable { @DefaultNow var receivedAt: Date }
    let message = try FastJSONDecoder().decode(Message.self, from: "{}")
    #expect(abs(message.receivedAt.timeIntervalSinceNow) < 60)
    struct Item: Codable { @DefaultNewUUID var id: UUID }
    let items = try FastJSONDecoder().decode([Item].self, from: "[{},{}]")
    #expect(items[0].id != items[1].id)
  }

  @Test func collections() throws {
    struct Tags: Codable { @DefaultLossyArray var tags: [String] }
    try expect(\Tags.tags, "{}", [])
    try expect(\Tags.tags, #"{"tags":null}"#, [])
    try expect(\Tags.tags, #"{"tags":["a",7]}"#, ["a"], issues: 1)
    struct Roles: Codable { @DefaultLossySet var roles: Set<String> }
    try expect(\Roles.roles, #"{"roles":null}"#, [])
    try expect(\Roles.roles, #"{"roles":["a",7]}"#, ["a"], issues: 1)
    struct Counts: Codable { @DefaultLossyDictionary var counts: [String: Int] }
    try expect(\Counts.counts, "{}", [:])
    try expect(\Counts.counts, #"{"counts":{"a":1,"b":"x"}}"#, ["a": 1], issues: 1)
    struct Strict: Codable { @DefaultEmptyDictionary var counts: [String: Int] }
    try expect(\Strict.counts, "{}", [:])
  }

  @Test func scalars() throws {
    struct Note: Codable { @DefaultEmptyString var note: String }
    try expect(\Note.note, "{}", "")
    struct Counter: Codable { @DefaultZero var count: Int }
    try expect(\Counter.count, #"{"count":null}"#, 0)
    struct Shown: Codable { @DefaultTrue var isVisible: Bool }
    try expect(\Shown.isVisible, "{}", true)
    struct Hidden: Codable { @DefaultFalse var isVisible: Bool }
    try expect(\Hidden.isVisible, "{}", false)
    struct Drawing: Codable { @DefaultCase var shape: Shape }
    try expect(\Drawing.shape, #"{"shape":"ring"}"#, .other, issues: 1)
    enum Level: String, Codable, CaseIterable { case low, high }
    struct Alarm: Codable { @DefaultFirstCase var level: Level }
    try expect(\Alarm.level, #"{"level":"extreme"}"#, .low, issues: 1)
  }
}
