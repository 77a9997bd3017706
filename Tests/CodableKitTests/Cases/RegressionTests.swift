import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Faults that were found in this package itself.
///
/// A change that adds a test here also mends the
/// fault.
@Suite struct RegressionTests {
  struct Texts: Decodable { @LossyArray var x: [String] }
  struct Numbers: Decodable { @LossyArray var x: [Int] }
  struct Box<T: Decodable>: Decodable { var x: T }

  static func error(_ data: Data, _ type: (some Decodable).Type) throws -> DecodingError {
    try #require(throws: DecodingError.self) { try JSONDecoder().decode(type, from: data) }
  }

  /// Foundation looks into strings and numbers only when they are asked for; what it finds there is
  /// a fault of the document all the same.
  static let brokenDocuments = [
    #"{"x":["a","\q"]}"#, "{\"x\":[\"a\",\"b\nc\"]}", #"{"x":["a","\ud800"]}"#,
  ]

  @Test(arguments: brokenDocuments)
  func lossyWrappersDoNotRecoverFromBrokenStrings(text: String) {
    #expect(throws: DecodingError.self) { try TestFormat.json.decode(Texts.self, from: text) }
  }

  @Test(arguments: ["01", "2.3.4", "1e", "-", "--1"])
  func lossyWrappersDoNotRecoverFromBrokenNumbers(number: String) {
    #expect(throws: DecodingError.self) {
      try TestFormat.json.decode(Numbers.self, from: #"{"x":[1,\#(number)]}"#)
    }
  }

