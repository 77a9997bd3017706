import CodableKit

extension DocumentReader.Fault {
  /// The fault as a compiler would tell it: place, message, line, and a caret under the place.
  func diagnostic(
    in sample: SampleText, _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let locator = JSONLocator(sample.bytes)
    let excerpt = locator.excerpt(around: offset)
    // One column for a tab, so that the caret stays under its place.
    let line = String(excerpt.text.map { $0 == "\t" ? " " : $0 })
    return Diagnostic(
      severity: severity, file: sample.name, location: locator.location(atOffset: offset),
      message: message, sourceLine: .init(text: line, caretIndent: excerpt.caret))
  }
}
