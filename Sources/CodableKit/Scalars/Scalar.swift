#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A payload value that is no container: text, number or truth value.
///
///     let scalar = try FastJSONDecoder().decode(Scalar.self, from: "1.50")
///     scalar               // .number(1.50)
///     scalar.description   // number 1.50
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
  /// long numbers keep their digits. ``FastJSONDecoder`` hands out the digits themselves. A decoder that hands out numbers as values, as Foundation's
  /// do, does not tell how they were spelled: `1.50` reads as `1.5` there, and digits beyond the 38
  /// of a `Decimal` are lost.
  public init(from decoder: any Decoder) throws {
    if let node = decoder as? NodeDecoder {
      self = try node.scalar()
      return
    }
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
    do {
      return JSONNumber(try container.decode(Double.self))
    } catch {
      // Beyond the range of a double, Foundation's error still holds the digits.
      return FoundationFault(error)?.number
    }
  }
}

extension NodeDecoder {
  /// The scalar as it stands in the document, digit by digit.
  fileprivate func scalar() throws -> Scalar {
    switch document.node(at: place).kind {
    case .string: .string(try decode(String.self))
    case .number: .number(try decode(JSONNumber.self))
    case .true: .bool(true)
    case .false: .bool(false)
    case .null, .array, .object: throw document.unfit(Scalar.self, at: place)
    }
  }
}

extension Scalar: CustomStringConvertible {
  /// The scalar as a message shows it: `string "3"`, `number 3`, `bool true`.
  public var description: String { found.description }

  /// The scalar as a report shows it.
  var found: DecodingIssue.Found {
    switch self {
    case .string(let text): .init(kind: "string", excerpt: Excerpt.quoted(text))
    case .number(let number): .init(kind: "number", excerpt: Excerpt.raw(number.text))
    case .bool(let value): .init(kind: "bool", excerpt: value.description)
    }
  }
}
