/// A decoder of a document that has not all keys, over another that has the rest.
///
///     document  {"nick": null, "address": {"zip": "1"}}
///     former    {"name": "Ada", "nick": "A", "address": {"city": "Bern", "zip": "3000"}}
///     read      {"name": "Ada", "nick": null, "address": {"city": "Bern", "zip": "1"}}
///
/// Each half is read by its own decoder, so that each follows its own strategies for dates and keys.
struct OverlayDecoder: Decoder {
  let document: any Decoder
  let former: any Decoder

  init(_ document: any Decoder, over former: any Decoder) {
    self.document = document
    self.former = former
  }

  var codingPath: [any CodingKey] { document.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { document.userInfo }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      OverlayContainer<Key>(
        document: try document.container(keyedBy: type),
        former: try former.container(keyedBy: type), decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try document.unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    OverlayValue(document: try document.singleValueContainer(), decoder: self)
  }

  /// Decodes a type from both halves if both are objects that it can be made of, else from the
  /// document alone.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let container = try document.singleValueContainer()
    guard OverlayRule.readsInside(type), isObject(document), isObject(former) else {
      return try container.decode(type)
    }
    // The key of a case tells nothing about another case: an enum is one value.
    if let value = try? former.singleValueContainer().decode(type), isEnum(value) {
      return try container.decode(type)
    }
    // Keys of both halves may make no value where those of the document do. When neither do, the first error is the one that says what is wrong.
    return try IssueCollector.firstClean({ try T(from: self) }, { try container.decode(type) })
  }

  private func isEnum<T>(_ value: T) -> Bool { Mirror(reflecting: value).displayStyle == .enum }

  private func isObject(_ decoder: any Decoder) -> Bool {
    (try? decoder.container(keyedBy: AnyCodingKey.self)) != nil
  }
}

/// The single value of an overlay: of a type that wraps another, or of a scalar.
private struct OverlayValue: SingleValueDecodingContainer {
  let document: any SingleValueDecodingContainer
  let decoder: OverlayDecoder

  var codingPath: [any CodingKey] { document.codingPath }
  func decodeNil() -> Bool { document.decodeNil() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
