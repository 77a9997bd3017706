import CodableKit
import Testing

@testable import CodableKitTool

@Suite struct NumberShapeTests {
  struct Case: Sendable {
    var id = ""
    var texts: [String]
    var type: NumberShape.SwiftType
  }

  @Test(arguments: [
    Case(texts: ["0", "-7", "9223372036854775807"], type: .int),
    Case(texts: ["-9223372036854775808", "-0"], type: .int),
    Case(texts: ["1", "9223372036854775808"], type: .uint64),
    Case(texts: ["18446744073709551615"], type: .uint64),
    Case(id: "INF-001", texts: ["0.0"], type: .double),
    Case(id: "INF-001", texts: ["25.00"], type: .double),
    Case(id: "INF-001", texts: ["1", "2.5"], type: .double),
    Case(id: "INF-001", texts: ["1e2"], type: .double),
    Case(texts: ["0.1", "1E-7", "1.7976931348623157e308"], type: .double),
    Case(texts: ["0.30000000000000004"], type: .double),
    // 2^64 is a Double, but its shortest text is 1.8446744073709552e+19.
    Case(texts: ["18446744073709551616"], type: .decimal),
    Case(texts: ["18446744073709552000"], type: .double),
    Case(texts: ["-1", "9223372036854775809"], type: .decimal),
    // 2^53 + 1 is an Int but no Double: together with a fraction it needs both.
    Case(texts: ["9007199254740993", "0.5"], type: .decimal),
    Case(texts: ["0.1234567890123456789"], type: .decimal),
    Case(texts: ["1234567890123456789012345678901234567.5"], type: .decimal),
    Case(texts: ["1234567890123456789012345678901234567890123.5"], type: .jsonValue),
    Case(texts: ["1e400"], type: .jsonValue),
    Case(texts: ["1e-999"], type: .jsonValue),
    Case(texts: ["1e99999999999999999999"], type: .jsonValue),
  ])
  func types(_ row: Case) throws {
    var shape = NumberShape()
    for text in row.texts { shape.add(try #require(JSONNumber(text))) }
    #expect(shape.swiftType == row.type, "\(row)")
    #expect(shape.count == row.texts.count)
  }

  @Test func mergedNumbersFitWhereBothFit() throws {
    var whole = NumberShape()
    whole.add(try #require(JSONNumber("9007199254740993")))
    var fraction = NumberShape()
    fraction.add(try #require(JSONNumber("0.5")))
    whole.merge(fraction)
    #expect(whole.swiftType == .decimal)
    #expect(whole.integers == 1)
    #expect(whole.fractions == 1)
  }
}
