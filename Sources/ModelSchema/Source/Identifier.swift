/// A name as Swift source writes it: between backticks where it is a keyword or no identifier.
///
///     identifier("class")   // `class`
///     identifier("type")    // type
package func identifier(_ name: String) -> String {
  isPlainIdentifier(name) && !swiftKeywords.contains(name) ? name : "`\(name)`"
}

/// Whether a name needs no backticks, or only because it is a keyword.
package func isPlainIdentifier(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, name != "_" else { return false }
  return (first == "_" || first.properties.isXIDStart || first.properties.isEmoji)
    && !first.properties.isNumericDigit
    && name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue || $0.properties.isEmoji
    }
}

/// Names of which none comes twice: one that was there before gets a number.
///
///     distinctNames(["readA", "readB", "readA"])   // readA, readB, readA2
package func distinctNames(_ names: [String]) -> [String] {
  // A name that stands there as it is keeps others from it.
  var taken = Set(names)
  var seen: Set<String> = []
  return names.map { name in
    if seen.insert(name).inserted { return name }
    var number = 2
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    return "\(name)\(number)"
  }
}

extension String {
  /// The name with a capital, as it stands behind another word: `isOpen` in `readIsOpen`.
  package var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}

extension Unicode.Scalar.Properties {
  fileprivate var isNumericDigit: Bool { numericType == .decimal }
}

/// The keywords that Swift reserves everywhere, and two words that begin an expression: as a name
/// they need backticks.
package let swiftKeywords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
]
