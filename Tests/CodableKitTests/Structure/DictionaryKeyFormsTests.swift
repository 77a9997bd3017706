import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Dictionaries whose keys are no text make objects, whatever stands inside what.
@Suite struct DictionaryKeyFormsTests {
  enum Side: String, Codable, Sendable { case left, right }
  enum Level: Int, Codable, Sendable { case low = 1, high = 2 }
  struct Code: RawRepresentable, Codable, Hashable, Sendable { var rawValue: String }
  struct Version: LosslessStringConvertible, Codable, Hashable, Sendable {
    let major: Int
    var description: String { "v\(major)" }
    init?(_ description: String) {
      guard description.hasPrefix("v"), let major = Int(description.dropFirst()) else { return nil }
      self.major = major
    }
  }

  struct Model: Codable, Equatable, Sendable {
    @Coded<[Plain<Side>: Int]?> var side: [Side: Int]?
    @Coded<[Plain<Level>: Int]?> var level: [Level: Int]?
    @Coded<[Int: Int]?> var int: [Int: Int]?
    @Coded<[UUID: Int]?> var uuid: [UUID: Int]?
    @Coded<[Plain<Code>: Int]?> var code: [Code: Int]?
    @Coded<[LosslessString<Version>: Int]?> var version: [Version: Int]?
    @Coded<[ISO8601: Set<Hex>]?> var date: [Date: Set<Data>]?
    @Coded<[Lossless<Decimal>: Set<Lossless<Int>>]?> var decimal: [Decimal: Set<Int>]?
    @Coded<[Plain<Side>: [UUID: [Int: UnixSeconds?]]]?> var nested: [Side: [UUID: [Int: Date?]]]?
    @Coded<Lossy<[Plain<Side>: Lossy<[LosslessString<Version>: [Plain<Level>: Int]]>]>?>
    var lossy: [Side: [Version: [Level: Int]]]?
  }

  static let id = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"

  static let texts = [
    #"{"side":{"left":1,"right":2}}"#, #"{"level":{"1":1,"2":2}}"#, #"{"int":{"-5":1,"10":2}}"#,
    #"{"uuid":{"\#(id)":1}}"#, #"{"code":{"a.b":1}}"#, #"{"version":{"v1":1,"v22":2}}"#,
    #"{"date":{"2024-01-02T03:04:05Z":["00ff"]}}"#, #"{"decimal":{"1.5":[7]}}"#,
    #"{"nested":{"left":{"\#(id)":{"7":60,"8":null}},"right":{}}}"#,
    #"{"lossy":{"left":{"v1":{"1":5}}}}"#, "{}",
  ]

  @Test(arguments: texts, TestFormat.allCases)
  func makesTheRoundTrip(text: String, format: TestFormat) throws {
    let model = try format.decode(Model.self, from: text)
    #expect(try json(model) == text)
    #expect(try fastJSON(model) == text)
    #expect(try throughPropertyList(model) == model)
  }

  static let refused: [(String, String)] = [
    (#"{"side":{"up":1}}"#, "$.side.up"), (#"{"level":{"3":1}}"#, "$.level[\"3\"]"),
    (#"{"int":{"x":1}}"#, "$.int.x"), (#"{"uuid":{"x":1}}"#, "$.uuid.x"),
    (#"{"version":{"1":1}}"#, "$.version[\"1\"]"), (#"{"int":{"1":1,"01":2}}"#, "$.int[\"1\"]"),
    (#"{"nested":{"left":{"x":{}}}}"#, "$.nested.left.x"),
  ]

  @Test(arguments: refused, TestFormat.allCases)
  func refusesABadKey(row: (String, String), format: TestFormat) {
    #expect(
      Outcome.of(Model.self, row.0, in: format) { $0 }.outcome == .dataCorrupted(row.1))
  }

  @Test(arguments: TestFormat.allCases)
  func dropsABadKeyAtItsLevel(format: TestFormat) {
    let (outcome, issues) = Outcome.of(
      Model.self, #"{"lossy":{"left":{"v1":{"1":5},"x":{},"v2":{"9":1}},"up":{}}}"#, in: format
    ) { $0.lossy?[.left]?.keys.map(\.major) }
    #expect(outcome == .value([1]))
    #expect(
      issues.sorted() == [
        "dropped entry bad key $.lossy.left.v2[\"9\"]", "dropped entry bad key $.lossy.left.x",
        "dropped entry bad key $.lossy.up",
      ])
  }
}
