import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("KeyStyle") struct KeyStyleTests {
  @Test(arguments: KeyRow.rows) func writesTheKeyOfAName(row: KeyRow) {
    #expect(KeyStyle.snake(acronyms: KeyRow.acronyms).key(for: row.name) == row.snake)
    #expect(KeyStyle.screamingSnake(acronyms: KeyRow.acronyms).key(for: row.name) == row.screaming)
    #expect(KeyStyle.kebab(acronyms: KeyRow.acronyms).key(for: row.name) == row.kebab)
    #expect(KeyStyle.pascal(acronyms: KeyRow.acronyms).key(for: row.name) == row.pascal)
  }

  @Test(arguments: KeyRow.rows.filter(\.comesBack)) func readsTheNameOfAKey(row: KeyRow) {
    #expect(KeyStyle.snake(acronyms: KeyRow.acronyms).name(for: row.snake) == row.name)
    #expect(KeyStyle.screamingSnake(acronyms: KeyRow.acronyms).name(for: row.screaming) == row.name)
    #expect(KeyStyle.kebab(acronyms: KeyRow.acronyms).name(for: row.kebab) == row.name)
    #expect(KeyStyle.pascal(acronyms: KeyRow.acronyms).name(for: row.pascal) == row.name)
  }

  /// KEY-017 as it is given: a name may begin with an acronym; then it does not come back.
  @Test func nameThatBeginsWithCapitals() {
    #expect(KeyStyle.snake().key(for: "URLString") == "url_string")
    #expect(KeyStyle.snake(acronyms: .common).name(for: "url_string") == "urlString")
  }

  /// Names that are not spelled as the list says come back as it says.
  @Test(arguments: [
    ("userIds", "userIDs"), ("imageUrl", "imageURL"), ("imageUrls2", "imageURLs2"),
    ("userHTTPs", "userHTTPS"), ("idHTTPs", "idHTTPS"), ("mySKUs", "mySkus"),
  ]) func namesComeBackAsTheListSays(name: String, back: String) {
    for style in [
      KeyStyle.snake(acronyms: .common), .kebab(acronyms: .common),
      .screamingSnake(acronyms: .common), .pascal(acronyms: .common),
    ] { #expect(style.name(for: style.key(for: name)) == back) }
    #expect(KeyStyle.snake(acronyms: .common).name(for: "user_https") == "userHTTPS")
  }

  /// KEY-004: without a list of acronyms, as Foundation converts.
  @Test(arguments: [
    ("_id", "_id"), ("__v", "__v"), ("address_line_1", "addressLine1"), ("a__b", "aB"),
    ("HTML_URL", "htmlUrl"), ("trailing_", "trailing_"), ("_", "_"), ("single", "single"),
    ("userName", "userName"), ("image_url", "imageUrl"),
  ]) func readsSnakeCaseAsFoundationDoes(key: String, name: String) throws {
    #expect(KeyStyle.snake().name(for: key) == name)
    struct Keys: Decodable {
      let names: [String]
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
      }
    }
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try foundation.decode(Keys.self, from: Data("{\"\(key)\":1}".utf8)).names == [name])
  }

  @Test(arguments: [
    ("imageURL", "image_url"), ("userID2", "user_id2"), ("IDEA", "idea"),
    ("myIDEAList", "my_idea_list"),
    ("HTTPSURL", "httpsurl"), ("a", "a"), ("aB", "a_b"), ("userIDs", "user_ids"),
    ("imageURLs", "image_urls"), ("userSKUs", "user_skus"),
  ]) func writesWithoutAcronyms(name: String, key: String) {
    #expect(KeyStyle.snake().key(for: name) == key)
  }

  @Test func acronymsOfOnesOwn() {
    let acronyms = Acronyms.common.adding("sku")
    #expect(KeyStyle.snake(acronyms: acronyms).name(for: "main_sku") == "mainSKU")
    #expect(KeyStyle.snake(acronyms: ["SKU"]).name(for: "sku_url") == "skuUrl")
    #expect(KeyStyle.pascal().key(for: "imageURL") == "ImageUrl")
    #expect(KeyStyle.pascal(acronyms: .common).name(for: "ImageUrl") == "imageURL")
  }

  /// Names of words with two letters or more come back, whatever the style.
  @Test(arguments: [UInt64](1...8)) func randomNamesComeBack(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let acronyms = Acronyms.common.words.sorted()
    for _ in 0..<500 {
      var name = ""
      for position in 0..<Int.random(in: 1...5, using: &numbers) {
        if position > 0, Int.random(in: 0..<3, using: &numbers) == 0 {
          let acronym = acronyms.randomElement(using: &numbers) ?? "ID"
          // HTTPS is no plural.
          let isPlural =
            Int.random(in: 0..<4, using: &numbers) == 0 && !acronyms.contains(acronym + "S")
          name += acronym + (isPlural ? "s" : "")
        } else {
          let length = Int.random(in: 2...7, using: &numbers)
          let word = String(
            (0..<length).compactMap { _ in
              "abcdefghijklmnopqrstuvwxyz".randomElement(using: &numbers)
            })
          // A small word must not look like an acronym where it does not stand first.
          let capitals = word.uppercased()
          let singular = capitals.hasSuffix("S") ? String(capitals.dropLast()) : capitals
          if position > 0, acronyms.contains(capitals) || acronyms.contains(singular) { continue }
          name += position == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
        }
        if Int.random(in: 0..<6, using: &numbers) == 0 {
          name += String(Int.random(in: 0..<100, using: &numbers))
        }
      }
      for style in [
        KeyStyle.snake(acronyms: .common), .kebab(acronyms: .common),
        .screamingSnake(acronyms: .common), .pascal(acronyms: .common),
      ] { #expect(style.name(for: style.key(for: name)) == name) }
    }
  }

  /// A key of a payload can be long; the time must not grow with its square, or worse.
  @Test func longKeysTakeLinearTime() {
    let acronyms: Acronyms = ["A", "AA", "AAA"]
    let key = String(repeating: "A", count: 20_000) + "BC"
    let style = KeyStyle.pascal(acronyms: acronyms)
    let time = ContinuousClock().measure { #expect(style.name(for: key).count == key.count) }
    #expect(time < .seconds(5))
  }

  @Test func documentedTable() {
    let style = KeyStyle.snake(acronyms: ["URL"])
    #expect(style.key(for: "imageURL") == "image_url")
    #expect(style.name(for: "image_url") == "imageURL")
    let names = ["imageURL", "userID2", "parseJSONValue"]
    func keys(_ style: KeyStyle) -> [String] { names.map { style.key(for: $0) } }
    #expect(keys(.snake()) == ["image_url", "user_id2", "parse_json_value"])
    #expect(keys(.kebab()) == ["image-url", "user-id2", "parse-json-value"])
    #expect(keys(.screamingSnake()) == ["IMAGE_URL", "USER_ID2", "PARSE_JSON_VALUE"])
    #expect(keys(.pascal(acronyms: .common)) == ["ImageURL", "UserID2", "ParseJSONValue"])
  }
}
