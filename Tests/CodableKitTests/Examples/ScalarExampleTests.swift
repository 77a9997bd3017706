import CodableKit
import Foundation
import Testing

@Suite("Examples of Scalars/, Enums/ and Rules/")
struct ScalarExampleTests {
  @Test func lossless() throws {
    struct Order: Decodable {
      @LosslessValue var id: String
      @LosslessValue var quantity: Int
    }
    let order = try FastJSONDecoder().decode(
      Order.self, from: #"{"id":12345678901234567890123,"quantity":"3"}"#)
    #expect(order.id == "12345678901234567890123")
    #expect(order.quantity == 3)
    struct Item: Codable { @LosslessValue var id: String }
    try expect(\Item.id, #"{"id":7}"#, "7")
    #expect(Bool(losslessly: .string("yes")) == true)
    #expect(Int(losslessly: .string("1,000")) == nil)
    #expect(Scalar.number(JSONNumber(3)).description == "number 3")
  }

  @Test func asRead() throws {
    struct Order: Codable {
      @LosslessAsRead var id: Int
      @LosslessAsRead var isPaid: Bool
    }
    let text = #"{"id":"7","isPaid":"yes"}"#
    try expect(\Order.id, text, 7, writes: text)
    try expect(\Order.isPaid, text, true)
  }

  @Test func others() throws {
    struct Texts: Codable { @Coded<[LosslessString<Int>]> var ids: [Int] }
    try expect(\Texts.ids, #"{"ids":["1",2]}"#, [1, 2], writes: #"{"ids":["1","2"]}"#)
    struct Price: Codable { @Coded<Rounded<Int>> var cents: Int }
    try expect(\Price.cents, #"{"cents":19.99}"#, 20)
    try expect(\Price.cents, #"{"cents":"2.5"}"#, 3)
    try expect(\Price.cents, #"{"cents":-2.5}"#, -3)
    struct Part: Codable { @Coded<NonConformingFloat<Double>> var ratio: Double }
    try expect(\Part.ratio, #"{"ratio":0.5}"#, 0.5)
    try expect(
      \Part.ratio, #"{"ratio":"-Infinity"}"#, -.infinity, writes: #"{"ratio":"-Infinity"}"#)
    struct Reading: Codable {
      @LosslessStringCodable var count: Int?
    }
    try expect(\Reading.count, #"{"count":"123"}"#, 123, writes: #"{"count":"123"}"#)
    try expect(\Reading.count, #"{"count":123}"#, 123)
    try expect(\Reading.count, "{}", nil, writes: #"{"count":null}"#)
    try expect(\Reading.count, #"{"count":"many"}"#, nil, issues: 1)
  }

  @Test func enums() throws {
    enum Size: String, Codable, CaseIterable { case small = "Small", large = "Large" }
    struct Shirt: Codable { @Coded<CaseInsensitive<Size>> var size: Size }
    try expect(\Shirt.size, #"{"size":"SMALL"}"#, .small, writes: #"{"size":"Small"}"#)
    enum Level: Int, Codable { case low = 1, high = 2 }
    struct Alarm: Codable { @Coded<LosslessRaw<Level>> var level: Level }
    try expect(\Alarm.level, #"{"level":"2"}"#, .high, writes: #"{"level":2}"#)
    try expect(\Alarm.level, #"{"level":2}"#, .high)
    enum Payment: String { case card = "Card", applePay = "ApplePay" }
    struct Order: Codable { var payment: Open<Payment> }
    try expect(\Order.payment, #"{"payment":"Card"}"#, .known(.card))
    let other = #"{"payment":"GooglePay"}"#
    try expect(\Order.payment, other, .unknown("GooglePay"), writes: other)
    let payment: Open<Payment> = Open(.card)
    #expect(try FastJSONEncoder().encodeToString(payment) == #""Card""#)
  }

  @Test func listedEnums() throws {
    enum Size: String, Decodable, CaseIterable { case small, large }
    enum Grade: Int, Decodable, CaseIterable { case first = 1, second }
    expectRefused([Size].self, #"["huge"]"#, #"expected "small" or "large", found "huge""#)
    expectRefused([Grade].self, "[3]", "expected 1 or 2, found 3")
  }

  enum Percent: ValueRange { static let range = 0...100 }

  enum Even: ValueRule {
    static func judge(_ value: Int) -> Verdict<Int> {
      value.isMultiple(of: 2) ? .accepted : .refused(expected: "an even number")
    }
  }

  @Test func rules() throws {
    struct Named: Codable { @Coded<NonEmpty<String>> var name: String }
    expectRefused(
      Named.self, #"{"name":""}"#, #"expected a text that is not empty, found string """#)
    struct Listed: Codable { @Coded<NonEmpty<Lossy<[Int]>>> var ids: [Int] }
    expectRefused(Listed.self, #"{"ids":["x"]}"#)
    struct Strict: Codable { @Coded<Ranged<Int, Percent>> var progress: Int }
    expectRefused(
      Strict.self, #"{"progress":130}"#, "expected a value in 0...100, found number 130")
    struct Lax: Codable { @Coded<Clamped<Int, Percent>> var progress: Int }
    try expect(\Lax.progress, #"{"progress":130}"#, 100, issues: 1)
    struct Pairs: Codable { @Coded<Refined<Int, Even>> var count: Int }
    expectRefused(Pairs.self, #"{"count":3}"#, "expected an even number, found number 3")
    #expect(NotEmpty<String>.judge("") == .refused(expected: "a text that is not empty"))
    #expect(WithinRange<Percent>.judge(130) == .refused(expected: "a value in 0...100"))
    #expect(
      ClampedToRange<Percent>.judge(130) == .corrected(100, expected: "a value in 0...100"))
  }

  @Test func texts() throws {
    struct Named: Codable { @Coded<Trimmed<String>> var name: String }
    try expect(\Named.name, #"{"name":" Ada\n"}"#, "Ada", writes: #"{"name":"Ada"}"#)
    struct Mail: Codable { @Coded<Lowercased<String>> var email: String }
    try expect(\Mail.email, #"{"email":"Ada@Example.org"}"#, "ada@example.org")
    struct Land: Codable { @Coded<Uppercased<String>> var country: String }
    try expect(\Land.country, #"{"country":"ch"}"#, "CH")
    #expect(Trimming.judge(" Ada") == .normalized("Ada"))
    #expect(Lowercasing.judge("Ada") == .normalized("ada"))
    #expect(Uppercasing.judge("ch") == .normalized("CH"))
  }
}
