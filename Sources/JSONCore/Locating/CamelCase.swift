/// The name that a decoder's snake-case conversion makes of a key, or nil when it stays as it is.
///
/// Underscores at the ends stay; of the words between, the first is lower case and the others
/// begin with a capital, as Foundation documents for `convertFromSnakeCase`.
func camelCased(_ key: String) -> String? {
  let trimmed = key.drop { $0 == "_" }
  guard let last = trimmed.lastIndex(where: { $0 != "_" }) else { return nil }
  let body = trimmed[...last]
  let words = body.split(separator: "_")
  guard words.count > 1 else { return nil }
  var name = String(key[..<body.startIndex]) + words[0].lowercased()
  for word in words.dropFirst() {
    name += word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
  return name + key[key.index(after: last)...]
}
