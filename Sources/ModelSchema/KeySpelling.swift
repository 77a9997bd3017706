/// How keys are spelled from the names of properties.
///
///     KeySpelling.snake.key(for: "avatarURL")                        // avatar_url
///     KeySpelling.pascal.key(for: "avatarURL")                       // AvatarUrl
///     KeySpelling.pascal.key(for: "avatarURL", acronyms: ["URL"])    // AvatarURL
///
/// The keys are those of CodableKit's `KeyStyle`, which a coder converts to and from.
package enum KeySpelling: String, Hashable, Sendable, CaseIterable {
  case asWritten, snake, screamingSnake, kebab, camel, pascal

  /// The key for a name.
  ///
  /// - Parameters:
  ///   - name: a property's name, in camel case.
  ///   - acronyms: runs of letters that stay one word, as they stand in names: `OAuth`; an `s` may
  ///     follow.
  /// - Returns: the name in this spelling.
  package func key(for name: String, acronyms: [String] = []) -> String {
    // The underscores at the ends are no separators.
    let leading = name.prefix { $0 == "_" }
    let body = name.dropFirst(leading.count)
    let trailing = body.reversed().prefix { $0 == "_" }
    if self == .asWritten || body.isEmpty { return name }
    let words = Self.words(of: String(body), acronyms: acronyms)
    func capitalized(_ word: String) -> String {
      Self.spelling(of: word, among: acronyms)
        ?? word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
    let key =
      switch self {
      case .asWritten: name
      case .snake: words.map { $0.lowercased() }.joined(separator: "_")
      case .screamingSnake: words.map { $0.uppercased() }.joined(separator: "_")
      case .kebab: words.map { $0.lowercased() }.joined(separator: "-")
      case .camel:
        (words.prefix(1).map { $0.lowercased() } + words.dropFirst().map(capitalized)).joined()
      case .pascal: words.map(capitalized).joined()
      }
    return leading + key + String(trailing)
  }

  /// The words of a name.
  ///
  /// A word begins at a capital after a small letter or digit, and at the last of several capitals
  /// when a small letter follows it: `URLString` is `URL` and `String`. Several capitals with the
  /// `s` of a plural are one word: `userIDs` is `user` and `IDs`.
  static func words(of name: String, acronyms: [String] = []) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    var index = 0
    while index < letters.count {
      let startsWord = word.isEmpty || isStart(index, of: letters)
      if startsWord, let acronym = acronym(at: index, of: letters, among: acronyms) {
        if !word.isEmpty { words.append(word) }
        // Digits belong to the word before them.
        let digits = letters[acronym.endIndex...].prefix(while: \.isNumber)
        word = String(acronym + digits)
        index = digits.endIndex
        // So do small letters behind these.
        if digits.isEmpty || index == letters.count || !letters[index].isLowercase {
          words.append(word)
          word = ""
        }
        continue
      }
      if letters[index] == "_" || startsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if letters[index] != "_" { word.append(letters[index]) }
      index += 1
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func isStart(_ index: Int, of letters: [Character]) -> Bool {
    guard index > 0, letters[index].isUppercase else { return false }
    if !letters[index - 1].isUppercase { return true }
    return index + 1 < letters.count && letters[index + 1].isLowercase
      && !isPlural(at: index + 1, of: letters)
  }

  /// Whether an `s` stands at an index, and no word goes on behind it.
  private static func isPlural(at index: Int, of letters: [Character]) -> Bool {
    guard index < letters.count, letters[index] == "s" else { return false }
    return index + 1 == letters.count || !letters[index + 1].isLowercase
  }

  /// The longest acronym that stands at an index, with the `s` of a plural.
  private static func acronym(
    at index: Int, of letters: [Character], among acronyms: [String]
  ) -> ArraySlice<Character>? {
    let rest = letters[index...]
    return acronyms.compactMap { acronym -> ArraySlice<Character>? in
      guard !acronym.isEmpty, acronym.count <= rest.count else { return nil }
      let found = rest.prefix(acronym.count)
      // At its start a name is small: `oauthToken` for `OAuth`.
      let isSame =
        index == 0
        ? String(found).lowercased() == acronym.lowercased() : String(found) == acronym
      guard isSame else { return nil }
      if isPlural(at: found.endIndex, of: letters) { return rest.prefix(acronym.count + 1) }
      guard rest.dropFirst(acronym.count).first?.isLowercase != true else { return nil }
      let isInCapitals = found.last?.isUppercase == true
      return isInCapitals && !isEndOfAcronym(at: found.endIndex, of: letters, among: acronyms)
        ? nil : found
    }
    .max { $0.count < $1.count }
  }

  /// Whether the capitals from an index on are acronyms, but for one that begins another word.
  private static func isEndOfAcronym(
    at index: Int, of letters: [Character], among acronyms: [String]
  ) -> Bool {
    let run = letters[index...].prefix(while: \.isUppercase)
    guard letters[run.endIndex...].first?.isLowercase == true else {
      return isRow(run, of: acronyms)
    }
    return isRow(run.dropLast(), of: acronyms)
      || (isPlural(at: run.endIndex, of: letters) && isRow(run, of: acronyms))
  }

  /// Whether capitals are nothing but acronyms: of `IDEA` there is no `ID`, since `EA` is none.
  private static func isRow(_ capitals: ArraySlice<Character>, of acronyms: [String]) -> Bool {
    capitals.isEmpty
      || acronyms.contains {
        !$0.isEmpty && capitals.starts(with: $0)
          && isRow(capitals.dropFirst($0.count), of: acronyms)
      }
  }

  /// An acronym as it is listed, with the `s` of a plural and with digits; nil for any other word.
  private static func spelling(of word: String, among acronyms: [String]) -> String? {
    let digits = word.reversed().prefix { $0.isNumber }.count
    let letters = word.dropLast(digits).lowercased()
    if let acronym = acronyms.first(where: { $0.lowercased() == letters }) {
      return acronym + word.suffix(digits)
    }
    return acronyms.first { $0.lowercased() + "s" == letters }.map {
      $0 + "s" + word.suffix(digits)
    }
  }
}
