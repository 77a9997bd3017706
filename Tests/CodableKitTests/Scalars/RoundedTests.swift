import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct RoundedTests {
  struct Model: Codable { @Coded<Rounded<Int>> var v: Int }
  struct Small: Codable { @Coded<Rounded<UInt8>?> var v: UInt8? }

  static let rows: [WrapperRow<Int>] = [
    .init("whole", #"{"v":3}"#, .value(3)), .init("down", #"{"v":3.25}"#, .value(3)),
    .init("half", #"{"v":2.5}"#, .value(3)), .init("negative half", #"{"v":-2.5}"#, .value(-3)),
    .init("just below", #"{"v":2.4999999999}"#, .value(2)),
    .init("tenths", #"{"v":0.5}"#, .value(1)),
    .init("small", #"{"v":0.04}"#, .value(0)), .init("negative small", #"{"v":-0.4}"#, .value(0)),
    .init("text", #"{"v":"19.99"}"#, .value(20)), .init("exponent", #"{"v":"1.25e1"}"#, .value(13)),
    .init("small exponent", #"{"v":"9e-1"}"#, .value(1)),
    .init("tiny", #"{"v":"9e-5"}"#, .value(0)),
    .init("bool", #"{"v":true}"#, .typeMismatch("$.v")),
    .init("long", #"{"v":"9007199254740993.4"}"#, .value(9_007_199_254_740_993)),
    .init("too large", #"{"v":1e30}"#, .typeMismatch("$.v")),
    .init("far too large", #"{"v":"1e999999999999999999999"}"#, .typeMismatch("$.v")),
    .init("edge", #"{"v":"9223372036854775807.5"}"#, .typeMismatch("$.v")),
    .init("no number", #"{"v":"1,5"}"#, .typeMismatch("$.v")),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("missing", "{}", .keyNotFound("$.v")),
    .init("array", #"{"v":[]}"#, .typeMismatch("$.v")),
  ]

  @Test(arguments: rows, TestFormat.allCases)
  func rounds(row: WrapperRow<Int>, format: TestFormat) {
    // A property list holds doubles, and no text of a number beyond them.
    row.check(Model.self, in: format) { $0.v }
  }

  static let small: [WrapperRow<UInt8?>] = [
    .init("fits", #"{"v":254.6}"#, .value(255)),
    .init("edge", #"{"v":255.5}"#, .typeMismatch("$.v")),
    .init("below zero", #"{"v":-0.5}"#, .typeMismatch("$.v")), .init("missing", "{}", .value(nil)),
  ]

  @Test(arguments: small, TestFormat.allCases)
  func staysInTheType(row: WrapperRow<UInt8?>, format: TestFormat) {
    row.check(Small.self, in: format) { $0.v }
  }

  @Test func writesAnInteger() throws {
    #expect(try json(Model(v: 20)) == #"{"v":20}"#)
    #expect(try fastJSON(Model(v: 20)) == #"{"v":20}"#)
  }

  @Test func isAConversion() {
    var options = DecodingReport.Options()
    options.includesConversions = true
    for format in TestFormat.allCases {
      let (_, issues) = Outcome.of(Model.self, #"{"v":2.5}"#, in: format, options) { $0.v }
      #expect(issues.count == 1)
      #expect(issues.first?.hasPrefix("converted") == true)
    }
  }
}
