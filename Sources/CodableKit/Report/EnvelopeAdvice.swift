import JSONCore

/// What is advised where a document wraps in an object what the model is of.
enum EnvelopeAdvice {
  /// A sentence for an error at the root of a document.
  ///
  /// - Parameters:
  ///   - error: what was thrown: that a key is missing, or that an array should stand there.
  ///   - text: the document.
  /// - Returns: what reads the wrapped value; nil where none is certain to be meant.
  static func help(for error: DecodingError, in text: ArraySlice<UInt8>) -> String? {
    guard isAtRoot(error), case .object(let members)? = try? JSONValue(parsing: Array(text)) else {
      return nil
    }
    let candidates = members.filter { fits($0.value, error) }
    guard candidates.count == 1, let key = candidates.first?.key else { return nil }
    let others = members.keys.filter { $0 != key }
    if key == "data" {
      return "`APIEnvelope<…, JSONValue>` reads the value under \"data\""
    }
    guard others.isEmpty else { return nil }
    return "`[String: …]` reads the value under \(Excerpt.quoted(key))"
  }

  private static func isAtRoot(_ error: DecodingError) -> Bool {
    switch error {
    case .keyNotFound(_, let context): context.codingPath.isEmpty
    case .typeMismatch(let type, let context): type == [Any].self && context.codingPath.isEmpty
    default: false
    }
  }

  /// Whether a value is what was missed: an object with the key, or an array.
  private static func fits(_ value: JSONValue, _ error: DecodingError) -> Bool {
    switch (error, value) {
    case (.keyNotFound(let key, _), .object(let members)):
      let names = AcceptedKeys(error)?.names ?? [key.stringValue]
      return names.contains { members[$0] != nil }
    case (.typeMismatch, .array): return true
    default: return false
    }
  }
}
