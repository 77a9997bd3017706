import CodableKit
import Foundation
import Testing

@Suite("Examples of Strategies/, Wrappers/, Lossy/ and Values/")
struct StrategyExampleTests {
  enum Payment: String, Codable { case newCard = "NewCard", applePay = "ApplePay" }
  enum Role: String, Codable { case admin, guest }
  enum Size: String, Codable { case small, large }
  enum Unit: String, Codable { case km }

  @Test func coded() throws {
    struct Event: Codable {
      @Coded<Lossy<[Int]>> var ids: [Int]
      @Coded<UnixSeconds?> var endedAt: Date?
    }
    try expect(\Event.ids, #"{"ids":[1,"x"]}"#, [1], issues: 1)
    try expect(\Event.endedAt, #"{"ids":[]}"#, nil)
    struct Grid: Codable { @Coded<Lossy<[Lossy<[Int]>]>> var grid: [[Int]] }
    try expect(\Grid.grid, #"{"grid":[[1,"x"],7,[2]]}"#, [[1], [], [2]], issues: 2)
  }

  @Test func lossyWrappers() throws {
    struct List: Codable {
      @LossyArray var payments: [Payment]
    }
    try expect(\List.payments, #"{"payments":["NewCard","GooglePay"]}"#, [.newCard], issues: 1)
    try expect(\List.payments, #"{"payments":null}"#, [], issues: 1)
    try expect(\List.payments, #"{"payments":7}"#, [], issues: 1)
    expectRefused(List.self, "{}", #"expected key "payments""#)
    struct Roles: Codable {
      @LossySet var roles: Set<Role>
    }
    try expect(\Roles.roles, #"{"roles":["admin","admin",7]}"#, [.admin], issues: 1)
    struct Shop: Codable {
      @LossyDictionary var stock: [Size: Int]
    }
    try expect(
      \Shop.stock, #"{"stock":{"small":2,"huge":1,"large":"x"}}"#, [.small: 2], issues: 2)
    try expect(\Shop.stock, #"{"stock":null}"#, [:], issues: 1)
    expectRefused(Shop.self, "{}")
    struct Same: Codable { @Coded<Lossy<[Plain<Payment>]>> var payments: [Payment] }
    try expect(\Same.payments, #"{"payments":["NewCard","GooglePay"]}"#, [.newCard], issues: 1)
  }

  @Test func nils() throws {
    struct User: Codable {
      @LossyOptional var payment: Payment?
    }
    try expect(\User.payment, "{}", nil, writes: "{}")
    try expect(\User.payment, #"{"payment":"GooglePay"}"#, nil, issues: 1)
    struct Strict: Codable {
      @LossyValue var payment: Payment?
    }
    try expect(
      \Strict.payment, #"{"payment":"GooglePay"}"#, nil, issues: 1, writes: #"{"payment":null}"#)
    try expect(\Strict.payment, #"{"payment":null}"#, nil)
    expectRefused(Strict.self, "{}")
    struct Nulls: Codable {
      @Nullable var payment: Payment?
    }
    try expect(\Nulls.payment, "{}", nil, writes: #"{"payment":null}"#)
    try expect(\Nulls.payment, #"{"payment":null}"#, nil)
    expectRefused(Nulls.self, #"{"payment":7}"#)
    struct Ended: Codable { @Coded<ExplicitNull<UnixSeconds?>> var endedAt: Date? }
    try expect(\Ended.endedAt, "{}", nil, writes: #"{"endedAt":null}"#)
    struct Needed: Codable { @Coded<Required<Int?>> var count: Int? }
    try expect(\Needed.count, #"{"count":null}"#, nil, writes: #"{"count":null}"#)
    expectRefused(Needed.self, "{}")
  }

  enum Percent: MemberEncodingStrategy {
    static func encode(_ value: Double, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value * 100)
    }
    static func write(
      _ value: Double, to writer: inout JSONWriter
    ) throws(JSONWritingError) {
      try writer.write(value * 100)
    }
  }

  enum Loud<Strategy: DecodingStrategy<String> & EncodingStrategy<String>>:
    ForwardingDecodingStrategy, EncodingStrategy
  {
    static func encode(_ value: String, to encoder: any Encoder) throws {
      try Strategy.encode(value.uppercased(), to: encoder)
    }
  }

  enum HexColor: TextStrategy {
    static var form: String { "a colour such as #00ff7f" }
    static func value(from text: String) -> UInt32? {
      text.hasPrefix("#") ? UInt32(text.dropFirst(), radix: 16) : nil
    }
    static func text(from value: UInt32) -> String? { "#" + String(value, radix: 16) }
  }

  @Test func ownStrategies() throws {
    struct Share: Codable { @Coded<Percent> var share: Double }
    try expect(\Share.share, #"{"share":25}"#, 0.25, writes: #"{"share":25}"#)
    struct Shout: Codable { @Coded<Loud<Trimmed<String>>> var name: String }
    try expect(\Shout.name, #"{"name":" Ada "}"#, "Ada", writes: #"{"name":"ADA"}"#)
    struct Paint: Codable { @Coded<HexColor?> var color: UInt32? }
    try expect(\Paint.color, ##"{"color":"#ff"}"##, 255)
    expectRefused(Paint.self, #"{"color":"red"}"#)
    struct Mixed: Codable { @Coded<FirstOf<ISO8601, UnixSeconds>> var at: Date }
    let text = #"{"at":"2024-01-02T03:04:05Z"}"#
    try expect(\Mixed.at, text, exampleDate, writes: text)
    try expect(\Mixed.at, #"{"at":1704164645}"#, exampleDate, writes: text)
  }

  @Test func collections() throws {
    struct Seen: Codable { @Coded<UnixSeconds?> var seenAt: Date? }
    try expect(\Seen.seenAt, "{}", nil)
    try expect(\Seen.seenAt, #"{"seenAt":null}"#, nil)
    expectRefused(Seen.self, #"{"seenAt":"soon"}"#)
    struct Stamps: Codable { @Coded<[UnixSeconds]> var stamps: [Date] }
    try expect(
      \Stamps.stamps, #"{"stamps":[0,60]}"#, [0, 60].map(Date.init(timeIntervalSince1970:)))
    struct Ids: Codable { @Coded<Set<Int>> var ids: Set<Int> }
    try expect(\Ids.ids, #"{"ids":[1,2,2]}"#, [1, 2])
    struct Factors: Codable { @Coded<[Plain<Unit>: Double]> var factors: [Unit: Double] }
    try expect(\Factors.factors, #"{"factors":{"km":1000}}"#, [.km: 1000])
  }

  @Test func values() throws {
    struct Form: Codable { var answers: OrderedFields<Int> }
    let form = try FastJSONDecoder().decode(Form.self, from: #"{"answers":{"b":1,"a":2}}"#)
    #expect(form.answers.keys == ["b", "a"])
    #expect(try FastJSONEncoder().encodeToString(form) == #"{"answers":{"b":1,"a":2}}"#)
    struct Station: Codable {
      var temperature: StringOrNumber
    }
    for text in [#"{"temperature":"21.5"}"#, #"{"temperature":21.5}"#] {
      try expect(\Station.temperature.double, text, 21.5, writes: text)
      try expect(\Station.temperature.text, text, "21.5")
    }
    struct UserPatch: Codable {
      var name: Field<String>
      var phone: Field<String>
      var age: Field<Int>
    }
    let patch = UserPatch(name: "Ada", phone: nil, age: .absent)
    #expect(try FastJSONEncoder().encodeToString(patch) == #"{"name":"Ada","phone":null}"#)
    try expect(\UserPatch.age, #"{"name":"Ada","phone":null}"#, .absent)
    do {
      let phone: String? = nil
      let patch = UserPatch(name: Field("Ada"), phone: Field(phone), age: .absent)
      #expect(try FastJSONEncoder().encodeToString(patch) == #"{"name":"Ada","phone":null}"#)
      #expect(Field(Optional(7)) == .value(7))
    }
    struct Sale: Codable { @Coded<Field<ISO8601>> var endsAt: Field<Date> }
    try expect(\Sale.endsAt, "{}", .absent, writes: "{}")
    try expect(\Sale.endsAt, #"{"endsAt":null}"#, .null, writes: #"{"endsAt":null}"#)
  }
}

extension StrategyExampleTests.Percent: DecodingStrategy {
  static func decode(from decoder: any Decoder) throws -> Double {
    try decoder.singleValueContainer().decode(Double.self) / 100
  }
}

/// The same strategy, which can only write, and has no form of its own for the direct path.
@Suite("Example of EncodingStrategy")
struct EncodingStrategyExampleTests {
  enum Percent: EncodingStrategy {
    static func encode(_ value: Double, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value * 100)
    }
  }

  struct Model: Encodable {
    @Coded<Percent> var share: Double
  }

  @Test func writes() throws {
    #expect(try FastJSONEncoder().encodeToString(Model(share: 0.25)) == #"{"share":25}"#)
  }
}
