/// How keys are spelled from the names of properties.
///
///     KeyCase.snake.key(for: "avatarURL")   // avatar_url
///     KeyCase.pascal.key(for: "userID2")    // UserId2
package enum KeyCase: String, Hashable, Sendable, CaseIterable {
  case asWritten, snake, screamingSnake, kebab, camel, pascal

  /// The key for a name.
  ///
  /// - Parameters:
  ///   - name: a property's name, in camel case.
  ///   - acronyms: runs of letters that stay one word, as they stand in names: `OAuth`; an `s` may
  ///     follow.
  /// - Returns: the name in this spelling.
  package func key(for name: String, acronyms: [String] = []) -> String {
    if self == .asWritten { return name }
    let words = Self.words(of: name, acronyms: acronyms).map { $0.lowercased() }
    let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let body =
      switch self {
      case .asWritten, .snake: words.joined(separator: "_")
      case .screamingSnake: words.joined(separator: "_").uppercased()
      case .kebab: words.joined(separator: "-")
      case .camel: (words.prefix(1) + capitalized.dropFirst()).joined()
      case .pascal: capitalized.joined()
      }
    // The underscores at the ends are no separators.
    let leading = name.prefix { $0 == "_" }
    let trailing = name.dropFirst(leading.count).reversed().prefix { $0 == "_" }
    return leading + body + String(trailing)
  }

  /// The words of a name.
  ///
  /// A word begins at a capital after a small letter or digit, and at the last of several capitals
  /// when a small letter follows it: `URLString` is `URL` and `String`. Several capitals with the `s` of
  /// a plural are one word: `userIDs` is `user` and `IDs`.
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
        words.append(String(acronym + digits))
        word = ""
        index = digits.endIndex
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
      return rest.dropFirst(acronym.count).first?.isLowercase == true ? nil : found
    }
    .max { $0.count < $1.count }
  }
}
