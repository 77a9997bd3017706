import JSONCore

/// Cuts pieces of a payload to a length that a line of text can hold.
enum Excerpt {
  /// The longest excerpt, in Unicode scalars.
  static let limit = 60

  /// A text as a JSON string, cut to the limit.
  static func quoted(_ text: String) -> String {
    let head = text.unicodeScalars.prefix(limit)
    let isCut = head.endIndex < text.unicodeScalars.endIndex
    return quotedForDisplay(String(head)) + (isCut ? "…" : "")
  }

  /// A text as it is, cut to the limit.
  static func raw(_ text: String) -> String {
    let head = text.unicodeScalars.prefix(limit)
    return head.endIndex < text.unicodeScalars.endIndex ? String(head) + "…" : text
  }

  /// The JSON text of a scalar, cut to the limit.
  static func raw(_ json: ArraySlice<UInt8>) -> String {
    // Four bytes a scalar at most; a scalar that the cut splits lies beyond the limit.
    raw(String(decoding: json.prefix((limit + 2) * 4), as: UTF8.self))
  }
}

extension DecodingIssue.Found {
  /// The text that stands there, if it is one and the excerpt is the whole of it.
  var text: String? {
    guard kind == .string, let excerpt else { return nil }
    return (try? JSONValue(parsing: excerpt))?.string
  }
}
