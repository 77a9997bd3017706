#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SingleValueDecodingContainer {
  /// Whether an integer that was read may not be the number that stands there.
  ///
  /// Foundation's JSON decoder reads an integer that is spelled with a point or an exponent by way
  /// of a `Double`, and does not say so:
  ///
  ///     4503599627370496.5, 1e-400   ->   4503599627370496, 0
  ///
  /// Its `Decimal` has the fraction, unless that begins below the 38th digit.
  func mayHaveRounded(to value: some FixedWidthInteger) -> Bool {
    guard isOfFoundationJSON else { return false }
    guard let decimal = try? decode(Decimal.self) else { return true }
    return decimal != (Int64(exactly: value).map { Decimal($0) } ?? Decimal(string: "\(value)"))
  }

  /// Whether this is a container of Foundation's JSON decoder.
  var isOfFoundationJSON: Bool { type(of: self) == FoundationJSON.container }
}
