import CodableKitMacros

// Structures of every construct that the direct path has to read and write.

/// A wrapper that the macro knows nothing about.
@propertyWrapper struct Doubled: Codable, Equatable {
  var wrappedValue: Int

  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Int.self) * 2
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue / 2)
  }
}

extension Doubled: JSONReadable, JSONWritable {
  init(from reader: inout JSONReader) throws(JSONError) {
    wrappedValue = try reader.read(Int.self) * 2
  }
  func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.writeValue(wrappedValue / 2)
  }
}

/// A strategy with a direct path of its own.
enum Tens: CodingStrategy {
  static func decode(from decoder: any Decoder) throws -> Int {
    try decoder.singleValueContainer().decode(Int.self) * 10
  }
  static func encode(_ value: Int, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value / 10)
  }
  static func read(from reader: inout JSONReader) throws(JSONError) -> Int {
    try reader.read(Int.self) * 10
  }
  static func write(_ value: Int, to writer: inout JSONWriter) { writer.write(value / 10) }
  static func writeMember(_ value: Int, to writer: inout JSONWriter, literal key: StaticString) {
    writer.writeKey(literal: key)
    write(value, to: &writer)
  }
}

enum DirectStructures {
  @Codable struct Keys: Equatable {
    @CodingKey("full_name", aliases: "name", "label") let name: String
    @CodingKey(reading: "in", writing: "out") let way: Int
    @CodingKey("a/b") let slash: Int?
    let größe: Int?
    let `default`: Bool?
    let members: Int?
    let reader: Int?
    let start: Int?
  }

  @Codable struct Paths: Equatable {
    let id: Int
    @CodingPath("location", "lat") let latitude: Double
    @CodingPath("location", "lon") let longitude: Double
    @CodingPath("location", "address", "city") let city: String?
    @CodingPath("meta", "note") var note: String?
    @CodingPath("meta", "level") var level: Int?
    @CodingPath("with/slash", "x") var slash: Int?
  }

  @Codable struct Values: Equatable {
    var count = 1
    var limit: Int? = 5
    @CodableDefault(2) let size: Int
    @CodableDefault("new", for: .missing) let state: String
    @CodableDefault(3) let optional: Int?
    @CodableDefault([5]) @CodableBy([Tens].self) let numbers: [Int]
    @CodableBy(Tens.self) let lifted: Int?
    @CodableBy(Tens?.self) let whole: Int?
    @CodableBy(Tens.self) var late: Int? = 7
    @CodingNull(.written) var null: Int?
    @CodingNull(.written) @CodableBy(Tens.self) var nullBy: Int?
    @CodingNull(.written) @Lossy var nullLossy: [Int]?
    @Lossy let tags: [String]
    @CodableBy([Tens?].self) var many: [Int?]
  }

  @Codable struct Aliases: Equatable {
    @CodingKey("a", aliases: "b") @LossyArray var tags: [String]
    @CodingKey("late", aliases: "lat") @CodableDefault(5) var late: Int?
  }

  typealias Update = Field<Int>
  typealias Nickname = String?
  typealias Maybe<T> = T?

  @Codable struct Fields: Equatable {
    var plain: Field<String>
    @CodingKey(aliases: "update") var alias: Update
    // Written with `?`, it is a warning of the macro.
    // swift-format-ignore: UseShorthandTypeNames
    var optional: Optional<Field<Int>>
    @CodingKey(aliases: "nick", "named") var name: Nickname
    @CodingKey("k\"") var odd: Maybe<Int>
    var late: Nickname = "l"
    @CodingPath("place", "x") var inside: Nickname
  }

  @Codable(nulls: .written) struct Nulls: Equatable {
    var name: Nickname
    var field: Update
    @CodingNull(.omitted) var owner: Maybe<DirectShared.Owner>
    @CodingNull(.omitted) var change: Update
    @CodingNull(.omitted) var lossy: LossyOptional<Int>
  }

