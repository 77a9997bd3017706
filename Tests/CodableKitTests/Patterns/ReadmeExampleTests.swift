import CodableKit
import Foundation
import Testing

/// The example of the README, and what the README says that it prints.
@Suite struct ReadmeExampleTests {
  struct Order: Codable {
    let id: Int
    @LosslessValue var total: Double
    @LossyArray var payments: [Payment]
    @LossyOptional var note: String?
  }

  enum Payment: String, Codable, CaseIterable {
    case card = "Card"
    case applePay = "ApplePay"
  }

  @Test func printsWhatTheReadmeSays() throws {
    let data = Data(
      """
      {
        "id": 1001,
        "total": "25.90",
        "payments": ["Card", "GooglePay"],
        "note": 7
      }
      """.utf8)
    let (order, report) = try DecodingReport.collect(from: data, named: "order.json") {
      try JSONDecoder().decode(Order.self, from: data)
    }
    #expect("\(order.total) \(order.payments.map(\.rawValue))" == #"25.9 ["Card"]"#)
    #expect(
      report.description == """
        order.json:4:24: warning: dropped element: expected "Card" or "ApplePay", found "GooglePay"
          at $.payments[1]
        order.json:5:11: warning: used nil: expected String, found number 7
          at $.note
          help: `Lossless<String>` in place of `String` accepts 7; for `@LossyOptional` that is \
        `@Coded<Lossy<Lossless<String>?>>` \
        (in a `@Codable` type: `@CodableBy(Lossy<Lossless<String>?>.self)`)
        """)
    let fast = try FastJSONDecoder().decodeReporting(Order.self, from: data, named: "order.json")
    #expect(fast.report == report)
    let issues = report.issues
    do {
      let (order, report) = try FastJSONDecoder().decodeReporting(Order.self, from: data)
      #expect(order.payments == [.card])
      #expect(report.issues == issues)
    }
  }
}
