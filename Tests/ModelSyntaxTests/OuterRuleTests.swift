import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import Testing

/// Rules about what the compiler says of a type, and about attributes that are not `@Codable`.
@Suite struct OuterRuleTests {
  static let rows = [
    DiagnosticRow(
      "@JSONCodable final class B: A { let b: Int }",
      "'@JSONCodable' is for classes without a superclass", at: "@JSONCodable",
      fixed: "@Codable final class B: A { let b: Int }", reader: .subclass),
    DiagnosticRow(
      "@Codable(superclass: .nested) class B: A { @CodingKey(\"super\") var b: Int }",
      "the members of the superclass stand under the key \"super\"", at: "b: Int",
      fixed: "@Codable(superclass: .nested) class B: A { @CodingKey(\"<#key#>\") var b: Int }",
      reader: .subclass),
    DiagnosticRow(
      "@Codable(superclass: .nested) class B: A { var `super`: Int }",
      "the members of the superclass stand under the key \"super\"", at: "`super`",
      fixed:
        "@Codable(superclass: .nested) class B: A { @CodingKey(\"<#key#>\") var `super`: Int }",
      reader: .subclass),
    DiagnosticRow(
      "@Codable class B: A { @UnknownKeys let b: [String: JSONValue] }",
      "'b' needs to be a 'var' in a subclass", at: "let b",
      fixed: "@Codable class B: A { @UnknownKeys var b: [String: JSONValue] }", reader: .subclass),
    DiagnosticRow(
      "@MemberwiseInit enum A { case a }",
      "'@MemberwiseInit' is for structs, classes and actors", at: "@MemberwiseInit",
      fixed: "enum A { case a }", reader: .memberwise),
    DiagnosticRow(
      "@MemberwiseInit(K.level) struct A { let a: Int }", "the option is written out here",
      at: "K.level", fixed: "@MemberwiseInit(.public) struct A { let a: Int }",
      "@MemberwiseInit(.package) struct A { let a: Int }",
      "@MemberwiseInit(.internal) struct A { let a: Int }",
      "@MemberwiseInit(.fileprivate) struct A { let a: Int }",
      "@MemberwiseInit(.private) struct A { let a: Int }", reader: .memberwise),
    DiagnosticRow(
      "@MemberwiseInit struct A { var a = load() }", "'a' needs a type annotation", at: "a =",
      fixed: "@MemberwiseInit struct A { var a: <#Type#> = load() }", reader: .memberwise),
    DiagnosticRow(
      conditional("@MemberwiseInit struct A {"),
      "the properties stand under more than four conditions, too many for an initialiser",
      at: "A {", fixed: conditional("struct A {"), reader: .memberwise),
    DiagnosticRow(
      conditional("@Codable struct A {"),
      "the properties stand under more than four conditions, too many for an initialiser",
      at: "A {",
      fixed: conditional("@Codable struct A {", end: "init(<#parameters#>) { <#body#> } }"),
      reader: .nested),
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored var a = [1] }", "'a' needs a type annotation", at: "a =",
      fixed: "@Codable struct A { @CodingIgnored var a: [Int] = [1] }", reader: .nested),
    DiagnosticRow(
      "struct A { @Lossy let a: [Int] }", "'@Lossy' has no effect without '@Codable' on the type",
      at: "@Lossy", fixed: "struct A { let a: [Int] }", reader: .annotation),
    DiagnosticRow(
      "struct A { @Lossy struct B {} }", "'@Lossy' has no effect on a type", at: "@Lossy",
      fixed: "struct A { struct B {} }", reader: .annotation),
    DiagnosticRow(
      "@CodingKey(\"x\") @Codable struct A { let a: Int }",
      "'@CodingKey' has no effect on a type", at: "@CodingKey",
      fixed: "@Codable struct A { let a: Int }", reader: .outside),
    DiagnosticRow(
      "@Lossy enum A { case a }", "'@Lossy' has no effect on a type", at: "@Lossy",
      fixed: "enum A { case a }", reader: .outside),
    DiagnosticRow(
      "@Lossy func a() {}", "'@Lossy' has no effect outside of a type", at: "@Lossy",
      fixed: "func a() {}", reader: .outside),
    DiagnosticRow(
      "@Lossy let a = [1]", "'@Lossy' has no effect outside of a type", at: "@Lossy",
      fixed: "let a = [1]", reader: .outside),
  ]

  /// A type whose properties stand under five conditions.
  private static func conditional(_ start: String, end: String = "}") -> String {
    ([start] + "abcde".map { "#if \($0)\nvar \($0): Int\n#endif" } + [end])
      .joined(separator: "\n")
  }

  @Test(arguments: rows)
  func complains(row: DiagnosticRow) throws { try row.verify() }

  /// Outside of other types the compiler's own initialiser stays, and has room for conditions; and
  /// a constant that has its value is no parameter.
  @Test func otherTypesMayHaveMoreConditions() throws {
    for source in [
      Self.conditional("@Codable struct A {"), "@Codable struct A { @CodingIgnored var a = [1] }",
    ] {
      #expect(try readFirstType(in: source).reading.diagnostics.isEmpty)
    }
    let (declaration, attribute) = try firstType(
      in: Self.conditional("@Codable struct A {", end: "@CodingIgnored let f = f(); init() {} }"))
    let reading = readModel(of: declaration, attribute: attribute, isNested: true)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "@MemberwiseInit(.public) struct A { let a: Int }",
    "@MemberwiseInit(nil) struct A { let a: Int }", "@MemberwiseInit struct A { let a: Int }",
  ])
  func accessLevelsAreWords(source: String) throws {
    let declaration = try firstDeclaration(in: source)
    let attribute = try #require(declaration.attributes.plain.first)
    #expect(readMembers(of: declaration, attribute: attribute).diagnostics.isEmpty)
  }

  @Test func annotationsThatAreReadAreNoFault() throws {
    for member in ["@Lossy let a: [Int]", "@Lossy struct B {}", "@Lossy func b() {}"] {
      // The macro of the type says what is wrong with the others.
      let (coded, member, attribute) = try firstAnnotation(in: "@Codable struct A { \(member) }")
      #expect(annotationFault(attribute, on: member, in: [coded]) == nil)
    }
    // As at the property that `@ObservationTracked` makes.
    let (copy, attribute) = try outsideAnnotation(in: "@Lossy private var _a: [Int]")
    #expect(annotationFault(attribute, on: copy, in: []) == nil)
  }
}
