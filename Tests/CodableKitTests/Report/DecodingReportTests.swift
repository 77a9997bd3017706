import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DecodingReportTests {
  struct User: Codable, Hashable {
    let name: String
    @LossyArray var payments: [Payment]
  }

  static let text = """
    {
      "name": "bob",
      "payments": ["NewCard",
                 "GooglePay"]
    }
    """

  @Test func saysWhatWasLostAndWhere() throws {
    let data = Data(Self.text.utf8)
    let (user, report) = try DecodingReport.collect(from: data, named: "payload.json") {
      try JSONDecoder().decode(User.self, from: data)
    }
    #expect(user == User(name: "bob", payments: [.newCard]))
    #expect(
      report.description == """
        payload.json:4:14: warning: dropped element: expected Payment, found "GooglePay"
          at $.payments[1]
        """)
  }

  @Test func listsTheCasesOfAnEnumThatListsThem() throws {
    enum Kind: String, Decodable, CaseIterable { case newCard = "NewCard", applePay = "ApplePay" }
    let (_, report) = try DecodingReport.collect {
      try TestFormat.json.decode(LossyArray<Kind>.self, from: #"["GooglePay"]"#)
    }
    #expect(
      report.description == """
        warning: dropped element: expected "NewCard" or "ApplePay", found "GooglePay"
          at $[0]
        """)
  }

  @Test func isEmptyWhenNothingWasRecovered() throws {
    let (_, report) = try DecodingReport.collect {
      try TestFormat.json.decode(User.self, from: #"{"name":"a","payments":["ApplePay"]}"#)
    }
    #expect(report.isEmpty)
    #expect(report.issues == [])
    #expect(report.description == "")
  }

  @Test func namesTheDroppedElementAndTheFaultInIt() throws {
    struct Item: Decodable { let count: Int }
    let (_, report) = try DecodingReport.collect {
      try TestFormat.json.decode(
        [String: LossyArray<Item>].self, from: #"{"a.b":[{"count":"3"},{"other":1}]}"#)
    }
    #expect(
      report.description == """
        warning: dropped element $["a.b"][0]: expected Int, found string "3"
          at $["a.b"][0].count
          help: `@LosslessValue var count: Int` accepts "3" \
        (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)
        warning: dropped element $["a.b"][1]: expected key "count", found no such key
          at $["a.b"][1].count
          help: an optional, a wrapper of the `@Default…` family, or an initial value in a \
        `@Codable` type accepts a missing `count`
        """)
  }

  @Test func putsIssuesInTheOrderOfTheDocument() throws {
    struct Model: Decodable {
      @LossyOptional var a: Int?
      @LossyOptional var b: Int?
      @LossyOptional var c: Item?
      struct Item: Decodable { let count: Int }
    }
    let data = Data(#"{"c": {}, "b": "x", "a": "y"}"#.utf8)
    let (_, report) = try DecodingReport.collect(from: data) {
      try JSONDecoder().decode(Model.self, from: data)
    }
    #expect(report.issues.map(\.path.description) == ["$.c.count", "$.b", "$.a"])
    #expect(report.issues.map(\.location?.column) == [7, 16, 26])
  }

  @Test func keepsAsManyIssuesAsItIsToldAndCountsAll() throws {
    var options = DecodingReport.Options()
    options.maximumIssues = 2
    let (values, report) = try DecodingReport.collect(options) {
      try TestFormat.json.decode(LossyArray<Int>.self, from: #"["a","b",1,"c"]"#).elements
    }
    #expect(values == [1])
    #expect(report.issues.count == 2)
    #expect(report.totalCount == 3)
    #expect(report.description.hasSuffix("\nand 1 more"))
  }

  @Test func hidesThePayloadOnDemand() throws {
    let (_, report) = try DecodingReport.collect(.redacted) {
      try TestFormat.json.decode(LossyArray<Int>.self, from: #"["secret"]"#)
    }
    #expect(
      report.description == "warning: dropped element: expected Int, found string\n  at $[0]")
  }

  static let strictRows: [(String, Outcome<Int>)] = [
    (#"{"v":["x"]}"#, .typeMismatch("$.v[0]")),
    (#"{"v":null}"#, .valueNotFound("$.v")),
    (#"{"v":7}"#, .typeMismatch("$.v")),
    (#"{"v":[]}"#, .value(0)),
  ]

  @Test(arguments: strictRows)
  func throwsWhereItWouldRecoverWhenStrict(json: String, outcome: Outcome<Int>) {
    struct Model: Decodable { @LossyArray var v: [Int] }
    #expect(Outcome.of(Model.self, json, .strict) { $0.v.count }.outcome == outcome)
  }

  @Test func collectsFromTheInnermostCollection() throws {
    let (inner, outer) = try DecodingReport.collect {
      _ = try TestFormat.json.decode(LossyArray<Int>.self, from: #"["outer"]"#)
      return try DecodingReport.collect {
        try TestFormat.json.decode(LossyArray<Int>.self, from: #"["inner", "inner"]"#)
      }.report
    }
    #expect(inner.totalCount == 2)
    #expect(outer.totalCount == 1)
  }

  @Test func collectsFromChildTasks() async throws {
    let (count, report) = try await DecodingReport.collect {
      async let first = TestFormat.json.decode(LossyArray<Int>.self, from: #"["a"]"#)
      async let second = TestFormat.json.decode(LossyArray<Int>.self, from: #"["b", 1]"#)
      return try await first.elements.count + second.elements.count
    }
    #expect(count == 1)
    #expect(report.totalCount == 2)
  }

  @Test func givesBackAnErrorThatIsNotRecovered() {
    let (outcome, _) = Outcome.of(User.self, #"{"payments":[]}"#) { $0.name }
    #expect(outcome == .keyNotFound("$.name"))
  }
}