  @Test func aNumberOutOfRangeIsContent() throws {
    struct Small: Decodable { @LossyOptional var x: Int8? }
    let (_, report) = try DecodingReport.collect {
      try TestFormat.json.decode(Small.self, from: #"{"x":300}"#)
    }
    #expect(report.issues.map(\.reason) == [.outOfRange])
    #expect(report.description == "warning: used nil: expected Int8, found number 300\n  at $.x")
    let value = try TestFormat.json.decode(Box<JSONValue>.self, from: #"{"x":[1e400]}"#).x
    #expect(value[0]?.number == JSONNumber("1e400"))
  }

  @Test func messagesAreInTheTextsOfUTF16() throws {
    let text = "{\"k\":\"" + String(repeating: "日本", count: 50) + "\",\n\"x\":\"3\"}"
    let data = try #require(text.data(using: .utf16LittleEndian))
    let message = try Self.error(data, Box<Int>.self).summary(in: data)
    #expect(message == #"2:5: error: expected Int, found string "3" at $.x"#)
  }

  @Test func pathsOfConvertedKeysAreFound() throws {
    struct Model: Decodable { @LossyArray var firstNames: [String] }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = Data(#"{"first_names":["a",7]}"#.utf8)
    let (_, report) = try DecodingReport.collect(from: data) {
      try decoder.decode(Model.self, from: data)
    }
    #expect(report.issues.map(\.location?.column) == [21])
  }

  @Test func placesAreFoundInJSON5() throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let data = Data("// c\n{x: ['a', 7]}".utf8)
    let (_, report) = try DecodingReport.collect(from: data) {
      try decoder.decode(Texts.self, from: data)
    }
    #expect(report.description.hasPrefix("2:11: warning: dropped element: expected String"))
  }

  @Test func aCaretStandsBelowTabs() throws {
    let data = Data("{\n\t\"x\":\t\"3\"}".utf8)
    #expect(
      try Self.error(data, Box<Int>.self).explanation(in: data).contains(
        "  \t\"x\":\t\"3\"}\n  \t    \t^\n"))
  }

  @Test func helpNamesOnlyWhatWouldWork() throws {
    for (text, isHelped) in [
      ("3", true), ("1.5", false), ("maybe", false), ("99999999999999999999", false),
    ] {
      let data = Data(#"{"x":"\#(text)"}"#.utf8)
      let message = try Self.error(data, Box<Int>.self).explanation(in: data)
      #expect(message.contains("help:") == isHelped)
    }
    let data = Data(#"{"x":[[null]]}"#.utf8)
    #expect(try !Self.error(data, Box<[[Int]]>.self).explanation(in: data).contains("help:"))
  }

  struct Cancelling: Decodable, Hashable {
    init(from decoder: any Decoder) throws { throw CancellationError() }
  }

  @Test func pairsDoNotHideCancellationNorStrictErrors() throws {
    struct Model<V: Decodable>: Decodable { @LossyDictionary var x: [Double: V] }
    #expect(throws: CancellationError.self) {
      try TestFormat.json.decode(Model<Cancelling>.self, from: #"{"x":[1,2]}"#)
    }
    let outcome = Outcome.of(Model<Int>.self, #"{"x":[1.5,"a"]}"#, .strict) { $0.x }.outcome
    #expect(outcome == .typeMismatch("$.x[1]"))
    let repeated = Outcome.of(Model<Int>.self, #"{"x":[1.5,1,1.5,2]}"#) { $0.x }
    #expect(repeated.outcome == .value([1.5: 1]))
    #expect(repeated.issues.count == 1)
  }

  @Test(arguments: TestFormat.allCases)
  func readingNeverMergesEntries(format: TestFormat) {
    struct Model: Decodable { @Coded<[Plain<Double>: Int]> var x: [Double: Int] }
    let read = { Outcome.of(Model.self, $0, in: format) { $0.x }.outcome }
    #expect(read(#"{"x":[1.5,1,2.5,2]}"#) == .value([1.5: 1, 2.5: 2]))
    #expect(read(#"{"x":[1.5,1,1.5,2]}"#) == .dataCorrupted("$.x[2]"))
    #expect(read(#"{"x":{"1.5":1,"1.50":2}}"#) == .dataCorrupted(#"$.x["1.50"]"#))
  }

  /// A key that writes another text than it is told apart by.
  struct Folded: Codable, Hashable {
    let text: String
    init(_ text: String) { self.text = text }
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text.lowercased())
    }
  }

  @Test func writingNeverMergesEntries() throws {
    struct Model: Encodable { @LossyDictionary var x: [Folded: Int] }
    #expect(throws: EncodingError.self) { try json(Model(x: [Folded("A"): 1, Folded("a"): 2])) }
    let value = try JSONValue(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(throws: EncodingError.self) { try json(value) }
  }

  @Test func keysOfFoundationTypesAreTexts() throws {
    struct Model: Codable, Equatable {
      @LossyDictionary var urls: [URL: Int]
      @LossyDictionary var decimals: [Decimal: Int]
      @LossyDictionary var dates: [Date: Int]
    }
    let text =
      #"{"dates":{"2024-01-02T03:04:05Z":1},"decimals":{"1.5":2},"urls":{"https://a.example":3}}"#
    let model = try TestFormat.json.decode(Model.self, from: text)
    #expect(model.urls.count == 1 && model.decimals == [1.5: 2] && model.dates.count == 1)
    #expect(try json(model) == text)
  }

  @Test func aStrangePathDoesNotTrap() throws {
    struct Strange: Decodable {
      struct Key: CodingKey {
        let stringValue = "Index -1"
        let intValue: Int? = -1
        init() {}
        init?(stringValue: String) { return nil }
        init?(intValue: Int) { return nil }
      }
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath + [Key()], debugDescription: "strange"))
      }
    }
    struct Model: Decodable { @LossyOptional var x: Strange? }
    let (model, report) = try DecodingReport.collect {
      try TestFormat.json.decode(Model.self, from: #"{"x":[1]}"#)
    }
    #expect(model.x == nil)
    #expect(report.totalCount == 1)
  }

  @Test func conversionsAreIssuesOnDemand() throws {
    var options = DecodingReport.Options()
    options.includesConversions = true
    struct Model: Decodable { @LosslessValue var x: Int }
    let lenient = Outcome.of(Model.self, #"{"x":"5"}"#, options) { $0.x }
    #expect(lenient.outcome == .value(5))
    #expect(lenient.issues == ["converted wrong type $.x"])
    options.isStrict = true
    #expect(Outcome.of(Model.self, #"{"x":"5"}"#, options) { $0.x }.outcome == .typeMismatch("$.x"))
  }

  @Test func textIsReadFromANumberToo() throws {
    struct Model: Decodable { @LosslessStringCodable var x: String? }
    #expect(try TestFormat.json.decode(Model.self, from: #"{"x":123}"#).x == "123")
  }

  @Test func theCapKeepsTheSameIssuesEachTime() throws {
    struct Model: Decodable { @LossyDictionary var x: [String: Int] }
    var options = DecodingReport.Options()
    options.maximumIssues = 3
    let text =
      #"{"x":{"#
      + (10..<60).map { #""k\#($0)":"bad""# }.shuffled().joined(separator: ",") + "}}"
    let issues = Outcome.of(Model.self, text, options) { $0.x.count }.issues
    #expect(issues == (10..<13).map { "dropped entry wrong type $.x.k\($0)" })
  }

  /// A user's own protocol on standard types, with the most usual of associated types.
  @Test func usersProtocolsMayHaveAnAssociatedValue() {
    #expect("abc".value == 3)
    #expect([1].value == 1)
    #expect(Optional(1).value)
  }

  @Test(.timeLimit(.minutes(5)))
  func longDocumentsAndManyIssuesTakeLinearTime() throws {
    let numbers = "[" + Array(repeating: "\"x\"", count: 100_000).joined(separator: ",\n") + "]"
    #expect(try JSONValue(parsing: numbers).array?.count == 100_000)
    let data = Data(numbers.utf8)
    let (_, report) = try DecodingReport.collect(from: data) {
      try JSONDecoder().decode(LossyArray<Int>.self, from: data)
    }
    #expect(report.totalCount == 100_000)
    #expect(report.issues.last?.location?.line == 1000)
  }
}

private protocol HasValue {
  associatedtype Value
  var value: Value { get }
}
extension String: HasValue { var value: Int { count } }
extension Optional: HasValue { var value: Bool { self != nil } }
extension Array: HasValue { var value: Int { count } }
