import ModelSyntax
import SwiftDiagnostics
import Testing

@Suite struct AnnotationChecksTests {
  static let contradictions = [
    ("@CodingIgnored @CodingKey(\"b\") var a: Int = 1", "CodingKey", "CodingIgnored"),
    ("@CodingIgnored @Lossy var a: [Int] = []", "Lossy", "CodingIgnored"),
    ("@CodingIgnored @Flatten var a: B = B()", "Flatten", "CodingIgnored"),
    ("@Flatten @CodingKey(\"b\") var a: B", "CodingKey", "Flatten"),
    ("@Flatten @CodableBy(S.self) var a: B", "CodableBy", "Flatten"),
    ("@CodableBy(S.self) @Lossy var a: [B]", "Lossy", "CodableBy"),
    ("@CodingKey(\"b\") @CodingPath(\"c\", \"d\") var a: B", "CodingPath", "CodingKey"),
    ("@LossyArray @Lossy var a: [B]", "Lossy", "LossyArray"),
    ("@Nullable @CodingNull(.written) var a: B?", "CodingNull", "Nullable"),
  ]

  @Test(arguments: contradictions)
  func contradict(property: String, second: String, first: String) throws {
    let source = "@Codable struct A { \(property) }"
    let found = try readFirstType(in: source).reading.diagnostics
    #expect(found.map(\.message) == ["'@\(second)' contradicts '@\(first)'"])
    let fixed = try #require(found.first?.fixIts.first).applied(to: source)
    #expect(!fixed.contains("@\(second) ") && !fixed.contains("@\(second)("))
    #expect(try readFirstType(in: fixed).reading.diagnostics.isEmpty)
  }

