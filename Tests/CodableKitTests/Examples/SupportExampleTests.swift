import CodableKit
import Foundation
import Testing

/// The types that a model seldom names, and what the macro's code calls.
@Suite("Examples of support types")
struct SupportExampleTests {
  enum Bits: DataTextStrategy {
    static var form: String { "eight bits such as 00000101" }
    static func data(from text: String) -> Data? {
      text.utf8.count == 8 ? UInt8(text, radix: 2).map { Data([$0]) } : nil
    }
    static func text(from data: Data) -> String? { nil }
  }

  enum UnixDeciseconds: UnixTimeStrategy { static var unitsPerSecond: Int { 10 } }

  struct Tags: Codable, Equatable, EmptyConstructible { var names: [String] = [] }

  @Test func ownForms() throws {
    struct Flags: Codable { @Coded<Bits> var flags: Data }
    try expect(\Flags.flags, #"{"flags":"00000101"}"#, Data([5]))
    #expect(throws: EncodingError.self) {
      try FastJSONEncoder().encode(Flags(flags: Data([5])))
    }
    struct Event: Codable { @Coded<UnixDeciseconds> var at: Date }
    try expect(\Event.at, #"{"at":17041646450}"#, exampleDate)
    struct Post: Codable { @Coded<Default<Plain<Tags>, Empty<Tags>>> var tags: Tags }
    try expect(\Post.tags, "{}", Tags())
  }

  struct Labelled: Codable {
    var label: String
    var count: Int
    var endedAt: Date?

    enum CodingKeys: CodingKey { case label, labelText, count, endedAt }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try container.decode(
        by: Int.self, forKey: .count, default: 1, for: [.missing, .null])
      label = try container.decode(
        String.self, forKey: container.requiredKey(.label, .labelText))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if count == 1 {
        try container.encodeIfPresent(endedAt, by: ISO8601.self, forKey: .endedAt)
      } else {
        try container.encodeIfPresent(endedAt, by: ExplicitNull<ISO8601?>.self, forKey: .endedAt)
      }
    }
  }

