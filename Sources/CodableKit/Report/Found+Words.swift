extension DecodingIssue.Found {
  /// What a decoder or a strategy says that it found; nil if it does not say.
  ///
  /// For an error without its payload. Foundation's decoders and this package's use the same words:
  ///
  ///     Expected to decode Int but found a string instead.
  ///     Expected Int, found string "x".
  ///     "x" is not a day such as "2024-01-02".
  init?(inWordsOf error: DecodingError) {
    if let first = NoneOf(error)?.errors.first as? DecodingError {
      self.init(inWordsOf: first)
      return
    }
    switch error {
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      let words = context.debugDescription.withoutFullStop
      let form = (context.underlyingError as? Wanted)?.expected
      if BadKey(error) != nil { return nil }
      guard
        let found = Self(insteadIn: words) ?? Self(foundIn: words)
          ?? form.flatMap({ Self(refusedIn: words, as: $0) })
          ?? UnfitNumber(in: words).map({ .init(kind: .number, excerpt: $0.text) })
      else { return nil }
      self = found
    default:
      return nil
    }
  }

  private init?(insteadIn text: String) {
    guard text.hasSuffix(" instead") else { return nil }
    var words = text.split(separator: " ").dropLast()
    // A property list has real numbers and data values.
    if ["real", "data"].contains(words.dropLast().last) { words.removeLast() }
    guard let kind = words.popLast() else { return nil }
    if words.last == "a" || words.last == "an" { words.removeLast() }
    guard words.last == "found" else { return nil }
    let name: Kind =
      switch kind {
      case "dictionary": .object
      case "integer", "real": .number
      case "boolean": .bool
      default: .init(description: String(kind))
      }
    self.init(kind: name, excerpt: nil)
  }

  private init?(foundIn text: String) {
    guard text.hasPrefix("Expected "), let range = text.firstRange(of: ", found ") else {
      return nil
    }
    let found = text[range.upperBound...]
    if found.count > 1, found.hasPrefix("\""), found.hasSuffix("\"") {
      self.init(kind: .string, excerpt: String(found))
      return
    }
    let parts = found.split(separator: " ", maxSplits: 1)
    guard let kind = parts.first.map(String.init) else { return nil }
    switch (kind, parts.count) {
    case ("string", 2), ("number", 2), ("bool", 2):
      self.init(kind: .init(description: kind), excerpt: String(parts[1]))
    case ("object", 1), ("array", 1), ("null", 1):
      self.init(kind: .init(description: kind), excerpt: nil)
    default:
      return nil
    }
  }

  /// Of a text that is not in the form that was wanted.
  private init?(refusedIn text: String, as form: String) {
    let end = " is not \(form)"
    guard text.hasPrefix("\""), text.hasSuffix(end) else { return nil }
    self.init(kind: .string, excerpt: String(text.dropLast(end.count)))
  }
}
