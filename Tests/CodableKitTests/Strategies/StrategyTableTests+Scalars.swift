import CodableKit
import Foundation

extension StrategyTableTests {
  enum Level: Int, Codable { case low = 1, high }
  enum Percent: ValueRange { static let range = 0...100 }

  private static let tooLong = "12345678901234567890123456789012345678901"

  static let scalars = [
    StrategyTableRow(
      Lossless<String>.self, read: [("\"x\"", "x"), ("7", "7"), ("1.5", "1.5"), ("true", "true")],
      wrongType: ["[]"], written: [("7", "\"7\"")]),
    StrategyTableRow(
      Lossless<Bool>.self, read: [("true", true), ("0", false), ("\"Yes\"", true)],
      wrongType: ["2", "\"maybe\"", "\"\"", "[]"], written: [(true, "true")]),
    StrategyTableRow(
      Lossless<Int>.self, read: [("7", 7), ("\"-7\"", -7), ("\"7.0\"", 7), ("true", 1)],
      wrongType: ["1.5", "\"1,000\"", "\"\"", "\"9223372036854775808\"", "[]"],
      written: [(-7, "-7")]),
    StrategyTableRow(
      Lossless<UInt8>.self, read: [("255", 255), ("\"0\"", 0)],
      wrongType: ["256", "-1", "\"256\"", "\"-1\"", "[]"], written: [(255, "255")]),
    StrategyTableRow(
      Lossless<Double>.self, read: [("0.1", 0.1), ("3", 3), ("\"-2.5e3\"", -2500)],
      wrongType: ["true", "\"1,5\"", "\"nan\"", "\"1e400\"", "[]"], written: [(0.1, "0.1")]),
    StrategyTableRow(
      Lossless<Float>.self, read: [("0.5", 0.5), ("\"0.1\"", 0.1)],
      wrongType: ["true", "\"1,5\"", "\"1e40\"", "[]"], written: [(0.5, "0.5")]),
    StrategyTableRow(
      NonConformingFloat<Double>.self,
      read: [
        ("0.5", 0.5), ("3", 3), ("\"Infinity\"", .infinity), ("\"-Infinity\"", -.infinity),
      ],
      wrongType: ["true", "\"nan\"", "\"1\"", "\"\"", "[]"],
      written: [(0.5, "0.5"), (-.infinity, "\"-Infinity\""), (.infinity, "\"Infinity\"")]),
    StrategyTableRow(
      Lossless<Decimal>.self,
      read: [("1.5", Decimal(sign: .plus, exponent: -1, significand: 15)), ("\"3\"", 3)],
      wrongType: ["true", "\"1,5\"", "\"\(tooLong)\"", "\"0.\(tooLong)\"", "\"1e200\"", "[]"],
      written: [(3, "3")]),
    StrategyTableRow(
      LosslessString<Int>.self, read: [("\"7\"", 7), ("7", 7)],
      wrongType: ["\"x\"", "true", "[]"], written: [(7, "\"7\"")]),
    StrategyTableRow(
      Rounded<Int>.self, read: [("19.99", 20), ("\"2.5\"", 3), ("-2.5", -3), ("7", 7)],
      wrongType: ["true", "false", "\"x\"", "1e30", "[]"], written: [(20, "20")]),
    StrategyTableRow(
      LosslessRaw<Level>.self, read: [("2", .high), ("\"2\"", .high), ("true", .low)],
      wrongType: ["\"x\"", "1.5", "[]"], malformed: ["3", "\"3\""], written: [(.high, "2")]),
    StrategyTableRow(
      Plain<LosslessAsRead<Int>>.self,
      read: [("7", LosslessAsRead(wrappedValue: 7)), ("\"7\"", LosslessAsRead(wrappedValue: 7))],
      wrongType: ["\"x\"", "1.5", "[]"], written: [(LosslessAsRead(wrappedValue: 7), "7")]),
  ]

  static let rules = [
    StrategyTableRow(
      NonEmpty<String>.self, read: [("\"a\"", "a")], wrongType: notText, malformed: ["\"\""],
      written: [("a", "\"a\"")], notWritten: [""]),
    StrategyTableRow(
      NonEmpty<[Int]>.self, read: [("[1]", [1])], wrongType: ["1", "\"x\""], malformed: ["[]"],
      written: [([1], "[1]")], notWritten: [[]]),
    StrategyTableRow(
      Trimmed<String>.self, read: [("\" a\\n\"", "a"), ("\"\"", "")], wrongType: notText,
      written: [("a", "\"a\"")]),
    StrategyTableRow(
      Lowercased<String>.self, read: [("\"aB\"", "ab")], wrongType: notText,
      written: [("ab", "\"ab\"")]),
    StrategyTableRow(
      Uppercased<String>.self, read: [("\"aB\"", "AB")], wrongType: notText,
      written: [("AB", "\"AB\"")]),
    StrategyTableRow(
      Ranged<Int, Percent>.self, read: [("0", 0), ("100", 100)], wrongType: ["\"1\"", "[]"],
      malformed: ["-1", "101"], written: [(100, "100")], notWritten: [101]),
    StrategyTableRow(
      Clamped<Int, Percent>.self, read: [("50", 50), ("-1", 0), ("101", 100)],
      wrongType: ["\"1\"", "[]"], written: [(50, "50")], notWritten: [101]),
    StrategyTableRow(
      Ranged<UnixSeconds, ThisCentury>.self, read: [("1704164645", moment)],
      wrongType: ["\"x\"", "true"], malformed: ["0", "1e300"], written: [(moment, "1704164645")],
      notWritten: [Date(timeIntervalSince1970: 0), never]),
  ]

  enum ThisCentury: ValueRange {
    static let range =
      Date(timeIntervalSince1970: 978_307_200)...Date(timeIntervalSince1970: 4_133_980_799)
  }
}
