/// An array without its nulls, which are no faults here and are not reported.
///
///     @Coded<DropNulls<Int>> var ids: [Int]
///     // [1, null, 2] -> [1, 2]
///
/// For a dictionary see ``DropNullValues``. Every other bad element throws; `Lossy<DropNulls<…>>`
/// drops it, with an issue. Written as a plain list.
public enum DropNulls<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = [Strategy.CodedValue]
}

extension DropNulls: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> [Strategy.CodedValue] {
    try [Strategy?].decode(from: decoder).compactMap(\.self)
  }
}

extension DropNulls: LossyDecodingStrategy where Strategy: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    try [Strategy?].decodeLossily(from: container).compactMap(\.self)
  }
}

extension DropNulls: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: [Strategy.CodedValue], to encoder: any Encoder) throws {
    try [Strategy].encode(value, to: encoder)
  }
}
