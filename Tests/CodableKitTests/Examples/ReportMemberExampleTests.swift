import CodableKit
import Foundation
import JSONCore
import Testing

@Suite("Examples of the members of tagged families and reports")
struct ReportMemberExampleTests {
  struct Text: Codable, Equatable { var body: String }

  enum Block: TaggedCodable, JSONReadable, JSONWritable, Equatable {
    case text(Text), divider, unknown(JSONValue)
    static let cases: [Case] = [
      Case("text", Text.self, embed: Block.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      Case("divider", .divider),
    ]
    static let unknownCase: UnknownTagCase<Block>? = UnknownTagCase(embed: Block.unknown) {
      if case .unknown(let json) = $0 { json } else { nil }
    }
  }

  protocol Shape {}
  struct Circle: Shape, Codable { var radius: Double }

  enum Shapes: TaggedFamily {
    typealias Value = any Shape
    static var tagging: Tagging { .adjacent("kind", content: "content") }
    static let cases: [Case] = [Case("circle", Circle.self) { $0 }]
  }

  struct Drawing: Codable { @Coded<Tagged<Shapes>> var outline: any Shape }

  struct Cart: Decodable {
    @LossyArray var ids: [Int]
    @DefaultZero var count: Int
  }

  @Test func cases() throws {
    #expect(Block.cases.map(\.tag) == ["text", "divider"])
    #expect(try JSONReader.read(Block.self, from: Array(#"{"type":"divider"}"#.utf8)) == .divider)
    #expect(
      String(decoding: try JSONWriter.bytes(of: Block.text(Text(body: "a"))), as: UTF8.self)
        == #"{"type":"text","body":"a"}"#)
    #expect(
      try JSONDecoder().decode(Block.self, from: Data(#"{"type":"text","body":"a"}"#.utf8))
        == .text(Text(body: "a")))
    #expect(try FastJSONEncoder().encodeToString([Block.divider]) == #"[{"type":"divider"}]"#)
    let unknown = try FastJSONDecoder().decode(Block.self, from: #"{"type": "video"}"#)
    #expect(unknown == .unknown(["type": "video"]))
    let wide = #"{"type": "divider", "width": 3}"#
    #expect(try FastJSONDecoder().decode(Block.self, from: wide) == .divider)
    #expect(Tagging.internal("kind").tagKey == "kind")
    #expect(
      Tagging.adjacent("kind", content: "data", "attributes").contentPath == ["data", "attributes"])
    let json = #"{"outline": {"kind": "circle", "content": {"radius": 1}}}"#
    let drawing = try FastJSONDecoder().decode(Drawing.self, from: json)
    #expect((drawing.outline as? Circle)?.radius == 1)
    enum Inner: TaggedFamily {
      typealias Value = any Shape
      static var tagging: Tagging { .internal("kind") }
      static let cases: [Case] = [Case("circle", Circle.self) { $0 }]
    }
    struct Flat: Codable { @Coded<Tagged<Inner>> var outline: any Shape }
    let flat = #"{"outline": {"kind": "circle", "radius": 1}}"#
    #expect(try FastJSONDecoder().decode(Flat.self, from: flat).outline is Circle)
  }

  @Test func issues() throws {
    let text = #"{"ids":[1,"x"],"count":null}"#
    let data = Data(text.utf8)
    let decoder = FastJSONDecoder()
    func reasons(_ json: String) throws -> [String] {
      struct Model: Decodable { @LossyArray var ids: [Int] }
      return try decoder.decodeReporting(Model.self, from: json).report.map(\.reason.description)
    }
    #expect(try reasons(#"{"ids":["x"]}"#) == ["wrong type"])
    #expect(try reasons(#"{"ids":[null]}"#) == ["null"])
    #expect(try reasons(#"{"ids":[1e99]}"#) == ["out of range"])
    #expect(DecodingIssue.Reason.wrongType.description == "wrong type")
    struct Others: Decodable {
      struct Item: Decodable { var id: Int }
      enum Card: String, Decodable { case visa }
      @LossyArray var ids: [Item]
      @LossyArray var cards: [Card]
      @Coded<Lossy<[DateOnly]>> var days: [Date]
      @LossyDictionary var counts: [Int: Int]
    }
    let others = #"{"ids":[{}],"cards":["Gift"],"days":["2024-02-30"],"counts":{"x":1}}"#
    let issues = try decoder.decodeReporting(Others.self, from: others).report.issues
    #expect(issues.contains { issue in issue.reason == .missing })
    #expect(issues.contains { issue in issue.reason == .unknownCase })
    #expect(issues.contains { issue in issue.reason == .malformed })
    #expect(issues.contains { issue in issue.reason == .badKey })
    #expect(
      try Self.actions() == [
        "dropped element", "dropped entry", "used nil", "used an empty collection",
        "used the default", "corrected", "converted",
      ])
    #expect(DecodingIssue.Action.droppedElement.description == "dropped element")
    let (_, report) = try decoder.decodeReporting(Cart.self, from: data)
    let issue = try #require(report.issues.first)
    #expect(issue.path.description == "$.ids[1]" && issue.recoveredPath.description == "$.ids[1]")
    #expect(issue.reason == .wrongType)
    #expect(issue.expected == "Int")
    #expect(issue.found?.description == #"string "x""#)
    #expect(issue.found?.kind.description == "string")
    #expect(issue.found?.kind == .string)
    #expect(issue.found?.kind == "string")
    #expect(DecodingIssue.Found.Kind.string.description == "string")
    #expect(issue.found?.excerpt == #""x""#)
    #expect(issue.detail == nil)
    #expect(issue.action == .droppedElement)
    #expect(issue.location?.description == "1:11")
    let second = try decoder.decodeReporting(Cart.self, from: #"{"ids":[1,"2"],"count":0}"#).report
    let help = try #require(second.issues.first?.help)
    #expect(
      help.hasPrefix(
        "`Lossless<Int>` in place of `Int` accepts \"2\"; for `@LossyArray` that is "
          + "`@Coded<Lossy<[Lossless<Int>]>>` "))
  }

