import JSONCore
import Testing

@Suite("Decimal text to integers")
struct IntegerParsingTests {
  private func read<Integer: FixedWidthInteger>(_ text: String, as type: Integer.Type) -> Integer? {
    (try? JSONValue(parsing: text))?.number?.integer(as: type)
  }

  /// NUM-001, NUM-002: bounds are refused, never clamped or rounded.
  @Test func bounds() {
    #expect(read("-9223372036854775808", as: Int64.self) == .min)
    #expect(read("-9223372036854775809", as: Int64.self) == nil)
    #expect(read("9223372036854775807", as: Int64.self) == .max)
    #expect(read("9223372036854775808", as: Int64.self) == nil)
    #expect(read("9007199254740993", as: Int64.self) == 9_007_199_254_740_993)
    #expect(read("1000000000000000003", as: Int64.self) == 1_000_000_000_000_000_003)
    #expect(read("18446744073709551615", as: UInt64.self) == .max)
    #expect(read("18446744073709551616", as: UInt64.self) == nil)
    #expect(read("-1", as: UInt64.self) == nil)
    #expect(read("-0", as: UInt64.self) == 0)
    #expect(read("127", as: Int8.self) == 127)
    #expect(read("128", as: Int8.self) == nil)
    #expect(read("-128", as: Int8.self) == -128)
    #expect(read("-129", as: Int8.self) == nil)
    #expect(read("255", as: UInt8.self) == 255)
    #expect(read("256", as: UInt8.self) == nil)
  }

  @Test(
    arguments: [
      ("1.0", 1), ("1e2", 100), ("100e-2", 1), ("2.5e1", 25), ("0e5", 0), ("0.0", 0), ("-0.0", 0),
      ("-1.50e1", -15), ("9223372036854775807.0", .max), ("922337203685477580.7e1", .max),
      ("0.000000000000000000000001e24", 1), ("1e18", 1_000_000_000_000_000_000), ("1E+0", 1),
      ("1.5", nil), ("1e-2", nil), ("1e19", nil), ("1e400", nil), ("1e-400", nil),
      ("9007199254740992.5", nil), ("1e99999999999999999999", nil), ("0e99999999999999999999", 0),
      ("10e-1", 1), ("105e-1", nil), ("0.10e1", 1), ("12345678901234567.0", 12_345_678_901_234_567),
    ] as [(String, Int?)])
  func wholeNumbers(text: String, expected: Int?) {
    #expect(read(text, as: Int.self) == expected)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func wideBounds() {
    #expect(read("340282366920938463463374607431768211455", as: UInt128.self) == .max)
    #expect(read("340282366920938463463374607431768211456", as: UInt128.self) == nil)
    #expect(read("-170141183460469231731687303715884105728", as: Int128.self) == .min)
    #expect(read("170141183460469231731687303715884105728", as: Int128.self) == nil)
    #expect(read("1e38", as: Int128.self) == 100_000_000_000_000_000_000_000_000_000_000_000_000)
  }

  @Test func everyDigitCount() {
    for count in 1...25 {
      let text = String(repeating: "9", count: count)
      #expect(read(text, as: Int64.self) == Int64(text))
      #expect(read(text, as: UInt64.self) == UInt64(text))
      #expect(read("-" + text, as: Int64.self) == Int64("-" + text))
    }
  }
}
