/// A spelling of keys, converted from and to the names of Swift properties.
///
///     let style = KeyStyle.snake(acronyms: ["URL"])
///     style.key(for: "imageURL")      // image_url
///     style.name(for: "image_url")    // imageURL
///
///                        imageURL       userID2     parseJSONValue
///     .snake             image_url      user_id2    parse_json_value
///     .kebab             image-url      user-id2    parse-json-value
///     .screamingSnake    IMAGE_URL      USER_ID2    PARSE_JSON_VALUE
///     .pascal            ImageURL       UserID2     ParseJSONValue
///
/// What is a word is told by capitals: `URLString` has two, `userID2` has two, and `HTTPSURL` two
/// if both are in the list of ``Acronyms``. An underscore inside of a name stands between two
/// words. Without a list `image_url` is read as `imageUrl`, as Foundation's `.convertFromSnakeCase`
/// does; with it as `imageURL`. Underscores at the ends of a key stay.
///
/// A name without underscores inside comes back as it was if its words have more than one letter
/// each, the first of them only small ones, and the others are spelled as the list says: those that
/// are in it in capitals, with a small `s` in the plural (`userIDs` is `user_ids`), and all others
/// with one capital. So, with `ID`, `HTTP` and `HTTPS` in the list, `userIds` comes back as
/// `userIDs`, and `userHTTPs` as `userHTTPS`, since a word of the list is no plural of another.
///
/// To set a style on a coder, see `JSONDecoder.KeyDecodingStrategy.convert(from:)` and
/// `JSONEncoder.KeyEncodingStrategy.convert(to:)`.
public struct KeyStyle: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case snake, kebab, screamingSnake, pascal
  }

  let form: Form

  /// The words that a name writes in capitals.
  ///
  ///     KeyStyle.snake(acronyms: ["URL"]).acronyms   // ["URL"]
  public let acronyms: Acronyms

  /// Small letters and underscores: `image_url`.
  ///
  ///     KeyStyle.snake().key(for: "imageURL")   // image_url
  public static func snake(acronyms: Acronyms = .none) -> Self {
    Self(form: .snake, acronyms: acronyms)
  }

  /// Small letters and hyphens: `image-url`.
  ///
  ///     KeyStyle.kebab().key(for: "imageURL")   // image-url
  public static func kebab(acronyms: Acronyms = .none) -> Self {
    Self(form: .kebab, acronyms: acronyms)
  }

  /// Capitals and underscores: `IMAGE_URL`.
  ///
  ///     KeyStyle.screamingSnake().key(for: "imageURL")   // IMAGE_URL
  public static func screamingSnake(acronyms: Acronyms = .none) -> Self {
    Self(form: .screamingSnake, acronyms: acronyms)
  }

  /// A capital for each word: `ImageUrl`, and `ImageURL` with the acronym in the list.
  ///
  /// Both are read.
  ///
  ///     KeyStyle.pascal(acronyms: ["URL"]).key(for: "imageURL")   // ImageURL
  ///     KeyStyle.pascal().name(for: "ImageUrl")                   // imageUrl
  public static func pascal(acronyms: Acronyms = .none) -> Self {
    Self(form: .pascal, acronyms: acronyms)
  }

  /// The key for the name of a property.
  ///
  ///     KeyStyle.snake().key(for: "parseJSONValue")   // parse_json_value
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public func key(for name: String) -> String {
    converted(name) { body in
      let words = IdentifierWords(body, acronyms: acronyms).words
      switch form {
      case .snake: return words.map { $0.lowercased() }.joined(separator: "_")
      case .kebab: return words.map { $0.lowercased() }.joined(separator: "-")
      case .screamingSnake: return words.map { $0.uppercased() }.joined(separator: "_")
      case .pascal: return words.map(capitalized).joined()
      }
    }
  }

  /// The name of a property for a key.
  ///
  /// A key of a single word is taken as it is, so that a document of two spellings can be read.
  ///
  ///     KeyStyle.snake(acronyms: ["JSON"]).name(for: "parse_json_value")   // parseJSONValue
  ///     KeyStyle.snake().name(for: "userName")                             // userName
  ///
  /// - Complexity: O(*n*) in the length of the key.
  public func name(for key: String) -> String {
    converted(key) { body in
      let words = words(of: body)
      guard let first = words.first else { return String(body) }
      if words.count == 1, isKept(first) { return String(first) }
      return first.lowercased() + words.dropFirst().map(capitalized).joined()
    }
  }

  private func words(of key: Substring) -> [Substring] {
    switch form {
    case .snake, .screamingSnake: key.split(separator: "_")
    case .kebab: key.split(separator: "-")
    case .pascal: IdentifierWords(key, acronyms: acronyms).words
    }
  }

  /// Whether a key of one word is a name already.
  private func isKept(_ word: Substring) -> Bool {
    switch form {
    case .snake, .kebab: true
    case .screamingSnake: word.contains(where: \.isLowercase)
    case .pascal: false
    }
  }

  private func capitalized(_ word: Substring) -> String {
    if let acronym = acronyms.spelling(of: word) { return acronym }
    return word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// Converts what stands between the underscores at the ends of a text.
  private func converted(_ text: String, by convert: (Substring) -> String) -> String {
    guard let first = text.firstIndex(where: { $0 != "_" }),
      let last = text.lastIndex(where: { $0 != "_" })
    else { return text }
    return text[..<first] + convert(text[first...last]) + text[text.index(after: last)...]
  }
}
