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
    FaultCase("DIA-005", "a date in another form says which form was wanted") { () throws in
      struct Model: Decodable { let at: Date }
      let data = Data(#"{"at":"2024-01-02T03:04:05Z"}"#.utf8)
      let ours = try #require(throws: DecodingError.self) {
        try FastJSONDecoder().decode(Model.self, from: data)
      }
      #expect(
        ours.explanation(in: data) == """
          1:7: error: expected Date as seconds since 2001 (dateDecodingStrategy is .deferredToDate), \
          found string "2024-01-02T03:04:05Z"
            {"at":"2024-01-02T03:04:05Z"}
                  ^
            at $.at
            help: for a Date, `dateDecodingStrategy = .flexibleISO8601` or `@Coded<ISO8601>` reads \
          "2024-01-02T03:04:05Z" (in a `@Codable` type, also on a `let`: `@CodableBy(ISO8601.self)`)
          """)
      #expect(
        ours.summary() == """
          error: expected Date as seconds since 2001 (dateDecodingStrategy is .deferredToDate), \
          found string "2024-01-02T03:04:05Z" at $.at
          """)
      // Foundation's error does not know of the date; what was found gives it away.
      let theirs = try #require(throws: DecodingError.self) {
        try JSONDecoder().decode(Model.self, from: data)
      }
      #expect(theirs.explanation(in: data).contains("help: for a Date, `dateDecodingStrategy ="))
    },
    FaultCase("DIA-005", "each strategy is named") { () throws in
      struct Model: Decodable { let at: Date }
      let rows: [(JSONDecoder.DateDecodingStrategy, String, String)] = [
        (
          .secondsSince1970, #""x""#,
          "seconds since 1970 (dateDecodingStrategy is .secondsSince1970)"
        ),
        (.millisecondsSince1970, "true", "milliseconds since 1970"),
        (.iso8601, "5", "ISO 8601 text (dateDecodingStrategy is .iso8601), found number 5"),
        (.iso8601, #""1.2.2024""#, #"(dateDecodingStrategy is .iso8601), found string "1.2.2024""#),
      ]
      for (strategy, value, expected) in rows {
        let decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = strategy
        let data = Data("{\"at\":\(value)}".utf8)
        let error = try #require(throws: DecodingError.self) {
          try decoder.decode(Model.self, from: data)
        }
        #expect(error.summary(in: data).contains("expected Date as "))
        #expect(error.summary(in: data).contains(expected))
      }
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

  @Test("DIA-003: each of a thousand reports holds its own issues")
  func neverMixesConcurrentDecodes() async throws {
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
