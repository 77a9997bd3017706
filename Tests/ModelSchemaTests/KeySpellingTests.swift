import CodableKit
import CodableKitTestSupport
import ModelSchema
import Testing

@Suite struct KeySpellingTests {
  /// KEY-017, and what it leaves open.
  @Test(arguments: [
    ("avatarURL", "avatar_url"), ("URLString", "url_string"),
    ("parseJSONValue", "parse_json_value"), ("userID2", "user_id2"),
    ("userID2Name", "user_id2_name"), ("id", "id"), ("_id", "_id"), ("a", "a"),
    ("userIDs", "user_ids"), ("imageURLs", "image_urls"), ("userIDs2", "user_ids2"),
    ("newAPIsList", "new_apis_list"), ("SKUs", "skus"), ("userIDsURL", "user_ids_url"),
    ("htmlAs", "html_as"), ("IDsome", "i_dsome"), ("alreadySnake_case", "already_snake_case"),
    ("name_", "name_"), ("", ""), ("_", "_"),
  ])
  func splitsWords(name: String, key: String) {
    #expect(KeySpelling.snake.key(for: name) == key)
  }

  /// The coders spell the keys so, too.
  @Test(arguments: KeyRow.rows)
  func spellsAsCodersDo(row: KeyRow) {
    let acronyms = KeyRow.acronyms.words.sorted()
    #expect(KeySpelling.snake.key(for: row.name, acronyms: acronyms) == row.snake)
    #expect(KeySpelling.screamingSnake.key(for: row.name, acronyms: acronyms) == row.screaming)
    #expect(KeySpelling.kebab.key(for: row.name, acronyms: acronyms) == row.kebab)
    #expect(KeySpelling.pascal.key(for: row.name, acronyms: acronyms) == row.pascal)
  }

  /// Where a spelling has capitals, an acronym has those that it is listed with.
  @Test(arguments: [
    ("avatarURL", "avatarURL", "AvatarURL"), ("urlOfAvatar", "urlOfAvatar", "URLOfAvatar"),
    ("userOAuth2Token", "userOAuth2Token", "UserOAuth2Token"),
    ("oauthURLs", "oauthURLs", "OAuthURLs"), ("url", "url", "URL"), ("_url", "_url", "_URL"),
  ])
  func keepsTheCapitalsOfAcronyms(name: String, camel: String, pascal: String) {
    #expect(KeySpelling.camel.key(for: name, acronyms: ["URL", "OAuth"]) == camel)
    #expect(KeySpelling.pascal.key(for: name, acronyms: ["URL", "OAuth"]) == pascal)
  }

  @Test(arguments: [
    (KeySpelling.asWritten, "avatarURL"), (.snake, "avatar_url"), (.screamingSnake, "AVATAR_URL"),
    (.kebab, "avatar-url"), (.camel, "avatarUrl"), (.pascal, "AvatarUrl"),
  ])
  func spells(spelling: KeySpelling, key: String) {
    #expect(spelling.key(for: "avatarURL") == key)
  }

  @Test(arguments: [
    ("userIDs", "user_ids"), ("oauthToken", "oauth_token"), ("lastOAuthToken", "last_oauth_token"),
    ("OAuthors", "o_authors"), ("lastOAuths", "last_oauths"), ("OAuth2Token", "oauth2_token"),
    ("oauths", "oauths"), ("exportOAuthAs", "export_oauth_as"),
  ])
  func keepsAcronyms(name: String, key: String) {
    #expect(KeySpelling.snake.key(for: name, acronyms: ["IDs", "OAuth"]) == key)
  }
}
