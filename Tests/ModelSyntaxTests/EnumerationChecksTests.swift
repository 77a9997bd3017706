import ModelSyntax
import SwiftDiagnostics
import Testing

@Suite struct EnumerationChecksTests {
  static let rows = [
    DiagnosticRow(
      "@Codable enum A { case a; @CodingKey(\"a\") case b }",
      "'b' has the tag \"a\", which 'a' has", at: "@CodingKey",
      fixed: "@Codable enum A { case a; case b }"),
    DiagnosticRow(
      "@Codable(tagging: .bare) enum A { @CodingKey(1) case a; case b }",
      "'b' has no integer as its tag", at: "b }",
      fixed:
        "@Codable(tagging: .bare) enum A { @CodingKey(1) case a; @CodingKey(<#integer#>) case b }"),
    DiagnosticRow(
      "@Codable enum A { @CodingKey(1, aliases: -2, 3) case a }",
      "the tag is a key here, and keys are strings", at: "@CodingKey",
      fixed: "@Codable enum A { @CodingKey(\"1\", aliases: \"-2\", \"3\") case a }"),
    DiagnosticRow(
      "@Codable enum A { @CodingKey(\"x\") case a, b }", "'@CodingKey' needs a case of its own",
      at: "@CodingKey", fixed: "@Codable enum A { @CodingKey(\"x\") case a; case b }"),
    DiagnosticRow(
      """
      @Codable enum A {
        @CodingKey("x") case a(Int),
          b
      }
      """, "'@CodingKey' needs a case of its own", at: "@CodingKey",
      fixed: """
        @Codable enum A {
          @CodingKey("x") case a(Int)
          case b
        }
        """),
    DiagnosticRow(
      "@Codable enum A { @CodingKey(\"b\") case a; case b }",
      "'b' has the tag \"b\", which 'a' has", at: "b }",
      fixed: "@Codable enum A { @CodingKey(\"b\") case a; @CodingKey(\"<#tag#>\") case b }"),
    DiagnosticRow(
      "@Codable(tagging: .bare) enum A { @CodingKey(1, aliases: 1, 2) case a }",
      "1 is the key already, and no other name for it", at: "@CodingKey",
      fixed: "@Codable(tagging: .bare) enum A { @CodingKey(1, aliases: 2) case a }",
      severity: .warning),
    DiagnosticRow(
      "@Codable enum A: String { @CodingKey(\"x\") case a }",
      "a case with a raw value has no other tag", at: "@CodingKey",
      fixed: "@Codable enum A: String { case a = \"x\" }"),
    DiagnosticRow(
      "@Codable(tagging: .untagged) enum A { @CodingKey(\"x\") case a(Int) }",
      "'@CodingKey' has no effect on 'a'", at: "@CodingKey",
      fixed: "@Codable(tagging: .untagged) enum A { case a(Int) }", severity: .warning),
    DiagnosticRow(
      "@Codable(tagging: tagging) enum A { case a }", "the tagging is written out here",
      at: "tagging)", fixed: "@Codable(tagging: .internal(\"type\")) enum A { case a }"),
    DiagnosticRow(
      "@Codable(tagging: .bare) enum A { case a; @UnknownCase case b }",
      "'b' needs one value without a label", at: "b }",
      fixed: "@Codable(tagging: .bare) enum A { case a; @UnknownCase case b(JSONValue) }"),
    DiagnosticRow(
      "@Codable enum A { case a; @UnknownCase case b(x: Int) }",
      "'b' needs one value without a label", at: "b(",
      fixed: "@Codable enum A { case a; @UnknownCase case b(JSONValue) }"),
    DiagnosticRow(
      "@Codable enum A { @UnknownCase case a(B); @UnknownCase case b(B) }",
      "'a' takes unknown cases already", at: "@UnknownCase case b",
      fixed: "@Codable enum A { @UnknownCase case a(B); case b(B) }"),
    DiagnosticRow(
      "@Codable enum A: String { case a; @UnknownCase case b }",
      "an enum with raw values cannot keep an unknown one", at: "@UnknownCase",
      fixed: "@Codable(tagging: .bare) enum A { case a; @UnknownCase case b(JSONValue) }",
      "@Codable enum A: String { case a; case b }"),
    DiagnosticRow(
      """
      @Codable enum A: String, Sendable {
        case a = "A"
        case b
        @UnknownCase case c
      }
      """, "an enum with raw values cannot keep an unknown one", at: "@UnknownCase",
      fixed: """
        @Codable(tagging: .bare) enum A: Sendable {
          @CodingKey("A") case a
          case b
          @UnknownCase case c(JSONValue)
        }
        """,
      """
      @Codable enum A: String, Sendable {
        case a = "A"
        case b
        case c
      }
      """),
    DiagnosticRow(
      "@Codable enum A: Int { case a; @UnknownCase case b }",
      "an enum with raw values cannot keep an unknown one", at: "@UnknownCase",
      fixed: "@Codable enum A: Int { case a; case b }"),
    DiagnosticRow(
      "@Codable(tagging: .bare) enum A { case a(Int) }",
      "'a' has values, and only its tag is coded", at: "(Int)",
      fixed: "@Codable(tagging: .bare) enum A { case a }"),
    DiagnosticRow(
      "@Codable(tagging: .internal(\"type\")) enum A { case a(Int) }",
      "'Int' is no object that a tag could stand in", at: "(Int)",
      fixed: "@Codable(tagging: .internal(\"type\")) enum A { case a(value: Int) }"),
    DiagnosticRow(
      "@Codable(tagging: .internal(\"type\")) enum A { case a(B, C) }",
      "the values of 'a' need labels", at: "(B, C)",
      fixed: "@Codable(tagging: .internal(\"type\")) enum A { case a(value0: B, value1: C) }"),
    DiagnosticRow(
      "@Codable(tagging: .internal(\"type\")) enum A { case a(type: B) }",
      "the tag has the key \"type\" already", at: "(type",
      fixed: "@Codable(tagging: .internal(\"type\")) enum A { case a(<#label#>: B) }"),
    DiagnosticRow(
      "@Codable(tagging: .internal(\"m\", \"t\")) enum A { case a(m: B) }",
      "the object around the tag has the key \"m\" already", at: "(m",
      fixed: "@Codable(tagging: .internal(\"m\", \"t\")) enum A { case a(<#label#>: B) }"),
    DiagnosticRow(
      "@Codable(tagging: .adjacent(\"m\", content: \"m\", \"c\")) enum A { case a(Int) }",
      "the content stands inside of the tag", at: ".adjacent",
      fixed:
        "@Codable(tagging: .adjacent(\"m\", content: \"<#key#>\", \"c\")) enum A { case a(Int) }"),
    DiagnosticRow(
      "@Codable(tagging: .adjacent(\"m\", \"t\", content: \"m\")) enum A { case a(Int) }",
      "the tag stands inside of the content", at: ".adjacent",
      fixed:
        "@Codable(tagging: .adjacent(\"m\", \"t\", content: \"<#key#>\")) enum A { case a(Int) }"),
    DiagnosticRow(
      "@Codable enum A { static let d = Date(); @CodableBy(S.self) @CodableDefault(d) case a(Date?) }",
      "'d' needs 'Self.' before it", at: "d) case",
      fixed:
        "@Codable enum A { static let d = Date(); @CodableBy(S.self) @CodableDefault(Self.d) case a(Date?) }"
    ),
    DiagnosticRow(
      "@Codable enum A { @Flatten case a(Int) }", "'@Flatten' is for stored properties",
      at: "@Flatten",
      fixed: "@Codable enum A { case a(Int) }"),
    DiagnosticRow(
      "@Codable(tagging: .internal(\"t\")) indirect enum A { case leaf(x: Int), wrap(A) }",
      "the payload of 'wrap' may hold the tag itself", at: "(A)",
      fixed:
        "@Codable(tagging: .internal(\"t\")) indirect enum A { case leaf(x: Int), wrap(value: A) }"),
    DiagnosticRow(
      "@Codable(tagging: .internal(\"t\")) enum A { case a([String: Int]) }",
      "the payload of 'a' may hold the tag itself", at: "([String",
      fixed: "@Codable(tagging: .internal(\"t\")) enum A { case a(value: [String: Int]) }"),
    DiagnosticRow(
      "@Codable(tagging: .adjacent(\"t\", content: \"t\")) enum A { case a(Int) }",
      "the tag and the content have one key", at: ".adjacent",
      fixed: "@Codable(tagging: .adjacent(\"t\", content: \"<#key#>\")) enum A { case a(Int) }"),
    DiagnosticRow(
      "@Codable enum A { case a(x: Int), a(y: Int) }", "another case is called 'a'", at: "a(y",
      fixed: "@Codable enum A { case a(x: Int), <#name#>(y: Int) }"),
    DiagnosticRow(
      "@Codable(tagging: .untagged) enum A { case a(x: Int); case a(y: Int) }",
      "another case is called 'a'", at: "a(y",
      fixed: "@Codable(tagging: .untagged) enum A { case a(x: Int); case <#name#>(y: Int) }"),
    DiagnosticRow(
      "@Codable enum A { @CodingKey(\"c\") case a; case b, c(Int) }",
      "'c' has the tag \"c\", which 'a' has", at: "c(Int",
      fixed:
        "@Codable enum A { @CodingKey(\"c\") case a; case b; @CodingKey(\"<#tag#>\") case c(Int) }"),
    DiagnosticRow(
      "@Codable enum A: String { @CodingKey(aliases: \"b\") case a }",
      "a case with a raw value has no other tag", at: "@CodingKey",
      fixed: "@Codable enum A: String { case a }"),
    DiagnosticRow(
      "@Codable enum A: Character { case a = \"x\" }", "'Character' cannot be coded",
      at: "Character", fixed: "@Codable enum A: String { case a = \"x\" }"),
    DiagnosticRow(
      "@Codable enum A: Raw { case a, b }", "'Raw' is taken for a protocol", at: "Raw",
      fixed: "@Codable(tagging: .external) enum A: Raw { case a, b }",
      "@Codable enum A: Raw { case a = \"a\", b }", severity: .warning),
    DiagnosticRow(
      "@Codable enum A { case a; enum CodingKeys: String, CodingKey { case a = \"A\" } }",
      "the 'CodingKeys' of an enum are not read", at: "enum CodingKeys",
      fixed: "@Codable enum A { case a; }"),
    DiagnosticRow(
      (["@Codable enum A {"] + "abcde".map { "#if \($0)\ncase \($0)\n#endif" } + ["}"])
        .joined(separator: "\n"), "the cases stand under more than four conditions", at: "A {",
      fixed: (["enum A {"] + "abcde".map { "#if \($0)\ncase \($0)\n#endif" } + ["}"])
        .joined(separator: "\n")),
    DiagnosticRow(
      "@Codable enum A {}", "an enum without cases cannot be coded", at: "A {}",
      fixed: "enum A {}"),
  ]

  @Test(arguments: rows)
  func complains(row: DiagnosticRow) throws { try row.verify() }
}