  static let rows = [
    DiagnosticRow(
      "@Codable struct A { @Lossy @CodableBy(B.self) let a: Date? }",
      "'@Lossy' contradicts '@CodableBy'", at: "@Lossy",
      fixed: "@Codable struct A { @CodableBy(Lossy<B?>.self) let a: Date? }",
      "@Codable struct A { @CodableBy(B.self) let a: Date? }"),
    DiagnosticRow(
      "@Codable struct A { @CodableBy((B?).self) @Lossy let a: Date? }",
      "'@Lossy' contradicts '@CodableBy'", at: "@Lossy",
      fixed: "@Codable struct A { @CodableBy(Lossy<B?>.self) let a: Date? }",
      "@Codable struct A { @CodableBy((B?).self) let a: Date? }"),
    DiagnosticRow(
      "@Codable struct A { @Lossy @CodableBy([B].self) let a: [Date] }",
      "'@Lossy' contradicts '@CodableBy'", at: "@Lossy",
      fixed: "@Codable struct A { @CodableBy(Lossy<[B]>.self) let a: [Date] }",
      "@Codable struct A { @CodableBy([B].self) let a: [Date] }"),
    DiagnosticRow(
      "@Codable struct A { @Lossy @Lossy let a: [Int] }", "'@Lossy' stands there twice",
      at: "@Lossy let", fixed: "@Codable struct A { @Lossy let a: [Int] }"),
    DiagnosticRow(
      "@Codable struct A { @Lossy var a: Int { 1 } }", "'@Lossy' is for stored properties",
      at: "@Lossy", fixed: "@Codable struct A { var a: Int { 1 } }"),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"b\") static let a: Int = 1 }",
      "'@CodingKey' is for stored properties", at: "@CodingKey",
      fixed: "@Codable struct A { static let a: Int = 1 }"),
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored lazy var a = 1; @Lossy lazy var b = 2 }",
      "'@Lossy' is for stored properties", at: "@Lossy",
      fixed: "@Codable struct A { @CodingIgnored lazy var a = 1; lazy var b = 2 }"),
    DiagnosticRow(
      "@Codable struct A { @UnknownCase let a: Int }", "'@UnknownCase' is for cases of an enum",
      at: "@UnknownCase", fixed: "@Codable struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingNull(.written) let a: Int }",
      "'@CodingNull' has no effect on 'a'", at: "@CodingNull",
      fixed: "@Codable struct A { let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { let a: Int = 1 }", "'a' is never read", at: "a: Int",
      fixed: "@Codable struct A { var a: Int = 1 }",
      "@Codable struct A { @CodingIgnored let a: Int = 1 }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @Lossy let a: Int }", "'@Lossy' needs an optional or a collection",
      at: "@Lossy", fixed: "@Codable struct A { @Lossy let a: Int? }",
      "@Codable struct A { @CodableDefault(<#value#>) let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @Lossless let a: Pair<Int> }",
      "'@Lossless' is for strings, numbers and truth values", at: "@Lossless",
      fixed: "@Codable struct A { @CodableBy(<#Strategy#>.self) let a: Pair<Int> }",
      "@Codable struct A { let a: Pair<Int> }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(1) var a: Int = 2 }", "'a' has two defaults",
      at: "@CodableDefault", fixed: "@Codable struct A { @CodableDefault(1) var a: Int }",
      "@Codable struct A { var a: Int = 2 }"),
    DiagnosticRow(
      "@Encodable struct A { @CodableDefault(1) var a: Int }", "the default of 'a' is never used",
      at: "@CodableDefault", fixed: "@Encodable struct A { var a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored var a: Int }",
      "'a' is not read and has no initial value", at: "a: Int",
      fixed: "@Codable struct A { @CodingIgnored var a: Int = <#value#> }"),
    DiagnosticRow(
      "@Codable struct A { @UnknownKeys var a: [Int: Int] }",
      "'@UnknownKeys' needs a dictionary with String keys", at: "@UnknownKeys",
      fixed: "@Codable struct A { @UnknownKeys var a: [String: JSONValue] }"),
    DiagnosticRow(
      "@Codable struct A { @UnknownKeys var a: [String: B]; @UnknownKeys var b: [String: B] }",
      "unknown members go to 'a' already", at: "@UnknownKeys var b",
      fixed: "@Codable struct A { @UnknownKeys var a: [String: B]; var b: [String: B] }"),
    DiagnosticRow(
      "@Codable(unknownKeys: .refuse) struct A { @UnknownKeys var a: [String: B] }",
      "unknown members are refused, and kept in 'a'", at: "unknownKeys",
      fixed: "@Codable struct A { @UnknownKeys var a: [String: B] }"),
  ]

  static let idleRows = [
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored(.decoding) @CodableDefault(1) var a: Int = 1 }",
      "'@CodableDefault' has no effect here", at: "@CodableDefault", count: 2,
      fixed: "@Codable struct A { @CodingIgnored(.decoding) var a: Int = 1 }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored(.encoding) @CodingNull(.written) var a: Int? }",
      "'@CodingNull' has no effect here", at: "@CodingNull",
      fixed: "@Codable struct A { @CodingIgnored(.encoding) var a: Int? }", severity: .warning),
    DiagnosticRow(
      "@Decodable struct A { @CodingNull(.written) var a: Int? }",
      "'@CodingNull' has no effect here", at: "@CodingNull",
      fixed: "@Decodable struct A { var a: Int? }", severity: .warning),
    DiagnosticRow(
      "@Encodable struct A { @CodingKey(aliases: \"c\") var a: Int }",
      "'aliases' has no effect here", at: "aliases", fixed: "@Encodable struct A { var a: Int }",
      severity: .warning),
    DiagnosticRow(
      "@Encodable struct A { @CodingKey(\"b\", aliases: \"c\") var a: Int }",
      "'aliases' has no effect here", at: "aliases",
      fixed: "@Encodable struct A { @CodingKey(\"b\") var a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingNull(.omitted) var a: Int? }", "'@CodingNull' has no effect here",
      at: "@CodingNull", fixed: "@Codable struct A { var a: Int? }", severity: .warning),
    DiagnosticRow(
      "@Codable(nulls: .written) struct A { var a: Int }", "'nulls' has no effect here",
      at: "nulls", fixed: "@Codable struct A { var a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable(acronyms: [\"OAuth\"]) struct A { var a: Int }", "'acronyms' has no effect here",
      at: "acronyms", fixed: "@Codable struct A { var a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(1, for: []) var a: Int }",
      "'@CodableDefault' has no effect here", at: "@CodableDefault",
      fixed: "@Codable struct A { @CodableDefault(1) var a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable enum A { @CodingKey(\"b\", aliases: \"b\") case a }",
      "\"b\" is the key already, and no other name for it", at: "@CodingKey",
      fixed: "@Codable enum A { @CodingKey(\"b\") case a }", severity: .warning),
    DiagnosticRow(
      "@Codable(tagging: .untagged) enum A { case a(Int), b(Int) }", "'b' is never read",
      at: "b(Int)", fixed: "@Codable(tagging: .external) enum A { case a(Int), b(Int) }",
      severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(reading: \"b\", writing: \"b\") var a: Int }",
      "'writing' has no effect here", at: "writing",
      fixed: "@Codable struct A { @CodingKey(\"b\") var a: Int }", severity: .warning),
    DiagnosticRow(
      "@Decodable struct A { @CodingKey(reading: \"b\", writing: \"c\") var a: Int }",
      "'writing' has no effect here", at: "writing",
      fixed: "@Decodable struct A { @CodingKey(\"b\") var a: Int }", severity: .warning),
    DiagnosticRow(
      """
      @Codable struct A {
        @CodingIgnored(.decoding) @CodingKey(reading: "b", writing: "c") var a: Int = 1
      }
      """, "'reading' has no effect here", at: "reading",
      fixed: """
        @Codable struct A {
          @CodingIgnored(.decoding) @CodingKey("c") var a: Int = 1
        }
        """, severity: .warning),
  ]

  @Test(arguments: rows + idleRows)
  func complains(row: DiagnosticRow) throws { try row.verify() }
}
