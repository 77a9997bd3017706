import JSONCore

extension DocumentReader.Fault {
  /// The fault as a compiler would tell it: place, message, line, and a caret under the place.
  ///
  ///     order.json:2:10: error: expected "," or "}", found a quote
  ///       {"id": 1 "total": 2}
  ///                ^
  func text(in sample: SampleText) -> String {
    let locator = JSONLocator(sample.bytes)
    let excerpt = locator.excerpt(around: offset)
    // A tab under a tab keeps the caret in its column, however wide tabs are.
    let indent = excerpt.text.unicodeScalars.prefix(excerpt.caret).map { $0 == "\t" ? "\t" : " " }
    return """
      \(sample.name):\(locator.location(atOffset: offset)): error: \(message)
        \(excerpt.text)
        \(indent.joined())^

      """
  }
}
