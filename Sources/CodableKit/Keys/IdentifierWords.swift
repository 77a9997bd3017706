/// The words of a name that tells them apart by capitals.
///
///     imageURL        image, URL
///     URLString       URL, String
///     parseJSONValue  parse, JSON, Value
///     userID2         user, ID2
///     sha256Hash      sha256, Hash
///     myHTTPSURL      my, HTTPS, URL     where both are acronyms; else my, HTTPSURL
///     userIDs         user, IDs
///     exportJSONAs    export, JSON, As   where JSON is an acronym; else export, JSONAs
///     line_2          line, 2
///
/// A capital begins a word. Capitals in a row are one word, without the last of them if a small
/// letter follows, unless they are a row of acronyms or have the `s` of a plural. Digits belong to
/// the word before them. An underscore stands between two words.
struct IdentifierWords {
  let words: [Substring]

  init(_ name: Substring, acronyms: Acronyms) {
    words = name.split(separator: "_").flatMap { Self.words(of: $0, acronyms) }
  }

  private static func words(of name: Substring, _ acronyms: Acronyms) -> [Substring] {
    var words: [Substring] = []
    var rest = name
    while !rest.isEmpty {
      let capitals = rest.prefix(while: \.isUppercase)
      let tail = rest[capitals.endIndex...].prefix { !$0.isUppercase }
      rest = rest[tail.endIndex...]
      if let parts = plural(capitals, before: tail, acronyms), let last = parts.last {
        words += parts.dropLast() + [name[last.startIndex..<tail.endIndex]]
        continue
      }
      // The last capital belongs to the small letters that follow it.
      let isFollowed = tail.first.map { !$0.isNumber } ?? false
      let body = isFollowed ? capitals.dropLast() : capitals
      words += acronyms.split(body) ?? [body]
      if isFollowed {
        words.append(name[body.endIndex..<tail.endIndex])
      } else if let last = words.popLast() {
        words.append(name[last.startIndex..<tail.endIndex])
      } else {
        words.append(tail)
      }
    }
    return words
  }

  /// The words of capitals that an `s` makes a plural, or nil where another word begins with the
  /// last.
  private static func plural(
    _ capitals: Substring, before tail: Substring, _ acronyms: Acronyms
  ) -> [Substring]? {
    guard tail.first == "s", tail.dropFirst().first?.isLowercase != true else { return nil }
    if let parts = acronyms.split(capitals) { return parts }
    return capitals.count > 1 && acronyms.split(capitals.dropLast()) == nil ? [capitals] : nil
  }
}
