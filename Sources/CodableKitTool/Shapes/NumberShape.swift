import CodableKit
import Foundation

/// What the samples say about the numbers at one place.
///
/// Texts decide, not values: `25.00` is a fraction although its value is whole, because a server
/// that writes it so will write `25.50` tomorrow.
struct NumberShape: Hashable, Sendable {
  /// Numbers written without a fraction and without an exponent.
  private(set) var integers = 0
  private(set) var fractions = 0
  private var fits = Fit.all

  var count: Int { integers + fractions }

  /// The Swift types that can hold every number so far and write it back with an equal value.
  private struct Fit: OptionSet, Hashable {
    var rawValue: UInt8
    static let int = Fit(rawValue: 1)
    static let uint64 = Fit(rawValue: 2)
    static let double = Fit(rawValue: 4)
    static let decimal = Fit(rawValue: 8)
    static let all: Fit = [.int, .uint64, .double, .decimal]
  }

  mutating func add(_ number: JSONNumber) {
    if number.isInteger {
      integers += 1
      if number.integer(as: Int.self) == nil { fits.remove(.int) }
      if number.integer(as: UInt64.self) == nil { fits.remove(.uint64) }
    } else {
      fractions += 1
      fits.subtract([.int, .uint64])
    }
    // Up to 15 digits with a small exponent always survive; the exact test is for the rest.
    let text = number.text
    if text.utf8.count > 15 || text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      addLong(number)
    }
  }

  mutating func merge(_ other: NumberShape) {
    integers += other.integers
    fractions += other.fractions
    fits.formIntersection(other.fits)
  }

  private mutating func addLong(_ number: JSONNumber) {
    let double = number.double
    if !double.isFinite || JSONNumber(double) != number { fits.remove(.double) }
    let decimal = Decimal(string: number.text)
    if decimal.flatMap({ JSONNumber("\($0)") }) != number { fits.remove(.decimal) }
  }
}

extension NumberShape {
  /// The types for numbers, the preferred one first.
  enum SwiftType: String, Sendable {
    /// Whole numbers in the range of `Int`.
    case int = "Int"
    /// Whole numbers of which some are above `Int.max`.
    case uint64 = "UInt64"
    /// Numbers that a `Double` writes back with the same value.
    case double = "Double"
    /// Numbers with more digits than a `Double` keeps.
    case decimal = "Decimal"
    /// Numbers that no number type keeps; `JSONValue` holds their text.
    case jsonValue = "JSONValue"
  }

  /// The first type that keeps all numbers.
  var swiftType: SwiftType {
    if fits.contains(.int) { return .int }
    if fits.contains(.uint64) { return .uint64 }
    if fits.contains(.double) { return .double }
    return fits.contains(.decimal) ? .decimal : .jsonValue
  }
}
