/// A dictionary without the members whose value is null, which are no faults here and are not
/// reported.
///
///     @Coded<DropNullValues<String, Int>> var counts: [String: Int]
///     // {"counts": {"a": 1, "b": null}} -> ["a": 1]
///
/// For an array see ``DropNulls``. Every other bad value throws; `Lossy<DropNullValues<…>>` drops
/// it, with an issue. Written as a plain object.
public enum DropNullValues<Key: ValueStrategy & Hashable, Value: ValueStrategy>: ValueStrategy
where Key.CodedValue: Hashable {
  public typealias CodedValue = [Key.CodedValue: Value.CodedValue]
}

extension DropNullValues: DecodingStrategy where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> CodedValue {
    try [Key: Value?].decode(from: decoder).compactMapValues(\.self)
  }
}

extension DropNullValues: LossyDecodingStrategy
where Key: DecodingStrategy, Value: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> CodedValue {
    try [Key: Value?].decodeLossily(from: container).compactMapValues(\.self)
  }
}

extension DropNullValues: EncodingStrategy where Key: EncodingStrategy, Value: EncodingStrategy {
  public static func encode(_ value: CodedValue, to encoder: any Encoder) throws {
    try [Key: Value].encode(value, to: encoder)
  }
}
