import ModelSyntax
import SwiftDiagnostics
import Testing

@Suite struct HookCheckTests {
  static func source(_ member: String, macro: String = "Codable") -> String {
    "@\(macro) struct A { let a: Int; \(member) }"
  }

  static let rows = [
    DiagnosticRow(
      source("@DidDecode func f(x: Int) {}"), "'@DidDecode' cannot call this: it takes parameters",
      at: "@DidDecode", fixed: source("@DidDecode func f() throws {}")),
    DiagnosticRow(
      source("@DidDecode func f() async -> Int { 1 }"),
      "'@DidDecode' cannot call this: it is async, and it returns a value", at: "@DidDecode",
      fixed: source("@DidDecode func f() throws { 1 }")),
    DiagnosticRow(
      source("@DidDecode static func f() {}"),
      "'@DidDecode' cannot call this: it belongs to the type instead of a value",
      at: "@DidDecode", fixed: source("@DidDecode func f() {}")),
    DiagnosticRow(
      source("@WillEncode var f: Bool { true }"),
      "'@WillEncode' cannot call this: it is no function", at: "@WillEncode",
      fixed: source("var f: Bool { true }")),
    DiagnosticRow(
      source("@Validate(\"x\") func f() {}"),
      "'@Validate' cannot call this: it does not return Bool", at: "@Validate",
      fixed: source("@Validate(\"x\") func f() -> Bool {}")),
    DiagnosticRow(
      source("@Validate(\"x\") var f: Int { 1 }"), "'@Validate' cannot call this: it is no Bool",
      at: "@Validate", fixed: source("@Validate(\"x\") var f: Bool { 1 }")),
    DiagnosticRow(
      source("@Validate(\"x\") var f: Bool { get async { true } }"),
      "'@Validate' cannot call this: it is async", at: "@Validate",
      fixed: source("var f: Bool { get async { true } }")),
    DiagnosticRow(
      source("@Validate(\"x\", at: \"b\") var f: Bool { true }"),
      "there is no coded property 'b'", at: "@Validate",
      fixed: source("@Validate(\"x\") var f: Bool { true }")),
    DiagnosticRow(
      "@Codable struct A { let first, last: Int; @Validate(\"x\", at: \"lsat\") var f: Bool { true } }",
      "there is no coded property 'lsat'", at: "@Validate",
      fixed:
        "@Codable struct A { let first, last: Int; @Validate(\"x\", at: \"last\") var f: Bool { true } }",
      "@Codable struct A { let first, last: Int; @Validate(\"x\") var f: Bool { true } }"),
    DiagnosticRow(
      source("@Validate(\"x\\(1)\") var f: Bool { true }"),
      "the argument is a string literal without interpolation", at: "\"x",
      fixed: source("@Validate(\"<#reason#>\") var f: Bool { true }")),
    DiagnosticRow(
      source("@DidDecode func f() {}; init(from decoder: any Decoder) throws {}"),
      "'@DidDecode' is never called", at: "@DidDecode",
      fixed: source("func f() {}; init(from decoder: any Decoder) throws {}"), severity: .warning),
    DiagnosticRow(
      source("@WillEncode func f() {}", macro: "Decodable"), "'@WillEncode' is never called",
      at: "@WillEncode", fixed: source("func f() {}", macro: "Decodable"), severity: .warning),
    DiagnosticRow(
      source("@DidDecode func f() {}", macro: "Encodable"), "'@DidDecode' is never called",
      at: "@DidDecode", fixed: source("func f() {}", macro: "Encodable"), severity: .warning),
    DiagnosticRow(
      source("@DidDecode var f: Int"), "'@DidDecode' is for functions", at: "@DidDecode",
      fixed: source("var f: Int")),
    DiagnosticRow(
      "@Codable enum A: String { case a; @DidDecode func f() {} }",
      "'@DidDecode' is never called", at: "@DidDecode",
      fixed: "@Codable enum A: String { case a; func f() {} }", severity: .warning),
  ]

  @Test(arguments: rows)
  func complains(row: DiagnosticRow) throws { try row.verify() }
}
