#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An encoder that keeps one single value as the text of a dictionary key.
final class KeyTextEncoder: Encoder {
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The text of the key, nil when what was encoded is no single value.
  private(set) var text: String?
  private var isCompound = false

  init(codingPath: [any CodingKey]) { self.codingPath = codingPath }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    KeyTextContainer(encoder: self)
  }

  // What goes into these containers is thrown away: the dictionary is written as pairs instead.
  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    isCompound = true
    text = nil
    return KeyedEncodingContainer(DiscardingKeyedContainer<Key>(codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isCompound = true
    text = nil
    return DiscardingUnkeyedContainer(codingPath: codingPath)
  }

  fileprivate func keep(_ text: String) {
    if !isCompound { self.text = text }
  }
}

private struct KeyTextContainer: SingleValueEncodingContainer {
  let encoder: KeyTextEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() {}
  func encode(_ value: String) { encoder.keep(value) }
  func encode(_ value: Bool) { encoder.keep(value.description) }
  func encode(_ value: Double) { encoder.keep(value.description) }
  func encode(_ value: Float) { encoder.keep(value.description) }
  func encode(_ value: Int) { encoder.keep(value.description) }
  func encode(_ value: Int8) { encoder.keep(value.description) }
  func encode(_ value: Int16) { encoder.keep(value.description) }
  func encode(_ value: Int32) { encoder.keep(value.description) }
  func encode(_ value: Int64) { encoder.keep(value.description) }
  func encode(_ value: UInt) { encoder.keep(value.description) }
  func encode(_ value: UInt8) { encoder.keep(value.description) }
  func encode(_ value: UInt16) { encoder.keep(value.description) }
  func encode(_ value: UInt32) { encoder.keep(value.description) }
  func encode(_ value: UInt64) { encoder.keep(value.description) }

  /// Encodes by the type's own conformance, or as text where that makes several values.
  func encode<T: Encodable>(_ value: T) throws {
    if let date = value as? Date, let text = ISO8601.text(from: date) { return encoder.keep(text) }
    switch value {
    case let value as URL: encoder.keep(value.absoluteString)
    case let value as Decimal: encoder.keep(value.description)
    case let value as Data: encoder.keep(value.base64EncodedString())
    default: try value.encode(to: encoder)
    }
  }
}
