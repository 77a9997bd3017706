import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// An error of an enum lists what the enum accepts, whoever decodes.
@Suite struct KnownCasesTests {
  enum Level: String, Decodable, KnownCases {
    case low, high
    static let knownCases: [Level] = [.low, .high]
    init(from decoder: any Decoder) throws {
      self = try decoder.decodeCase(of: Self.self)
    }
  }
  enum Grade: Int, Decodable, KnownCases {
    case first = 1, second
    static let knownCases: [Grade] = [.first, .second]
    init(from decoder: any Decoder) throws {
      self = try decoder.decodeCase(of: Self.self)
    }
  }
  enum Side: Decodable {
    case left, right

    enum CodingKeys: CodingKey, CaseIterable { case left, right }

    init(from decoder: any Decoder) throws {
      switch try decoder.container(keyedBy: CodingKeys.self).onlyKey(for: Self.self) {
      case .left: self = .left
      case .right: self = .right
      }
    }
  }
  struct Model: Decodable {
    var level: Level?
    var grade: Grade?
    var side: Side?
    var levels: [Level]?
  }

  static let rows = [
    (#"{"level":"extreme"}"#, #"expected "low" or "high", found "extreme" at $.level"#),
    (#"{"level":7}"#, #"expected "low" or "high", found number 7 at $.level"#),
    (#"{"levels":["low","x"]}"#, #"expected "low" or "high", found "x" at $.levels[1]"#),
    (#"{"grade":7}"#, "expected 1 or 2, found 7 at $.grade"),
    (#"{"grade":"x"}"#, #"expected 1 or 2, found string "x" at $.grade"#),
    (
      #"{"side":{"up":{}}}"#,
      #"expected an object with one key, "left" or "right", found object (with key "up") at $.side"#
    ),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func areListed(row: (json: String, message: String), format: TestFormat) throws {
    let error = #expect(throws: DecodingError.self) {
      try format.decode(Model.self, from: row.json)
    }
    guard format != .propertyList else { return }
    #expect(error?.summary(in: Data(row.json.utf8)).hasSuffix("error: " + row.message) == true)
  }

  @Test func withoutTheTextTheErrorSaysItItself() {
    let error = #expect(throws: DecodingError.self) {
      try TestFormat.json.decode(Model.self, from: #"{"level":"extreme"}"#)
    }
    #expect(error?.summary() == #"error: expected "low" or "high", found "extreme" at $.level"#)
  }

  @Test func areListedUnderWrappersAndRead() throws {
    struct Wrapped: Decodable { @LossyOptional var level: Level? }
    let (model, report) = try DecodingReport.collect {
      try TestFormat.json.decode(Wrapped.self, from: #"{"level":"extreme"}"#)
    }
    #expect(model.level == nil)
    #expect(report.issues.map(\.expected) == [#""low" or "high""#])
    #expect(report.issues.map(\.reason) == [.unknownCase])
    for format in TestFormat.allCases {
      let model = try format.decode(Model.self, from: #"{"level":"high","grade":2}"#)
      #expect(model.level == .high && model.grade == .second)
    }
  }

  /// The form for an enum that is not listed as a type.
  @Test(arguments: TestFormat.allCases)
  func areListedByTheirReader(format: TestFormat) throws {
    enum Tone: String, Decodable {
      case low, high

      init(from decoder: any Decoder) throws {
        self = try decoder.decodeCase(of: Self.self, among: [.low, .high])
      }
    }
    #expect(try format.decode([Tone].self, from: #"["high"]"#) == [.high])
    let error = #expect(throws: DecodingError.self) {
      try format.decode([Tone].self, from: #"["x"]"#)
    }
    #expect(error?.summary().contains(#"expected "low" or "high", found "x""#) == true)
  }

  /// What Foundation's own types refuse is said as everything else is.
  @Test(arguments: [false, true])
  func formsOfFoundation(isFast: Bool) throws {
    struct Model: Decodable {
      var url: URL?
      var id: UUID?
      var data: Data?
      var zone: TimeZone?
    }
    for (json, message) in [
      (#"{"url":""}"#, #"expected a URL, found string "" at $.url"#),
      (#"{"id":"x"}"#, #"expected a UUID, found string "x" at $.id"#),
      (#"{"data":"?"}"#, #"expected data in Base64, found string "?" at $.data"#),
      (
        #"{"zone":{"identifier":"x"}}"#,
        #"expected the identifier of a time zone, found object at $.zone"#
      ),
    ] {
      let data = Data(json.utf8)
      let error = #expect(throws: DecodingError.self) {
        isFast
          ? try FastJSONDecoder().decode(Model.self, from: data)
          : try JSONDecoder().decode(Model.self, from: data)
      }
      #expect(error?.summary(in: data).hasSuffix("error: " + message) == true)
    }
  }
}
