public import CodableKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A decoder of JSON that a check can use: `FastJSONDecoder`, `JSONDecoder`, or one of your own.
///
///     let decoder: any CheckedDecoder = JSONDecoder()
///     try decoder.decode([Int].self, from: Data("[1]".utf8))   // [1]
public protocol CheckedDecoder {
  /// Decodes a value.
  ///
  ///     try decoder.decode([Int].self, from: Data("[1, 2]".utf8))   // [1, 2]
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

/// An encoder of JSON that a check can use: `FastJSONEncoder`, `JSONEncoder`, or one of your own.
///
///     let encoder: any CheckedEncoder = FastJSONEncoder()
///     try encoder.encode([1])   // [1]
public protocol CheckedEncoder {
  /// Encodes a value.
  ///
  ///     try encoder.encode([1, 2])   // Data("[1,2]".utf8)
  func encode<T: Encodable>(_ value: T) throws -> Data
}

extension FastJSONDecoder: CheckedDecoder {}
extension JSONDecoder: CheckedDecoder {}
extension FastJSONEncoder: CheckedEncoder {}
extension JSONEncoder: CheckedEncoder {}
