#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A decoder whose only value is the text of a dictionary key.
struct KeyTextDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw mismatch(KeyedDecodingContainer<Key>.self)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mismatch((any UnkeyedDecodingContainer).self)
  }

  func decodeNil() -> Bool { false }
  func decode(_ type: String.Type) -> String { text }
  func decode(_ type: Bool.Type) throws -> Bool { try parse() }
  func decode(_ type: Double.Type) throws -> Double { try parse() }
  func decode(_ type: Float.Type) throws -> Float { try parse() }
  func decode(_ type: Int.Type) throws -> Int { try parse() }
  func decode(_ type: Int8.Type) throws -> Int8 { try parse() }
  func decode(_ type: Int16.Type) throws -> Int16 { try parse() }
  func decode(_ type: Int32.Type) throws -> Int32 { try parse() }
  func decode(_ type: Int64.Type) throws -> Int64 { try parse() }
  func decode(_ type: UInt.Type) throws -> UInt { try parse() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try parse() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try parse() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try parse() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try parse() }

  /// Decodes a type by its own conformance, or by its text where that is made of several values.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value: Any? =
      switch type {
      case is URL.Type: URL(string: text)
      case is Decimal.Type: Decimal(losslessly: .string(text))
      case is Date.Type: ISO8601.date(from: text)
      case is Data.Type: Data(base64Encoded: text)
      default: try T(from: self)
      }
    guard let value = value as? T else { throw mismatch(type) }
    return value
  }

  private func parse<T: LosslessStringConvertible>() throws -> T {
    guard let value = T(text) else { throw mismatch(T.self) }
    return value
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "The value is a dictionary key."))
  }
}
