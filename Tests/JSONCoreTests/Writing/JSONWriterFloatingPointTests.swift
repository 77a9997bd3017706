import CodableKitTestSupport
import Testing

@testable import JSONCore

@Suite struct JSONWriterFloatingPointTests {
  static func text(_ value: some BinaryFloatingPoint) -> String {
    var buffer = OutputBuffer()
    buffer.append(finite: value)
    return buffer.text
  }

  /// Swift's own shortest text, as Foundation writes it.
  static func expected<Value: CustomStringConvertible>(_ value: Value) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func check(_ value: Double) {
    guard value.isFinite else { return }
    #expect(text(value) == expected(value))
    #expect(Double(text(value))?.bitPattern == value.bitPattern)
  }

  static func check(_ value: Float) {
    guard value.isFinite else { return }
    #expect(text(value) == expected(value))
    #expect(Float(text(value))?.bitPattern == value.bitPattern)
  }

  struct Case {
    let id: String
    let value: Double
    let text: String
  }

  static let cases = [
    Case(id: "NUM-010", value: 1.1, text: "1.1"),
    Case(id: "NUM-010", value: 618.37, text: "618.37"),
    Case(id: "NUM-010", value: 0.1 + 0.2, text: "0.30000000000000004"),
    Case(id: "NUM-010", value: .leastNonzeroMagnitude, text: "5e-324"),
    Case(id: "NUM-010", value: 1e23, text: "1e+23"),
    Case(id: "NUM-010", value: .greatestFiniteMagnitude, text: "1.7976931348623157e+308"),
    Case(id: "whole", value: 1, text: "1"),
    Case(id: "whole", value: 100_000, text: "100000"),
    Case(id: "minus zero", value: -0.0, text: "-0"),
    Case(id: "last plain one", value: 9_007_199_254_740_992, text: "9007199254740992"),
    Case(id: "first with exponent", value: 9_007_199_254_740_994, text: "9.007199254740994e+15"),
    Case(id: "large", value: 1e16, text: "1e+16"),
    Case(id: "smallest plain one", value: 0.0001, text: "0.0001"),
    Case(id: "small", value: 0.00001, text: "1e-05"),
    Case(id: "longest", value: -2.2250738585072014e-308, text: "-2.2250738585072014e-308"),
  ]

  @Test(arguments: cases)
  func writesDoubles(_ row: Case) {
    #expect(Self.text(row.value) == row.text, "\(row.id)")
    Self.check(row.value)
  }

  @Test(
    "NUM-011",
    arguments: [
      (Float(3.14), "3.14"), (0.1, "0.1"), (.pi, "3.1415925"), (16_777_216, "16777216"),
      (1e8, "1e+08"), (.leastNonzeroMagnitude, "1e-45"),
      (.greatestFiniteMagnitude, "3.4028235e+38"),
    ])
  func writesFloatsByTheirOwnDigits(value: Float, expected: String) {
    #expect(Self.text(value) == expected)
    Self.check(value)
  }

  @Test("NUM-014", arguments: [Double.nan, .infinity, -.infinity])
  func refusesWhatIsNotFinite(value: Double) {
    var writer = JSONWriter()
    #expect(throws: JSONWritingError.nonFiniteNumber) { try writer.write(value) }
    #expect(throws: JSONWritingError.nonFiniteNumber) { try writer.write(Float(value)) }
    #expect(writer.finishedText().isEmpty)
  }

  @Test func powersOfTwoAndTheirNeighbours() {
    for exponent in UInt64(0)..<2047 {
      let power = Double(bitPattern: exponent << 52)
      for value in [power, power.nextUp, power.nextDown, -power.nextUp] { Self.check(value) }
    }
    for exponent in UInt32(0)..<255 {
      let power = Float(bitPattern: exponent << 23)
      for value in [power, power.nextUp, power.nextDown] { Self.check(value) }
    }
  }

  @Test func powersOfTenAndTheirNeighbours() {
    for exponent in -324...308 {
      guard let power = Double("1e\(exponent)") else { continue }
      for value in [power, power.nextUp, power.nextDown, power * 3] { Self.check(value) }
    }
  }

  @Test func randomBitsAndRandomDecimals() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<30_000 {
      Self.check(Double(bitPattern: generator.next()))
      Self.check(Float(bitPattern: UInt32(truncatingIfNeeded: generator.next())))
      let digits = generator.next() >> UInt64.random(in: 10..<60, using: &generator)
      Self.check(Double(digits) / 1_000_000)
      Self.check(Double(digits) * 1e-12)
    }
  }

  @Test func powersBeyondTheReadersTable() {
    // 5^309 to 5^324, multiplied out in 32-bit digits, the lowest first.
    var words: [UInt64] = [1]
    for exponent in 1...324 {
      var carry: UInt64 = 0
      for index in words.indices {
        let product = words[index] * 5 + carry
        (words[index], carry) = (product & 0xFFFF_FFFF, product >> 32)
      }
      if carry > 0 { words.append(carry) }
      guard exponent > 55 else { continue }
      let bits = words.reversed().flatMap { word in (0..<32).map { word >> UInt64(31 - $0) & 1 } }
      let leading = Array(bits.drop { $0 == 0 }.prefix(128))
      let high = leading.prefix(64).reduce(0) { $0 << 1 | $1 }
      // Rounded up: none of these is exact in 128 bits.
      let low = leading.suffix(64).reduce(0) { $0 << 1 | $1 } + 1
      let power = PowerOfTen.scaled(exponent)
      #expect(power.high == high && power.low == low, "10^\(exponent)")
    }
  }
}
