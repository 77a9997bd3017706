import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The one value of a decoder that notes keys: a value that is read through it notes its own.
struct NotingSingleValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: FlattenedDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode(_ type: Bool.Type) throws -> Bool { try whole(type) }
  func decode(_ type: String.Type) throws -> String { try whole(type) }
  func decode(_ type: Double.Type) throws -> Double { try whole(type) }
  func decode(_ type: Float.Type) throws -> Float { try whole(type) }
  func decode(_ type: Int.Type) throws -> Int { try whole(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    isOfDecoder(type) ? try whole(type) : try T(from: decoder)
  }

  /// Reads a value that shows no keys.
  private func whole<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try base.decode(type)
    decoder.notes.isOpaque = true
    return value
  }

  /// Whether a decoder reads the type in a way of its own, or by keys that are data.
  private func isOfDecoder(_ type: Any.Type) -> Bool {
    type is any LosslessScalar.Type || type is any DictionaryType.Type || type == JSONValue.self
      || type == Date.self || type == Data.self || type == URL.self
  }
}

private protocol DictionaryType {}
extension Dictionary: DictionaryType {}
