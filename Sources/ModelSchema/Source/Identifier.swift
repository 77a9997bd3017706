/// A name as Swift source writes it: between backticks where it is a keyword or no identifier.
///
///     identifier("class")   // `class`
///     identifier("type")    // type
package func identifier(_ name: String) -> String {
  isPlain(name) && !swiftKeywords.contains(name) ? name : "`\(name)`"
}

private func isPlain(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first else { return false }
  return (first == "_" || first.properties.isXIDStart || first.properties.isEmoji)
    && !first.properties.isNumericDigit
    && name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue || $0.properties.isEmoji
    }
}

extension Unicode.Scalar.Properties {
  fileprivate var isNumericDigit: Bool { numericType == .decimal }
}

/// The keywords that Swift reserves everywhere: as a name they need backticks.
package let swiftKeywords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]
