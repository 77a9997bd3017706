import ModelSyntax
import SwiftDiagnostics
import Testing

/// What says how a property is read, where syntax alone tells that it is wrong.
@Suite struct ValueChecksTests {
  static let wrapperRows = [
    DiagnosticRow(
      "@Codable struct A { @LossyArray let a: [Int] }", "'@LossyArray' needs a 'var'",
      at: "@LossyArray", fixed: "@Codable struct A { @LossyArray var a: [Int] }",
      "@Codable struct A { @Lossy let a: [Int] }"),
    DiagnosticRow(
      "@Codable struct A { @Coded<UnixSeconds?> let a: Date? }", "'@Coded' needs a 'var'",
      at: "@Coded", fixed: "@Codable struct A { @Coded<UnixSeconds?> var a: Date? }",
      "@Codable struct A { @CodableBy(UnixSeconds?.self) let a: Date? }"),
    DiagnosticRow(
      "@Codable struct A { @LosslessValue let a: Int }", "'@LosslessValue' needs a 'var'",
      at: "@LosslessValue", fixed: "@Codable struct A { @LosslessValue var a: Int }",
      "@Codable struct A { @Lossless let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @Nullable let a: Int? }", "'@Nullable' needs a 'var'",
      at: "@Nullable", fixed: "@Codable struct A { @Nullable var a: Int? }",
      "@Codable struct A { @CodingNull(.written) let a: Int? }"),
    DiagnosticRow(
      "@Codable struct A { @DefaultEmptyArray let a: [Int] }", "'@DefaultEmptyArray' needs a 'var'",
      at: "@DefaultEmptyArray", fixed: "@Codable struct A { @DefaultEmptyArray var a: [Int] }",
      "@Codable struct A { @CodableDefault([]) let a: [Int] }"),
    DiagnosticRow(
      "@Codable struct A { @DefaultLossyDictionary let a: [String: Int] }",
      "'@DefaultLossyDictionary' needs a 'var'", at: "@DefaultLossyDictionary",
      fixed: "@Codable struct A { @DefaultLossyDictionary var a: [String: Int] }",
      "@Codable struct A { @CodableDefault([:]) @Lossy let a: [String: Int] }"),
    DiagnosticRow(
      "@Codable struct A { @LossyValue let a: Int? }", "'@LossyValue' needs a 'var'",
      at: "@LossyValue", fixed: "@Codable struct A { @LossyValue var a: Int? }"),
  ]

  static let keyRows = [
    DiagnosticRow(
      "@Codable struct A { let name: Int; enum CodingKeys: String, CodingKey { case nmae } }",
      "there is no property 'nmae' for this key", at: "nmae",
      fixed: "@Codable struct A { let name: Int; enum CodingKeys: String, CodingKey { case name } }"
    ),
    DiagnosticRow(
      """
      @Codable struct A {
        let id: Int; let count: Int; let total: Int
        enum CodingKeys: String, CodingKey { case id = "ID", totals, count }
      }
      """, "there is no property 'totals' for this key", at: "totals",
      fixed: """
        @Codable struct A {
          let id: Int; let count: Int; let total: Int
          enum CodingKeys: String, CodingKey { case id = "ID", total, count }
        }
        """),
    DiagnosticRow(
      "@Codable struct A { let a: Int; enum CodingKeys: String, CodingKey { case a, other } }",
      "there is no property 'other' for this key", at: "other",
      fixed: "@Codable struct A { let a: Int; enum CodingKeys: String, CodingKey { case a } }"),
    DiagnosticRow(
      "@Codable struct A { let a: Int; let b: Int; enum CodingKeys: String, CodingKey { case a } }",
      "'b' is not read and has no initial value", at: "b: Int",
      fixed: """
        @Codable struct A { let a: Int; let b: Int = <#value#>; enum CodingKeys: String, CodingKey { case a } }
        """),
  ]

