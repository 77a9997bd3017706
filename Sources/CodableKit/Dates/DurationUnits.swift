#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A length of time as a number of seconds, with or without a fraction.
///
///     @Coded<DurationSeconds> var timeout: Duration
///     // 1.5 and "1.5" -> 1.5 seconds
///
/// Read digit by digit; what is finer than an attosecond is refused. Written as a number.
public enum DurationSeconds: CodingStrategy, Hashable {
  /// Reads a number or the text of one.
  ///
  ///     // Of a property @Coded<DurationSeconds> var length:
  ///     // {"length":"1.5"} -> 1.5 seconds
  public static func decode(from decoder: any Decoder) throws -> Duration {
    try Duration.decode(from: decoder, powerOfTen: 0, unit: "seconds")
  }

  /// Writes a number.
  ///
  ///     // Of a property @Coded<DurationSeconds> var length:
  ///     // 1.5 seconds -> {"length":1.5}
  public static func encode(_ value: Duration, to encoder: any Encoder) throws {
    try value.encode(to: encoder, powerOfTen: 0)
  }
}

/// A length of time as a number of milliseconds.
///
///     @Coded<DurationMilliseconds> var latency: Duration
///     // 250 -> 0.25 seconds
///
/// Read and written as ``DurationSeconds`` is.
public enum DurationMilliseconds: CodingStrategy, Hashable {
  /// Reads a number or the text of one.
  ///
  ///     // Of a property @Coded<DurationMilliseconds> var length:
  ///     // {"length":"250"} -> 0.25 seconds
  public static func decode(from decoder: any Decoder) throws -> Duration {
    try Duration.decode(from: decoder, powerOfTen: -3, unit: "milliseconds")
  }

  /// Writes a number.
  ///
  ///     // Of a property @Coded<DurationMilliseconds> var length:
  ///     // 0.25 seconds -> {"length":250}
  public static func encode(_ value: Duration, to encoder: any Encoder) throws {
    try value.encode(to: encoder, powerOfTen: -3)
  }
}

extension Duration {
  /// Makes a duration of the digits before and after the point of a number of seconds.
  init?(seconds: some StringProtocol, fraction: some StringProtocol, isNegative: Bool) {
    let digits = fraction.utf8.count
    guard let seconds = Int64(seconds), digits <= 18,
      let attoseconds = Int64(fraction + String(repeating: "0", count: 18 - digits))
    else { return nil }
    self.init(
      secondsComponent: isNegative ? -seconds : seconds,
      attosecondsComponent: isNegative ? -attoseconds : attoseconds)
  }

  /// The number of seconds in full, such as `-1.5`.
  var secondsText: String {
    let (seconds, attoseconds) = components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    guard attoseconds != 0 else { return "\(sign)\(seconds.magnitude)" }
    let digits = String(attoseconds.magnitude)
    var fraction = String(repeating: "0", count: 18 - digits.utf8.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(seconds.magnitude).\(fraction)"
  }

  /// Reads a number of units of `10^powerOfTen` seconds.
  fileprivate static func decode(
    from decoder: any Decoder, powerOfTen: Int, unit: String
  ) throws -> Duration {
    let container = try decoder.singleValueContainer()
    let form = "a number or text of \(unit)"
    let wanted = Wanted(form, type: Duration.self)
    let scalar = try container.decode(Scalar.self, for: wanted)
    guard let value = Decimal(losslessly: scalar) else {
      throw DecodingError.typeMismatch(
        Duration.self,
        .init(
          codingPath: container.codingPath, debugDescription: "Expected \(form), found \(scalar)",
          underlyingError: wanted))
    }
    guard let duration = Duration(units: value, powerOfTen: powerOfTen) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "\(scalar) is out of the range of a duration",
          underlyingError: Wanted("\(form) that a Duration holds", type: Duration.self)))
    }
    return duration
  }

  /// Writes a number of units of `10^powerOfTen` seconds.
  fileprivate func encode(to encoder: any Encoder, powerOfTen: Int) throws {
    var container = encoder.singleValueContainer()
    guard let number = number(powerOfTen: powerOfTen) else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "The duration is no number."))
    }
    try container.encode(number)
  }

  /// Makes a duration of a number of units of `10^powerOfTen` seconds, unless it is out of range.
  init?(units: Decimal, powerOfTen: Int) {
    let seconds = Decimal(sign: units.sign, exponent: powerOfTen, significand: units.magnitude)
    let parts = seconds.magnitude.description.split(
      separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    self.init(seconds: parts[0], fraction: fraction, isNegative: units.sign == .minus)
  }

  /// The number of units of `10^powerOfTen` seconds, in full, such as `250` or `0.5`.
  func number(powerOfTen: Int) -> JSONNumber? {
    let text = secondsText
    guard powerOfTen < 0 else { return JSONNumber(text) }
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let padding = String(repeating: "0", count: max(-powerOfTen - fraction.utf8.count, 0))
    let digits = fraction + padding
    let whole = (parts[0] + digits.prefix(-powerOfTen)).drop { $0 == "0" }
    let rest = digits.dropFirst(-powerOfTen)
    return JSONNumber(
      (text.hasPrefix("-") ? "-" : "") + (whole.isEmpty ? "0" : whole)
        + (rest.isEmpty ? "" : "." + rest))
  }
}
