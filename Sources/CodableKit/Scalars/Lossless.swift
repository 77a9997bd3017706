#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a scalar also from another kind of scalar, when nothing is lost by it.
///
///     struct Order: Decodable {
///       @LosslessValue var id: String
///       @LosslessValue var quantity: Int
///     }
///     // {"id": 12345678901234567890123, "quantity": "3"}
///     // -> id "12345678901234567890123", quantity 3
///
/// Text, numbers and truth values convert exactly or not at all: `1.5` is no `Int`, `"1,000"` is
/// no number, `"maybe"` is no `Bool`, 300 is no `Int8`, a number of fifty digits no `Decimal`; a
/// `Double` or `Float` is the one nearest to the digits. A missing key and null throw;
/// `Lossless<Int>?` accepts them. The value is written as its own type.
///
/// It is as exact as the decoder: see ``Scalar/init(from:)``. Conversions are no issues, unless
/// ``DecodingReport/Options/includesConversions`` says so.
public enum Lossless<T: LosslessScalar>: CodingStrategy {
  public typealias CodedValue = T

  public static func decode(from decoder: any Decoder) throws -> T {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> T {
    do {
      let value = try container.decode(T.self)
      guard mayBeInexact(value, in: container) else { return value }
      // What is no number is by the decoder's own rule.
      guard case .number(let number) = try container.decode(Scalar.self) else { return value }
      guard let exact = T(losslessly: .number(number)) else {
        throw refusal(of: .number(number), in: container)
      }
      return exact
    } catch {
      guard Recovery.isRecoverable(error) else { throw error }
      guard let scalar = try? container.decode(Scalar.self) else {
        throw markingNull(mismatch(for: error, in: container))
      }
      guard let value = T(losslessly: scalar) else { throw refusal(of: scalar, in: container) }
      try Recovery.noteConversion(
        of: scalar, after: error, at: container.codingPath, expecting: T.self)
      return value
    }
  }

  /// Whether the decoder may have cut a number to the digits that a `Decimal` holds, or rounded it
  /// to an integer.
  private static func mayBeInexact(
    _ value: T, in container: any SingleValueDecodingContainer
  ) -> Bool {
    if T.self == Decimal.self, let value = value as? Decimal {
      // Only the fast decoder tells quickly.
      return container is NodeDecoder || value.mayBeCut
    }
    guard container.isOfFoundationJSON, let value = value as? any FixedWidthInteger else {
      return false
    }
    return container.mayHaveRounded(to: value)
  }

  /// The error of what cannot be read as a scalar either.
  static func mismatch(
    for error: any Error, in container: any SingleValueDecodingContainer
  ) -> any Error {
    // Foundation tells null from another type, but for `Bool`.
    if case DecodingError.typeMismatch = error, container.decodeNil() {
      return DecodingError.valueNotFound(
        T.self,
        .init(
          codingPath: container.codingPath,
          debugDescription: "Expected \(typeName(T.self)), found null."))
    }
    let found: String
    if (try? container.decode(Double.self)) != nil {
      found = "a number of which the decoder does not tell all digits"
    } else if T.self == Decimal.self, !container.decodeNil(),
      let probe = try? container.decode(FoundProbe.self)
    {
      // A decoder without a rule for `Decimal` looks for the members of one, and misses them;
      // Foundation's, which has one, says nothing.
      found = probe.found.description
    } else {
      return error
    }
    return DecodingError.typeMismatch(
      T.self,
      .init(
        codingPath: container.codingPath,
        debugDescription: "Expected \(typeName(T.self)), found \(found)."))
  }

  /// Says who wanted a value where null stands.
  private static func markingNull(_ error: any Error) -> any Error {
    guard case DecodingError.valueNotFound = error else { return error }
    var wanted = Wanted(type: T.self, strategy: Self.self)
    wanted.isOfScalar = true
    return wanted.marking(error)
  }

  private static func refusal(
    of scalar: Scalar, in container: any SingleValueDecodingContainer
  ) -> DecodingError {
    scalar.refusal(as: T.self, by: Self.self, at: container.codingPath)
  }

  public static func encode(_ value: T, to encoder: any Encoder) throws {
    try Plain<T>.encode(value, to: encoder)
  }

  public static func encode<Key>(
    _ value: T, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try Plain<T>.encode(value, to: &container, forKey: key)
  }
}

// Never created; hashable so that a set or the keys of a dictionary can be of it:
// `Set<Lossless<T>>`.
extension Lossless: Equatable where T: Hashable {}
extension Lossless: Hashable where T: Hashable {}
