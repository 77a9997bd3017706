/// Marks the error of a dictionary key, so that the report can tell it from a bad value.
struct BadKey: Error {
  let text: String
  let expected: String
}

extension BadKey {
  /// The key that an error is about, if it is about the key of a dictionary and not about a value.
  ///
  /// The dictionaries of the standard library say so only in words.
  init?(_ error: DecodingError) {
    guard let context = error.context else { return nil }
    if let key = context.underlyingError as? Self {
      self = key
      return
    }
    guard let text = context.codingPath.last?.stringValue,
      let type = Self.type(inWords: context.debugDescription)
    else { return nil }
    self.init(text: text, expected: type)
  }

  private static func type(inWords text: String) -> String? {
    let words = text.withoutFullStop
    if words == "Expected Int key but found String key instead" { return "Int" }
    let start = "Could not convert key to type "
    return words.hasPrefix(start) ? String(words.dropFirst(start.count)) : nil
  }
}

extension BadKey: CustomStringConvertible {
  /// What a printed error says of it: `expected a key of type Int`.
  var description: String { "expected a key of type \(expected)" }
}
