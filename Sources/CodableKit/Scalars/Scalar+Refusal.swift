#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Scalar {
  /// The error of a scalar from which a strategy cannot make a value.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - strategy: the strategy.
  ///   - isRounding: whether a fraction is no obstacle.
  ///   - path: where the scalar stands.
  /// - Returns: the error, which says what would have been read.
  func refusal(
    as type: Any.Type, by strategy: any ValueStrategy.Type, isRounding: Bool = false,
    at path: [any CodingKey]
  ) -> DecodingError {
    let isTooLong = type == Decimal.self && numeral != nil
    let words = isTooLong ? "a number that Decimal holds to the last digit" : Self.words(for: type)
    var wanted = Wanted(words, type: type, strategy: strategy)
    wanted.isOfScalar = true
    wanted.isOutOfRange =
      numeral.map { isRounding || Self.isOutOfRange($0, of: type) } ?? false
    return .typeMismatch(
      type,
      .init(
        codingPath: path, debugDescription: "Expected \(words), found \(self)",
        underlyingError: wanted))
  }

  /// What a conversion reads; of a type of the user's own nothing more is known than its name.
  private static func words(for type: Any.Type) -> String {
    if type == Bool.self { return "Bool, also as text or number" }
    return type is any Numeric.Type ? "\(typeName(type)), also as text" : typeName(type)
  }

  /// Whether a number that was refused is refused for its size alone.
  private static func isOutOfRange(_ number: JSONNumber, of type: Any.Type) -> Bool {
    if type is any FixedWidthInteger.Type { return CanonicalNumber(number.text).power >= 0 }
    return type is any BinaryFloatingPoint.Type
  }
}
