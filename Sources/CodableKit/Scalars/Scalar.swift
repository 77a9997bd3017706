#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A payload value that is no container: text, number or truth value.
///
/// What ``Lossless`` converts from.
public enum Scalar: Hashable, Sendable {
  /// A string.
  case string(String)
  /// A number, with its digits.
  case number(JSONNumber)
  /// `true` or `false`.
  case bool(Bool)
}

extension Scalar: Decodable {
  /// Reads a scalar from any decoder, exactly.
  ///
  /// Numbers are tried from the narrow to the wide, and as `Decimal` before `Double`, so that
  /// long numbers keep their digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      throw DecodingError.valueNotFound(
        Scalar.self, .init(codingPath: container.codingPath, debugDescription: "Found null."))
    }
    // A string first: decoders of formats without quotes read every scalar as one, and its looks
    // must not make it a number.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let number = Self.number(in: container) {
      self = .number(number)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      throw DecodingError.typeMismatch(
        Scalar.self,
        .init(
          codingPath: container.codingPath,
          debugDescription: "Expected a string, a number or a truth value."))
    }
  }

  private static func number(in container: any SingleValueDecodingContainer) -> JSONNumber? {
    if let value = try? container.decode(Int64.self) { return JSONNumber(value) }
    if let value = try? container.decode(UInt64.self) { return JSONNumber(value) }
    if let value = try? container.decode(Decimal.self) { return JSONNumber(value.description) }
    return (try? container.decode(Double.self)).flatMap { JSONNumber($0) }
  }
}

extension Scalar: CustomStringConvertible {
  /// The scalar as a message shows it: `string "3"`, `number 3`, `bool true`.
  public var description: String {
    switch self {
    case .string(let text): "string \(Excerpt.quoted(text))"
    case .number(let number): "number \(Excerpt.raw(number.text))"
    case .bool(let value): "bool \(value)"
    }
  }
}
