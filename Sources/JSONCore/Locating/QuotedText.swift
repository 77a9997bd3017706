/// A text as a JSON string that is safe to show in a message.
///
/// Beside what JSON wants escaped, escapes stand for what would change the line around it:
/// further control characters, line separators, and marks that turn the direction of writing.
package func quotedForDisplay(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x22: result += "\\\""
    case 0x5C: result += "\\\\"
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      let digits = String(scalar.value, radix: 16)
      result += "\\u"
      for _ in digits.utf8.count..<4 { result += "0" }
      result += digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
