import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("KeyStyle") struct KeyStyleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let snake: String
    let screaming: String
    let pascal: String
    var testDescription: String { name }
  }

  /// KEY-017 and further: what is a word, with the common acronyms.
  static let rows = [
    Row(name: "avatarURL", snake: "avatar_url", screaming: "AVATAR_URL", pascal: "AvatarURL"),
    Row(name: "urlString", snake: "url_string", screaming: "URL_STRING", pascal: "URLString"),
    Row(
      name: "parseJSONValue", snake: "parse_json_value", screaming: "PARSE_JSON_VALUE",
      pascal: "ParseJSONValue"),
    Row(name: "userIDs", snake: "user_ids", screaming: "USER_IDS", pascal: "UserIDs"),
    Row(name: "imageURLs", snake: "image_urls", screaming: "IMAGE_URLS", pascal: "ImageURLs"),
    Row(
      name: "apiIDsByURL", snake: "api_ids_by_url", screaming: "API_IDS_BY_URL",
      pascal: "APIIDsByURL"),
    Row(name: "userID2", snake: "user_id2", screaming: "USER_ID2", pascal: "UserID2"),
    Row(
      name: "addressLine1", snake: "address_line1", screaming: "ADDRESS_LINE1",
      pascal: "AddressLine1"),
    Row(name: "sha256Hash", snake: "sha256_hash", screaming: "SHA256_HASH", pascal: "Sha256Hash"),
    Row(name: "id", snake: "id", screaming: "ID", pascal: "ID"),
    Row(name: "myHTTPSURL", snake: "my_https_url", screaming: "MY_HTTPS_URL", pascal: "MyHTTPSURL"),
    Row(
      name: "httpSSLPort", snake: "http_ssl_port", screaming: "HTTP_SSL_PORT", pascal: "HTTPSSLPort"
    ),
    Row(name: "userIDs", snake: "user_ids", screaming: "USER_IDS", pascal: "UserIDs"),
    Row(name: "imageURLs", snake: "image_urls", screaming: "IMAGE_URLS", pascal: "ImageURLs"),
    Row(name: "userIDs2", snake: "user_ids2", screaming: "USER_IDS2", pascal: "UserIDs2"),
    Row(
      name: "htmlURLsList", snake: "html_urls_list", screaming: "HTML_URLS_LIST",
      pascal: "HTMLURLsList"),
    Row(
      name: "exportJSONAs", snake: "export_json_as", screaming: "EXPORT_JSON_AS",
      pascal: "ExportJSONAs"),
    Row(name: "ids", snake: "ids", screaming: "IDS", pascal: "IDs"),
    Row(name: "_id", snake: "_id", screaming: "_ID", pascal: "_ID"),
    Row(name: "größeMax", snake: "größe_max", screaming: "GRÖSSE_MAX", pascal: "GrößeMax"),
    Row(name: "plain", snake: "plain", screaming: "PLAIN", pascal: "Plain"),
    Row(name: "", snake: "", screaming: "", pascal: ""),
    Row(name: "__", snake: "__", screaming: "__", pascal: "__"),
  ]

  @Test(arguments: rows) func writesTheKeyOfAName(row: Row) {
    #expect(KeyStyle.snake(acronyms: .common).key(for: row.name) == row.snake)
    #expect(KeyStyle.screamingSnake(acronyms: .common).key(for: row.name) == row.screaming)
    #expect(KeyStyle.pascal(acronyms: .common).key(for: row.name) == row.pascal)
    let ends = row.name.hasPrefix("_")
    let kebab = ends ? row.snake : row.snake.replacingOccurrences(of: "_", with: "-")
    #expect(KeyStyle.kebab(acronyms: .common).key(for: row.name) == kebab)
  }

  @Test(arguments: rows) func readsTheNameOfAKey(row: Row) {
    #expect(KeyStyle.snake(acronyms: .common).name(for: row.snake) == row.name)
    #expect(KeyStyle.pascal(acronyms: .common).name(for: row.pascal) == row.name)
    // ß has no capital that comes back.
    guard row.name != "größeMax" else { return }
    #expect(KeyStyle.screamingSnake(acronyms: .common).name(for: row.screaming) == row.name)
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
