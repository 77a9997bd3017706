/// Thrown for a key of which an update keeps the value, where the container cannot give it itself.
///
/// A strategy asks a container for what it makes its value of: ``ISO8601`` asks for text. The value
/// that was there before is the made one, a date, and the text need not give it back. So the
/// container throws, and whoever called the strategy takes the value; nothing is asked of a
/// container before something was thrown. Where nobody does, the value is read from its coded form
/// (see ``UpdateSession``).
struct KeptSignal: Error, Hashable {
  let owner: ObjectIdentifier
  /// Where the value was written.
  let path: [String]
  /// The key that was asked for.
  let asked: String?

  static func == (left: Self, right: Self) -> Bool {
    left.owner == right.owner && left.path == right.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(path)
  }
}

/// The value that an update keeps for a key; only ``OverlayContainer`` makes one.
enum KeptValue: Decodable {
  /// Nothing was written, or null.
  case none
  /// What was written, or the ``Coded`` around it.
  case some(Any)

  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "No update is going on."))
  }

  /// Whether it is nil, at whatever depth of optionals.
  var isNil: Bool {
    switch self {
    case .none: true
    case .some(let value): CodableKit.isNil(value)
    }
  }

  /// The value as a type that it is of, or nil.
  func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .none:
      return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    case .some(let value):
      if let value = value as? Value { return value }
      guard let wrapper = value as? any CodedWrapper else { return nil }
      return wrapper.anyValue as? Value
    }
  }
}

extension KeyedDecodingContainer {
  /// The value that an update keeps for a key, or the error again.
  @usableFromInline
  @inline(never)  // Cold; its callers are inlined into the client.
  func kept<Value>(forKey key: Key, after error: any Error) throws -> Value {
    guard let signal = error as? KeptSignal, signal.asked == key.stringValue,
      let kept = try? decodePlainly(KeptValue.self, forKey: key),
      let value = kept.value(as: Value.self)
    else { throw error }
    return value
  }
}

extension KeyedDecodingContainer {
  /// The nil that an update keeps for a key, or nil where null stands in a document.
  func keptNil<Value>(as type: Value.Type, forKey key: Key) -> Value? {
    guard let presence = try? decodePlainly(KeyPresence.self, forKey: key), !presence.isInDocument
    else { return nil }
    return try? decodePlainly(KeptValue.self, forKey: key).value(as: type)
  }
}

/// Where an update reads the members of an object of which a document has none; only
/// ``OverlayContainer`` makes one with a decoder.
struct KeptMembers: Decodable {
  let decoder: (any Decoder)?

  init(decoder: any Decoder) { self.decoder = decoder }
  init(from decoder: any Decoder) { self.decoder = nil }
}

extension KeyedDecodingContainer {
  /// The members that an update keeps where null stands for an object; nil in a decode.
  func keptMembers<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey>? {
    try (try? decodePlainly(KeptMembers.self, forKey: key))?.decoder?.container(keyedBy: type)
  }
}

/// Any ``Coded``.
protocol CodedWrapper {
  static var strategyType: Any.Type { get }
  static var valueType: Any.Type { get }
  var anyValue: Any { get }
}

extension Coded: CodedWrapper {
  static var strategyType: Any.Type { Strategy.self }
  static var valueType: Any.Type { Strategy.CodedValue.self }
  var anyValue: Any { wrappedValue }
}
