extension KeyWords {
  /// The words as the name of a property or a case: `unitPrice`, `htmlURL`, `_1st`.
  var propertyName: String {
    joined(first: Self.loweringHead(of: words.first ?? ""))
  }

  /// The words as the name of a type: `UnitPrice`, `HTMLPage`, `_1st`.
  var typeName: String {
    joined(first: Self.capitalizing(words.first ?? ""))
  }

  private func joined(first: String) -> String {
    var name = first
    for word in words.dropFirst() {
      // `v1.0` and `v10` stay apart.
      if let last = name.last, let next = word.first, last.isNumber, next.isNumber {
        name += "_"
      }
      name += Self.capitalizing(word)
    }
    let startsIdentifier = name.unicodeScalars.first?.properties.isXIDStart ?? false
    return startsIdentifier ? name : "_" + name
  }

  /// Initialisms that Swift's own names write in capitals.
  private static let initialisms: [String: String] = [
    "api": "API", "css": "CSS", "csv": "CSV", "html": "HTML", "http": "HTTP", "https": "HTTPS",
    "id": "ID", "ids": "IDs", "ip": "IP", "json": "JSON", "pdf": "PDF", "sql": "SQL",
    "uri": "URI", "url": "URL", "urls": "URLs", "utc": "UTC", "uuid": "UUID", "xml": "XML",
  ]

  private static func capitalizing(_ word: String) -> String {
    initialisms[word] ?? word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `Price` gives `price`, `URL` gives `url`, `URLString` gives `urlString`, `IDs` gives `ids`.
  private static func loweringHead(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word[capitals.endIndex...]
    let next = rest.first
    let lastBelongsToNextWord = capitals.count > 1 && rest != "s" && (next?.isLowercase ?? false)
    let head = lastBelongsToNextWord ? capitals.dropLast() : capitals
    return head.lowercased() + word[head.endIndex...]
  }
}
