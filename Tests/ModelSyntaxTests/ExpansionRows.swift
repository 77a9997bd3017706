/// The sources whose expansions are recorded.
enum ExpansionRows {
  typealias Row = ExpansionTests.Row

  private static let codable: Set = ["Decodable", "Encodable"]
  private static let json: Set = ["JSONReadable", "JSONWritable"]

  static let structures = [
    Row(
      "keys-optionals-initial-values",
      """
      @Codable struct User {
        let id: Int
        @CodingKey("full_name", aliases: "name") let name: String
        var role = "guest"
        @CodingKey("level", aliases: "rank") var level: Int = 1
        var note: String?
        @CodingKey(reading: "in", writing: "out") var way: Int
        @CodingKey("label", aliases: "title") var label: Field<String>
      }
      """, missing: codable),
    Row(
      "alike-names",
      """
      @Decodable struct Route {
        @CodingPath("location", "detail", "x") let x: Int
        @CodingPath("locationDetail", "y") let y: Int
        let Date: String
        let created: Date?
      }
      """, missing: codable.union(json)),
    Row(
      "paths-strategies",
      """
      @Codable public struct Place {
        @CodingPath("location", "lat") public let latitude: Double?
        @CodableBy(ISO8601.self) public let at: Date
        @CodableBy(UnixSeconds.self) public let until: Date?
        @Lossy public let tags: [String]
        @Lossless public let weight: Double
        @LossyArray public var ids: [Int]
      }
      """, missing: codable),
    Row(
      "defaults-nulls",
      """
      @Codable(nulls: .written) struct Limits {
        @CodableDefault(1) let count: Int
        @CodableDefault(2, for: .missing) let size: Int?
        @CodableDefault([1]) @Lossy let steps: [Int]
        @CodableDefault(Self.usual) let usual: Int
        @CodingNull(.omitted) let note: String?
        let text: String?
      }
      """, missing: codable),
    Row(
      "flattened-unknown-hooks",
      """
      @Decodable struct Order {
        @Flatten let owner: Owner
        @Flatten let editor: Editor?
        @UnknownKeys var extra: [String: JSONValue]
        @DidDecode mutating func check() throws {}
        @Validate("it is paid") var isPaid: Bool { true }
        @Validate("it is known", at: "id") var isKnown: Bool { get throws { true } }
        var id: Int
      }
      """, missing: codable),
    Row(
      "unknown-refused",
      """
      @Codable(unknownKeys: .refuse) struct Closed {
        let id: Int
        @CodingPath("place", "lat") let latitude: Double
      }
      """, missing: codable.union(json)),
    Row(
      "written-copy",
      """
      @Encodable struct Draft {
        var title: String
        @CodingIgnored var cache: [Int] = []
        @WillEncode mutating func trim() {}
      }
      """, missing: codable),
    Row(
      "generic-class",
      """
      @Decodable class Box<Decoder> {
        let value: Decoder
      }
      """, missing: codable),
    Row(
      "superclass-flat",
      """
      @Codable(unknownKeys: .refuse) public final class Dog: Animal {
        public var name: String
      }
      """, missing: [], isCodedAlready: true),
    Row(
      "superclass-nested",
      "@Codable(superclass: .nested) open class Dog: Animal { var name: String }", missing: [],
      isCodedAlready: true),
    Row("actor", "@Decodable actor Counter { let count: Int }", missing: ["Decodable"]),
    Row(
      "nested-type",
      """
      @Codable struct Part {
        let id: Int
        private var note: String?
        #if DEBUG
        var trace: Int
        #endif
      }
      """, missing: codable, isNested: true),
    Row(
      "own-code",
      """
      @Codable struct Custom {
        let id: Int
        init(from decoder: any Decoder) throws { id = 1 }
      }
      """, missing: codable.union(json)),
    Row(
      "own-keys",
      """
      @Codable struct Keyed {
        let id: Int
        var rest: Int = 2
        enum CodingKeys: String, CodingKey { case id = "ID" }
      }
      """, missing: codable),
    Row(
      "global-actor-class", "@MainActor @Decodable final class Row { var a: Int }",
      missing: codable.union(json)),
    Row("global-actor", "@MainActor @Codable struct Row { var a: Int }", missing: codable),
  ]

