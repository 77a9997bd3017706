import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct JSONStringTests {
  struct Order: Codable, Hashable, Sendable { var id: Int; var tags: [String]? }
  struct Model: Codable { @Coded<JSONString<Plain<Order>>> var v: Order }
  struct Tolerant: Codable { @Coded<Lossy<JSONString<Lossy<[Int]>>?>> var v: [Int]? }
  struct Mixed: Codable { @Coded<FirstOf<JSONString<Plain<Order>>, Plain<Order>>> var v: Order }

  static let rows: [WrapperRow<Int>] = [
    .init("string", #"{"v":"{\"id\":7}"}"#, .value(7)),
    .init("white space", #"{"v":" {\"id\" : 7}\n"}"#, .value(7)),
    .init("escapes", #"{"v":"{\"id\":7,\"tags\":[\"\\u00e9\\\"\"]}"}"#, .value(7)),
    .init("object", #"{"v":{"id":7}}"#, .typeMismatch("$.v")),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
    .init("empty", #"{"v":""}"#, .dataCorrupted("$.v")),
    .init("cut", #"{"v":"{\"id\":"}"#, .dataCorrupted("$.v")),
    .init("wrong type inside", #"{"v":"{\"id\":\"x\"}"}"#, .typeMismatch("$.v.id")),
    .init("bad element", #"{"v":"{\"id\":1,\"tags\":[\"a\",2]}"}"#, .typeMismatch("$.v.tags[1]")),
    .init("missing inside", #"{"v":"{}"}"#, .keyNotFound("$.v.id")),
    .init("another root", #"{"v":"[]"}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func readsAString(row: WrapperRow<Int>, format: TestFormat) {
    row.check(Model.self, in: format) { $0.v.id }
  }

  static let tolerant: [WrapperRow<[Int]?>] = [
    .init("good", #"{"v":"[1,2]"}"#, .value([1, 2])),
    .init(
      "bad element", #"{"v":"[1,\"x\",3]"}"#, .value([1, 3]), "dropped element wrong type $.v[1]"),
    .init("no JSON", #"{"v":"soon"}"#, .value(nil), "used nil malformed $.v"),
    .init("no string", #"{"v":[1]}"#, .value(nil), "used nil wrong type $.v"),
    .init("missing", "{}", .value(nil)),
  ]

  @Test(arguments: tolerant, TestFormat.allCases)
  func recoversInsideAndAround(row: WrapperRow<[Int]?>, format: TestFormat) {
    row.check(Tolerant.self, in: format) { $0.v }
  }

  @Test(arguments: TestFormat.allCases)
  func readsWhatIsSometimesNoString(format: TestFormat) throws {
    for text in [#"{"v":{"id":7}}"#, #"{"v":"{\"id\":7}"}"#] {
      #expect(try format.decode(Mixed.self, from: text).v == Order(id: 7))
    }
  }

  @Test func writesCompactText() throws {
    let model = Model(v: Order(id: 7, tags: ["a/b"]))
    #expect(try json(model) == #"{"v":"{\"id\":7,\"tags\":[\"a\\/b\"]}"}"#)
    #expect(try fastJSON(model) == #"{"v":"{\"id\":7,\"tags\":[\"a/b\"]}"}"#)
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    #expect(
      try encoder.encodeToString(model) == """
        {
          "v" : "{\\"id\\":7,\\"tags\\":[\\"a/b\\"]}"
        }
        """)
    #expect(try throughPropertyList(model).v == model.v)
  }

  @Test func theErrorOfWritingHasTheWholePath() throws {
    struct Model: Encodable { @Coded<JSONString<[Double]>> var v: [Double] }
    for encode in [json, fastJSON] as [(Model) throws -> String] {
      let error = try #require(throws: EncodingError.self) { try encode(Model(v: [1, .nan])) }
      guard case .invalidValue(_, let context) = error else { return }
      #expect(context.codingPath.map(\.stringValue) == ["v", "Index 1"])
    }
  }

  @Test func saysThePlaceOutsideAndInside() throws {
    let data = Data(#"{"a":0,"v":"{\"id\":1,}"}"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Model.self, from: data)
    }
    #expect(
      error.summary(in: data).hasPrefix(
        #"1:12: error: expected JSON in a string, found string "{\"id\":1,}" (in it at 1:9: "#))
    #expect(error.summary(in: data).hasSuffix(" at $.v"))
    let list = Data(#"{"v":"[1,\"x\"]"}"#.utf8)
    let (_, report) = try FastJSONDecoder().decodeReporting(Tolerant.self, from: list)
    #expect(
      report.description
        == "1:6: warning: dropped element: expected Int, found string \"x\"\n  at $.v[1]")
  }

  // MARK: - Options

  struct Dated: Codable, Equatable {
    var createdAt: Date
    var raw: Data
  }
  struct Wrapped: Codable, Equatable {
    @Coded<JSONString<[Plain<Dated>]>> var theList: [Dated]
  }

  static let dated = #"{"the_list":"[{\"created_at\":60,\"raw\":\"YQ\"}]"}"#

  @Test func optionsOfTheFastCodersHoldInside() throws {
    let decoder = FastJSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dataDecodingStrategy = .custom { try Base64URL.decode(from: $0) }
    let model = try decoder.decode(Wrapped.self, from: Self.dated)
    let expected = Dated(createdAt: Date(timeIntervalSince1970: 60), raw: Data("a".utf8))
    #expect(model.theList == [expected])
    let encoder = FastJSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dataEncodingStrategy = .custom { try Base64URL.encode($0, to: $1) }
    #expect(try encoder.encodeToString(model) == Self.dated)
  }

  @Test func otherCodersNameTheirCoderInUserInfo() throws {
    let inner = FastJSONDecoder()
    inner.dateDecodingStrategy = .secondsSince1970
    inner.keyDecodingStrategy = .convertFromSnakeCase
    inner.dataDecodingStrategy = .custom { try Base64URL.decode(from: $0) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(throws: DecodingError.self) {
      try decoder.decode(Wrapped.self, from: Data(Self.dated.utf8))
    }
    decoder.userInfo.jsonStringDecoder = inner
    let model = try decoder.decode(Wrapped.self, from: Data(Self.dated.utf8))
    #expect(model.theList.map(\.createdAt) == [Date(timeIntervalSince1970: 60)])
    let written = FastJSONEncoder()
    written.dateEncodingStrategy = .secondsSince1970
    written.keyEncodingStrategy = .convertToSnakeCase
    written.dataEncodingStrategy = .custom { try Base64URL.encode($0, to: $1) }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.userInfo.jsonStringEncoder = written
    #expect(String(decoding: try encoder.encode(model), as: UTF8.self) == Self.dated)
    let lists = PropertyListEncoder()
    lists.userInfo.jsonStringEncoder = written
    let list = PropertyListDecoder()
    list.userInfo.jsonStringDecoder = inner
    #expect(try list.decode(Wrapped.self, from: lists.encode(model)) == model)
  }

  struct Marked: Codable, Equatable {
    static let key = CodingUserInfoKey(rawValue: "mark")
    let mark: String
    init(from decoder: any Decoder) throws {
      mark = Self.key.flatMap { decoder.userInfo[$0] as? String } ?? "none"
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Self.key.flatMap { encoder.userInfo[$0] as? String } ?? "none")
    }
  }

  @Test func userInfoIsHandedOn() throws {
    struct Model: Codable { @Coded<JSONString<JSONString<Plain<Marked>>>> var v: Marked }
    let key = try #require(Marked.key)
    let text = Data(#"{"v":"\"0\""}"#.utf8)
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.userInfo[key] = "seen"
    fast.userInfo[key] = "seen"
    #expect(try foundation.decode(Model.self, from: text).v.mark == "seen")
    #expect(try fast.decode(Model.self, from: text).v.mark == "seen")
    let encoder = FastJSONEncoder()
    encoder.userInfo[key] = "seen"
    let model = try fast.decode(Model.self, from: text)
    let written = #"{"v":"\"\\\"seen\\\"\""}"#
    #expect(try encoder.encodeToString(model) == written)
    // Under another encoder too, over what the inner encoder has itself.
    let slow = JSONEncoder()
    slow.userInfo[key] = "seen"
    #expect(String(decoding: try slow.encode(model), as: UTF8.self) == written)
    let inner = FastJSONEncoder()
    inner.userInfo[key] = "inner"
    slow.userInfo.jsonStringEncoder = inner
    #expect(String(decoding: try slow.encode(model), as: UTF8.self) == written)
    slow.userInfo[key] = nil
    #expect(
      String(decoding: try slow.encode(model), as: UTF8.self)
        == written.replacingOccurrences(of: "seen", with: "inner"))
  }

  // MARK: - Limits

  struct Nested: Codable { @Coded<Lossy<JSONString<Plain<JSONValue>>?>> var v: JSONValue? }

  static func nested(_ depth: Int) -> String {
    #"{"v":""# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "\"}"
  }

  /// The levels of the string count with those around it, and no strategy recovers from too many.
  @Test func theLimitOfDepthHoldsInside() throws {
    let decoder = FastJSONDecoder()
    #expect(try decoder.decode(Nested.self, from: Self.nested(511)).v != nil)
    #expect(throws: DecodingError.self) { try decoder.decode(Nested.self, from: Self.nested(512)) }
    decoder.maximumDepth = 5
    #expect(try decoder.decode(Nested.self, from: Self.nested(4)).v != nil)
    let error = try #require(throws: DecodingError.self) {
      try decoder.decode(Nested.self, from: Self.nested(5))
    }
    #expect(Outcome<Int>(error) == .dataCorrupted("$.v"))
    let foundation = JSONDecoder()
    #expect(try foundation.decode(Nested.self, from: Data(Self.nested(511).utf8)).v != nil)
    #expect(throws: DecodingError.self) {
      try foundation.decode(Nested.self, from: Data(Self.nested(512).utf8))
    }
  }

  /// A document in a document in a document: each string's levels count on.
  @Test func depthAddsUpThroughStrings() throws {
    struct Strict: Decodable { @Coded<[JSONString<[JSONString<[Int]>]>]> var v: [[[Int]]] }
    let text = #"{"v":["[\"[1]\"]"]}"#
    let decoder = FastJSONDecoder()
    decoder.maximumDepth = 4
    #expect(try decoder.decode(Strict.self, from: text).v == [[[1]]])
    decoder.maximumDepth = 3
    let error = try #require(throws: DecodingError.self) {
      try decoder.decode(Strict.self, from: text)
    }
    #expect(Outcome<Int>(error) == .dataCorrupted("$.v[0][0]"))
  }

  @Test func theLimitOfSizeHoldsInside() throws {
    let inner = FastJSONDecoder()
    inner.maximumSize = 10
    let decoder = JSONDecoder()
    decoder.userInfo.jsonStringDecoder = inner
    #expect(try decoder.decode(Nested.self, from: Data(Self.nested(5).utf8)).v != nil)
    #expect(throws: DecodingError.self) {
      try decoder.decode(Nested.self, from: Data(Self.nested(6).utf8))
    }
  }
}
