/// An integer that is sent with a fraction: rounded to the nearest one, halves away from zero.
///
///     @Coded<Rounded<Int>> var cents: Int
///     // {"cents": 19.99} -> 20, {"cents": "2.5"} -> 3, {"cents": -2.5} -> -3
///
/// The only strategy that rounds. Numbers and texts of numbers are read, digit by digit as far as
/// the decoder hands digits out; what does not fit the type throws, and so does a truth value.
/// Written as an integer. A value that was rounded is no issue, unless
/// ``DecodingReport/Options/includesConversions`` says so.
public enum Rounded<T: FixedWidthInteger & LosslessScalar>: CodingStrategy {
  public typealias CodedValue = T

  public static func decode(from decoder: any Decoder) throws -> T {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> T {
    do {
      let value = try container.decode(T.self)
      guard container.mayHaveRounded(to: value) else { return value }
      // Not as this type rounds.
      throw DecodingError.typeMismatch(
        T.self,
        .init(codingPath: container.codingPath, debugDescription: "The number has a fraction."))
    } catch {
      guard Recovery.isRecoverable(error) else { throw error }
      guard let scalar = try? container.decode(Scalar.self) else {
        throw Lossless<T>.mismatch(for: error, in: container)
      }
      guard let number = scalar.numeral, let value = nearest(number) else {
        throw scalar.refusal(
          as: T.self, by: Self.self, isRounding: true, at: container.codingPath)
      }
      try Recovery.noteConversion(
        of: scalar, after: error, at: container.codingPath, expecting: T.self)
      return value
    }
  }

  /// The integer nearest to a number; nil when it does not fit.
  static func nearest(_ number: JSONNumber) -> T? {
    number.integer(as: T.self) ?? rounded(number)
  }

  /// Rounds by the digits: by way of a `Double`, large numbers would lose their last ones.
  private static func rounded(_ number: JSONNumber) -> T? {
    let parts = number.text.lowercased().split(separator: "e", maxSplits: 1)
    guard let mantissa = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0 else {
      return nil
    }
    let isNegative = mantissa.hasPrefix("-")
    let halves = mantissa.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    let digits = halves.joined()
    let (point, overflow) = (halves.first?.count ?? 0).addingReportingOverflow(exponent)
    // No type has so many digits, and what is below a tenth is no half.
    guard !overflow, point <= 64 else { return nil }
    guard point >= 0 else { return 0 }
    let whole = digits.prefix(point)
    let zeros = String(repeating: "0", count: point - whole.count)
    guard let truncated = T((isNegative ? "-0" : "0") + whole + zeros) else { return nil }
    guard let next = digits.dropFirst(point).first, next >= "5" else { return truncated }
    let (result, isTooLarge) =
      isNegative
      ? truncated.subtractingReportingOverflow(1) : truncated.addingReportingOverflow(1)
    return isTooLarge ? nil : result
  }

  public static func encode(_ value: T, to encoder: any Encoder) throws {
    try Plain<T>.encode(value, to: encoder)
  }
}

// Never created; hashable so that a set can be of it: `Set<Rounded<T>>`.
extension Rounded: Equatable {}
extension Rounded: Hashable {}
