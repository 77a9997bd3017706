import JSONCore
import Testing

@Suite("Numbers digit by digit")
struct JSONNumberTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "1.0", "1.10", "1e2", "1E+02", "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808", "12345678901234567890.123456789012345678", "1e400", "0.0e-0",
    "123456789012345678",
  ])
  func keepsItsText(text: String) throws {
    #expect(JSONNumber(text)?.text == text)
    #expect(try JSONValue(parsing: text).number?.text == text)
    #expect(JSONNumber(text)?.description == text)
  }

  @Test(arguments: ["", "01", "+1", ".5", "1.", "1e", "0x1", "NaN", " 1", "1 ", "--1", "1,0"])
  func refusesOtherTexts(text: String) { #expect(JSONNumber(text) == nil) }

  @Test(arguments: [
    ("1.0", "1"), ("1e2", "100"), ("100e-2", "1"), ("0", "-0"), ("0.0", "0e99"), ("1.50", "15e-1"),
    ("123456789012345678901234567890", "1.2345678901234567890123456789e29"), ("1e400", "10e399"),
    ("0.001", "1e-3"), ("-120.50e3", "-120500"), ("1e1000000000000", "10e999999999999"),
    ("9223372036854775807", "9223372036854775807.0"), ("-100", "-1e2"),
    ("1000000000000000000", "1e18"), ("999999999999999999", "999999999999999999e0"),
  ])
  func equalWhateverTheSpelling(left: String, right: String) {
    #expect(JSONNumber(left) == JSONNumber(right))
    #expect(JSONNumber(left)?.hashValue == JSONNumber(right)?.hashValue)
  }

  @Test(arguments: [
    ("1", "-1"), ("1e400", "1e401"), ("0.1", "0.10000000000000001"), ("10", "1"), ("0.1", "0.01"),
    ("9007199254740992", "9007199254740993"), ("1e99999999999999999999", "1e99999999999999999998"),
    ("1e-99999999999999999999", "1e99999999999999999999"), ("1", "0"),
  ])
  func differs(left: String, right: String) { #expect(JSONNumber(left) != JSONNumber(right)) }

  @Test func fromSwiftNumbers() {
    #expect(JSONNumber(1) == JSONNumber("1.0"))
    #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
    #expect(JSONNumber(0.1 + 0.2).text == "0.30000000000000004")
    #expect(JSONNumber(1.0).text == "1.0")
    #expect(JSONNumber(Double.infinity).isFinite == false)
    #expect(JSONNumber(Double.nan).double.isNaN)
    #expect(JSONNumber(-Double.infinity).double == -.infinity)
  }

  @Test func kinds() {
    #expect(JSONNumber("1")?.isInteger == true)
    #expect(JSONNumber("12345678901234567890")?.isInteger == true)
    #expect(JSONNumber("1.0")?.isInteger == false)
    #expect(JSONNumber("1e2")?.isInteger == false)
    #expect(JSONNumber("1e2")?.integer(as: Int8.self) == 100)
    #expect(JSONNumber("1e3")?.integer(as: Int8.self) == nil)
    #expect(JSONNumber("12345678901234567890.10")?.double == 1.2345678901234567e+19)
    #expect(JSONNumber("0.1")?.float == 0.1)
  }
}
