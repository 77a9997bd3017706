import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("Tagged") struct TaggedTests {
  static let drawing = """
    {"outline":{"type":"square","side":2},"shapes":[{"radius":1,"type":"circle"},\
    {"type":"group","members":[{"type":"square","side":1},{"type":"disc","radius":2}]}]}
    """

  @Test(arguments: TestFormat.allCases) func readsAProtocolByItsTag(format: TestFormat) throws {
    let drawing = try format.decode(Drawing.self, from: Self.drawing)
    #expect(drawing.outline as? Square == Square(side: 2))
    #expect(drawing.shapes.map(\.area) == [3, 13])
    let group = try #require(drawing.shapes.last as? Group)
    #expect(group.members.first as? Square == Square(side: 1))
  }

  @Test(arguments: [TestFormat.json, .fast])
  func reportsTheTagThatCounts(format: TestFormat) throws {
    let text = #"{"shapes":[{"type":"star","type":"circle","radius":1}]}"#
    let (_, report) = try DecodingReport.collect { try format.decode(Drawing.self, from: text) }
    #expect(report.issues.map { $0.found?.description } == [#"string "star""#])
  }

  static let written = """
    {"outline":{"side":2,"type":"square"},"shapes":[{"radius":1,"type":"circle"},\
    {"members":[{"side":1,"type":"square"},{"radius":2,"type":"circle"}],"type":"group"}]}
    """

  @Test func writesTagAndContent() throws {
    let drawing = try TestFormat.fast.decode(Drawing.self, from: Self.drawing)
    #expect(try json(drawing) == Self.written)
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(drawing), as: UTF8.self) == Self.written)
    let list = try PropertyListEncoder().encode(drawing)
    let again = try PropertyListDecoder().decode(Drawing.self, from: list)
    #expect(try json(again) == Self.written)
  }

  /// The tag comes first where the encoder keeps the order.
  @Test func writesTheTagFirst() throws {
    let data = try FastJSONEncoder().encode(Drawing(outline: Circle(radius: 1), shapes: []))
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"outline":{"type":"circle","radius":1},"shapes":[]}"#)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let json: String
    let outcome: Outcome<Int>
    var testDescription: String { json }
  }

  static let faults = [
    Fault(json: #"{}"#, outcome: .keyNotFound("$.shape")),
    Fault(json: #"{"shape":null}"#, outcome: .valueNotFound("$.shape")),
    Fault(json: #"{"shape":{}}"#, outcome: .keyNotFound("$.shape.type")),
    Fault(json: #"{"shape":{"type":null}}"#, outcome: .valueNotFound("$.shape.type")),
    Fault(json: #"{"shape":{"type":[]}}"#, outcome: .typeMismatch("$.shape.type")),
    Fault(json: #"{"shape":{"type":"star"}}"#, outcome: .dataCorrupted("$.shape.type")),
    Fault(json: #"{"shape":{"type":"circle"}}"#, outcome: .keyNotFound("$.shape.radius")),
    Fault(
      json: #"{"shape":{"type":"circle","radius":"x"}}"#,
      outcome: .typeMismatch("$.shape.radius")),
    Fault(json: #"{"shape":[]}"#, outcome: .typeMismatch("$.shape")),
    Fault(json: #"{"shape":"circle"}"#, outcome: .typeMismatch("$.shape")),
    Fault(json: #"{"shape":{"type":"circle","radius":1,"more":1}}"#, outcome: .value(3)),
  ]

  struct Strict: Decodable {
    @Coded<Tagged<Shapes>> var shape: any Shape
  }

  @Test(arguments: TestFormat.allCases, faults) func saysWhatIsWrong(
    format: TestFormat, fault: Fault
  ) {
    let outcome = Outcome.of(Strict.self, fault.json, in: format) { Int($0.shape.area) }.outcome
    #expect(outcome == fault.outcome)
  }

  @Test(arguments: TestFormat.allCases) func dropsWhatItDoesNotKnow(format: TestFormat) {
    let (outcome, issues) = Outcome.of(
      Drawing.self,
      #"{"shapes":[{"type":"star"},{"type":"square","side":3},7,{"side":1},{"type":"circle"}]}"#,
      in: format
    ) { $0.shapes.map(\.area) }
    #expect(outcome == .value([9]))
    #expect(
      issues == [
        "dropped element unknown case $.shapes[0].type",
        "dropped element wrong type $.shapes[2]",
        "dropped element missing $.shapes[3].type",
        "dropped element missing $.shapes[4].radius",
      ])
  }

  @Test func namesTheTagsThatThereAre() throws {
    let text = #"{"shapes":[{"type":"star"}]}"#
    let (_, report) = try FastJSONDecoder().decodeReporting(Drawing.self, from: Data(text.utf8))
    #expect(
      report.description == """
        1:20: warning: dropped element $.shapes[0]: expected "circle", "square", "group" or "disc", \
        found "star"
          at $.shapes[0].type
        """)
    let error = #expect(throws: DecodingError.self) {
      try TestFormat.json.decode(Strict.self, from: #"{"shape":{"type":"star"}}"#)
    }
    #expect(
      error?.summary(in: Data(#"{"shape":{"type":"star"}}"#.utf8)) == """
        1:18: error: expected "circle", "square", "group" or "disc", found "star" at $.shape.type
        """)
  }

  static let blocks: [(String, Block)] = [
    (#"{"body":"a","type":"text"}"#, .text(.init(body: "a"))),
    (#"{"type":"divider"}"#, .divider),
    (
      #"{"blocks":[{"type":"divider"},{"type":"new"}],"type":"quote"}"#,
      .quote([.divider, .unknown(["type": "new"])])
    ),
    (
      #"{"seconds":9,"type":"video"}"#, .unknown(["type": "video", "seconds": 9])
    ),
  ]

  @Test(arguments: TestFormat.allCases, blocks.indices)
  func readsAnEnumAndKeepsTheUnknown(format: TestFormat, row: Int) throws {
    let (text, block) = Self.blocks[row]
    let (outcome, issues) = Outcome.of([Block].self, "[\(text)]", in: format) { $0 }
    #expect(outcome == .value([block]))
    #expect(issues == [])
    #expect(try json(block) == text)
  }

  @Test func documentedList() throws {
    let text = """
      [{"type": "text", "body": "a"}, {"type": "divider"}, {"type": "video", "seconds": 9}]
      """
    #expect(
      try TestFormat.fast.decode([Block].self, from: text)
        == [.text(.init(body: "a")), .divider, .unknown(["type": "video", "seconds": 9])])
  }

  static let measures: [(String, Measure)] = [
    (#"{"content":"a","kind":1}"#, .name("a")), (#"{"content":[1,2],"kind":2}"#, .values([1, 2])),
    (#"{"kind":3}"#, Measure.none),
  ]

  @Test(arguments: TestFormat.allCases, measures.indices)
  func readsContentUnderItsKey(format: TestFormat, row: Int) throws {
    let (text, measure) = Self.measures[row]
    #expect(try format.decode([Measure].self, from: "[\(text)]") == [measure])
    #expect(try json(measure) == text)
  }

  @Test func readsTagsByAnyStrategy() throws {
    #expect(
      try TestFormat.fast.decode(Measure.self, from: #"{"kind":"1","content":"a"}"#) == .name("a"))
    let (_, report) = try DecodingReport.collect {
      try TestFormat.json.decode(LossyArray<Measure>.self, from: #"[{"kind":4}]"#)
    }
    #expect(
      report.issues.map(\.description) == [
        "warning: dropped element $[0]: expected 1, 2 or 3, found 4\n  at $[0].kind"
      ])
    #expect(
      Outcome.of(Measure.self, #"{"kind":1}"#) { $0 }.outcome == .keyNotFound("$.content"))
  }

  enum TwoShapes: TaggedFamily {
    typealias Value = any Shape
    static let cases: [Case] = [
      Case("circle", Circle.self) { $0 },
      Case("square", Square.self) { $0 },
    ]
  }

  @Test func documentedFamily() throws {
    struct Drawing: Codable {
      @Coded<Tagged<TwoShapes>> var outline: any Shape
      @Coded<Lossy<[Tagged<TwoShapes>]>> var shapes: [any Shape]
    }
    let text = #"{"outline": {"type": "circle", "radius": 1}, "shapes": [{"type": "star"}]}"#
    let (drawing, report) = try FastJSONDecoder().decodeReporting(
      Drawing.self, from: Data(text.utf8))
    #expect(drawing.outline as? Circle == Circle(radius: 1))
    #expect(drawing.shapes.isEmpty)
    let message = try #require(report.issues.first?.description)
    #expect(message.contains(#"expected "circle" or "square", found "star""#))
    #expect(message.hasSuffix("at $.shapes[0].type"))
  }

  @Test func documentedTaggings() throws {
    enum Beside: TaggedCodable, Equatable {
      case text(Block.Text)
      static var tagging: Tagging { .internal("kind") }
      static var cases: [Case] {
        [
          Case("text", Block.Text.self, embed: Beside.text) {
            if case .text(let text) = $0 { text } else { nil }
          }
        ]
      }
    }
    #expect(try json(Beside.text(.init(body: "a"))) == #"{"body":"a","kind":"text"}"#)
    #expect(
      Tagging.adjacent("kind", content: "data", "attributes").contentPath == ["data", "attributes"])
    #expect(Tagging.internal().tagKey == "type")
  }
}
