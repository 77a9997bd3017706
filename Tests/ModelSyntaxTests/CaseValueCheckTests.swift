import ModelSyntax
import SwiftDiagnostics
import Testing

/// Annotations of the values of a case.
@Suite struct CaseValueCheckTests {
  static let rows = [
    DiagnosticRow(
      "@Codable enum A { @Lossy case a([Int], Int) }",
      "'@Lossy' does not say which value of 'a' it is for", at: "@Lossy",
      fixed: "@Codable enum A { @Lossy(at: 0) case a([Int], Int) }",
      "@Codable enum A { @Lossy(at: 1) case a([Int], Int) }"),
    DiagnosticRow(
      "@Codable enum A { @CodableBy(B.self) case a(x: Date, y: Int) }",
      "'@CodableBy' does not say which value of 'a' it is for", at: "@CodableBy",
      fixed: "@Codable enum A { @CodableBy(B.self, at: \"x\") case a(x: Date, y: Int) }",
      "@Codable enum A { @CodableBy(B.self, at: \"y\") case a(x: Date, y: Int) }"),
    DiagnosticRow(
      "@Codable enum A { @CodableDefault(1, at: \"z\") case a(x: Int, y: Int) }",
      "'a' has no value \"z\"", at: "\"z\"",
      fixed: "@Codable enum A { @CodableDefault(1, at: \"x\") case a(x: Int, y: Int) }",
      "@Codable enum A { @CodableDefault(1, at: \"y\") case a(x: Int, y: Int) }"),
    DiagnosticRow(
      "@Codable enum A { @CodableDefault(1, at: 1) case a(x: Int) }", "'a' has no value 1",
      at: "1)", fixed: "@Codable enum A { @CodableDefault(1, at: \"x\") case a(x: Int) }"),
    DiagnosticRow(
      "@Codable enum A { @Lossy case a }", "'@Lossy' needs a case of its own with a value",
      at: "@Lossy", fixed: "@Codable enum A { case a }"),
    DiagnosticRow(
      "@Codable enum A { @CodableDefault(1) case a(Int); @CodableDefault(1) case b(Int), c(Int) }",
      "'@CodableDefault' needs a case of its own with a value", at: "@CodableDefault(1) case b",
      count: 2,
      fixed: "@Codable enum A { @CodableDefault(1) case a(Int); case b(Int), c(Int) }"),
    DiagnosticRow(
      "@Codable enum A { case a; @UnknownCase @Lossy case b([Int]) }",
      "'@Lossy' needs a case of its own with a value", at: "@Lossy",
      fixed: "@Codable enum A { case a; @UnknownCase case b([Int]) }"),
    DiagnosticRow(
      "@Codable enum A: String { @Lossy case a }", "'@Lossy' is for stored properties",
      at: "@Lossy", fixed: "@Codable enum A: String { case a }"),
    DiagnosticRow(
      "@Codable enum A { @CodableDefault(1) @CodableDefault(2, at: 0) case a(Int) }",
      "'@CodableDefault' stands there twice", at: "@CodableDefault(2",
      fixed: "@Codable enum A { @CodableDefault(1) case a(Int) }"),
    DiagnosticRow(
      "@Codable enum A { @Lossless @CodableBy(B.self) case a(Int) }",
      "'@CodableBy' contradicts '@Lossless'", at: "@CodableBy",
      fixed: "@Codable enum A { @Lossless case a(Int) }"),
    DiagnosticRow(
      "@Codable enum A { @CodableDefault(1) case a(x: Int = 2) }", "the value has two defaults",
      at: "@CodableDefault", fixed: "@Codable enum A { case a(x: Int = 2) }"),
    DiagnosticRow(
      "@Encodable enum A { @CodableDefault(1) case a(Int) }", "the default of 'a' is never used",
      at: "@CodableDefault", fixed: "@Encodable enum A { case a(Int) }", severity: .warning),
    DiagnosticRow(
      "@Codable(tagging: .untagged) enum A { @CodableDefault(1) case a(Int) }",
      "the value of 'a' has no key that could be missing", at: "@CodableDefault",
      fixed: "@Codable(tagging: .untagged) enum A { case a(Int) }"),
    DiagnosticRow(
      "@Codable(tagging: .internal(\"t\")) enum A { @CodableDefault(B()) case a(B) }",
      "the value of 'a' has no key that could be missing", at: "@CodableDefault",
      fixed: "@Codable(tagging: .internal(\"t\")) enum A { case a(B) }"),
    DiagnosticRow(
      "@Codable enum A { @CodableDefault(\"1\", at: 1) case a(Int, Int) }", "\"1\" is no 'Int'",
      at: "\"1\"", fixed: "@Codable enum A { @CodableDefault(1, at: 1) case a(Int, Int) }"),
    DiagnosticRow(
      "@Codable enum A { @Lossy case a(Int) }", "'@Lossy' does not fit 'Int'", at: "@Lossy",
      fixed: "@Codable enum A { case a(Int) }"),
    DiagnosticRow(
      "@Codable enum A { @Lossless case a(Pair<Int>) }", "'@Lossless' does not fit 'Pair<Int>'",
      at: "@Lossless", fixed: "@Codable enum A { case a(Pair<Int>) }"),
    DiagnosticRow(
      "@Codable enum A { @CodableBy(strategy) case a(Int) }", "'@CodableBy' does not fit 'Int'",
      at: "@CodableBy", fixed: "@Codable enum A { case a(Int) }"),
  ]

  @Test(arguments: rows)
  func complains(row: DiagnosticRow) throws { try row.verify() }

  static let fine = [
    "@CodableDefault(1) case a(Int)", "@CodableDefault(1, at: \"x\") case a(x: Int, y: Int)",
    "@CodableBy(B.self, at: 0) @CodableBy(B.self, at: 1) case a(Int, Int)",
    "@CodableDefault([], at: 1) @Lossy(at: 1) @Lossless(at: 1) case a(Int, [Int])",
  ]

  @Test(arguments: fine)
  func doesNotComplain(of item: String) throws {
    #expect(try readFirstType(in: "@Codable enum A { \(item) }").reading.diagnostics.isEmpty)
  }
}
