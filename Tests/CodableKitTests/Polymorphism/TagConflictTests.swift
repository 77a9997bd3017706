import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("Content with a member of the tag's key")
struct TagConflictTests {
  protocol Figure: Sendable {}

  struct Ring: Figure, Codable { var radius: Double }

  /// Has the tag's key itself, as models from elsewhere do.
  struct Square: Figure, Codable {
    var type: String
    var side: Double
  }

  enum Figures: TaggedFamily {
    typealias Value = any Figure
    static let cases: [Case] = [
      Case("ring", Ring.self) { $0 }, Case("square", Square.self) { $0 },
    ]
  }

  struct Model: Codable { @Coded<Tagged<Figures>> var figure: any Figure }

  /// The tag that says which type is read is the member that the type reads.
  @Test(arguments: [TestFormat.json, .fast])
  func theFirstOfTwoTagsCounts(format: TestFormat) throws {
    for text in [
      #"{"figure":{"type":"square","type":"ring","side":2}}"#,
      #"{"figure":{"side":2,"type":"square","a":1,"type":"ring"}}"#,
    ] {
      let square = try format.decode(Model.self, from: text).figure as? Square
      #expect(square?.type == "square")
      #expect(square?.side == 2)
    }
  }

  struct Twice: Encodable {
    enum CodingKeys: CodingKey { case key }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      for value in 1...2 { try container.encode(value, forKey: .key) }
    }
  }
  struct Row: Encodable {
    var twice = Twice()
    @Coded<[Tagged<Figures>]> var figures: [any Figure]
  }

  /// A key that came twice before, and one that does in the content, leave the tag where it is.
  @Test func theTagStandsFirst() throws {
    let row = Row(figures: [Ring(radius: 1), Square(type: "other", side: 2), Ring(radius: 3)])
    #expect(
      try FastJSONEncoder().encodeToString(row)
        == #"{"twice":{"key":2},"figures":[{"type":"ring","radius":1},"#
        + #"{"type":"square","side":2},{"type":"ring","radius":3}]}"#)
  }

  /// The tag says which type is read: it must be the one that was written.
  @Test(arguments: ["ring", "square", "none"])
  func theTagIsTheFamilys(_ type: String) throws {
    let model = Model(figure: Square(type: type, side: 2))
    for data in [try FastJSONEncoder().encode(model), try JSONEncoder().encode(model)] {
      let read = try FastJSONDecoder().decode(Model.self, from: data).figure as? Square
      #expect(read?.side == 2)
      #expect(read?.type == "square")
    }
  }
}
