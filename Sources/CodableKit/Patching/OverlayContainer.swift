/// The keys of a document, and those of the former value that the document does not have.
struct OverlayContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let document: KeyedDecodingContainer<Key>?
  let keys: FormerProbe.Keys
  let decoder: OverlayDecoder
  private let otherNames = OtherNames()

  init(
    document: KeyedDecodingContainer<Key>?, keys: FormerProbe.Keys, decoder: OverlayDecoder
  ) {
    self.document = document
    self.keys = keys
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    (document?.allKeys ?? [])
      + keys.written.compactMap { Key(stringValue: $0) }.filter { !stands($0) }
  }

  func contains(_ key: Key) -> Bool {
    stands(key) || keys.contains(key.stringValue)
      || otherNames.of(key.stringValue).contains(where: keys.contains)
  }

  /// Whether the document has a key.
  private func stands(_ key: Key) -> Bool { document?.contains(key) == true }

  func decodeNil(forKey key: Key) throws -> Bool {
    if let document, document.contains(key) { return try document.decodeNil(forKey: key) }
    switch try former(key) {
    case .absent: return try document?.decodeNil(forKey: key) ?? { throw missing(key) }()
    case .coded(let decoder): return try decoder.singleValueContainer().decodeNil()
    // A strategy may make something else of nil than was there: it shall ask for the value.
    case .wrapped, .container: return false
    case .null, .leftOut: return true
    case .value(let former): return KeptValue.some(former.value).isNil
    }
  }

  // Each by itself: the protocol has defaults for these types, which a generic function does not
  // replace, and they ask for nil first.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional(key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional(key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try optional(key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try optional(key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try optional(key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try optional(key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try optional(key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try optional(key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try optional(key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try optional(key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try optional(key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try optional(key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try optional(key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try optional(key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try optional(key)
  }

  private func optional<T: Decodable>(_ key: Key) throws -> T? {
    guard contains(key) else { return nil }
    if let document, document.contains(key) {
      return try document.decodeNil(forKey: key) ? nil : decode(T.self, forKey: key)
    }
    switch try former(key) {
    case .absent, .null, .leftOut: return nil
    case .coded(let decoder) where try decoder.singleValueContainer().decodeNil(): return nil
    case .value(let former) where KeptValue.some(former.value).isNil: return nil
    default: return try decode(T.self, forKey: key)
    }
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    if let answer = try answer(to: type, key) { return answer }
    if let document, document.contains(key) {
      if OverlayRule.readsInside(type), let place = try former(key).place(for: type),
        let value = try overlay(document.superDecoder(forKey: key), over: place, key).merged(type)
      {
        return value
      }
      return try document.decode(type, forKey: key)
    }
    switch try former(key) {
    case .absent:
      guard let document else { throw missing(key) }
      return try document.decode(type, forKey: key)
    case .coded(let former):
      return try OverlayDecoder.readCoded(type, from: former, at: codingPath + [key])
    case .container(let place):
      let decoder = overlay(nil, over: place, key)
      return try self.decoder.session.read { try T(from: decoder) }
    case .wrapped(let former, _):
      // What a strategy reads is only a part of how it makes its value.
      guard let value = former.value as? T else { throw signal(key) }
      return value
    case .value, .null, .leftOut:
      guard let value = try former(key).kept?.value(as: type) else { throw signal(key) }
      return value
    }
  }

  /// The answer to those who know that an update may be going on.
  private func answer<T>(to type: T.Type, _ key: Key) throws -> T? {
    if type == KeptValue.self { return try former(key).kept as? T }
    if type == KeptMembers.self, let place = try former(key).place {
      return KeptMembers(decoder: overlay(nil, over: place, key)) as? T
    }
    guard type == KeyPresence.self else { return nil }
    otherNames.note(KeyPresence.names, of: key.stringValue)
    return KeyPresence(isInDocument: stands(key)) as? T
  }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    if let document, document.contains(key) {
      return try document.nestedUnkeyedContainer(forKey: key)
    }
    switch try former(key) {
    case .absent:
      return try document?.nestedUnkeyedContainer(forKey: key) ?? { throw missing(key) }()
    case .coded(let decoder): return try decoder.unkeyedContainer()
    case .value, .wrapped, .null, .leftOut, .container: throw signal(key)
    }
  }

  func superDecoder() throws -> any Decoder {
    // The model's own keys need not have this one.
    let members = try decoder.container(keyedBy: AnyCodingKey.self)
    let key = AnyCodingKey("super")
    if members.contains(key) { return try members.superDecoder(forKey: key) }
    guard let document else { throw missing(key) }
    return try document.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    if let document, document.contains(key) {
      let decoder = try document.superDecoder(forKey: key)
      guard OverlayRule.isObject(decoder), let place = try former(key).place else {
        return decoder
      }
      return overlay(decoder, over: place, key)
    }
    switch try former(key) {
    case .absent:
      guard let document else { throw missing(key) }
      return try document.superDecoder(forKey: key)
    case .wrapped, .null, .leftOut: throw signal(key)
    case .coded(let decoder): return decoder
    case .value(let value): return overlay(nil, over: FormerPlace(value), key)
    case .container(let place): return overlay(nil, over: place, key)
    }
  }

  /// What the value had under a key, or under another name of it.
  private func former(_ key: Key) throws -> FormerMember {
    try decoder.former.member(formerName(key))
  }

  private func formerName(_ key: Key) -> String {
    let name = key.stringValue
    let other = keys.contains(name) ? nil : otherNames.of(name).first(where: keys.contains)
    return other ?? name
  }

  private func overlay(
    _ document: (any Decoder)?, over place: FormerPlace, _ key: Key
  ) -> OverlayDecoder {
    OverlayDecoder(
      document, over: place, in: decoder.session, at: document?.codingPath ?? codingPath + [key])
  }

  private func signal(_ key: Key) -> any Error {
    decoder.former.signal(for: formerName(key), askedFor: key.stringValue)
  }

  private func missing(_ key: any CodingKey) -> DecodingError {
    .missing(key, at: codingPath)
  }
}

/// Under which other names a value may be written that is read under one.
private final class OtherNames {
  private var names: [String: [String]] = [:]

  func note(_ others: [String], of key: String) {
    for other in others where names[key]?.contains(other) != true {
      names[key, default: []].append(other)
    }
  }

  func of(_ key: String) -> [String] { names[key] ?? [] }
}
