/// Reads a value from its text or from its own form, and writes it as text.
///
/// The strategy of ``LosslessStringCodable``: text is converted by the type's own
/// `init?(_ description: String)`.
///
///     @Coded<[LosslessString<Int>]> var ids: [Int]
///     // {"ids": ["1", 2]} -> [1, 2]; written as {"ids":["1","2"]}
public enum LosslessString<T: LosslessStringConvertible & Codable>: CodingStrategy {
  public typealias CodedValue = T

  public static func decode(from decoder: any Decoder) throws -> T {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> T {
    guard let text = try? container.decode(String.self) else {
      do {
        let value = try container.decode(T.self)
        guard container.isOfFoundationJSON, let whole = value as? any FixedWidthInteger,
          container.mayHaveRounded(to: whole)
        else { return value }
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: container.codingPath,
            debugDescription: "The number does not fit in \(typeName(T.self))",
            underlyingError: NumberFault(type: T.self)))
      } catch {
        // A number for a type that wants text, such as a `String`: its digits.
        guard Recovery.isRecoverable(error), let scalar = try? container.decode(Scalar.self),
          let value = String(losslessly: scalar).flatMap(T.init)
        else { throw error }
        return value
      }
    }
    guard let value = T(text) else {
      throw Scalar.string(text).refusal(as: T.self, by: Self.self, at: container.codingPath)
    }
    return value
  }

  public static func encode(_ value: T, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.description)
  }
}

// Never created; hashable so that a dictionary can have keys of it, as in `[LosslessString<K>: S]`.
extension LosslessString: Equatable where T: Hashable {}
extension LosslessString: Hashable where T: Hashable {}
