/// The one renderer of messages about a place in a payload.
///
///     payload.json:4:14: error: expected Int, found string "3"
///       {"count": "3"}
///                 ^
///       at $.items[2].count
package struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  package var file: String?
  package var location: JSONLocation?
  package var message: String
  package var path: JSONPath?
  package var sourceLine: SourceLine?
  package var help: String?

  /// A line of the payload, and how many characters stand before the place in it.
  package struct SourceLine: Hashable, Sendable {
    package var text: String
    package var caretIndent: Int

    package init(text: String, caretIndent: Int) {
      self.text = text
      self.caretIndent = caretIndent
    }

    /// Spaces, and tabs where the line has tabs, up to the place.
    fileprivate var indent: String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.prefix(caretIndent).map { $0 == "\t" ? $0 : " " }))
    }
  }

  package init(
    severity: Severity, file: String? = nil, location: JSONLocation? = nil, message: String,
    path: JSONPath? = nil, sourceLine: SourceLine? = nil, help: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.location = location
    self.message = message
    self.path = path
    self.sourceLine = sourceLine
    self.help = help
  }

  /// The place, the severity and the message in one line, with the path at its end.
  package var line: String {
    path.map { "\(heading) at \($0)" } ?? heading
  }

  /// The whole message: its heading, the line of the payload, the path, the way out.
  package var text: String {
    var lines = [heading]
    if let sourceLine {
      lines.append("  " + sourceLine.text)
      lines.append("  " + sourceLine.indent + "^")
    }
    if let path { lines.append("  at \(path)") }
    if let help { lines.append("  help: \(help)") }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let place = [file, location?.description].compactMap(\.self).joined(separator: ":")
    return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(message)"
  }
}