  enum Percent: ValueRange { static let range = 0...100 }

  private static func actions() throws -> [String] {
    struct Model: Decodable {
      @LossyArray var ids: [Int]
      @LossyDictionary var counts: [String: Int]
      @LossyOptional var owner: Int?
      @LossyArray var tags: [String]
      @DefaultZero var total: Int
      @Coded<Clamped<Int, Percent>> var share: Int
      @LosslessValue var number: Int
    }
    var options = DecodingReport.Options()
    options.includesConversions = true
    let json = #"""
      {"ids":["x"],"counts":{"a":"x"},"owner":"x","tags":7,"total":"x","share":130,"number":"7"}
      """#
    return try FastJSONDecoder().decodeReporting(Model.self, from: json, options).report
      .map(\.action.description)
  }

  @Test func reports() async throws {
    let decoder = FastJSONDecoder()
    let data = Data(#"{"ids":[1,"x","y"],"count":null}"#.utf8)
    var options = DecodingReport.Options()
    options.maximumIssues = 1
    let (_, short) = try decoder.decodeReporting(Cart.self, from: data, options)
    #expect(short.issues.count == 1)
    #expect(short.totalCount == 2)
    #expect(DecodingReport.Options().maximumIssues == 1000)
    #expect(DecodingReport.Options.strict.isStrict)
    options = DecodingReport.Options()
    options.includesNullDefaults = true
    do {
      let report = try decoder.decodeReporting(Cart.self, from: data, options).report
      #expect(report.issues.last?.reason == .null)
    }
    do {
      struct Item: Decodable { @LosslessValue var id: Int }
      var options = DecodingReport.Options()
      options.includesConversions = true
      let report = try decoder.decodeReporting(Item.self, from: #"{"id":"7"}"#, options).report
      #expect(report.issues.first?.action == .converted)
    }
    do {
      var options = DecodingReport.Options()
      options.hidesPayload = true
      let report = try decoder.decodeReporting(Cart.self, from: data, options).report
      #expect(report.issues.first?.found?.description == "string")
    }
    #expect(DecodingReport.Options() == .lenient)
    #expect(try decoder.decodeReporting(Cart.self, from: data, .lenient).value.ids == [1])
    #expect(throws: DecodingError.self) {
      try decoder.decodeReporting(Cart.self, from: data, .strict)
    }
    #expect(
      try decoder.decodeReporting(Cart.self, from: data, .redacted).report.issues[0].found?.excerpt
        == nil)
    let description = """
      1:11: warning: dropped element: expected Int, found string "x"
        at $.ids[1]
      and 1 more
      """
    #expect(short.description == description)
    let report = try decoder.decodeReporting(Cart.self, from: data, named: "cart.json").report
    #expect(report.issues.map(\.path.description) == ["$.ids[1]", "$.ids[2]"])
    #expect(report.totalCount == 2 && report.count == 2 && !report.isEmpty)
    #expect(report.documentName == "cart.json")
    #expect(report.description.hasPrefix("cart.json:1:11: warning: dropped element"))
    @Sendable func loadOrder(_ data: Data) async throws -> Cart {
      try JSONDecoder().decode(Cart.self, from: data)
    }
    do {
      let (order, report) = try await DecodingReport.collect(from: data) {
        try await loadOrder(data)
      }
      #expect(order.ids == [1] && report.issues[0].location?.description == "1:11")
    }
  }
}
