/// A decoder of a document that has not all keys, over the value that has the rest.
///
///     document  {"nick": null, "address": {"zip": "1"}}
///     former    User(name: "Ada", nick: "A", address: Address(city: "Bern", zip: "3000"))
///     read      name "Ada", nick nil, address.city "Bern", address.zip "1"
///
/// What the document has is read by its own decoder, as in a decode of it alone, errors included;
/// what it does not have is the former value's own, not decoded at all.
struct OverlayDecoder: Decoder {
  /// Nil inside a member that the document does not have.
  let document: (any Decoder)?
  let former: FormerPlace
  let session: UpdateSession
  let codingPath: [any CodingKey]

  init(
    _ document: (any Decoder)?, over former: FormerPlace, in session: UpdateSession,
    at path: [any CodingKey]
  ) {
    self.document = document
    self.former = former
    self.session = session
    codingPath = path
  }

  var userInfo: [CodingUserInfoKey: Any] { document?.userInfo ?? session.userInfo }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      OverlayContainer<Key>(
        document: try document?.container(keyedBy: type), keys: try former.keys(), decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try (document ?? former.coded()).unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    OverlayValue(
      document: try document?.singleValueContainer(), former: try former.single(), decoder: self)
  }

  /// Reads a type from both halves; nil if it has to be read from the document alone.
  func merged<T: Decodable>(_ type: T.Type) throws -> T? {
    guard OverlayRule.readsInside(type), let document, OverlayRule.isObject(document),
      let place = try former.inside(type)
    else { return nil }
    let decoder = OverlayDecoder(document, over: place, in: session, at: codingPath)
    return try session.read { try T(from: decoder) }
  }

  /// Reads from the coded form of the former value.
  static func readCoded<T: Decodable>(
    _ type: T.Type, from former: any Decoder, at path: [any CodingKey]
  ) throws -> T {
    do {
      return try DecodingReport.collect(.strict) {
        try former.singleValueContainer().decode(type)
      }.value
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: path,
          debugDescription: "The value that was there before does not read as it is written.",
          underlyingError: error))
    }
  }
}

/// The single value of an overlay: of a type that wraps another, or of a scalar.
private struct OverlayValue: SingleValueDecodingContainer {
  let document: (any SingleValueDecodingContainer)?
  let former: FormerMember
  let decoder: OverlayDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    if let document { return document.decodeNil() }
    if case .null = former { return true }
    return former.kept?.isNil ?? false
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let document {
      let inner = former.place.map {
        OverlayDecoder(decoder.document, over: $0, in: decoder.session, at: codingPath)
      }
      return try inner?.merged(type) ?? document.decode(type)
    }
    if let value = former.kept?.value(as: type) { return value }
    return try OverlayDecoder.readCoded(type, from: decoder.former.coded(), at: codingPath)
  }
}
