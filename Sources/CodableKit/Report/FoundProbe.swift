/// Looks at what stands in the payload where a read failed.
///
/// It decodes from the failed value and walks from there to the place of the fault, so it works
/// with any decoder. It is used on failure only.
struct FoundProbe: Decodable {
  let found: DecodingIssue.Found

  /// The way from the value that is probed to the fault.
  @TaskLocal static var target: [JSONPathComponent] = []

  init(from decoder: any Decoder) throws {
    guard let step = Self.target.first else {
      found = try Self.look(at: decoder.singleValueContainer())
      return
    }
    let rest = Array(Self.target.dropFirst())
    switch step {
    case .key(let name):
      let container = try decoder.container(keyedBy: AnyCodingKey.self)
      found = try Self.$target.withValue(rest) {
        try container.decode(Self.self, forKey: AnyCodingKey(name)).found
      }
    case .index(let index):
      var container = try decoder.unkeyedContainer()
      for _ in 0..<index { _ = try container.decode(Skipped.self) }
      found = try Self.$target.withValue(rest) { try container.decode(Self.self).found }
    }
  }

  private static func look(at container: any SingleValueDecodingContainer) -> DecodingIssue.Found {
    if container.decodeNil() { return .init(kind: "null", excerpt: nil) }
    if let value = try? container.decode(Bool.self) {
      return .init(kind: "bool", excerpt: value.description)
    }
    // Strings before numbers: in YAML every scalar also reads as a string, and none is to be
    // taken for a number by its looks.
    if let value = try? container.decode(String.self) {
      return .init(kind: "string", excerpt: Excerpt.quoted(value))
    }
    if let value = try? container.decode(Int64.self) {
      return .init(kind: "number", excerpt: value.description)
    }
    if let value = try? container.decode(UInt64.self) {
      return .init(kind: "number", excerpt: value.description)
    }
    if let value = try? container.decode(Double.self) {
      return .init(kind: "number", excerpt: value.description)
    }
    let isArray = (try? container.decode([Skipped].self)) != nil
    return .init(kind: isArray ? "array" : "object", excerpt: nil)
  }
}

/// Cuts pieces of a payload to a length that a line of text can hold.
enum Excerpt {
  /// The longest excerpt, in characters.
  static let limit = 60

  /// A text as a JSON string, cut to the limit.
  static func quoted(_ text: String) -> String {
    let head = text.prefix(limit)
    return jsonQuoted(String(head)) + (head.endIndex < text.endIndex ? "…" : "")
  }

  /// A text as it is, cut to the limit.
  static func raw(_ text: String) -> String {
    let head = text.prefix(limit)
    return head.endIndex < text.endIndex ? head + "…" : text
  }

  private static func jsonQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        if scalar == " " {
          result += " "
        } else {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
