import JSONCore

/// What is advised where a text has its values in another form than the reader wants: one document,
/// one array, or a value on each line.
enum FormAdvice {
  private static let oneDocument = "`decode(_:from:)` reads one document"
  private static let elements = "`elements(_:from:)` reads the elements of one array"
  private static let lines = "`lines(_:from:)` reads one value on each line"

  /// For a document behind which the text goes on.
  static func help(forDocument json: [UInt8], error: JSONError) -> String? {
    guard error.code == .trailingContent, json.indices.contains(error.offset) else { return nil }
    let first = json[..<error.offset]
    // The document is a line of its own, and so is a value behind it.
    let space = first.reversed().prefix(while: isSpace)
    let next = json[error.offset...].prefix { $0 != UInt8(ascii: "\n") }
    guard space.contains(UInt8(ascii: "\n")), (try? JSONValue(parsing: Array(next))) != nil,
      !first.drop(while: isSpace).dropLast(space.count).contains(UInt8(ascii: "\n"))
    else { return nil }
    return
      "for JSON Lines, `FastJSONDecoder` has `decodeLines(_:from:)`, and `lines(_:from:)` for a "
      + "stream"
  }

  /// For a document that is none of JSON, and one of JSON5.
  static func helpForJSON5(_ json: [UInt8], error: JSONError) -> String? {
    guard error.code != .duplicateKey, (try? JSONValue(parsing: json)) == nil,
      (try? JSONValue(parsing: json, options: .lenient)) != nil
    else { return nil }
    return "the text is JSON5, which a decoder reads with `allowsJSON5 = true`"
  }

  /// For the first value of a stream, of which the text is no JSON.
  static func help(for fault: StreamFault) -> String? {
    guard fault.number == 0 else { return nil }
    let text = fault.excerpt.bytes.filter { !isSpace($0) }
    // Before the elements of an array there is only its bracket.
    if fault.endsStream {
      // Behind the array another value would be none that is due.
      return fault.error.code == .unexpectedByte && fault.path.components.isEmpty
        && text.first == UInt8(ascii: "{") ? lines : nil
    }
    switch text {
    case [UInt8(ascii: "[")]: return elements
    case [UInt8(ascii: "{")]: return oneDocument
    default: return nil
    }
  }

  /// For the first line of a stream, of which the text is another value than the model's.
  static func help(forLine number: Int, path: JSONPath, found: DecodingIssue.Found?) -> String? {
    number == 0 && path.components.isEmpty && found?.kind == .array ? elements : nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
