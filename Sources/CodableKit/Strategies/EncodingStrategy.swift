public import JSONCore

/// The writing half of a strategy.
///
///     enum Percent: EncodingStrategy {
///       static func encode(_ value: Double, to encoder: any Encoder) throws {
///         var container = encoder.singleValueContainer()
///         try container.encode(value * 100)
///       }
///     }
///     @Coded<Percent> var share: Double
///     // 0.25 -> {"share":25}
///
/// The other requirements have defaults that lead to this one. An encoding strategy never hides
/// an error.
public protocol EncodingStrategy<CodedValue>: ValueStrategy {
  /// The type of the property, declared again so that the functions below can tell it.
  associatedtype CodedValue

  /// Writes the value at the encoder's place.
  ///
  ///     try Share.encode(0.25, to: encoder)   // 25
  static func encode(_ value: CodedValue, to encoder: any Encoder) throws

  /// Writes the value into a single-value container.
  ///
  ///     try Share.encode(0.25, to: &container)   // 25
  static func encode(_ value: CodedValue, to container: inout any SingleValueEncodingContainer)
    throws

  /// Writes the value as the next element of an array.
  ///
  ///     try Share.encode(0.25, to: &container)   // [25]
  static func encode(_ value: CodedValue, to container: inout any UnkeyedEncodingContainer) throws

  /// Writes the value under a key, or leaves the key out.
  ///
  ///     try Share.encode(0.25, to: &container, forKey: .share)   // {"share":25}
  static func encode<Key>(
    _ value: CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key) throws

  /// Writes the value as the next one, on the direct path.
  ///
  /// The default encodes by containers.
  ///
  ///     try Share.write(0.25, to: &writer)   // 25
  static func write(_ value: CodedValue, to writer: inout JSONWriter) throws(JSONWritingError)

  /// Writes the value under a key, or leaves the key out, on the direct path.
  ///
  /// The default encodes by containers.
  ///
  ///     try writer.beginObject()
  ///     try Share.writeMember(0.25, to: &writer, literal: "share")
  ///     writer.endObject()   // {"share":25}
  static func writeMember(
    _ value: CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError)
}

extension EncodingStrategy {
  public static func encode(
    _ value: CodedValue, to container: inout any SingleValueEncodingContainer
  ) throws {
    try container.encode(Coded<Self>(wrappedValue: value))
  }

  public static func encode(
    _ value: CodedValue, to container: inout any UnkeyedEncodingContainer
  ) throws {
    try container.encode(Coded<Self>(wrappedValue: value))
  }

  public static func encode<Key>(
    _ value: CodedValue, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try container.encodePlainly(Coded<Self>(wrappedValue: value), forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Encodes by the standard library's own function, out of reach of the overload for `Coded`.
  mutating func encodePlainly<T: Encodable>(_ value: T, forKey key: Key) throws {
    try encode(value, forKey: key)
  }
}
