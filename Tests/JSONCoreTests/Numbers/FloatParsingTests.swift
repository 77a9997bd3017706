import CodableKitTestSupport
import Testing

@testable import JSONCore

@Suite("Decimal text to floating point")
struct FloatParsingTests {
  private func double(_ text: String) -> Double {
    JSONNumber.withBytes(of: text) { Double($0, from: 0, length: $0.count) }
  }
  private func float(_ text: String) -> Float {
    JSONNumber.withBytes(of: text) { Float($0, from: 0, length: $0.count) }
  }

  private func agree(_ text: String) -> Bool {
    double(text).bitPattern == Double(text)?.bitPattern
      && float(text).bitPattern == Float(text)?.bitPattern
  }

  static let hard = [
    // NUM-009
    "24.986637127166134", "1970300.0910566614", "2000411.0550706834", "1e23",
    "2.2250738585072011e-308", "5e-324", "9007199254740992.5", "6.8e-05",
    // NUM-013
    "3", "-7", "12345678901234567890123",
    "0", "-0", "0.0", "-0.0e10", "0e99999", "1", "10", "1e22", "1e-22", "1e37", "9007199254740993",
    "9007199254740991", "9007199254740992", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "2.2250738585072014e-308", "1.7976931348623157e308", "1.7976931348623158e308",
    "1.7976931348623159e308", "1e308", "1e309", "1e-323", "1e-324", "1e-400", "1e400", "-1e400",
    "123456789012345678901234567890", "0.000000000000000000000000000000000000001",
    "8.5", "1.00000017881393421514957253748434595763683319091796875001",
    "1.00000017881393432617187499", "1.000000059604644775390625", "7.0064923216240854e-46",
    "1.1754943508222875e-38", "3.4028235677973366e38", "3.4028234664e38", "1.401298464324817e-45",
    "0.500000000000000166533453693773481063544750213623046875",
    "6250000000000000000000000000000001e-10",
    "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
    "1.50000000000000011102230246251565",
    "1.8446744073709551616e19", "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
  ]

  @Test("NUM-009, NUM-013 and further: the nearest number", arguments: hard)
  func hardCases(_ text: String) {
    #expect(double(text).bitPattern == Double(text)?.bitPattern)
    #expect(float(text).bitPattern == Float(text)?.bitPattern)
  }

  @Test func oneMillionTexts() {
    var generator = SeededGenerator(seed: 17)
    var wrong: [String] = []
    for round in 0..<1_000_000 {
      let text: String
      switch round % 5 {
      case 0: text = Double(bitPattern: generator.next() & 0x7FEF_FFFF_FFFF_FFFF).description
      case 1: text = Float(bitPattern: UInt32(generator.next() >> 32) & 0x7F7F_FFFF).description
      case 2:
        text =
          "\(generator.next() >> UInt64.random(in: 0..<64, using: &generator))e\(Int.random(in: -345...310, using: &generator))"
      case 3: text = "-\(generator.next() % 1000).\(generator.next() >> 8)"
      default:
        text =
          "\(generator.next()).\(generator.next())\(generator.next())e\(Int.random(in: -60...60, using: &generator))"
      }
      if !agree(text) { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  /// The middle between two neighbours, and a digit more or less beyond the digits that fit.
  @Test func middles() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<3_000 {
      let value = Float(bitPattern: UInt32(generator.next() >> 32) & 0x7F7F_FFFF)
      let middle = (Double(value) + Double(value.nextUp)) / 2
      let exact = exactText(middle)
      let below = String(exact.prefix(exact.count - 1)) + "09"
      for text in [exact, exact + "1", below] where middle.isFinite {
        #expect(float(text).bitPattern == Float(text)?.bitPattern, "\(text)")
        #expect(double(text).bitPattern == Double(text)?.bitPattern, "\(text)")
      }
    }
  }

  /// All digits of a `Double`, by long division in decimal.
  private func exactText(_ value: Double) -> String {
    let significand = value.significandBitPattern | (value.exponentBitPattern == 0 ? 0 : 1 << 52)
    var digits = String(significand).compactMap(\.wholeNumberValue)
    var power = max(Int(value.exponentBitPattern), 1) - 1075
    var fraction = 0
    while power > 0 {
      var carry = 0
      for place in digits.indices.reversed() {
        carry += digits[place] * 2
        digits[place] = carry % 10
        carry /= 10
      }
      if carry > 0 { digits.insert(carry, at: 0) }
      power -= 1
    }
    while power < 0 {
      // Halving is a multiplication by five and one more digit after the point.
      var carry = 0
      for place in digits.indices.reversed() {
        carry += digits[place] * 5
        digits[place] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        digits.insert(carry % 10, at: 0)
        carry /= 10
      }
      fraction += 1
      power += 1
    }
    let text = digits.map(String.init).joined()
    // With a point before the exponent a further digit is one of the fraction.
    let point = max(text.count - fraction, 0)
    let padded = String(repeating: "0", count: max(fraction - text.count, 0)) + text
    return (point == 0 ? "0" : String(text.prefix(point))) + "."
      + (fraction == 0 ? "0" : String(padded.suffix(fraction)))
  }

  @Test(arguments: [1, 19, 20, 767, 800, 801, 100_000])
  func manyDigits(count: Int) {
    for text in [
      String(repeating: "1", count: count), "0." + String(repeating: "0", count: count) + "1",
      "1." + String(repeating: "0", count: count) + "1",
      "1" + String(repeating: "0", count: count) + "e-\(count)",
    ] {
      #expect(double(text).bitPattern == Double(text)?.bitPattern)
    }
  }
}
