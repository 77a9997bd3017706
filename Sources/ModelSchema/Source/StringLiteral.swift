/// The literal that is `text` in Swift source: quotes, and escapes for all that cannot be seen.
package func stringLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default:
      if isVisible(scalar) {
        literal.unicodeScalars.append(scalar)
      } else {
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
  }
  return literal + "\""
}

/// Whether a reader sees the scalar by itself.
///
/// Marks that join the character before them, and marks that turn the direction of the text, would
/// make a literal that reads as another.
private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar == " " { return true }
  return switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
    false
  default: true
  }
}
