import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// What a document does not have stays as it is, whatever a strategy makes of it in writing.
@Suite("Updates keep what a document does not have") struct UpdateKeepingTests {
  struct Holder<Strategy: CodingStrategy>: Codable {
    @Coded<Strategy> var value: Strategy.CodedValue
    var n = 1
    var inner = Inner()

    struct Inner: Codable, Equatable {
      var x = 1
      var y: Int? = 2
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Updates a holder of a value, and gives what changed that should not.
    let changes: @Sendable (String, Bool) throws -> [String]

    init<Strategy: CodingStrategy & SendableMetatype>(
      _ strategy: Strategy.Type, _ value: Strategy.CodedValue
    ) where Strategy.CodedValue: Equatable & Sendable {
      testDescription = "\(strategy) \(value)"
      changes = { json, isFast in
        var holder = Holder<Strategy>(value: value)
        if isFast {
          try FastJSONDecoder().update(&holder, from: Data(json.utf8))
        } else {
          try JSONDecoder().update(&holder, from: Data(json.utf8))
        }
        return [
          holder.value == value ? nil : "value \(holder.value)",
          holder.n == 2 ? nil : "n \(holder.n)",
          holder.inner == .init() ? nil : "inner \(holder.inner)",
        ].compactMap(\.self)
      }
    }
  }

  enum Percent: ValueRange { static var range: ClosedRange<Int> { 0...100 } }
  enum Years: DatePatternProvider { static let pattern = DatePattern("dd.MM.yyyy") }
  enum Level: String, Codable, CaseIterable, DefaultProvider {
    case low, high
    static var defaultValue: Level { .low }
  }
  enum Five: DefaultProvider { static var defaultValue: Int? { 5 } }
  struct Item: Codable, Equatable, Identifiable, Sendable {
    var id = 1
    var name: String? = "a"
  }

