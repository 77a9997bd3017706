#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date as a number of units since 1970-01-01T00:00:00Z.
///
///     enum UnixDeciseconds: UnixTimeStrategy { static var unitsPerSecond: Int { 10 } }
///     @Coded<UnixDeciseconds> var at: Date
///     // 17041646450 -> 2024-01-02 03:04:05 UTC
///
/// ``UnixSeconds``, ``UnixMilliseconds``, ``UnixMicroseconds`` and ``UnixNanoseconds`` conform.
/// Numbers and texts of numbers are read; a number is written, without a fraction where the date
/// is whole in its unit. A date outside of the years 0 to 9999 is refused, as a number of another
/// unit: so `FirstOf<UnixSeconds, UnixMilliseconds>` tells the two apart by their size.
public protocol UnixTimeStrategy: CodingStrategy where CodedValue == Date {
  /// How many of the units make a second.
  ///
  ///     UnixDeciseconds.unitsPerSecond   // 10
  static var unitsPerSecond: Int { get }
}

/// A date as seconds since 1970.
///
///     @Coded<UnixSeconds> var at: Date
///     // 1704164645, 1704164645.678 and "1704164645" -> 2024-01-02 03:04:05 UTC, and a fraction
public enum UnixSeconds: UnixTimeStrategy, Hashable {
  /// One.
  ///
  ///     UnixSeconds.unitsPerSecond   // 1
  public static var unitsPerSecond: Int { 1 }
}

/// A date as milliseconds since 1970.
///
///     @Coded<UnixMilliseconds> var at: Date
///     // 1704164645678 -> 2024-01-02 03:04:05.678 UTC
public enum UnixMilliseconds: UnixTimeStrategy, Hashable {
  /// A thousand.
  ///
  ///     UnixMilliseconds.unitsPerSecond   // 1000
  public static var unitsPerSecond: Int { 1000 }
}

/// A date as microseconds since 1970.
///
///     @Coded<UnixMicroseconds> var at: Date
///     // 1704164645678000 -> 2024-01-02 03:04:05.678 UTC
public enum UnixMicroseconds: UnixTimeStrategy, Hashable {
  /// A million.
  ///
  ///     UnixMicroseconds.unitsPerSecond   // 1_000_000
  public static var unitsPerSecond: Int { 1_000_000 }
}

/// A date as nanoseconds since 1970.
///
///     @Coded<UnixNanoseconds> var at: Date
///     // 1704164645678000000 -> 2024-01-02 03:04:05.678 UTC
///
/// `Date` counts in doubles, which at present resolve about a tenth of a microsecond.
public enum UnixNanoseconds: UnixTimeStrategy, Hashable {
  /// A thousand million.
  ///
  ///     UnixNanoseconds.unitsPerSecond   // 1_000_000_000
  public static var unitsPerSecond: Int { 1_000_000_000 }
}

extension UnixTimeStrategy {
  /// Reads a number or the text of one.
  ///
  ///     // Of a property @Coded<UnixSeconds> var at:
  ///     // {"at":"5"} -> 1970-01-01 00:00:05 UTC
  public static func decode(from decoder: any Decoder) throws -> Date {
    try decode(from: decoder.singleValueContainer())
  }

  /// Reads a number or the text of one from a container.
  ///
  ///     // Of a property @Coded<UnixMilliseconds> var at:
  ///     // {"at":5000} -> 1970-01-01 00:00:05 UTC
  public static func decode(from container: any SingleValueDecodingContainer) throws -> Date {
    if let units = try? container.decode(Int64.self), let date = date(units: units) { return date }
    if let units = try? container.decode(Double.self), let date = date(units: units) { return date }
    let wanted = Wanted(form, type: Date.self, strategy: Self.self)
    let scalar = try container.decode(Scalar.self, for: wanted)
    if let date = date(scalar) { return date }
    guard scalar.numeral == nil else { throw refusal(of: scalar, at: container.codingPath) }
    throw DecodingError.typeMismatch(
      Date.self,
      .init(
        codingPath: container.codingPath,
        debugDescription: "Expected \(form), found \(scalar)", underlyingError: wanted))
  }

  /// The error of a number that is no date.
  private static func refusal(of scalar: Scalar, at path: [any CodingKey]) -> DecodingError {
    let expected = "\(form), of a date in the years 0 to 9999"
    return .dataCorrupted(
      .init(
        codingPath: path, debugDescription: "Expected \(expected), found \(scalar)",
        underlyingError: StatedFault(
          reason: .outOfRange, expected: expected, found: scalar.found, strategy: Self.self)))
  }

  /// Writes a number.
  ///
  /// Throws `EncodingError.invalidValue` for a date outside of the years 0 to 9999.
  ///
  ///     // Of a property @Coded<UnixMilliseconds> var at:
  ///     // 1970-01-01 00:00:05 UTC -> {"at":5000}
  public static func encode(_ value: Date, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let units = wholeUnits(of: value) { return try container.encode(units) }
    guard let units = fractionalUnits(of: value) else {
      throw EncodingError.refusing(
        value, at: encoder.codingPath, "The date is not in the years 0 to 9999.")
    }
    try container.encode(units)
  }

  /// The units of a date that is whole in them.
  static func wholeUnits(of date: Date) -> Int64? {
    guard Instant.isWritable(date), let instant = Instant(date),
      instant.nanoseconds % (1_000_000_000 / unitsPerSecond) == 0
    else { return nil }
    let rest = instant.nanoseconds / (1_000_000_000 / unitsPerSecond)
    let (units, overflow) = instant.seconds.multipliedReportingOverflow(by: Int64(unitsPerSecond))
    let (sum, tooLarge) = units.addingReportingOverflow(Int64(rest))
    return overflow || tooLarge ? nil : sum
  }

  /// The units of a date; nil outside of the years that are read.
  static func fractionalUnits(of date: Date) -> Double? {
    Instant.isWritable(date) ? date.timeIntervalSince1970 * Double(unitsPerSecond) : nil
  }

  private static var form: String {
    let unit =
      switch unitsPerSecond {
      case 1: "seconds"
      case 1000: "milliseconds"
      case 1_000_000: "microseconds"
      case 1_000_000_000: "nanoseconds"
      default: "1/\(unitsPerSecond) seconds"
      }
    return "a number or text of \(unit) since 1970"
  }

  static func date(_ scalar: Scalar) -> Date? {
    // Exactly where they are whole, which a double need not hold.
    if let units = Int64(losslessly: scalar), !scalar.isBool { return date(units: units) }
    return Double(losslessly: scalar).flatMap { date(units: $0) }
  }

  static func date(units: Int64) -> Date? {
    let (seconds, rest) = units.flooredQuotient(by: Int64(unitsPerSecond))
    let date = Date(
      timeIntervalSince1970: Double(seconds) + Double(rest) / Double(unitsPerSecond))
    return Instant.isWritable(date) ? date : nil
  }

  static func date(units: Double) -> Date? {
    let date = Date(timeIntervalSince1970: units / Double(unitsPerSecond))
    return Instant.isWritable(date) ? date : nil
  }
}

extension Scalar {
  var isBool: Bool {
    if case .bool = self { true } else { false }
  }
}
