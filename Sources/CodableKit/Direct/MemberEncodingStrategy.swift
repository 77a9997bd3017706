public import JSONCore

/// An encoding strategy that writes its key whatever the value is.
///
/// On the direct path such a strategy says how it writes a value, and the key before it comes by
/// itself. Without the conformance a member goes by way of containers, since a strategy may leave
/// its key out.
///
///     enum Percent: MemberEncodingStrategy {
///       static func encode(_ value: Double, to encoder: any Encoder) throws {
///         var container = encoder.singleValueContainer()
///         try container.encode(value * 100)
///       }
///       static func write(
///         _ value: Double, to writer: inout JSONWriter
///       ) throws(JSONWritingError) {
///         try writer.write(value * 100)
///       }
///     }
///     @Coded<Percent> var share: Double
///     // 0.25 -> {"share":25}
public protocol MemberEncodingStrategy: EncodingStrategy {}

extension MemberEncodingStrategy {
  @inlinable  // Specialised in the client, where the strategy is known.
  public static func writeMember(
    _ value: CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    writer.writeKey(literal: key)
    try write(value, to: &writer)
  }
}

extension EncodingStrategy {
  /// Writes the value under a key that is no literal, or leaves the key out.
  static func writeMember(
    _ value: CodedValue, to writer: inout JSONWriter, key: String
  ) throws(JSONWritingError) {
    guard keepsKey else {
      return try writer.writeMembersByContainers(
        MemberWrittenByContainers<Self>(value: value, key: AnyCodingKey(key)))
    }
    writer.writeKey(key)
    try write(value, to: &writer)
  }

  /// Whether the key is known to be written whatever the value is.
  private static var keepsKey: Bool {
    Self.self is any MemberEncodingStrategy.Type || Self.self == Plain<CodedValue>.self
      || Self.self == CodedValue.self && CodedValue.self is any LosslessScalar.Type
  }
}
