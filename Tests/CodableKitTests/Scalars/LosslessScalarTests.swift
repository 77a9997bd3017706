import CodableKit
import Foundation
import Testing

@Suite struct LosslessScalarTests {
  static func number(_ text: String) -> Scalar {
    JSONNumber(text).map(Scalar.number) ?? .string("no number: \(text)")
  }

  static let truths: [(Scalar, Bool?)] = [
    (.bool(true), true), (.bool(false), false),
    (number("1"), true), (number("0"), false), (number("1.0"), true), (number("2"), nil),
    (number("-1"), nil), (number("0.5"), nil),
    (.string("true"), true), (.string("TRUE"), true), (.string("Yes"), true), (.string("y"), true),
    (.string("T"), true), (.string("1"), true), (.string("On"), true),
    (.string("false"), false), (.string("no"), false), (.string("N"), false),
    (.string("f"), false), (.string("0"), false), (.string("OFF"), false),
    (.string("tRuE"), true), (.string("YES"), true), (.string("Y"), true), (.string("oN"), true),
    (.string("False"), false), (.string("NO"), false), (.string("F"), false),
    (.string("n"), false), (.string("off"), false), (.string("ja"), nil), (.string("1.0"), nil),
    (.string("yes "), nil),
    (.string(""), nil), (.string("maybe"), nil), (.string(" true"), nil), (.string("2"), nil),
  ]

  @Test(arguments: truths)
  func readsTruthValues(scalar: Scalar, expected: Bool?) {
    #expect(Bool(losslessly: scalar) == expected)
  }

  static let integers: [(Scalar, Int16?)] = [
    (number("12"), 12), (number("-0"), 0), (number("1.0"), 1), (number("1e2"), 100),
    (number("1.5"), nil), (number("32768"), nil), (number("-32768"), -32768),
    (number("1e400"), nil), (.string("12"), 12), (.string("-7"), -7), (.string("2.0"), 2),
    (.string("+7"), nil), (.string("007"), nil), (.string("1,000"), nil), (.string("$1"), nil),
    (.string("1.000,00"), nil), (.string("1 000"), nil), (.string("1_000"), nil),
    (.string("1'000"), nil), (.string("1\u{A0}000"), nil), (.string("€1"), nil),
    (.string("1 €"), nil), (.string("USD 1"), nil), (.string("١"), nil),
    (.string(" 1"), nil), (.string("0x10"), nil), (.string(""), nil), (.string("true"), nil),
    (.bool(true), 1), (.bool(false), 0),
  ]

  @Test(arguments: integers)
  func readsIntegers(scalar: Scalar, expected: Int16?) {
    #expect(Int16(losslessly: scalar) == expected)
  }

  static let doubles: [(Scalar, Double?)] = [
    (number("0.1"), 0.1), (number("3"), 3), (number("1e400"), nil), (.string("0.1"), 0.1),
    (.string("-2.5e3"), -2500), (.string("nan"), nil), (.string("inf"), nil),
    (.string("0x1p3"), nil), (.string("1."), nil), (.string("1 "), nil), (.bool(true), nil),
    (.string("1,5"), nil), (.string("1,000.5"), nil), (.string("$1.50"), nil),
  ]

  @Test(arguments: doubles)
  func readsDoubles(scalar: Scalar, expected: Double?) {
    #expect(Double(losslessly: scalar) == expected)
  }

  @Test func roundsAFloatOnce() {
    // By way of `Double` this would round up twice.
    let text = "1.000000059604644775390625000000000000000001"
    #expect(Float(losslessly: .string(text)) == Float(text))
  }

  static let decimals: [(String, String?)] = [
    ("0.1", "0.1"), ("4.117", "4.117"), ("2.0000", "2"), ("1e3", "1000"),
    ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
    ("1234567890123456789012345678901234567890123456789", nil), ("1e999", nil), ("abc", nil),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    ("0.1234567890123456789012345678901234567890123", nil), ("-0.5", "-0.5"), ("2E+1", "20"),
    ("0.1000000000000000000000000000000000000000001", nil), ("1e200", nil),
    ("0e999", "0"), ("-0.00e-999", "0"), ("0e99999999999999999999", "0"), ("1e99999999999", nil),
    ("100e-130", "1e-128"), ("1e-128", "1e-128"), ("1e-129", nil), ("12e-129", nil),
    ("1e127", "1e127"), ("15e128", "150e127"),
    ("1.5e130", "15" + String(repeating: "0", count: 129)),
    ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
    ("340282366920938463463374607431768211456", nil),
    ("34028236692093846346337460743176821145e128", "340282366920938463463374607431768211450e127"),
    ("1e166", nil), ("4e165", nil),
  ]

  @Test(arguments: decimals)
  func readsDecimalsDigitByDigit(text: String, expected: String?) {
    let value = expected.flatMap { Decimal(string: $0) }
    #expect((value == nil) == (expected == nil))
    #expect(Decimal(losslessly: .string(text)) == value)
    #expect(Decimal(losslessly: Self.number(text)) == value)
  }

  static let texts: [(Scalar, String)] = [
    (number("1"), "1"), (number("1.50"), "1.50"), (.bool(true), "true"), (.string("x"), "x"),
  ]

  @Test(arguments: texts)
  func readsTexts(scalar: Scalar, expected: String) {
    #expect(String(losslessly: scalar) == expected)
  }
}
