import ModelSyntax
import SwiftDiagnostics
import Testing

@Suite struct TypeChecksTests {
  static let rows = [
    DiagnosticRow(
      "@Codable extension A {}", "'@Codable' is for structs, classes, enums and actors",
      at: "@Codable", fixed: "extension A {}"),
    DiagnosticRow(
      "@Codable struct A: ~Copyable { let a: Int }",
      "a type that cannot be copied cannot be coded", at: "~Copyable",
      fixed: "@Codable struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable struct A: ~Escapable { let a: Int }",
      "a type that cannot escape cannot be coded", at: "~Escapable",
      fixed: "@Codable struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable struct A: P, ~Copyable { let a: Int }",
      "a type that cannot be copied cannot be coded", at: "~Copyable",
      fixed: "@Codable struct A: P { let a: Int }"),
    DiagnosticRow(
      "@Codable private struct A { let a: Int }",
      "'@Codable' needs to see the type from outside of the one around it", at: "private",
      fixed: "@Codable fileprivate struct A { let a: Int }", reader: .nested),
    DiagnosticRow(
      "@Codable actor A { let a: Int }", "an actor cannot be encoded", at: "@Codable",
      fixed: "@Decodable actor A { let a: Int }"),
    DiagnosticRow(
      "@Codable @Decodable struct A { let a: Int }", "'@Decodable' comes on top of '@Codable'",
      at: "@Decodable", fixed: "@Codable struct A { let a: Int }"),
    DiagnosticRow(
      "@Decodable @Encodable struct A { let a: Int }", "'@Encodable' comes on top of '@Decodable'",
      at: "@Encodable", fixed: "@Codable struct A { let a: Int }"),
    DiagnosticRow(
      "@Encodable @Decodable(keys: .snake) struct A { let a: Int }",
      "'@Decodable' comes on top of '@Encodable'", at: "@Decodable",
      fixed: "@Codable(keys: .snake) struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable(tagging: .bare) struct A { let a: Int }", "'tagging' has no effect here",
      at: "tagging", fixed: "@Codable struct A { let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable(keys: .snake, superclass: .nested) class A { let a: Int }",
      "'superclass' has no effect here", at: "superclass",
      fixed: "@Codable(keys: .snake) class A { let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable(nulls: .written, keys: .snake) enum A { case a }", "'nulls' has no effect here",
      at: "nulls", fixed: "@Codable(keys: .snake) enum A { case a }", severity: .warning),
    DiagnosticRow(
      "@Codable(keys: .snake) enum A: String { case a }", "'keys' has no effect here",
      at: "keys", fixed: "@Codable enum A: String { case a }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { let a = load() }", "'a' needs a type annotation", at: "a =",
      fixed: "@Codable struct A { let a: <#Type#> = load() }"),
    DiagnosticRow(
      "@Codable struct A { var a = [1, 2] }", "'a' needs a type annotation", at: "a =",
      fixed: "@Codable struct A { var a: [Int] = [1, 2] }"),
    DiagnosticRow(
      "@Codable struct A { var a = B(c: 1) }", "'a' needs a type annotation", at: "a =",
      fixed: "@Codable struct A { var a: B = B(c: 1) }"),
    DiagnosticRow(
      "@Codable struct A { var a = B.c }", "'a' needs a type annotation", at: "a =",
      fixed: "@Codable struct A { var a: B = B.c }"),
    DiagnosticRow(
      "@Codable struct A { let (a, b): (Int, Int) }",
      "a property of a coded type needs a declaration of its own", at: "(a, b)",
      fixed: "@Codable struct A { let a: Int, b: Int }"),
    DiagnosticRow(
      "@Codable struct A { var (a, b) = (1, f()) }",
      "a property of a coded type needs a declaration of its own", at: "(a, b)",
      fixed: "@Codable struct A { var a: <#Type#> = 1, b: <#Type#> = f() }"),
    DiagnosticRow(
      "@Codable struct A { var (a, b): (Int, C) = load() }",
      "a property of a coded type needs a declaration of its own", at: "(a, b)",
      fixed: "@Codable struct A { var a: Int = <#value#>, b: C = <#value#> }"),
  ]

  @Test(arguments: rows)
  func complains(row: DiagnosticRow) throws { try row.verify() }
}