  static let enums = [
    Row(
      "external",
      """
      @Codable enum Shape {
        case circle(radius: Double = 1)
        @CodingKey("none", aliases: "nothing") case none
        case pair(Int, Int)
      }
      """, missing: codable),
    Row(
      "internal-unknown",
      """
      @Codable(tagging: .internal("type")) enum Part {
        @CodingKey("text", aliases: "txt") case text(Text)
        case point(x: Int, y: Int?)
        @UnknownCase case other(JSONValue)
      }
      """, missing: codable),
    Row(
      "adjacent",
      """
      @Codable(tagging: .adjacent("meta", "kind", content: "meta", "value")) enum Boxed {
        @CodingKey(1, aliases: 10) case number(Int)
        @CodingKey(2) case point(x: Int, y: Int)
        @CodingKey(3) case none
      }
      """, missing: codable),
    Row("bare", "@Codable(tagging: .bare) enum Level { case low, high }", missing: codable),
    Row(
      "untagged",
      """
      @Decodable(tagging: .untagged) enum Value {
        case number(Int)
        case point(x: Int, y: Int)
      }
      """, missing: codable),
    Row(
      "raw", "@Codable enum Level: Int { case low = 1, high }",
      missing: codable.union(json)),
    Row(
      "values-of-cases",
      """
      @Codable enum Event {
        @CodableDefault(1) case circle(radius: Double)
        @CodableBy(UnixSeconds.self, at: "start") @Lossy(at: 1) case span(start: Date, [Int])
        @CodableDefault("px", at: "unit") case length(value: Double, unit: String)
      }
      """, missing: codable.union(json)),
    Row(
      "conditional-cases",
      """
      @Codable enum Step {
        case first
        #if DEBUG
        case second(Int)
        #endif
      }
      """, missing: codable),
    Row(
      "nested-enum",
      """
      @Codable enum Price {
        case amount(Amount, currency: String)
        @CodableDefault(usual, at: "share") case rebate(share: Share?, of: [Amount])
      }
      """, missing: codable, isNested: true),
  ]

  static let direct = [
    Row(
      "direct-structure",
      """
      @JSONCodable struct Order {
        let id: Int
        @CodingKey("link", aliases: "url") let link: String?
        @CodingPath("place", "lat") let latitude: Double
        @CodingKey("q\\"t") let quote: Int
        var count = 1
      }
      """, missing: json),
    Row(
      "direct-strategies",
      """
      @Codable struct Order {
        @LossyArray var tags: [String]
        @CodableBy(UnixSeconds.self) let at: Date
        @CodableDefault(1) let count: Int
      }
      """, missing: json),
    Row(
      "direct-flattened-unknown",
      """
      @JSONCodable struct Order {
        @Flatten let owner: Owner
        @Flatten let editor: Editor?
        @UnknownKeys var extra: [String: JSONValue]
        @Validate("it is paid") var isPaid: Bool { true }
      }
      """, missing: json),
    Row(
      "direct-external",
      """
      @JSONCodable enum Shape {
        case circle(radius: Double = 1)
        @CodingKey("none", aliases: "nothing") case none
      }
      """, missing: json),
    Row(
      "direct-internal",
      """
      @JSONCodable(tagging: .internal("type")) enum Part {
        case text(Text)
        case point(x: Int, y: Int?)
      }
      """, missing: json),
    Row(
      "direct-adjacent",
      """
      @JSONCodable(tagging: .adjacent("t", content: "c")) enum Part {
        case number(Int)
        case point(x: Int = 1, y: Int?)
        @UnknownCase case other(JSONValue)
      }
      """, missing: json),
    Row(
      "direct-untagged",
      "@JSONCodable(tagging: .untagged) enum Value { case number(Int), text(String) }",
      missing: json),
    Row("direct-actor", "@Decodable actor Counter { let count: Int }", missing: ["JSONReadable"]),
  ]
}
