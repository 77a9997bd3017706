/// A list that may be sent as an object with numbers for keys.
///
///     @Coded<NumberedList<String>> var tags: [String]
///     // {"tags": {"0": "a", "2": "b"}} and {"tags": ["a", "b"]} -> ["a", "b"]; written as a list
///
/// PHP writes an array that way once its numbers have a gap. The elements stand in the order of
/// their numbers, whatever that of the object is. A key that is no number, or one whose number
/// another key has too (`"1"` and `"01"`), throws `DecodingError.dataCorrupted`; `Lossy<NumberedList<…>>`
/// drops it, and elements that cannot be read, with an issue each. To keep the numbers, read a
/// dictionary: `[Int: String]`.
public enum NumberedList<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = [Strategy.CodedValue]

  fileprivate typealias Members = [Int: Strategy]
}

extension NumberedList: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> [Strategy.CodedValue] {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    guard ObjectProbe.succeeds(in: container) else {
      return try container.decode(Coded<[Strategy]>.self).wrappedValue
    }
    return inOrder(try container.decode(Coded<Members>.self).wrappedValue)
  }

  static func inOrder(_ members: [Int: Strategy.CodedValue]) -> [Strategy.CodedValue] {
    members.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension NumberedList: LossyDecodingStrategy where Strategy: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    guard ObjectProbe.succeeds(in: container) else {
      return try [Strategy].decodeLossily(from: container)
    }
    return inOrder(try Members.decodeLossily(from: container))
  }
}

extension NumberedList: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: [Strategy.CodedValue], to encoder: any Encoder) throws {
    try [Strategy].encode(value, to: encoder)
  }
}

/// Whether an object stands in a container, without reading what is in it.
private struct ObjectProbe: Decodable {
  init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: AnyCodingKey.self) }

  static func succeeds(in container: any SingleValueDecodingContainer) -> Bool {
    (try? container.decode(Self.self)) != nil
  }
}
