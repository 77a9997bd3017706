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
  /// ``FastJSONDecoder`` hands out the digits themselves, Foundation's JSON decoder those of a
  /// number that it takes for no integer. Every other number is tried from the narrow to the wide,
  /// and as `Decimal` before `Double`, so that a long one keeps its digits; how it was spelled is
  /// lost: `1e2` reads as `100` under Foundation's JSON decoder, and `1.50` as `1.5` from a
  /// property list. Of a one with forty zeros and a one behind the point, Foundation tells only the
  /// first one.
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
      // What stands there is for those to say who pass the error on: it takes some tries.
      throw DecodingError.typeMismatch(
        Scalar.self,
        .init(
          codingPath: container.codingPath,
          debugDescription: "Expected a string, a number or a truth value."))
    }
  }

  /// The error of a value that is no scalar, or not the right one.
  static func mismatch(
    _ type: Any.Type, _ expected: String, in container: any SingleValueDecodingContainer
  ) -> DecodingError {
    let found = (try? container.decode(FoundProbe.self))?.found.description
    return .typeMismatch(
      type,
      .init(
        codingPath: container.codingPath,
        debugDescription: "Expected \(expected)\(found.map { ", found \($0)" } ?? "")."))
  }

  /// The number that stands in a container; nil where there is none.
  ///
  /// - Throws: where the decoder does not tell all of its digits.
  static func number(in container: any SingleValueDecodingContainer) throws -> JSONNumber? {
    do {
      let value = try container.decode(Int64.self)
      guard container.mayHaveRounded(to: value) else { return JSONNumber(value) }
      if let digits = digits(in: container) { return digits }
    } catch {
      if let digits = FoundationFault(error)?.number { return digits }
    }
    if !container.isOfFoundationJSON, let value = try? container.decode(UInt64.self) {
      return JSONNumber(value)
    }
    if let value = try? container.decode(Decimal.self),
      !(container.isOfFoundationJSON && value.mayBeCut)
    {
      return JSONNumber(value.description)
    }
    let value: Double
    do {
      value = try container.decode(Double.self)
    } catch {
      return FoundationFault(error)?.number
    }
    guard value.isFinite else { return nil }
    // Foundation refuses what is so small that it would become zero.
    guard value.magnitude < 0x1p53, value == 0 || !container.isOfFoundationJSON else {
      throw StatedFault.error(
        expected: "a number of which the decoder tells all digits", found: value,
        at: container.codingPath)
    }
    return JSONNumber(value)
  }

  /// The digits that Foundation's error holds for a number that is no such integer; nil for one
  /// that it reads as an integer of 0 to 127.
  private static func digits(in container: any SingleValueDecodingContainer) -> JSONNumber? {
    do {
      _ = try container.decode(Int8.self)
      _ = try container.decode(UInt8.self)
      return nil
    } catch {
      return FoundationFault(error)?.number
    }
  }
}

extension Decimal {
  /// Whether a decoder may have cut the number to the digits that the type holds.
  ///
  /// The value tells, unless the digits at which it was cut are zeros.
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
    case .string(let text): .init(kind: .string, excerpt: Excerpt.quoted(text))
    case .number(let number): .init(kind: .number, excerpt: Excerpt.raw(number.text))
    case .bool(let value): .init(kind: .bool, excerpt: value.description)
    }
  }
}
