/// Keys in `snake_case` and in `camelCase`, by the rules of Foundation's coders.
///
///     user_name   userName         myURLProperty   my_url_property
///     _a_b_       _aB_             _fooBar_        _foo_bar_
///     ABC         ABC              ABC             a_bc
///     FOO_BAR     fooBar           URLString       u_rl_string
///     a_1b        a1B              a1B2            a1_b2
package enum SnakeCase {
  /// The name that `convertFromSnakeCase` makes of a key.
  ///
  /// Underscores at either end stay, and so does a key of a single word. Of other words the first
  /// is in small letters, and the following ones begin with a capital, which `capitalize` gives to
  /// those with other letters than ASCII has.
  package static func camelCase(
    of key: String,
    capitalizing capitalize: (Substring) -> String = {
      $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
    }
  ) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    var result = String(key[..<first])
    result += words[0].lowercased()
    for word in words.dropFirst() {
      let isASCII = word.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
      result +=
        isASCII
        ? word.prefix(1).uppercased() + word.dropFirst().lowercased() : capitalize(word)
    }
    return result + key[key.index(after: last)...]
  }

  /// Whether a key is a spelling of `wanted`, told without making a string; nil if it holds
  /// anything but letters and underscores, so that `camelCase` has to be asked.
  package static func isSpelling(
    _ bytes: ByteView, from start: Int, length: Int, of wanted: ByteView
  ) -> Bool? {
    var first = start
    var last = start &+ length
    while first < last, bytes.byte(at: first) == 0x5F { first &+= 1 }
    while last > first, bytes.byte(at: last &- 1) == 0x5F { last &-= 1 }
    // A key of one word stays as it is.
    guard (first..<last).contains(where: { bytes.byte(at: $0) == 0x5F }) else {
      return length == wanted.count && bytes.matches(wanted, at: start, length: length)
    }
    var place = 0
    var isWordStart = false
    for position in start..<start &+ length {
      let byte = bytes.byte(at: position)
      if byte == 0x5F, position >= first, position < last {
        isWordStart = true
        continue
      }
      guard byte == 0x5F || 0x61...0x7A ~= byte | 0x20 else { return nil }
      let letter = byte == 0x5F ? byte : isWordStart ? byte & 0xDF : byte | 0x20
      if wanted.byte(at: place) != letter { return false }
      place &+= 1
      isWordStart = false
    }
    return place == wanted.count
  }

  /// The key that `convertToSnakeCase` makes of a name.
  ///
  /// A capital begins a word, except at the start. Several capitals in a row are a word of their
  /// own, without the last of them if a small letter follows. What stands between, underscores too,
  /// stays.
  package static func snakeCase(of name: String) -> String {
    guard !name.isEmpty else { return name }
    var words: [Substring] = []
    var wordStart = name.startIndex
    var searchStart = name.index(after: wordStart)
    while let capital = name.firstScalar(from: searchStart, where: { $0.isCapital }) {
      words.append(name[wordStart..<capital])
      wordStart = capital
      guard let small = name.firstScalar(from: capital, where: { $0.isSmall }) else { break }
      if small != name.index(after: capital) {
        wordStart = name.index(before: small)
        words.append(name[capital..<wordStart])
      }
      searchStart = name.unicodeScalars.index(after: small)
    }
    words.append(name[wordStart...])
    return words.map { $0.lowercased() }.joined(separator: "_")
  }
}

extension String {
  fileprivate func firstScalar(
    from start: Index, where matches: (Unicode.Scalar) -> Bool
  ) -> Index? {
    unicodeScalars[start...].firstIndex(where: matches)
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool {
    properties.generalCategory == .uppercaseLetter || properties.generalCategory == .titlecaseLetter
  }

  fileprivate var isSmall: Bool {
    properties.generalCategory == .lowercaseLetter
  }
}
