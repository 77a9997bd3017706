public import CodableKit

/// The name of a property in each spelling of keys, with the common acronyms.
///
/// The coders' `KeyStyle` and the macros' keys have to agree on it.
public struct KeyRow: Sendable {
  /// The name.
  public let name: String
  /// Its key in snake case.
  public let snake: String
  /// Its key in screaming snake case.
  public let screaming: String
  /// Its key in kebab case.
  public let kebab: String
  /// Its key in Pascal case.
  public let pascal: String
  /// Whether the name is made of each of the keys again.
  public let comesBack: Bool

  init(
    _ name: String, _ snake: String, _ screaming: String, _ kebab: String, _ pascal: String,
    comesBack: Bool = true
  ) {
    self.name = name
    self.snake = snake
    self.screaming = screaming
    self.kebab = kebab
    self.pascal = pascal
    self.comesBack = comesBack
  }

  /// The acronyms of the rows.
  public static let acronyms = Acronyms.common

  /// KEY-017 and further: what is a word.
  public static let rows = [
    KeyRow("avatarURL", "avatar_url", "AVATAR_URL", "avatar-url", "AvatarURL"),
    KeyRow("urlString", "url_string", "URL_STRING", "url-string", "URLString"),
    KeyRow(
      "parseJSONValue", "parse_json_value", "PARSE_JSON_VALUE", "parse-json-value",
      "ParseJSONValue"),
    KeyRow("userIDs", "user_ids", "USER_IDS", "user-ids", "UserIDs"),
    KeyRow("imageURLs", "image_urls", "IMAGE_URLS", "image-urls", "ImageURLs"),
    KeyRow("apiIDsByURL", "api_ids_by_url", "API_IDS_BY_URL", "api-ids-by-url", "APIIDsByURL"),
    KeyRow("userID2", "user_id2", "USER_ID2", "user-id2", "UserID2"),
    KeyRow("addressLine1", "address_line1", "ADDRESS_LINE1", "address-line1", "AddressLine1"),
    KeyRow("sha256Hash", "sha256_hash", "SHA256_HASH", "sha256-hash", "Sha256Hash"),
    KeyRow("id", "id", "ID", "id", "ID"),
    KeyRow("myHTTPSURL", "my_https_url", "MY_HTTPS_URL", "my-https-url", "MyHTTPSURL"),
    KeyRow("httpSSLPort", "http_ssl_port", "HTTP_SSL_PORT", "http-ssl-port", "HTTPSSLPort"),
    KeyRow("userIDs2", "user_ids2", "USER_IDS2", "user-ids2", "UserIDs2"),
    KeyRow("htmlURLsList", "html_urls_list", "HTML_URLS_LIST", "html-urls-list", "HTMLURLsList"),
    KeyRow("exportJSONAs", "export_json_as", "EXPORT_JSON_AS", "export-json-as", "ExportJSONAs"),
    KeyRow("ids", "ids", "IDS", "ids", "IDs"),
    KeyRow("_id", "_id", "_ID", "_id", "_ID"),
    KeyRow("größeMax", "größe_max", "GRÖSSE_MAX", "größe-max", "GrößeMax", comesBack: false),
    KeyRow("plain", "plain", "PLAIN", "plain", "Plain"),
    KeyRow("", "", "", "", ""),
    KeyRow("__", "__", "__", "__", "__"),
    // A name may begin with an acronym; then it does not come back.
    KeyRow("URLString", "url_string", "URL_STRING", "url-string", "URLString", comesBack: false),
    KeyRow("userId", "user_id", "USER_ID", "user-id", "UserID", comesBack: false),
    KeyRow(
      "myIDEAList", "my_idea_list", "MY_IDEA_LIST", "my-idea-list", "MyIdeaList",
      comesBack: false),
    KeyRow("IDEA", "idea", "IDEA", "idea", "Idea", comesBack: false),
    KeyRow(
      "alreadySnake_case", "already_snake_case", "ALREADY_SNAKE_CASE", "already-snake-case",
      "AlreadySnakeCase", comesBack: false),
    KeyRow("line_2", "line_2", "LINE_2", "line-2", "Line2", comesBack: false),
    KeyRow("user_ID", "user_id", "USER_ID", "user-id", "UserID", comesBack: false),
    KeyRow("_a__b_", "_a_b_", "_A_B_", "_a-b_", "_AB_", comesBack: false),
  ]
}