  @Test func containers() throws {
    try expect(\Labelled.count, #"{"labelText":"a"}"#, 1, writes: "{}")
    try expect(\Labelled.count, #"{"label":"a","count":null}"#, 1)
    try expect(\Labelled.label, #"{"label":null,"labelText":"c"}"#, "c")
    try expect(\Labelled.count, #"{"label":"a","count":2}"#, 2, writes: #"{"endedAt":null}"#)
    expectRefused(Labelled.self, #"{"label":"a","count":"x"}"#)
    expectRefused(Labelled.self, "{}", "expected key \"label\"")
  }

  enum Side: Decodable, Equatable {
    case left, right

    enum CodingKeys: CodingKey { case left, right }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(for: Side.self) {
      case .left: self = .left
      case .right: self = .right
      }
    }
  }

  enum Mixed: Decodable, Equatable {
    case number(Int), text(String), nothing

    init(from decoder: any Decoder) throws {
      if try decoder.singleValueContainer().decodeNil() {
        self = try decoder.requireNull(for: .nothing)
        return
      }
      self = try decoder.firstMatch(
        Self.self,
        [
          ("number", { .number(try Int(from: decoder)) }),
          ("text", { .text(try String(from: decoder)) }),
        ])
    }
  }

  struct Tagged: Decodable {
    enum CodingKeys: CodingKey { case type }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        let tag = try container.tag(Int.self, forKey: .type)
        #expect(tag == 3)
      } catch {
        let tag = try container.tag(String.self, forKey: .type)
        throw container.unknownTag(tag, forKey: .type, expected: ["a", "b"])
      }
      throw DecodingError.unknownTag(3, at: decoder.codingPath, expected: [1, 2])
    }
  }

  enum Kept: Decodable, Equatable {
    case other(JSONValue)

    init(from decoder: any Decoder) throws {
      self = .other(try decoder.wholeValue(JSONValue.self))
    }
  }

  @Test func cases() throws {
    let decoder = FastJSONDecoder()
    #expect(try decoder.decode(Side.self, from: #"{"left":{}}"#) == .left)
    #expect(throws: DecodingError.self) { try decoder.decode(Side.self, from: "{}") }
    let mixed = try decoder.decode([Mixed].self, from: #"[1,"a",null]"#)
    #expect(mixed == [.number(1), .text("a"), .nothing])
    #expect(throws: DecodingError.self) { try decoder.decode(Mixed.self, from: "[]") }
    let kept = try decoder.decode(Kept.self, from: #"{"type": "video", "seconds": 9}"#)
    #expect(kept == .other(["type": "video", "seconds": 9]))
    for (json, words) in [
      (#"{"type":"c"}"#, #"expected "a" or "b", found "c""#),
      (#"{"type":3}"#, "Expected 1 or 2, found 3."),
    ] {
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode(Tagged.self, from: json)
      }
      #expect(
        "\(try #require(error))".contains(words.replacing("\"", with: "\\\""))
          || error?.summary().contains(words) == true)
    }
  }

  struct Closed: Codable {
    var name: String
    var extra: [String: Int] = [:]

    enum CodingKeys: CodingKey, CaseIterable { case name }

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknownMembers(besides: CodingKeys.self)
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
      extra = ["b": 1, "a": 2]
    }

    func encode(to encoder: any Encoder) throws {
      try encoder.encodeUnknownMembers(extra, besides: CodingKeys.self)
    }
  }

  @Test func unknownMembers() throws {
    try expect(\Closed.name, #"{"name":"Ada"}"#, "Ada", writes: #"{"a":2,"b":1}"#)
    expectRefused(
      Closed.self, #"{"nam":"Ada"}"#, #"expected key "name", found "nam" (did you mean "name"?)"#)
  }

  struct User: Codable { var id: Int }

  @Test func streams() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("{\"id\":1}\n{\"id\":2}\n".utf8).write(to: url)
    var ids: [Int] = []
    for try await user in FastJSONDecoder().lines(User.self, from: FileChunks(url)) {
      ids.append(user.id)
    }
    #expect(ids == [1, 2])
    var places: [String] = []
    let chunks = FileChunks(url)
    for try await element in FastJSONDecoder().lines(User.self, from: chunks).reporting() {
      places.append(element.location.description)
    }
    #expect(places == ["1:1", "2:1"])
    let missing = FileChunks(URL(filePath: "/nowhere"))
    let error = await #expect(throws: FileReadingError.self) {
      for try await _ in missing {}
    }
    #expect(error?.description == "cannot read /nowhere: No such file or directory")
    let singleBytes = AsyncStream<UInt8> { continuation in
      for byte in "{\"id\":3}\n".utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    let users = FastJSONDecoder().lines(User.self, from: singleBytes)
    #expect(String(describing: type(of: users)).contains("ByteRuns"))
    for try await user in users { #expect(user.id == 3) }
  }

  enum FirstOnly<Strategy: ValueStrategy>: ValueStrategy {
    typealias CodedValue = Strategy.CodedValue?
  }

  struct Cents: Codable, Equatable, LosslessScalar {
    var count: Int
    init(count: Int) { self.count = count }
    init?(losslessly scalar: Scalar) {
      guard let count = Int(losslessly: scalar) else { return nil }
      self.count = count
    }
  }

  enum Doubled<Strategy: DecodingStrategy<Int> & EncodingStrategy<Int>>:
    DecodingStrategy, ForwardingEncodingStrategy
  {
    static func decode(from decoder: any Decoder) throws -> Int {
      try Strategy.decode(from: decoder) * 2
    }
  }

  enum Zeroed: EmptyForm {
    static func stands(in container: any SingleValueDecodingContainer) -> Bool {
      (try? container.decode(Int.self)) == 0
    }
  }

  @Test func protocols() throws {
    struct First: Decodable { @Coded<Lossy<FirstOnly<Int>>> var id: Int? }
    let (first, report) = try FastJSONDecoder().decodeReporting(
      First.self, from: Data(#"{"id":["x",2]}"#.utf8))
    #expect(first.id == 2 && report.totalCount == 1)
    struct Item: Codable { @Coded<Lossless<Cents>> var price: Cents }
    try expect(\Item.price, #"{"price":"250"}"#, Cents(count: 250))
    struct Twice: Codable { @Coded<Doubled<Int>> var count: Int }
    try expect(\Twice.count, #"{"count":2}"#, 4, writes: #"{"count":4}"#)
    struct Counted: Codable { @Coded<EmptyAsNil<Int, Zeroed>> var count: Int? }
    try expect(\Counted.count, #"{"count":0}"#, nil)
    try expect(\Counted.count, #"{"count":1}"#, 1)
    func check<Strategy: CodingStrategy>(_ strategy: Strategy.Type)
    where Strategy.CodedValue == Int {}
    check(Rounded<Int>.self)
  }

  @Test func otherStrategies() throws {
    struct Three: Codable { @Coded<FirstOf3<ISO8601, DateOnly, UnixSeconds>> var at: Date }
    try expect(\Three.at, #"{"at":"2024-01-02T03:04:05Z"}"#, exampleDate)
    try expect(\Three.at, #"{"at":"2024-01-02"}"#, Date(timeIntervalSince1970: 1_704_153_600))
    try expect(\Three.at, #"{"at":1704164645}"#, exampleDate)
    struct Four: Codable { @Coded<FirstOf4<ISO8601, DateOnly, HTTPDate, UnixSeconds>> var at: Date }
    try expect(\Four.at, #"{"at":"Tue, 02 Jan 2024 03:04:05 GMT"}"#, exampleDate)
    try expect(\Four.at, #"{"at":"2024-01-02T03:04:05Z"}"#, exampleDate)
    try expect(\Four.at, #"{"at":"2024-01-02"}"#, Date(timeIntervalSince1970: 1_704_153_600))
    try expect(\Four.at, #"{"at":1704164645}"#, exampleDate)
    struct Stamps: Codable { @Coded<[ISO8601?]> var stamps: [Date?] }
    try expect(\Stamps.stamps, #"{"stamps":["2024-01-02T03:04:05Z",null]}"#, [exampleDate, nil])
    struct Counts: Codable {
      @Coded<EmptyAsNil<[String: Int], EmptyList>> var counts: [String: Int]?
    }
    try expect(\Counts.counts, #"{"counts":[]}"#, nil)
    struct Named: Codable {
      @Coded<NamedEntries<String, Int, KeyAndValue>> var counts: [String: Int]
    }
    try expect(\Named.counts, #"{"counts":[{"key":"a","value":1}]}"#, ["a": 1])
  }

  @Test func valuesOfScalars() throws {
    let scalar = try FastJSONDecoder().decode(Scalar.self, from: "1.50")
    #expect(scalar == .number(try #require(JSONNumber("1.50"))))
    #expect(scalar.description == "number 1.50")
    #expect([Int](listing: [1, 2]) == [1, 2])
    #expect([String: Int](listing: [("a", 1), ("a", 2)]) == ["a": 2])
  }
}

extension SupportExampleTests.FirstOnly: DecodingStrategy where Strategy: DecodingStrategy {
  static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue? {
    try [Strategy].decode(from: decoder).first
  }
}

private typealias FirstOnly = SupportExampleTests.FirstOnly

extension FirstOnly: LossyDecodingStrategy where Strategy: DecodingStrategy {
  static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue? {
    try Lossy<[Strategy]>.decode(from: container).first
  }
}
