/// Reads and writes the keys of a dictionary as texts, by the key's strategy.
enum DictionaryKey<Strategy: ValueStrategy> {
  /// Whether the keys are ordinary `String` or `Int` keys, which the standard library always
  /// writes as an object.
  static var isAlwaysText: Bool {
    isPlain && (Strategy.CodedValue.self == String.self || Strategy.CodedValue.self == Int.self)
  }

  /// Whether the keys are ordinary `String` keys.
  static var isText: Bool { isPlain && Strategy.CodedValue.self == String.self }

  private static var isPlain: Bool {
    Strategy.self == Strategy.CodedValue.self || Strategy.self == Plain<Strategy.CodedValue>.self
  }

  private static var representable: (any CodingKeyRepresentable.Type)? {
    isPlain ? Strategy.CodedValue.self as? any CodingKeyRepresentable.Type : nil
  }
}

extension DictionaryKey where Strategy: DecodingStrategy {
  /// Reads a key from its text.
  ///
  /// Throws `DecodingError.dataCorrupted` at the entry's own path when the text is no such key.
  static func decode(
    _ text: String, at path: @autoclosure () -> [any CodingKey]
  ) throws -> Strategy.CodedValue {
    if let text = text as? Strategy.CodedValue, isAlwaysText { return text }
    if let representable {
      if let key = representable.init(codingKey: AnyCodingKey(text)) as? Strategy.CodedValue {
        return key
      }
    } else {
      let decoder: any Decoder = KeyTextDecoder(text: text, codingPath: path())
      if let key = try? Strategy.decode(from: decoder) { return key }
    }
    throw error(text, at: path(), expected: typeName(Strategy.CodedValue.self))
  }

  private static func error(
    _ text: String, at path: [any CodingKey], expected: String
  ) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: path + [AnyCodingKey(text)],
        debugDescription: "Expected a key of type \(expected), found \(Excerpt.quoted(text)).",
        underlyingError: BadKey(text: text, expected: expected)))
  }
}

extension DictionaryKey where Strategy: DecodingStrategy, Strategy.CodedValue: Hashable {
  /// Adds an entry under the key that a text stands for.
  ///
  /// Throws when the text is no key, or when another text stood for the same key (`"1"` and
  /// `"01"` for an `Int`): one of the two entries would be lost.
  static func insert<Element>(
    _ value: Element, under text: String, into members: inout [Strategy.CodedValue: Element],
    at path: @autoclosure () -> [any CodingKey]
  ) throws {
    let key = try decode(text, at: path())
    guard members[key] == nil else {
      throw error(
        text, at: path(), expected: "\(typeName(Strategy.CodedValue.self)) that is not there yet")
    }
    members[key] = value
  }

  /// The entries in an order that does not change from run to run where it can matter.
  ///
  /// It matters when different texts may stand for one key, and when issues are recorded.
  static func inDefiniteOrder<Element>(
    _ entries: [String: Element], always: Bool = false
  ) -> [(String, Element)] {
    let entries = entries.map { ($0.key, $0.value) }
    return !always && isAlwaysText && Strategy.CodedValue.self == String.self
      ? entries : entries.sorted { $0.0 < $1.0 }
  }
}

extension DictionaryKey where Strategy: EncodingStrategy {
  /// Writes a key as its text, or gives nil when the key is no single value.
  static func encode(
    _ key: Strategy.CodedValue, at path: @autoclosure () -> [any CodingKey]
  ) throws -> String? {
    if isPlain {
      if let text = key as? String { return text }
      if let key = key as? any CodingKeyRepresentable { return key.codingKey.stringValue }
    }
    let encoder = KeyTextEncoder(codingPath: path())
    try Strategy.encode(key, to: encoder)
    return encoder.text
  }
}
