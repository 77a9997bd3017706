import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

/// Annotations of the values of a case.
@Suite struct CaseValueTests {
  @Codable enum Shape: Equatable {
    @CodableDefault(1) case circle(radius: Double)
    @CodableDefault("px", at: "unit") case length(value: Double, unit: String)
    @CodableBy(UnixSeconds.self, at: "start") @CodableBy(UnixSeconds.self, at: "end")
    case span(start: Date, end: Date?)
    @Lossy(at: 1) @CodableDefault(["x"], at: 1) case post(Int, [String])
    @Lossless(at: "count") case order(id: String, count: Int)
    @CodableDefault(3, for: [.missing, .null]) case level(Int)
    @Lossless(at: "limit") @Lossy(at: "marks")
    case scale(step: Double, limit: Int? = 4, marks: [Int]? = [1])
  }

  struct Row<Model: Equatable & Sendable>: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: Outcome<Model>
    let issues: [String]

    init(_ text: String, _ expected: Outcome<Model>, issues: String...) {
      self.text = text
      self.expected = expected
      self.issues = issues
    }

    var testDescription: String { text }
  }

  static let shapes: [Row<Shape>] = [
    Row(#"{"circle":{}}"#, .value(.circle(radius: 1))),
    Row(#"{"circle":{"radius":null}}"#, .value(.circle(radius: 1))),
    Row(#"{"circle":{"radius":"x"}}"#, .value(.circle(radius: 1)), issues: "$.circle.radius"),
    Row(#"{"circle":{"radius":2}}"#, .value(.circle(radius: 2))),
    Row(#"{"length":{"value":2}}"#, .value(.length(value: 2, unit: "px"))),
    Row(#"{"length":{"unit":"m"}}"#, .keyNotFound("$.length.value")),
    Row(
      #"{"span":{"start":5,"end":9}}"#,
      .value(.span(start: Date(timeIntervalSince1970: 5), end: Date(timeIntervalSince1970: 9)))),
    Row(#"{"span":{"start":5}}"#, .value(.span(start: Date(timeIntervalSince1970: 5), end: nil))),
    Row(#"{"post":{"_0":1,"_1":["a",7]}}"#, .value(.post(1, ["a"])), issues: "$.post._1[1]"),
    Row(#"{"post":{"_0":1,"_1":7}}"#, .value(.post(1, ["x"])), issues: "$.post._1"),
    Row(#"{"post":{"_0":1}}"#, .value(.post(1, ["x"]))),
    Row(#"{"order":{"id":"a","count":"2"}}"#, .value(.order(id: "a", count: 2))),
    Row(#"{"level":{}}"#, .value(.level(3))),
    Row(#"{"level":{"_0":"x"}}"#, .typeMismatch("$.level._0")),
    // Null is a value; only a key that does not come asks for the initial one.
    Row(#"{"scale":{"step":1}}"#, .value(.scale(step: 1))),
    Row(
      #"{"scale":{"step":1,"limit":null,"marks":null}}"#,
      .value(.scale(step: 1, limit: nil, marks: nil))),
    Row(
      #"{"scale":{"step":1,"limit":"2","marks":[3]}}"#,
      .value(.scale(step: 1, limit: 2, marks: [3]))),
  ]

  @Test(arguments: shapes, TestFormat.allCases)
  func readsByTheAnnotations(row: Row<Shape>, format: TestFormat) {
    check(row, format)
  }

  @Codable(tagging: .adjacent("t", content: "c")) enum Beside: Equatable {
    @CodableDefault(1) case circle(Double)
    @CodableDefault("px", at: "unit") @CodableDefault(0, at: "value")
    case length(value: Double, unit: String)
    case box(width: Int = 1, height: Int?)
    @CodableDefault(2, for: .null) case two(Int)
  }

  static let beside: [Row<Beside>] = [
    Row(#"{"t":"circle"}"#, .value(.circle(1))),
    Row(#"{"t":"circle","c":null}"#, .value(.circle(1))),
    Row(#"{"t":"circle","c":"x"}"#, .value(.circle(1)), issues: "$.c"),
    Row(#"{"c":2,"t":"circle"}"#, .value(.circle(2))),
    // Nothing is missing where every value may be.
    Row(#"{"t":"length"}"#, .value(.length(value: 0, unit: "px"))),
    Row(#"{"t":"length","c":null}"#, .value(.length(value: 0, unit: "px"))),
    Row(#"{"t":"length","c":{"unit":"m"}}"#, .value(.length(value: 0, unit: "m"))),
    Row(#"{"t":"box"}"#, .value(.box(width: 1, height: nil))),
    Row(#"{"t":"two"}"#, .keyNotFound("$.c")), Row(#"{"t":"two","c":null}"#, .value(.two(2))),
  ]

  @Test(arguments: beside, TestFormat.allCases)
  func readsThemBesideTheTag(row: Row<Beside>, format: TestFormat) {
    check(row, format)
  }

  @Codable(tagging: .internal("t")) enum Inside: Equatable {
    @CodableDefault(1) case circle(radius: Double)
    @CodableBy(UnixSeconds.self, at: "at") @Lossy(at: "tags") case event(at: Date, tags: [Int])
  }

  static let inside: [Row<Inside>] = [
    Row(#"{"t":"circle"}"#, .value(.circle(radius: 1))),
    Row(#"{"radius":[],"t":"circle"}"#, .value(.circle(radius: 1)), issues: "$.radius"),
    Row(
      #"{"t":"event","at":4,"tags":[1,"a"]}"#,
      .value(.event(at: Date(timeIntervalSince1970: 4), tags: [1])), issues: "$.tags[1]"),
    Row(
      #"{"t":"event","at":4,"tags":3}"#,
      .value(.event(at: Date(timeIntervalSince1970: 4), tags: [])), issues: "$.tags"),
  ]

  @Test(arguments: inside, TestFormat.sharing)
  func readsThemAsMembers(row: Row<Inside>, format: TestFormat) {
    check(row, format)
  }

  private func check<Model: Codable & Equatable>(_ row: Row<Model>, _ format: TestFormat) {
    // A property list has no null.
    if format == .propertyList && row.text.contains("null") { return }
    let (outcome, issues) = Outcome.of(Model.self, row.text, in: format) { $0 }
    #expect(outcome == row.expected)
    #expect(issues.compactMap { $0.split(separator: " ").last.map(String.init) } == row.issues)
  }

  @Test func writesBack() throws {
    let values: [Shape] = [
      .circle(radius: 2), .span(start: Date(timeIntervalSince1970: 5), end: nil),
      .post(1, ["a"]), .order(id: "a", count: 2),
    ]
    let text = #"""
      [{"circle":{"radius":2}},{"span":{"start":5}},{"post":{"_0":1,"_1":["a"]}},\#
      {"order":{"count":2,"id":"a"}}]
      """#
    #expect(try json(values) == text)
    #expect(try FastJSONDecoder().decode([Shape].self, from: text) == values)
  }
}