  @Codable struct Wrappers: Equatable {
    @LossyArray var tags: [String]
    @Nullable var null: Int?
    @Doubled var twice: Int
    @Doubled var late: Int = 4
    @Coded<Tens> var tens: Int
  }

  /// Wrappers as the types that properties are declared with.
  @Codable struct Declared: Equatable {
    var lossy: LossyOptional<Int>
    var preset: LossyOptional<Int> = LossyOptional<Int>(wrappedValue: 3)
    var null: Nullable<Int>
    var coded: Coded<Tens?>
    var zero: DefaultZero<Int>
    var optional: LossyOptional<Int>?
    var list: [LossyOptional<Int>]?
    @CodingPath("place", "x") var inside: LossyOptional<Int>
    @CodingNull(.written) var always: LossyOptional<Int>
  }

  /// Optionals of wrappers: one that is there has its key, also with nil in it.
  @Codable struct DeclaredOptional: Equatable {
    var lossy: LossyOptional<Int>?
    var value: LossyValue<Int>?
    var text: LosslessStringCodable<Int>?
    var list: LossyArray<Int>?
    var coded: Coded<Lossy<Tens?>>?
    var zero: DefaultZero<Int>?
    @CodingPath("place", "x") var inside: LossyOptional<Int>?
    @CodingKey("a/b") var slashed: LossyOptional<Int>?
  }

  /// A key with something to escape is written by containers, where the wrapper may leave it out.
  @Codable struct Slashed: Equatable {
    @CodingKey("a/b") var lossy: LossyOptional<Int>
  }

  @Codable struct Hooked: Equatable {
    var start: Int
    @CodingPath("limits", "end") var end: Int
    @CodingIgnored var isNormal = false

    @DidDecode mutating func normalize() throws { isNormal = true }
    @DidDecode mutating func note() {}
    @WillEncode mutating func cut() { start = min(start, 9) }
    @WillEncode func look() throws {}
    @Validate("the end is after the start", at: "end")
    private var isOrdered: Bool { start < end }
    @Validate("the span is short")
    func isShort() throws -> Bool { end - start < 100 }
  }

  @Codable struct OneWay: Equatable {
    let id: Int
    @CodingIgnored(.decoding) var version = 2
    @CodingIgnored(.encoding) let token: String
  }

  @Codable struct OwnKeys: Equatable {
    enum CodingKeys: String, CodingKey {
      case id = "ID"
      case name
    }
    let id: Int
    let name: String
    var rest = 0
  }

  @Codable struct Conditional: Equatable {
    let id: Int
    #if true
      let name: String
      struct Inner: Equatable { var x = 1 }
    #else
      let name: Int
      @CodingPath("a", "b") let extra: Int
    #endif
    #if canImport(NoModuleOfThisName)
      var gone: String
    #endif
    @CodingPath("place", "x") var x: Int?
    #if true
      @CodingPath("place", "y") var y: Int?
    #endif
  }

  @Codable struct Tree: Equatable {
    let name: String
    let children: [Tree]
  }

  @Codable final class Node: Equatable {
    let id: Int
    @CodingPath("a", "next") var next: Int?
    @Validate("positive") var isPositive: Bool { id > 0 }
    static func == (left: Node, right: Node) -> Bool {
      left.id == right.id && left.next == right.next
    }
  }

  @Codable public struct Box<Value: Codable & Equatable>: Equatable {
    let value: Value
    var list: [Value]?
    @CodingPath("in", "v") var inner: Value?
  }

  @Codable struct Pair<First, Second>: Equatable where First: Equatable, Second: Equatable {
    let first: First
    let second: Second?
  }

  /// Coded where its parameter can be converted.
  @Codable struct Converted<Value: Equatable>: Equatable {
    @Lossless let value: Value
    @Lossy @Lossless var list: [Value]
    @CodingPath("in", "v") @Lossless var inner: Value?
    var plain: Value?
  }

  @Codable struct Nothing: Equatable {}
}
