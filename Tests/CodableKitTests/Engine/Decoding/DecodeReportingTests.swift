import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DecodeReportingTests {
  struct Model: Decodable {
    @LossyArray var ids: [Int]
    @LosslessValue var code: String
  }

  @Test func reportsWithLineAndColumn() throws {
    let data = Data(#"{"ids":[1,"x"],"code":1.50}"#.utf8)
    let (model, report) = try FastJSONDecoder().decodeReporting(
      Model.self, from: data, named: "ids.json")
    #expect(model.ids == [1])
    #expect(model.code == "1.50")
    #expect(
      report.description == """
        ids.json:1:11: warning: dropped element: expected Int, found string "x"
          at $.ids[1]
        """)
  }

  @Test func throwsForARecoveryWhenStrict() {
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decodeReporting(
        Model.self, from: Data(#"{"ids":[1,"x"],"code":1}"#.utf8), .strict)
    }
  }

  @Test func locatesTheMemberThatCounted() throws {
    let decoder = FastJSONDecoder()
    decoder.duplicateKeys = .last
    let data = Data(#"{"ids":[],"ids":["x"],"code":1}"#.utf8)
    let (_, report) = try decoder.decodeReporting(Model.self, from: data)
    #expect(report.issues.map(\.location?.column) == [18])
  }

  @Test func givesTheDigitsOfNumbersAsTheyStand() throws {
    let text = #"[1.50,1e400,123456789012345678901234567890123456789012345678901234567890]"#
    let values = try FastJSONDecoder().decode([StringOrNumber].self, from: text)
    #expect(
      values.map(\.text) == text.dropFirst().dropLast().split(separator: ",").map(String.init))
  }
}
