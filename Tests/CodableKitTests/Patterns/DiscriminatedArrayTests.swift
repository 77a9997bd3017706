import CodableKit
import CodableKitTestSupport
import Testing

extension Patterns {
  /// An array of several types, told apart by a field.
  @Suite struct DiscriminatedArrayTests {
    enum Block: Codable, Equatable {
      case text(String)
      case image(source: String, sizes: [Int])
      case divider

      enum CodingKeys: String, CodingKey { case type, body, source, sizes }
      enum Kind: String, Codable, CaseIterable { case text, image, divider }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .text:
          self = .text(try container.decode(String.self, forKey: .body))
        case .image:
          self = .image(
            source: try container.decode(String.self, forKey: .source),
            sizes: try container.decode(LossyArray<Int>.self, forKey: .sizes).elements)
        case .divider:
          self = .divider
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let body):
          try container.encode(Kind.text, forKey: .type)
          try container.encode(body, forKey: .body)
        case .image(let source, let sizes):
          try container.encode(Kind.image, forKey: .type)
          try container.encode(source, forKey: .source)
          try container.encode(sizes, forKey: .sizes)
        case .divider:
          try container.encode(Kind.divider, forKey: .type)
        }
      }
    }

    static let text = """
      [{"body":"hello","type":"text"},\
      {"sizes":[1,2],"source":"a.png","type":"image"},{"type":"divider"}]
      """

    static let blocks: [Block] = [
      .text("hello"), .image(source: "a.png", sizes: [1, 2]), .divider,
    ]

    @Test(arguments: TestFormat.allCases)
    func readsEachElementAsItsKind(format: TestFormat) throws {
      #expect(try format.decode([Block].self, from: Self.text) == Self.blocks)
    }

    @Test func writesEachElementWithItsKind() throws {
      #expect(try json(Self.blocks) == Self.text)
    }

    struct Page: Decodable {
      @LossyArray var blocks: [Block]
    }

    /// A kind that the server added last week costs its element, not the page.
    @Test(arguments: TestFormat.allCases)
    func survivesAnUnknownKind(format: TestFormat) {
      let (outcome, issues) = Outcome.of(
        Page.self,
        """
        {"blocks":[{"type":"video","source":"v"},{"type":"text","body":"a"},{"type":"text"},\
        {"type":"image","source":"i","sizes":[1,"wide"]},{"body":"b"}]}
        """, in: format
      ) { $0.blocks.count }
      #expect(outcome == .value(2))
      #expect(
        issues == [
          "dropped element unknown case $.blocks[0].type",
          "dropped element missing $.blocks[2].body",
          "dropped element wrong type $.blocks[3].sizes[1]",
          "dropped element missing $.blocks[4].type",
        ])
    }

    @Test func saysWhichKindsThereAre() throws {
      let (_, report) = try DecodingReport.collect {
        try TestFormat.json.decode(Page.self, from: #"{"blocks":[{"type":"video"}]}"#)
      }
      #expect(
        report.description == """
          warning: dropped element $.blocks[0]: expected "text", "image" or "divider", found "video"
            at $.blocks[0].type
          """)
    }

    @Test func refusesAnUnknownKindWhereNothingIsLossy() {
      let outcome = Outcome.of([Block].self, #"[{"type":"video"}]"#) { $0.count }.outcome
      #expect(outcome == .dataCorrupted("$[0].type"))
    }
  }
}
