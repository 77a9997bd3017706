import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// Other names in the JSON: an enum of keys, and no code.
  @Suite struct CustomCodingKeysTests {
    struct Article: Codable, Equatable {
      let id: Int
      let title: String
      let coverURL: URL
      @LossyArray var tags: [String]
      @LossyOptional var weightInGrams: Int?
      /// Not among the keys: never read and never written, so it needs a value of its own.
      var isSelected = false

      enum CodingKeys: String, CodingKey {
        case id
        case title = "display_title"
        case coverURL = "cover_url"
        case tags = "tag_list"
        case weightInGrams = "weight_g"
      }
    }

    static let text = """
      {"cover_url":"https://img.example/7.png","display_title":"Lamp","id":7,\
      "tag_list":["home"],"weight_g":900}
      """

    // In JSON only: a URL is a string there, and an object in every other format.
    @Test func readsTheNamesOfTheServer() throws {
      let article = try TestFormat.json.decode(
        Article.self, from: Self.text.replacing(#""home""#, with: #""home",7"#))
      #expect(article.title == "Lamp")
      #expect(article.coverURL.absoluteString == "https://img.example/7.png")
      #expect(article.tags == ["home"])
      #expect(article.weightInGrams == 900)
      #expect(!article.isSelected)
    }

    @Test func writesTheNamesOfTheServer() throws {
      let article = try TestFormat.json.decode(Article.self, from: Self.text)
      #expect(try json(article) == Self.text)
    }

    @Test func reportsTheNamesOfTheServer() {
      let (outcome, issues) = Outcome.of(
        Article.self, Self.text.replacing("900", with: #""heavy""#)
      ) { $0.weightInGrams }
      #expect(outcome == .value(nil))
      #expect(issues == ["used nil wrong type $.weight_g"])
    }
  }
}
