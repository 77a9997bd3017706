import ModelSyntax
import SwiftDiagnostics
import Testing

@Suite struct KeyChecksTests {
  static let rows = [
    DiagnosticRow(
      "@Codable struct A { let a: Int; @CodingKey(\"a\") let b: Int }",
      "'b' has the key \"a\", which 'a' has", at: "@CodingKey",
      fixed: "@Codable struct A { let a: Int; let b: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"b\") let a: Int; let b: Int }",
      "'b' has the key \"b\", which 'a' has", at: "b: Int }",
      fixed:
        "@Codable struct A { @CodingKey(\"b\") let a: Int; @CodingKey(\"<#key#>\") let b: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingPath(\"m\", \"a\") let a: Int; @CodingPath(\"m\", \"a\") let b: Int }",
      "'b' has the key \"m.a\", which 'a' has", at: "@CodingPath(\"m\", \"a\") let b",
      fixed: "@Codable struct A { @CodingPath(\"m\", \"a\") let a: Int; let b: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"a\") let a: Int }", "\"a\" is the key of 'a' anyway",
      at: "@CodingKey", fixed: "@Codable struct A { let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"b\", aliases: \"b\") let a: Int }",
      "\"b\" is the key already, and no other name for it", at: "@CodingKey",
      fixed: "@Codable struct A { @CodingKey(\"b\") let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"b\", aliases: \"c\", \"c\") let a: Int }",
      "\"c\" is the key already, and no other name for it", at: "@CodingKey",
      fixed: "@Codable struct A { @CodingKey(\"b\", aliases: \"c\") let a: Int }",
      severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"b\", aliases: \"b\", \"c\") let a: Int }",
      "\"b\" is the key already, and no other name for it", at: "@CodingKey",
      fixed: "@Codable struct A { @CodingKey(\"b\", aliases: \"c\") let a: Int }",
      severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(7) let a: Int }", "the key of a property is a string",
      at: "7", fixed: "@Codable struct A { @CodingKey(\"7\") let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingPath() let a: Int }", "a path has at least one key",
      at: "@CodingPath",
      fixed: "@Codable struct A { @CodingPath(\"<#object#>\", \"<#key#>\") let a: Int }",
      "@Codable struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { typealias CodingKeys = Keys; let a: Int }",
      "the keys behind 'CodingKeys' cannot be read", at: "CodingKeys",
      fixed: "@Codable struct A {; let a: Int }"),
    DiagnosticRow(
      """
      @Codable(unknownKeys: .refuse) struct A {
        let a: Int; enum CodingKeys: String, CodingKey { case a }
      }
      """, "'CodingKeys' needs 'CaseIterable' to tell what is unknown", at: "CodingKeys",
      fixed: """
        @Codable(unknownKeys: .refuse) struct A {
          let a: Int; enum CodingKeys: String, CodingKey, CaseIterable { case a }
        }
        """),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(name) let a: Int }", "a key is a string literal",
      at: "name", fixed: "@Codable struct A { @CodingKey(\"<#key#>\") let a: Int }"),
    DiagnosticRow(
      """
      @Codable struct A {
        @CodingKey("b") let a: Int
        enum CodingKeys: String, CodingKey { case a }
      }
      """, "'@CodingKey' has no place beside 'CodingKeys'", at: "@CodingKey",
      fixed: """
        @Codable struct A {
          let a: Int
          enum CodingKeys: String, CodingKey { case a }
        }
        """),
    DiagnosticRow(
      "@Codable struct A { let m: Int; @CodingPath(\"m\", \"a\") let a: Int }",
      "'a' is inside of \"m\", which is the value of 'm'", at: "@CodingPath",
      fixed: "@Codable struct A { let m: Int; let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"x\", aliases: \"m\") let b: Int; @CodingPath(\"m\", \"a\") let a: Int }",
      "'a' is inside of \"m\", which is the value of 'b'", at: "@CodingPath",
      fixed: "@Codable struct A { @CodingKey(\"x\", aliases: \"m\") let b: Int; let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { struct CodingKeys: CodingKey {}; let a: Int }",
      "the keys behind 'CodingKeys' cannot be read", at: "CodingKeys",
      fixed: "@Codable struct A {; let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { enum CodingStrategies {}; @Lossless let a: Int }",
      "'CodingStrategies' is the name of a type that the macro makes", at: "CodingStrategies",
      fixed: "@Codable struct A { enum <#Name#> {}; @Lossless let a: Int }"),
    DiagnosticRow(
      "@Codable enum A { enum CodingStrategies {}; @Lossless case a(Int) }",
      "'CodingStrategies' is the name of a type that the macro makes", at: "CodingStrategies",
      fixed: "@Codable enum A { enum <#Name#> {}; @Lossless case a(Int) }"),
    DiagnosticRow(
      "@Codable struct A { let id: Int; enum CodingKeys: String, CodingKey { case x } }",
      "there is no property 'x' for this key", at: "x }",
      fixed: "@Codable struct A { let id: Int; enum CodingKeys: String, CodingKey { } }"),
    DiagnosticRow(
      "@Codable struct A { @CodingPath(\"m\") let a: Int }", "a path of one key is a key",
      at: "@CodingPath", fixed: "@Codable struct A { @CodingKey(\"m\") let a: Int }",
      severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingPath(\"m.n\") let a: Int }",
      "\"m.n\" is one key, with a dot in it", at: "@CodingPath",
      fixed: "@Codable struct A { @CodingPath(\"m\", \"n\") let a: Int }",
      "@Codable struct A { @CodingKey(\"m.n\") let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingPath(\"m.\") let a: Int }", "a path of one key is a key",
      at: "@CodingPath", fixed: "@Codable struct A { @CodingKey(\"m.\") let a: Int }",
      severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(aliases: \"a\") let a: Int }",
      "\"a\" is the key already, and no other name for it", at: "@CodingKey",
      fixed: "@Codable struct A { let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(aliases: \"a\", \"b\") let a: Int }",
      "\"a\" is the key already, and no other name for it", at: "@CodingKey",
      fixed: "@Codable struct A { @CodingKey(aliases: \"b\") let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { let b: Int; @CodingKey(aliases: \"b\") let a: Int }",
      "'a' has the key \"b\", which 'b' has", at: "@CodingKey",
      fixed: "@Codable struct A { let b: Int; let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingKey(\"a\") let b: Int; @CodingKey(aliases: \"c\") let a: Int }",
      "'a' has the key \"a\", which 'b' has", at: "@CodingKey(aliases:",
      fixed:
        "@Codable struct A { @CodingKey(\"a\") let b: Int; @CodingKey(\"<#key#>\", aliases: \"c\") let a: Int }"
    ),
  ]

  @Test(arguments: rows)
  func complains(row: DiagnosticRow) throws { try row.verify() }

  @Test func branchesOfAConditionMayShareAKey() throws {
    let source = """
      @Codable struct A {
        #if os(Linux)
        let a: Int
        #else
        @CodingKey("a") let b: Int
        #endif
      }
      """
    #expect(try readFirstType(in: source).reading.diagnostics.isEmpty)
  }
}
