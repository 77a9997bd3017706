import CodableKitMacros
import Foundation
import Testing

/// Plain enumerations, each once for the macro and once for the compiler.
@Suite struct EnumSynthesisTests {
  enum Macro {
    @Codable enum E1 { case a, b }
    @Codable enum E2 { case a(Int) }
    @Codable enum E3 { case a(x: Int, y: String?), b(Int, Int) }
    @Codable enum E4: String { case a, b = "bee" }
    @Codable enum E5: Int { case a, b = 7 }
    @Codable enum E6 { case a([Int], of: [String: Int]) }
    @Codable enum E7 { indirect case node(E7, E7); case leaf }
    @Codable enum E8 { case `default`(Int), `self` }
    @Codable enum E9 { case a(Int?) }
    @Codable enum E10 { case a(Payload); struct Payload: Codable { let x: Int } }
    @Codable enum E11: String { case none, some }
    @Codable enum E12 { case a(first: Int, Int, third: Bool) }
    @Codable enum E13: Double { case a = 1.5, b = 2 }
    @Codable enum E14 { case a(container: Int, values: Int, key: Int, decoder: Int) }
    @Codable enum E15 { case `Self`(Int), other }
  }

  enum Compiler {
    enum E1: Codable { case a, b }
    enum E2: Codable { case a(Int) }
    enum E3: Codable { case a(x: Int, y: String?), b(Int, Int) }
    enum E4: String, Codable { case a, b = "bee" }
    enum E5: Int, Codable { case a, b = 7 }
    enum E6: Codable { case a([Int], of: [String: Int]) }
    enum E7: Codable { indirect case node(E7, E7); case leaf }
    enum E8: Codable { case `default`(Int), `self` }
    enum E9: Codable { case a(Int?) }
    enum E10: Codable { case a(Payload); struct Payload: Codable { let x: Int } }
    enum E11: String, Codable { case none, some }
    enum E12: Codable { case a(first: Int, Int, third: Bool) }
    enum E13: Double, Codable { case a = 1.5, b = 2 }
    enum E14: Codable { case a(container: Int, values: Int, key: Int, decoder: Int) }
    enum E15: Codable { case `Self`(Int), other }
  }

  static let rows: [SynthesisRow] = [
    SynthesisRow(
      "E1", Macro.E1.self, Compiler.E1.self,
      [
        #"{"a":{}}"#,
        #"{"b":{}}"#,
        #"{"c":{}}"#,
        #"{}"#,
        #""a""#,
        #"{"a":{},"b":{}}"#,
      ]),
    SynthesisRow(
      "E2", Macro.E2.self, Compiler.E2.self,
      [
        #"{"a":{"_0":1}}"#,
        #"{"a":{}}"#,
        #"{"a":1}"#,
        #"{"a":{"_0":1,"_1":2}}"#,
      ]),
    SynthesisRow(
      "E3", Macro.E3.self, Compiler.E3.self,
      [
        #"{"a":{"x":1}}"#,
        #"{"a":{"x":1,"y":"s"}}"#,
        #"{"b":{"_0":1,"_1":2}}"#,
        #"{"b":{"_0":1}}"#,
        #"{"a":{"x":1,"y":null}}"#,
      ]),
    SynthesisRow(
      "E4", Macro.E4.self, Compiler.E4.self,
      [
        #""a""#,
        #""bee""#,
        #""b""#,
        #"1"#,
        #"null"#,
      ]),
    SynthesisRow(
      "E5", Macro.E5.self, Compiler.E5.self,
      [
        #"0"#,
        #"7"#,
        #"1"#,
        #""a""#,
      ]),
    SynthesisRow(
      "E6", Macro.E6.self, Compiler.E6.self,
      [
        #"{"a":{"_0":[1],"of":{"x":1}}}"#,
        #"{"a":{"_0":[1]}}"#,
      ]),
    SynthesisRow(
      "E7", Macro.E7.self, Compiler.E7.self,
      [
        #"{"node":{"_0":{"leaf":{}},"_1":{"leaf":{}}}}"#,
        #"{"node":{"_0":{"leaf":{}}}}"#,
      ]),
    SynthesisRow(
      "E8", Macro.E8.self, Compiler.E8.self,
      [
        #"{"default":{"_0":1}}"#,
        #"{"self":{}}"#,
      ]),
    SynthesisRow(
      "E9", Macro.E9.self, Compiler.E9.self,
      [
        #"{"a":{}}"#,
        #"{"a":{"_0":null}}"#,
        #"{"a":{"_0":1}}"#,
      ]),
    SynthesisRow(
      "E10", Macro.E10.self, Compiler.E10.self,
      [
        #"{"a":{"_0":{"x":1}}}"#,
        #"{"a":{"_0":{"x":"y"}}}"#,
      ]),
    SynthesisRow(
      "E11", Macro.E11.self, Compiler.E11.self,
      [
        #""none""#,
        #""some""#,
        #"null"#,
      ]),
    SynthesisRow(
      "E12", Macro.E12.self, Compiler.E12.self,
      [
        #"{"a":{"first":1,"_1":2,"third":true}}"#,
        #"{"a":{"first":1,"_1":2}}"#,
      ]),
    SynthesisRow(
      "E13", Macro.E13.self, Compiler.E13.self,
      [
        #"1.5"#,
        #"2"#,
        #"3"#,
      ]),
    SynthesisRow(
      "E14", Macro.E14.self, Compiler.E14.self,
      [#"{"a":{"container":1,"values":2,"key":3,"decoder":4}}"#]),
    SynthesisRow(
      "E15", Macro.E15.self, Compiler.E15.self,
      [#"{"Self":{"_0":1}}"#, #"{"other":{}}"#, #"{"Self":{}}"#]),
  ]

  @Test(arguments: rows)
  func macroAndCompilerAgree(row: SynthesisRow) { row.compare() }
}
