import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DiagnosticsCaseTests {
  struct Numbers: Decodable { @LossyArray var xs: [Int] }

  static let cases: [FaultCase] = [
    FaultCase("DIA-001", "one line says path, expected, found, line and column") { () throws in
      struct User: Decodable { let name: String }
      struct Model: Decodable { let users: [User] }
      let data = Data(#"{"users":[{"name":"a"},{"name":7}]}"#.utf8)
      let error = try #require(throws: DecodingError.self) {
        try JSONDecoder().decode(Model.self, from: data)
      }
      #expect(
        error.summary(in: data)
          == "1:32: error: expected String, found number 7 at $.users[1].name")
    },
    FaultCase("DIA-002", "skipped elements leave their trace") { () throws in
      let (model, report) = try DecodingReport.collect {
        try TestFormat.json.decode(Numbers.self, from: #"{"xs":[1,"a",2,null]}"#)
      }
      #expect(model.xs == [1, 2])
      #expect(report.issues.map(\.path.description) == ["$.xs[1]", "$.xs[3]"])
      #expect(report.issues.map(\.reason) == [.wrongType, .null])
    },
    FaultCase("DTA-003", "an error of a strategy carries its path") { () throws in
      struct Inner: Decodable { @LosslessValue var n: Int }
      struct Outer: Decodable { let o: Inner }
      let outcome = Outcome.of(Outer.self, #"{"o":{"n":"***"}}"#) { $0.o.n }.outcome
      #expect(outcome == .typeMismatch("$.o.n"))
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }

  /// DIA-003: each of a thousand reports holds its own issues.
  @Test func neverMixesConcurrentDecodes() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<1000 {
        group.addTask {
          let bad = Array(repeating: "\"\(number)\"", count: number % 7)
          let text = #"{"xs":[\#((bad + ["1"]).joined(separator: ","))]}"#
          let (model, report) = try DecodingReport.collect {
            try TestFormat.json.decode(Numbers.self, from: text)
          }
          #expect(model.xs == [1])
          #expect(report.totalCount == number % 7)
          #expect(report.issues.allSatisfy { $0.found?.excerpt == "\"\(number)\"" })
        }
      }
      try await group.waitForAll()
    }
  }
}
