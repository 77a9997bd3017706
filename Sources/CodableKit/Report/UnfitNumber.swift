/// A number that does not fit the type that was asked for, in the words of the decoders.
///
///     The number 1.5 does not fit in Int.
///     Parsed property list number <300> does not fit in Int8.
struct UnfitNumber {
  let text: String
  /// The name of the type.
  let type: String

  init?(in description: String) {
    let words = description.withoutFullStop
    guard let range = words.firstRange(of: " does not fit in "),
      let text = Self.number(endingIn: words[..<range.lowerBound])
    else { return nil }
    self.text = String(text)
    type = String(words[range.upperBound...])
  }

  private static func number(endingIn words: Substring) -> Substring? {
    let plain = "The number "
    if words.hasPrefix(plain) { return words.dropFirst(plain.count) }
    guard words.lowercased().contains("property list number <"), words.hasSuffix(">") else {
      return nil
    }
    return words.split(separator: "<").last?.dropLast()
  }
}
