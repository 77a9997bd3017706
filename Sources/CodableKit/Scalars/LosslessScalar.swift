#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type that can be read exactly from another kind of scalar.
///
///     struct Cents: Codable, Equatable, LosslessScalar {
///       var count: Int
///       init?(losslessly scalar: Scalar) {
///         guard let count = Int(losslessly: scalar) else { return nil }
///         self.count = count
///       }
///     }
///     @Coded<Lossless<Cents>> var price: Cents
///     // {"price": "250"} -> Cents(count: 250)
///
/// `String`, `Bool`, `Decimal`, the integers and the floating-point types conform. A type of your
/// own conforms by saying which scalars it accepts.
public protocol LosslessScalar: Codable {
  /// Converts a scalar, or gives nil when that would lose or guess something.
  ///
  ///     Int(losslessly: .string("7"))     // 7
  ///     Int(losslessly: .string("7.5"))   // nil
  init?(losslessly scalar: Scalar)
}

extension String: LosslessScalar {
  /// A number gives its digits, a truth value `"true"` or `"false"`.
  ///
  ///     String(losslessly: .bool(true))   // "true"
  public init?(losslessly scalar: Scalar) {
    switch scalar {
    case .string(let text): self = text
    case .number(let number): self = number.text
    case .bool(let value): self = value.description
    }
  }
}

extension Bool: LosslessScalar {
  /// 1 and 0, and in any case the texts `true yes y t on 1` and `false no n f off 0`.
  ///
  ///     Bool(losslessly: .string("Yes"))     // true
  ///     Bool(losslessly: .string("maybe"))   // nil
  public init?(losslessly scalar: Scalar) {
    switch scalar {
    case .bool(let value):
      self = value
    case .number(let number):
      guard let value = number.integer(as: Int8.self), value == 0 || value == 1 else { return nil }
      self = value == 1
    case .string(let text):
      switch text.lowercased() {
      case "true", "yes", "y", "t", "on", "1": self = true
      case "false", "no", "n", "f", "off", "0": self = false
      default: return nil
      }
    }
  }
}

extension FixedWidthInteger where Self: Codable {
  /// A number without a fraction that fits, or its text; a truth value gives 1 or 0.
  ///
  ///     Int8(losslessly: .string("127"))   // 127
  ///     Int8(losslessly: .string("128"))   // nil
  public init?(losslessly scalar: Scalar) {
    switch scalar {
    case .bool(let value):
      self = value ? 1 : 0
    case .number(let number):
      guard let value = number.integer(as: Self.self) else { return nil }
      self = value
    case .string(let text):
      guard let number = JSONNumber(text), let value = number.integer(as: Self.self) else {
        return nil
      }
      self = value
    }
  }
}

extension Int: LosslessScalar {}
extension Int8: LosslessScalar {}
extension Int16: LosslessScalar {}
extension Int32: LosslessScalar {}
extension Int64: LosslessScalar {}
extension UInt: LosslessScalar {}
extension UInt8: LosslessScalar {}
extension UInt16: LosslessScalar {}
extension UInt32: LosslessScalar {}
extension UInt64: LosslessScalar {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: LosslessScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: LosslessScalar {}

extension Double: LosslessScalar {
  /// A number or its text, to the nearest value; a truth value is refused.
  ///
  ///     Double(losslessly: .string("1.5"))   // 1.5
  ///     Double(losslessly: .bool(true))      // nil
  public init?(losslessly scalar: Scalar) {
    guard let number = scalar.numeral, number.double.isFinite else { return nil }
    self = number.double
  }
}

extension Float: LosslessScalar {
  /// A number or its text, to the nearest value; a truth value is refused.
  ///
  ///     Float(losslessly: .string("1.5"))   // 1.5
  public init?(losslessly scalar: Scalar) {
    // By the digits and not by way of `Double`, which would round twice.
    guard let number = scalar.numeral, number.float.isFinite else { return nil }
    self = number.float
  }
}

extension Decimal: LosslessScalar {
  /// A number or its text, digit by digit; more digits than a `Decimal` holds are refused.
  ///
  ///     Decimal(losslessly: .string("0.1"))   // Decimal(string: "0.1")
  public init?(losslessly scalar: Scalar) {
    guard let number = scalar.numeral else { return nil }
    // So few digits, without an exponent, always fit; others are compared, which takes longer.
    let text = number.text.utf8
    let fits = text.count <= 38 && text.allSatisfy { (0x2D...0x39).contains($0) }
    let plainText = fits ? number.text : number.decimalText
    guard let plainText, let value = Decimal(string: plainText),
      fits || JSONNumber(value.description) == number
    else { return nil }
    self = value
  }
}

extension JSONNumber {
  /// The number as `Decimal` reads it: with the digits that count alone, and an exponent of its
  /// range; nil where there is no such text.
  ///
  ///     0.00e999 -> 0e0, 100e-130 -> 1e-128, 1.5e129 -> 150e127
  fileprivate var decimalText: String? {
    let number = CanonicalNumber(text)
    let zeros = max(0, Int(clamping: number.power) - 127)
    guard number.remainder.isEmpty, number.power >= -128, zeros <= 38, number.digits.count <= 39
    else { return nil }
    let digits = number.digits.isEmpty ? "0" : String(decoding: number.digits, as: UTF8.self)
    return (number.isNegative ? "-" : "") + digits + String(repeating: "0", count: zeros)
      + "e\(number.power - Int64(zeros))"
  }
}

extension Scalar {
  /// The number that a number or a text stands for.
  var numeral: JSONNumber? {
    switch self {
    case .number(let number): number
    case .string(let text): JSONNumber(text)
    case .bool: nil
    }
  }
}
