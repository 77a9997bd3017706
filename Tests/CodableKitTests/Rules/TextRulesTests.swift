import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct TextRulesTests {
  struct Trim: Codable { @Coded<Trimmed<String>> var v: String }
  struct Lower: Codable { @Coded<Lowercased<String>?> var v: String? }
  struct Upper: Codable { @Coded<Default<Uppercased<String>, Empty<String>>> var v: String }

  static let trimmed: [WrapperRow<String>] = [
    .init("plain", #"{"v":"Ada"}"#, .value("Ada")),
    .init("both ends", #"{"v":" \t Ada  B\n"}"#, .value("Ada  B")),
    .init("wide space", #"{"v":"\u3000Ada\u00a0"}"#, .value("Ada")),
    .init("only space", #"{"v":" \r\n "}"#, .value("")), .init("empty", #"{"v":""}"#, .value("")),
    .init("missing", "{}", .keyNotFound("$.v")),
    .init("wrong type", #"{"v":7}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: trimmed, TestFormat.allCases)
  func trims(row: WrapperRow<String>, format: TestFormat) {
    row.check(Trim.self, in: format) { $0.v }
  }

  static let lowercased: [WrapperRow<String?>] = [
    .init("mixed", #"{"v":"Ada@Example.ORG"}"#, .value("ada@example.org")),
    .init("not ASCII", #"{"v":"ÄÖ"}"#, .value("äö")), .init("missing", "{}", .value(nil)),
    .init("null", #"{"v":null}"#, .value(nil)),
    .init("wrong type", #"{"v":[]}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: lowercased, TestFormat.allCases)
  func lowersCase(row: WrapperRow<String?>, format: TestFormat) {
    row.check(Lower.self, in: format) { $0.v }
  }

  static let uppercased: [WrapperRow<String>] = [
    .init("lower", #"{"v":"ch"}"#, .value("CH")), .init("missing", "{}", .value("")),
    .init("null", #"{"v":null}"#, .value("")),
    .init("wrong type", #"{"v":7}"#, .value(""), "used the default wrong type $.v"),
  ]

  @Test(arguments: uppercased, TestFormat.allCases)
  func raisesCase(row: WrapperRow<String>, format: TestFormat) {
    row.check(Upper.self, in: format) { $0.v }
  }

  @Test func writesTheFormThatItReads() throws {
    for encode in [json, fastJSON] as [(Trim) throws -> String] {
      #expect(try encode(Trim(v: " Ada ")) == #"{"v":"Ada"}"#)
    }
    #expect(try json(Lower(v: "Ada")) == #"{"v":"ada"}"#)
    #expect(try json(Lower(v: nil)) == "{}")
    #expect(try json([Coded<Uppercased<String>>(wrappedValue: "a")]) == #"["A"]"#)
    #expect(try throughPropertyList(Trim(v: " Ada ")).v == "Ada")
  }

  @Test(arguments: TestFormat.allCases)
  func anotherSpellingIsAnIssueOnDemandOnly(format: TestFormat) {
    var options = DecodingReport.Options()
    options.includesConversions = true
    let text = #"{"v":" Ada"}"#
    #expect(
      Outcome.of(Trim.self, text, in: format, options) { $0.v }.issues
        == ["converted malformed $.v"])
    options.isStrict = true
    #expect(
      Outcome.of(Trim.self, text, in: format, options) { $0.v }.outcome == .dataCorrupted("$.v"))
    #expect(Outcome.of(Trim.self, text, in: format, .strict) { $0.v }.outcome == .value("Ada"))
  }
}
