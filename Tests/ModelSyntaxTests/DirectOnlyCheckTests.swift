import ModelSyntax
import SwiftDiagnostics
import Testing

@Suite struct DirectOnlyCheckTests {
  static let rows = [
    DiagnosticRow(
      "@JSONCodable class A { let a: Int }", "'@JSONCodable' is for final classes",
      at: "@JSONCodable", fixed: "@JSONCodable final class A { let a: Int }"),
    DiagnosticRow(
      "@JSONCodable actor A { let a: Int }", "'@JSONCodable' is not for actors",
      at: "@JSONCodable", fixed: "actor A { let a: Int }"),
    DiagnosticRow(
      "@JSONCodable struct A { @Lossy let a: [Int] }", "'@JSONCodable' cannot serve '@Lossy'",
      at: "@Lossy", fixed: "@JSONCodable struct A { let a: [Int] }"),
    DiagnosticRow(
      "@JSONCodable struct A { @LossyArray var a: [Int] }",
      "'@JSONCodable' cannot serve '@LossyArray'", at: "@LossyArray",
      fixed: "@JSONCodable struct A { var a: [Int] }"),
    DiagnosticRow(
      "@JSONCodable struct A { @CodableDefault(1) let a: Int }",
      "'@JSONCodable' cannot serve '@CodableDefault'", at: "@CodableDefault",
      fixed: "@JSONCodable struct A { let a: Int }"),
    DiagnosticRow(
      "@JSONCodable enum A { @CodableBy(B.self) case a(Int) }",
      "'@JSONCodable' cannot serve '@CodableBy'", at: "@CodableBy",
      fixed: "@JSONCodable enum A { case a(Int) }"),
    DiagnosticRow(
      "@JSONCodable struct A { @CodingKey(\"\") let a: Int }",
      "'@JSONCodable' cannot look for the key \"\"", at: "@CodingKey",
      fixed: "@JSONCodable struct A { let a: Int }",
      "@Codable struct A { @CodingKey(\"\") let a: Int }"),
    DiagnosticRow(
      "@JSONCodable(tagging: .internal(\"\")) enum A { case a }",
      "'@JSONCodable' cannot look for the key \"\"", at: "tagging",
      fixed: "@Codable(tagging: .internal(\"\")) enum A { case a }"),
    DiagnosticRow(
      "@JSONCodable enum A { @CodingKey(\"\") case a }",
      "'@JSONCodable' cannot look for the key \"\"", at: "@CodingKey",
      fixed: "@JSONCodable enum A { case a }", "@Codable enum A { @CodingKey(\"\") case a }"),
    DiagnosticRow(
      "@JSONCodable struct A { let a: Int; enum CodingKeys: String, CodingKey { case a } }",
      "'@JSONCodable' does not read 'CodingKeys'", at: "CodingKeys",
      fixed: "@Codable struct A { let a: Int; enum CodingKeys: String, CodingKey { case a } }",
      "@JSONCodable struct A { let a: Int; }"),
  ]

  @Test(arguments: rows)
  func complains(row: DiagnosticRow) throws { try row.verify() }

  static let otherRows = [
    DiagnosticRow(
      "@Decodable struct A { @CodingIgnored(.encoding) let a: Int }",
      "'@CodingIgnored' has no effect on 'a'", at: "@CodingIgnored",
      fixed: "@Decodable struct A { let a: Int }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored(.decoding) let a: Int }",
      "'a' is not read and has no initial value", at: "a: Int",
      fixed: "@Codable struct A { @CodingIgnored(.decoding) let a: Int = <#value#> }"),
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored(.decoding) @Flatten let a: B = B() }",
      "'@Flatten' contradicts '@CodingIgnored'", at: "@Flatten",
      fixed: "@Codable struct A { @CodingIgnored(.decoding) let a: B = B() }"),
  ]

  @Test(arguments: otherRows)
  func complainsOfTheNewForms(row: DiagnosticRow) throws { try row.verify() }
}