  static let valueRows = [
    DiagnosticRow(
      "@Codable struct A { @Lossless let a: Date }",
      "'Date' is no string, number or truth value for '@Lossless'", at: "@Lossless",
      fixed: "@Codable struct A { @CodableBy(ISO8601.self) let a: Date }",
      "@Codable struct A { let a: Date }"),
    DiagnosticRow(
      "@Codable struct A { @Lossy @Lossless let a: [URL] }",
      "'URL' is no string, number or truth value for '@Lossless'", at: "@Lossless",
      fixed: "@Codable struct A { @Lossy let a: [URL] }"),
    DiagnosticRow(
      "@Codable enum A { @Lossless case a(UUID?) }",
      "'UUID' is no string, number or truth value for '@Lossless'", at: "@Lossless",
      fixed: "@Codable enum A { case a(UUID?) }"),
    DiagnosticRow(
      "@Codable struct A { @CodableBy(UnixSeconds) let a: Date }",
      "'UnixSeconds' needs '.self' behind it", at: "UnixSeconds",
      fixed: "@Codable struct A { @CodableBy(UnixSeconds.self) let a: Date }"),
    DiagnosticRow(
      "@Codable struct A { @CodableBy(UnixSeconds.self) var a: Field<Date> }",
      "'UnixSeconds' is for the value of a field, not for 'Field<Date>'", at: "UnixSeconds.self",
      fixed: "@Codable struct A { @CodableBy(Field<UnixSeconds>.self) var a: Field<Date> }"),
    DiagnosticRow(
      "@Codable struct A { @CodableBy(Lossless<Int>.self) var a: Field<Int> }",
      "'Lossless<Int>' is for the value of a field, not for 'Field<Int>'", at: "Lossless<Int>.self",
      fixed: "@Codable struct A { @CodableBy(Field<Lossless<Int>>.self) var a: Field<Int> }"),
    DiagnosticRow(
      "@Codable struct A { @Lossy var a: Field<Int> }",
      "'@Lossy' needs an optional or a collection", at: "@Lossy",
      fixed: "@Codable struct A { var a: Field<Int> }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(1) @Lossy let a: Int }",
      "'@Lossy' needs an optional or a collection", at: "@Lossy",
      fixed: "@Codable struct A { @CodableDefault(1) let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodableBy(Lossy<Field<Int>>.self) let a: Field<Int> }",
      "'Lossy<Field<Int>>' is for the value of a field, not for 'Field<Int>'", at: "Lossy<",
      fixed: "@Codable struct A { let a: Field<Int> }"),
    DiagnosticRow(
      "@Codable struct A { @CodableBy(Lossy<Field<[Int]>>.self) let a: Field<[Int]> }",
      "'Lossy<Field<[Int]>>' is for the value of a field, not for 'Field<[Int]>'", at: "Lossy<",
      fixed: "@Codable struct A { @Lossy let a: Field<[Int]> }"),
    DiagnosticRow(
      "@Codable struct A { @CodableBy(Lossless<Field<Int>>.self) let a: Field<Int> }",
      "'Lossless<Field<Int>>' is for the value of a field, not for 'Field<Int>'", at: "Lossless<",
      fixed: "@Codable struct A { @Lossless let a: Field<Int> }"),
    DiagnosticRow(
      "@Codable struct A { let a: Field<Int>? }",
      "'Field<Int>?' does not tell null from a missing key", at: "Field<Int>?",
      fixed: "@Codable struct A { let a: Field<Int> }", severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @CodableBy(A.OneOrMany<Int>) let a: [Int] }",
      "'A.OneOrMany<Int>' needs '.self' behind it", at: "A.OneOrMany",
      fixed: "@Codable struct A { @CodableBy(A.OneOrMany<Int>.self) let a: [Int] }"),
    DiagnosticRow(
      "@Codable enum A { @CodableBy(UnixSeconds) case a(Date) }",
      "'UnixSeconds' needs '.self' behind it", at: "UnixSeconds",
      fixed: "@Codable enum A { @CodableBy(UnixSeconds.self) case a(Date) }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(1) let a: String }", "1 is no 'String'", at: "1",
      fixed: "@Codable struct A { @CodableDefault(\"1\") let a: String }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(\"7\") let a: Int? }", "\"7\" is no 'Int'", at: "\"7\"",
      fixed: "@Codable struct A { @CodableDefault(7) let a: Int? }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(1) let a: Bool }", "1 is no 'Bool'", at: "1",
      fixed: "@Codable struct A { @CodableDefault(true) let a: Bool }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(-1.5) let a: Int }", "-1.5 is no 'Int'", at: "-1.5",
      fixed: "@Codable struct A { @CodableDefault(<#Int#>) let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault([]) let a: Int }", "[] is no 'Int'", at: "[]",
      fixed: "@Codable struct A { @CodableDefault(<#Int#>) let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(nil) let a: Int }", "nil is no 'Int'", at: "nil",
      fixed: "@Codable struct A { @CodableDefault(<#Int#>) let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(nil) let a: [Int] }", "nil is no '[Int]'", at: "nil",
      fixed: "@Codable struct A { @CodableDefault([]) let a: [Int] }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(nil) let a: [Int: Int] }", "nil is no '[Int: Int]'",
      at: "nil", fixed: "@Codable struct A { @CodableDefault([:]) let a: [Int: Int] }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(nil) let a: Int? }",
      "the default 'nil' does not say its type", at: "nil",
      fixed: "@Codable struct A { @CodableDefault(Int?.none) let a: Int? }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(.draft) var a: State? }",
      "the default '.draft' does not say its type", at: ".draft",
      fixed: "@Codable struct A { @CodableDefault(State.draft) var a: State? }"),
    DiagnosticRow(
      "@Codable enum A { @CodableDefault(.init(x: 1).y, at: 1) case a(Int, B<C>) }",
      "the default '.init(x: 1).y' does not say its type", at: ".init",
      fixed: "@Codable enum A { @CodableDefault(B<C>.init(x: 1).y, at: 1) case a(Int, B<C>) }"),
    DiagnosticRow(
      "@Codable struct A { @CodableDefault(1, at: \"b\") let a: Int }",
      "'at' is for the values of a case", at: "at: \"b\"",
      fixed: "@Codable struct A { @CodableDefault(1) let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @Lossy(at: 0) let a: [Int] }", "'at' is for the values of a case",
      at: "at: 0", fixed: "@Codable struct A { @Lossy let a: [Int] }"),
  ]

  static let shapeRows = [
    DiagnosticRow(
      "@Codable struct A { static func d() -> Date { .now }; @CodableBy(S.self) @CodableDefault(d()) let a: Date? }",
      "'d' needs 'Self.' before it", at: "d()) let",
      fixed:
        "@Codable struct A { static func d() -> Date { .now }; @CodableBy(S.self) @CodableDefault(Self.d()) let a: Date? }"
    ),
    DiagnosticRow(
      "@Codable struct A { let a: (Int, Int) }", "a tuple cannot be coded", at: "(Int, Int)",
      fixed: "@Codable struct A { @CodingIgnored let a: (Int, Int) }"),
    DiagnosticRow(
      "@Codable struct A { var a: [any P]? }", "'any P' cannot be coded", at: "[any P]?",
      fixed: "@Codable struct A { @CodingIgnored var a: [any P]? }"),
    DiagnosticRow(
      "@Codable enum A { case a(@Sendable () -> Void) }", "a function cannot be coded",
      at: "@Sendable", fixed: "@Codable enum A { case a(<#Type#>) }"),
    DiagnosticRow(
      "@Codable struct A { let a: [String: Any]? }", "'Any' cannot be coded",
      at: "[String: Any]?", fixed: "@Codable struct A { let a: [String: JSONValue]? }",
      "@Codable struct A { @CodingIgnored let a: [String: Any]? }"),
    DiagnosticRow(
      "@Codable struct A { @UnknownKeys var a: [String: Any] }", "'Any' cannot be coded",
      at: "[String: Any]", fixed: "@Codable struct A { @UnknownKeys var a: [String: JSONValue] }"),
    DiagnosticRow(
      """
      @Codable struct A {
        @CodingPath("p", "b") let b: Int; @UnknownKeys var a: [String: Any]
      }
      """, "'Any' cannot be coded", at: "[String: Any]",
      fixed: """
        @Codable struct A {
          @CodingPath("p", "b") let b: Int; @UnknownKeys var a: [String: JSONValue]
        }
        """),
    DiagnosticRow(
      "@Codable enum A { case a(Array<Any>) }", "'Any' cannot be coded", at: "Array<Any>",
      fixed: "@Codable enum A { case a(Array<JSONValue>) }"),
    DiagnosticRow(
      "@Codable struct A { let a: Int.Type }", "a type itself cannot be coded", at: "Int.Type",
      fixed: "@Codable struct A { @CodingIgnored let a: Int.Type }"),
    DiagnosticRow(
      "@Codable struct A { let a: AnyObject! }", "'AnyObject' cannot be coded", at: "AnyObject!",
      fixed: "@Codable struct A { @CodingIgnored let a: AnyObject! }"),
    DiagnosticRow(
      "@Codable struct A { let a: P & Q }", "'P & Q' cannot be coded", at: "P & Q",
      fixed: "@Codable struct A { @CodingIgnored let a: P & Q }"),
    DiagnosticRow(
      "@Codable struct A<each T> { var a: Int }", "a type with a parameter pack cannot be coded",
      at: "each T", fixed: "struct A<each T> { var a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @Flatten var a: [String: Int] }", "'@Flatten' is not for a dictionary",
      at: "@Flatten", fixed: "@Codable struct A { @UnknownKeys var a: [String: Int] }"),
    DiagnosticRow(
      "@Codable struct A { @Flatten var a: [B]? }", "'[B]?' has no members to stand here",
      at: "@Flatten", fixed: "@Codable struct A { var a: [B]? }"),
    DiagnosticRow(
      "@Codable struct A { @Flatten let a: Int }", "'Int' has no members to stand here",
      at: "@Flatten", fixed: "@Codable struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingPath(\"p\", \"b\") let b: Int; @UnknownKeys var a: [String: Int] }",
      "members inside \"p\" are not kept", at: "[String: Int]",
      fixed: """
        @Codable struct A { @CodingPath("p", "b") let b: Int; @UnknownKeys var a: [String: JSONValue] }
        """, severity: .warning),
    DiagnosticRow(
      "@Codable struct A { @Flatten var a: B; @Flatten var b: B? }",
      "'b' has the keys of 'a' in the same object", at: "@Flatten var b",
      fixed: "@Codable struct A { @Flatten var a: B; var b: B? }"),
    DiagnosticRow(
      """
      @Codable struct A {
        #if DEBUG
        @CodingKey("x")
        #endif
        var a: Int
      }
      """, "'@CodingKey' stands in '#if'", at: "@CodingKey",
      fixed: """
        @Codable struct A {
          @CodingKey("x")
          var a: Int
        }
        """),
  ]

  static let optionRows = [
    DiagnosticRow(
      "@Codable(keys: style) struct A { let a: Int }", "the option is written out here",
      at: "style", fixed: "@Codable(keys: .asWritten) struct A { let a: Int }",
      "@Codable(keys: .snake) struct A { let a: Int }",
      "@Codable(keys: .screamingSnake) struct A { let a: Int }",
      "@Codable(keys: .kebab) struct A { let a: Int }",
      "@Codable(keys: .camel) struct A { let a: Int }",
      "@Codable(keys: .pascal) struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable(keys: .kebabCase) struct A { let a: Int }", "the option is written out here",
      at: ".kebabCase", fixed: "@Codable(keys: .kebab) struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable(unknownKeys: K.rule) struct A { let a: Int }", "the option is written out here",
      at: "K.rule", fixed: "@Codable(unknownKeys: .refuse) struct A { let a: Int }",
      "@Codable(unknownKeys: .ignore) struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable(keys: .snake, acronyms: \"OAuth\") struct A { let a: Int }",
      "acronyms are an array of string literals", at: "\"OAuth\"",
      fixed: "@Codable(keys: .snake, acronyms: [\"OAuth\"]) struct A { let a: Int }"),
    DiagnosticRow(
      "@Codable struct A { @CodingIgnored(d) var a: Int = 1 }", "the option is written out here",
      at: "d)", fixed: "@Codable struct A { @CodingIgnored(.decoding) var a: Int = 1 }",
      "@Codable struct A { @CodingIgnored(.encoding) var a: Int = 1 }"),
    DiagnosticRow(
      "@Codable struct A { @CodingNull(n) var a: Int? }", "the option is written out here",
      at: "n)", fixed: "@Codable struct A { @CodingNull(.written) var a: Int? }",
      "@Codable struct A { @CodingNull(.omitted) var a: Int? }"),
  ]

  @Test(arguments: wrapperRows + keyRows + shapeRows + optionRows + valueRows)
  func complains(row: DiagnosticRow) throws { try row.verify() }

  static let fine = [
    "@CodableDefault(1) let a: Double", "@CodableDefault(-1) let a: Int8?",
    "@CodableDefault(Int?.none) let a: Int?", "@CodableDefault(Level.low) let a: Level",
    "@CodableDefault(1) let a: Money", "@CodableBy(strategy) let a: Date",
    "@Lossless let a: Decimal", "@Lossless let a: Percent", "@Other let a: Int",
    "let a: Int = 1; private enum CodingKeys: CodingKey {}",
    """
    let a: Int; @UnknownKeys var b: [String: JSONValue]
    enum CodingKeys: String, CodingKey, CaseIterable { case a, noise }
    """,
  ]

  @Test(arguments: fine)
  func doesNotComplain(of properties: String) throws {
    let found = try readFirstType(in: "@Codable struct A { \(properties) }").reading.diagnostics
    #expect(found.filter { $0.diagMessage.severity == .error }.map(\.message) == [])
  }
}
