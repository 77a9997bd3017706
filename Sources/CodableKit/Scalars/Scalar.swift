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
  ///
  ///     try FastJSONDecoder().decode(Scalar.self, from: #""a""#)   // .string("a")
  case string(String)
  /// A number, with its digits.
  case number(JSONNumber)
  /// `true` or `false`.
  ///
  ///     try FastJSONDecoder().decode(Scalar.self, from: "true")   // .bool(true)
  case bool(Bool)
}

extension Scalar: Decodable {
  /// Reads a scalar from any decoder, exactly.
  ///
  /// Numbers are tried from the narrow to the wide, and as `Decimal` before `Double`, so that
  /// long numbers keep their digits. ``FastJSONDecoder`` hands out the digits themselves. A decoder
  /// that hands out numbers as values, as Foundation's do, does not tell how they were spelled:
  /// `1.50` reads as `1.5` there, and of a one followed by forty zeros and a one behind the point
  /// only the first one is left.
  ///
  /// Throws `DecodingError.dataCorrupted` for a number that a decoder gives as a `Double` only, of
  /// 2^53 or more: the digits before the point may be others then.
  ///
  ///     try JSONDecoder().decode([Scalar].self, from: Data(#"["a",true]"#.utf8))
  ///     // [.string("a"), .bool(true)]
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
    } else if let number = try Self.number(in: container) {
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

  private static func number(in container: any SingleValueDecodingContainer) throws -> JSONNumber? {
    if let value = try? container.decode(Int64.self) { return JSONNumber(value) }
    if let value = try? container.decode(UInt64.self) { return JSONNumber(value) }
    let decimal = try? container.decode(Decimal.self)
    if let decimal, !decimal.mayBeCut { return JSONNumber(decimal.description) }
    if let digits = digits(in: container) {
      return decimal.flatMap { JSONNumber($0.description) }.flatMap { $0 == digits ? $0 : nil }
        ?? digits
    }
    if let decimal { return JSONNumber(decimal.description) }
    guard let value = try? container.decode(Double.self), value.isFinite else { return nil }
    guard value.magnitude < 0x1p53 else {
      throw StatedFault.error(
        expected: "a number of which the decoder tells all digits", found: value,
        at: container.codingPath)
    }
    return JSONNumber(value)
  }

  /// The digits that Foundation's error holds for a number that is no such integer.
  ///
  /// To look into the error takes many times as long as to read a number.
  private static func digits(in container: any SingleValueDecodingContainer) -> JSONNumber? {
    do {
      _ = try container.decode(Int64.self)
      return nil
    } catch {
      return FoundationFault(error)?.number
    }
  }
}

extension Decimal {
  /// Whether a decoder may have cut the number to the digits that the type holds.
  ///
  /// To be told from the value, unless zeros stand where it was cut.
  var mayBeCut: Bool { description.utf8.count >= 38 }
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
  ///
  ///     Scalar.string("3").description   // string "3"
  ///     Scalar.bool(true).description    // bool true
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