  /// Reads only one of the texts that it writes.
  enum Mood: Codable, Equatable, Hashable, Sendable {
    case calm
    case other(String)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard try container.decode(String.self) == "calm" else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No such mood.")
      }
      self = .calm
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if case .other(let name) = self {
        try container.encode(name)
      } else {
        try container.encode("calm")
      }
    }
  }

  static let time = Date(timeIntervalSince1970: 5000.123_456_7)
  static let before1900 = Date(timeIntervalSince1970: -3_000_000_000.5)

  /// A date that has no text.
  static let textless = Date.distantFuture + 1e15

  static let dates: [Row] = [
    Row(ISO8601.self, time), Row(ISO8601Seconds.self, time), Row(ISO8601Milliseconds.self, time),
    Row(RFC3339.self, time), Row(HTTPDate.self, time), Row(RFC2822.self, time),
    Row(DateOnly.self, time), Row(DotNetDate.self, time),
    Row(DateFormatted<Years>.self, before1900),
    Row(UnixSeconds.self, time), Row(UnixMilliseconds.self, time), Row(UnixMicroseconds.self, time),
    Row(UnixNanoseconds.self, time), Row(ISO8601?.self, time), Row(ISO8601?.self, nil),
    Row([UnixSeconds?].self, [time, nil]), Row([String: DateOnly].self, ["a": time]),
    Row(FirstOf<DateOnly, UnixSeconds>.self, time), Row(Plain<Date>.self, time),
    Row(ISO8601.self, textless), Row(DateOnly?.self, textless),
    Row(DurationSeconds.self, .nanoseconds(1_234_567_891)),
    Row(DurationMilliseconds.self, .nanoseconds(1_234_567_891)),
    Row(ISO8601Duration.self, .nanoseconds(1_234_567_891)),
  ]

  static let others: [Row] = [
    Row(Trimmed<String>.self, " a "), Row(Lowercased<String>.self, "A"),
    Row(Uppercased<String>.self, "a"), Row(Trimmed<Lowercased<String>>?.self, " A "),
    Row(Ranged<Int, Percent>.self, 130), Row(Clamped<Int, Percent>.self, 130),
    Row([Ranged<Int, Percent>].self, [130]), Row(NonEmpty<[Int]>.self, []),
    Row(Default<Ranged<Int, Percent>, Zero<Int>>.self, 130),
    Row(UTF8Text.self, Data([0xFF])), Row(Base64.self, Data([0xFF])), Row(Hex.self, Data([1])),
    Row(Base64URL.self, Data([0xFF])), Row(LenientBase64.self, Data([0xFF])),
    Row(ByteArray<UTF8Text>.self, [0xFF]), Row(ByteArray<Base64>.self, [1]),
    Row(EmptyStringAsNil<String>.self, ""), Row(EmptyStringAsNil<String>.self, nil),
    Row(EmptyArrayAsNil<[Int]>.self, []), Row(EmptyStringAsNil<Int>.self, 1),
    Row(Default<Int?, Five>.self, nil), Row(Default<Int?, Five>.self, 1),
    Row(ExplicitNull<Default<Int?, Five>>.self, nil), Row(ExplicitNull<Int?>.self, nil),
    Row(Default<EmptyStringAsNil<String>, Missing>.self, nil),
    Row(Default<Plain<Mood>, IfInvalid<Calm>>.self, .other("x")),
    Row(Default<Lossy<[Plain<Mood>]>, Empty<[Mood]>>.self, [.other("x")]),
    Row(Lossy<Plain<Mood>?>.self, .other("x")), Row(Lossy<[Plain<Mood>]>.self, [.other("x")]),
    Row(Lossy<Set<Plain<Mood>>>.self, [.other("x")]),
    Row(Lossy<[String: Plain<Mood>]>.self, ["a": .other("x")]),
    Row(Required<Lossy<Plain<Mood>?>>.self, .other("x")),
    Row(FirstOf<Plain<Mood>, Plain<Mood>>.self, .other("x")),
    Row(Lossless<Int>.self, 1), Row(Lossless<String>.self, "1"), Row(Lossless<Double>.self, 0.1),
    Row(LosslessString<Int>.self, 1), Row(LosslessRaw<Level>.self, .high),
    Row(Rounded<Int>.self, 2), Row(CaseInsensitive<Level>.self, .high),
    Row(Default<Plain<Level>, Level>.self, .high),
    Row(OneOrMany<Int>.self, [1]), Row(OneOrManyCompact<Int>.self, [1]),
    Row(NumberedList<Int>.self, [1]),
    Row(OneOrManyCompact<Plain<Item>>.self, [Item()]),
    Row(JSONString<Plain<Item>>.self, Item()), Row(JSONString<DateOnly>.self, time),
    Row(KeyedByID<Item>.self, [2: Item()]), Row(Pairs<String, DateOnly>.self, ["a": time]),
    Row(Entries<String, Int>.self, ["a": 1]), Row(Ordered<Int>.self, ["b": 1, "a": 2]),
    Row(DropNulls<Int>.self, [1]), Row(DropNullValues<String, Int>.self, ["a": 1]),
    Row([LosslessAsRead<Int>].self, [LosslessAsRead(wrappedValue: 1)]),
    Row(Tagged<Figures>.self, .disc(2)),
    Row(Plain<JSONValue>.self, ["b": 1, "a": [2.50]]), Row(Plain<Item>.self, Item()),
    Row(Double.self, 0.1), Row(Plain<Double>.self, .infinity),
  ]

  enum Missing: DefaultProvider { static var defaultValue: String? { "missing" } }
  enum Calm: DefaultProvider { static var defaultValue: Mood { .calm } }

  enum Figure: Equatable, Sendable { case disc(Int) }
  struct Disc: Codable { var radius: Int }
  enum Figures: TaggedFamily {
    static let cases: [TaggedCase<Figure, String>] = [
      TaggedCase(
        "disc", Disc.self, embed: { .disc($0.radius) },
        extract: { if case .disc(let radius) = $0 { Disc(radius: radius) } else { nil } })
    ]
  }

  static let documents = [
    #"{"n":2}"#, #"{"n":2,"inner":{}}"#, #"{"n":2,"inner":{"x":1}}"#, #"{"inner":{"y":2},"n":2}"#,
  ]

  @Test(arguments: dates + others, documents)
  func keepsTheValueOfEveryStrategy(row: Row, document: String) throws {
    #expect(try row.changes(document, true) == [])
    #expect(try row.changes(document, false) == [])
  }

  struct Plainly: Codable, Equatable {
    var mood: Mood? = .other("n")
    var open = Open<Level>.unknown("mid")
    var field = Field<Int>.absent
    var null = Field<Int>.null
    var full = Field.value(Item())
    var day = CalendarDate(year: 2024, month: 2, day: 29)
    var number = JSONNumber("1.50")
    var fields: OrderedFields<Int> = ["b": 1, "a": 2]
    var price = Decimal(string: "1.234567890123456789012345678901234567")
    var endless = Float.infinity
    var moods: [String: [Mood]] = ["a": [.other("x")]]
    var address: URL? = URL(string: "a b")
    @LosslessAsRead var count = 1
    @LossyArray var ids = [1]
    @Nullable var nothing: Int? = nil
    @DefaultZero var zero = 7
    var wrapped: LossyOptional<Mood>? = .init(wrappedValue: .other("y"))
    var n: Int? = 1
  }

  @Test(arguments: [true, false]) func keepsPlainValues(isFast: Bool) throws {
    var value = Plainly()
    value.address = nil
    var expected = value
    expected.n = 2
    let data = Data(#"{"n":2}"#.utf8)
    if isFast {
      try FastJSONDecoder().update(&value, from: data)
    } else {
      try JSONDecoder().update(&value, from: data)
    }
    #expect(value == expected)
    #expect(value.fields.keys == ["b", "a"])
  }

  /// The former value of a key that is there counts for nothing.
  @Test func replacesWhatCouldNotBeWritten() throws {
    var holder = Holder<Ranged<Int, Percent>>(value: 130)
    try FastJSONDecoder().update(&holder, from: Data(#"{"value":100}"#.utf8))
    #expect(holder.value == 100)
    var dates = Holder<Default<ISO8601?, Nothing>>(value: Self.textless)
    try FastJSONDecoder().update(&dates, from: Data(#"{"value":null}"#.utf8))
    #expect(dates.value == nil)
  }

  enum Nothing: DefaultProvider { static var defaultValue: Date? { nil } }

  /// Objects that a strategy reads are updated inside, and the rest of them keeps its digits.
  @Test func updatesInsideWrappers() throws {
    struct Model: Codable {
      @Nullable var a: Stamp? = Stamp()
      @LossyOptional var b: Stamp? = Stamp()
      @Coded<Default<Plain<Stamp>, Fresh>> var c = Stamp()
      @Coded<EmptyArrayAsNil<Plain<Stamp>>> var d: Stamp? = Stamp()
      @Coded<FirstOf<Plain<Stamp>, Plain<Stamp>>> var e = Stamp()
      var f: Stamp? = Stamp()
      var g = Field.value(Stamp())
    }
    var model = Model()
    let inner = #"{"note":"new"}"#
    let json = "{" + "abcdefg".map { #""\#($0)":\#(inner)"# }.joined(separator: ",") + "}"
    try FastJSONDecoder().update(&model, from: Data(json.utf8))
    for stamp in [model.a, model.b, model.c, model.d, model.e, model.f, model.g.value] {
      #expect(stamp == Stamp(at: Stamp().at, note: "new"))
    }
  }

  struct Stamp: Codable, Equatable {
    @Coded<DateOnly> var at = UpdateKeepingTests.time
    var note: String? = "old"
  }
  enum Fresh: DefaultProvider {
    static var defaultValue: Stamp { Stamp(at: .distantPast, note: nil) }
  }
}
