import CodableKit
import Foundation
import Testing

/// What a report says of a value is what is thrown of it, by either decoder.
@Suite struct ReportedWordsTests {
  /// A value that a strategy refuses, and the reports of what goes on without it.
  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let reason: DecodingIssue.Reason
    let error: @Sendable (Data, _ isFast: Bool) throws -> DecodingError
    let reports: @Sendable (Data, _ isFast: Bool) throws -> [DecodingReport]
    let testDescription: String

    init<S: DecodingStrategy & SendableMetatype>(
      _ strategy: S.Type, _ json: String, _ reason: DecodingIssue.Reason
    ) {
      (self.json, self.reason) = (json, reason)
      testDescription = "\(strategy) \(json)"
      error = { data, isFast in try HelpTests.Row.error(HelpTests.Wrapped<S>.self, data, isFast) }
      reports = { data, isFast in
        func report<T: Decodable>(_ type: T.Type, _ data: Data) throws -> DecodingReport {
          try DecodingReport.collect {
            isFast
              ? try FastJSONDecoder().decode(type, from: data)
              : try JSONDecoder().decode(type, from: data)
          }.report
        }
        let list = Data(#"{"x":[\#(json)]}"#.utf8)
        return [
          try report(HelpTests.Wrapped<Lossy<S?>>.self, data),
          try report(HelpTests.Wrapped<Lossy<[S]>>.self, list),
        ]
      }
    }
  }

  static let rows = [
    Row(FirstOf<ISO8601, UnixSeconds>.self, #""soon""#, .malformed),
    Row(FirstOf<ISO8601, UnixSeconds>.self, "true", .wrongType),
    Row(Lossless<Int>.self, #""10x42""#, .wrongType),
    Row(Lossless<Int>.self, #""99999999999999999999""#, .outOfRange),
    Row(Lossless<Int8>.self, "300", .outOfRange),
  ]

  @Test(arguments: rows, [false, true])
  func aReportSaysWhatIsThrown(row: Row, isFast: Bool) throws {
    let data = Data(#"{"x":\#(row.json)}"#.utf8)
    let thrown = try row.error(data, isFast).summary(in: data)
    let message = try #require(
      thrown.split(separator: "error: ", maxSplits: 1).last?.split(separator: " at $").first)
    for report in try row.reports(data, isFast) {
      #expect(report.description.contains(": \(message)\n  at $.x"))
      #expect(report.issues.map(\.reason) == [row.reason])
    }
  }
}
