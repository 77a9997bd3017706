#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// A `Codable` type may adopt the strategy protocols by name alone: it reads and writes itself.
// The defaults go through `Plain`, so both spellings mean the same.

extension DecodingStrategy where Self: Decodable, CodedValue == Self {
  public static func decode(from decoder: any Decoder) throws -> Self {
    try Plain<Self>.decode(from: decoder)
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> Self {
    try Plain<Self>.decode(from: container)
  }

  public static func decode(from container: inout any UnkeyedDecodingContainer) throws -> Self {
    try Plain<Self>.decode(from: &container)
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Self
  {
    try Plain<Self>.decode(from: container, forKey: key)
  }

  public static func decodeIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Self? {
    try Plain<Self>.decodeIfPresent(from: container, forKey: key)
  }
}

extension EncodingStrategy where Self: Encodable, CodedValue == Self {
  public static func encode(_ value: Self, to encoder: any Encoder) throws {
    try Plain<Self>.encode(value, to: encoder)
  }

  public static func encode(
    _ value: Self, to container: inout any SingleValueEncodingContainer
  ) throws {
    try Plain<Self>.encode(value, to: &container)
  }

  public static func encode(
    _ value: Self, to container: inout any UnkeyedEncodingContainer
  ) throws {
    try Plain<Self>.encode(value, to: &container)
  }

  public static func encode<Key>(
    _ value: Self, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try Plain<Self>.encode(value, to: &container, forKey: key)
  }
}

extension Bool: CodingStrategy { public typealias CodedValue = Self }
extension String: CodingStrategy { public typealias CodedValue = Self }
extension Double: CodingStrategy { public typealias CodedValue = Self }
extension Float: CodingStrategy { public typealias CodedValue = Self }
extension Int: CodingStrategy { public typealias CodedValue = Self }
extension Int8: CodingStrategy { public typealias CodedValue = Self }
extension Int16: CodingStrategy { public typealias CodedValue = Self }
extension Int32: CodingStrategy { public typealias CodedValue = Self }
extension Int64: CodingStrategy { public typealias CodedValue = Self }
extension UInt: CodingStrategy { public typealias CodedValue = Self }
extension UInt8: CodingStrategy { public typealias CodedValue = Self }
extension UInt16: CodingStrategy { public typealias CodedValue = Self }
extension UInt32: CodingStrategy { public typealias CodedValue = Self }
extension UInt64: CodingStrategy { public typealias CodedValue = Self }

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: CodingStrategy { public typealias CodedValue = Self }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: CodingStrategy { public typealias CodedValue = Self }

extension Date: CodingStrategy { public typealias CodedValue = Self }
extension Data: CodingStrategy { public typealias CodedValue = Self }
extension Decimal: CodingStrategy { public typealias CodedValue = Self }
extension URL: CodingStrategy { public typealias CodedValue = Self }
extension UUID: CodingStrategy { public typealias CodedValue = Self }
