/// The words that a key or a file name is made of.
///
///     KeyWords("unit_price").words       // ["unit", "price"]
///     KeyWords("X-RATE LIMIT").words     // ["x", "rate", "limit"]: no lower case to keep
///     KeyWords("+1").words               // ["plus", "1"]
///     KeyWords("😀").words               // ["grinning", "face"]
///     KeyWords("").words                 // ["empty"]
///
/// A word keeps its inner capitals, so that `isMNISTLetter` stays one word. There is always one
/// word at least, and each consists of characters that an identifier may contain.
struct KeyWords: Hashable, Sendable {
  private(set) var words: [String]

  init(_ text: String) {
    words = Self.split(text)
    if let first = words.first?.unicodeScalars.first, first.properties.numericType != nil {
      switch text.first {
      case "+": words.insert("plus", at: 0)
      case "-": words.insert("minus", at: 0)
      default: break
      }
    }
    if words.isEmpty { words = Self.namesOfSymbols(in: text) }
  }

  private static func split(_ text: String) -> [String] {
    let words = text.unicodeScalars
      .split { $0 == "_" || !$0.properties.isXIDContinue }
      .map { String(String.UnicodeScalarView($0)) }
    let isShouted = !text.unicodeScalars.contains { $0.properties.isLowercase }
    return isShouted ? words.map { $0.lowercased() } : words
  }

  /// What Unicode calls the symbols, as long as that stays readable.
  private static func namesOfSymbols(in text: String) -> [String] {
    if text.isEmpty { return ["empty"] }
    let names = text.unicodeScalars.prefix(4).compactMap {
      $0.properties.name ?? $0.properties.nameAlias
    }
    let words = names.flatMap { split($0) }
    return words.isEmpty || text.unicodeScalars.count > 4 ? ["symbols"] : words
  }

  /// The same words, the last one in the singular.
  var singular: KeyWords {
    var copy = self
    if let last = words.last { copy.words[words.count - 1] = SingularForm.of(last) }
    return copy
  }
}
