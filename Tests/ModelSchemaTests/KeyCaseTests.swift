import ModelSchema
import Testing

@Suite struct KeyCaseTests {
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
    #expect(KeyCase.snake.key(for: name) == key)
  }

  @Test(arguments: [
    (KeyCase.asWritten, "avatarURL"), (.snake, "avatar_url"), (.screamingSnake, "AVATAR_URL"),
    (.kebab, "avatar-url"), (.camel, "avatarUrl"), (.pascal, "AvatarUrl"),
  ])
  func spells(keyCase: KeyCase, key: String) {
    #expect(keyCase.key(for: "avatarURL") == key)
  }

  @Test(arguments: [
    ("userIDs", "user_ids"), ("oauthToken", "oauth_token"), ("lastOAuthToken", "last_oauth_token"),
    ("OAuthors", "o_authors"), ("lastOAuths", "last_oauths"), ("OAuth2Token", "oauth2_token"),
    ("oauths", "oauths"), ("exportOAuthAs", "export_oauth_as"),
  ])
  func keepsAcronyms(name: String, key: String) {
    #expect(KeyCase.snake.key(for: name, acronyms: ["IDs", "OAuth"]) == key)
  }
}
