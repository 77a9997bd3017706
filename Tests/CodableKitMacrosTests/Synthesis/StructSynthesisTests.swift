import CodableKitMacros
import Foundation
import Testing

/// A wrapper of another package, which says by functions of its own what a missing key means, and
/// when there shall be none.
@propertyWrapper struct OrTrue: Codable {
  var wrappedValue: Bool
}

extension KeyedDecodingContainer {
  fileprivate func decode(_ type: OrTrue.Type, forKey key: Key) throws -> OrTrue {
    try decodeIfPresent(type, forKey: key) ?? OrTrue(wrappedValue: true)
  }
}

extension KeyedEncodingContainer {
  fileprivate mutating func encode(_ value: OrTrue, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue ? nil : value, forKey: key)
  }
}

/// Plain structures, each once for the macro and once for the compiler.
@Suite struct StructSynthesisTests {
  enum Macro {
    @Codable struct S1 { let a: Int }
    @Codable struct S2 { var a: Int?; let b: String }
    @Codable struct S3 { let a: [Int] }
    @Codable struct S4 { let a: [String: Int] }
    @Codable struct S5 { let a: Double; let b: Float; let c: Bool }
    @Codable struct S6 { let a: Int8; let b: UInt64 }
    @Codable struct S7 { let a: [Int?] }
    @Codable struct S8 { let a: [[String]]? }
    @Codable struct S9 { let a: Set<Int> }
    @Codable struct S10 { let a: Int?? }
    @Codable struct S11 { let a: Inner; struct Inner: Codable { let b: Int } }
    @Codable struct S12 { let a: Kind; enum Kind: String, Codable { case x, y } }
    @Codable struct S13 { let a: [Kind]; enum Kind: Int, Codable { case x = 1, y } }
    @Codable struct S14 {}
    @Codable struct S15 { var a: Int; var b: Int { a + 1 }; static let c = 1 }
    @Codable struct S16 { var a: Int { didSet {} } }
    @Codable struct S17 { let a: UUID }
    @Codable struct S18 { let a: URL? }
    @Codable struct S19 { let a: Date }
    @Codable struct S20 { let a: Data }
    @Codable struct S21 { let a: Decimal }
    @Codable struct S22 { let a: Int, b: Int }
    @Codable struct S23 { let `class`: Int; let `default`: Int }
    @Codable struct S24 { let a: ClosedRange<Int> }
    @Codable struct S25 { let a: [Int: String] }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @Codable struct S26 { let a: String!; let b: Int }
    @Codable struct S27 {
      let a: Pair<Int, String>; struct Pair<A: Codable, B: Codable>: Codable { let a: A; let b: B }
    }
    @Codable struct S29 {
      let a: Int; let b: Int; let c: Int; let d: Int; let e: Int; let f: Int; let g: Int; let h: Int
    }
    @Codable struct S30 { let a: JSONValue }
    @Codable struct S31 { let a: (Int)? }
    @Codable struct S32 { let ä: Int; let 日本: String }
    @Codable struct S33 { private let a: Int; fileprivate let b: Int? }
    @Codable struct S35 { let a: Optional<[Int]>; let b: Array<Int> }
    @Codable struct S37 { let decoder: Int; let container: Int; let encoder: Int }
    @Codable struct S38 { let type: String; let codingPath: [String] }
    @Codable struct S39 { let a: Int16; let b: UInt8?; let c: Int64? }
    @Codable struct S40 { let a: [String: [String: Int?]] }
    @Codable struct S42 { @OrTrue var a: Bool; @OrTrue private var b: Bool }
    @Codable struct S41 { let a: Nickname; var b: Maybe<Int>; typealias Nickname = String? }
  }

  enum Compiler {
    struct S1: Codable { let a: Int }
    struct S2: Codable { var a: Int?; let b: String }
    struct S3: Codable { let a: [Int] }
    struct S4: Codable { let a: [String: Int] }
    struct S5: Codable { let a: Double; let b: Float; let c: Bool }
    struct S6: Codable { let a: Int8; let b: UInt64 }
    struct S7: Codable { let a: [Int?] }
    struct S8: Codable { let a: [[String]]? }
    struct S9: Codable { let a: Set<Int> }
    struct S10: Codable { let a: Int?? }
    struct S11: Codable { let a: Inner; struct Inner: Codable { let b: Int } }
    struct S12: Codable { let a: Kind; enum Kind: String, Codable { case x, y } }
    struct S13: Codable { let a: [Kind]; enum Kind: Int, Codable { case x = 1, y } }
    struct S14: Codable {}
    struct S15: Codable { var a: Int; var b: Int { a + 1 }; static let c = 1 }
    struct S16: Codable { var a: Int { didSet {} } }
    struct S17: Codable { let a: UUID }
    struct S18: Codable { let a: URL? }
    struct S19: Codable { let a: Date }
    struct S20: Codable { let a: Data }
    struct S21: Codable { let a: Decimal }
    struct S22: Codable { let a: Int, b: Int }
    struct S23: Codable { let `class`: Int; let `default`: Int }
    struct S24: Codable { let a: ClosedRange<Int> }
    struct S25: Codable { let a: [Int: String] }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    struct S26: Codable { let a: String!; let b: Int }
    struct S27: Codable {
      let a: Pair<Int, String>; struct Pair<A: Codable, B: Codable>: Codable { let a: A; let b: B }
    }
    struct S29: Codable {
      let a: Int; let b: Int; let c: Int; let d: Int; let e: Int; let f: Int; let g: Int; let h: Int
    }
    struct S30: Codable { let a: JSONValue }
    struct S31: Codable { let a: (Int)? }
    struct S32: Codable { let ä: Int; let 日本: String }
    struct S33: Codable { private let a: Int; fileprivate let b: Int? }
    struct S35: Codable { let a: Optional<[Int]>; let b: Array<Int> }
    struct S37: Codable { let decoder: Int; let container: Int; let encoder: Int }
    struct S38: Codable { let type: String; let codingPath: [String] }
    struct S39: Codable { let a: Int16; let b: UInt8?; let c: Int64? }
    struct S40: Codable { let a: [String: [String: Int?]] }
    struct S42: Codable { @OrTrue var a: Bool; @OrTrue private var b: Bool }
    struct S41: Codable { let a: Nickname; var b: Maybe<Int>; typealias Nickname = String? }
  }

  typealias Maybe<T> = T?

  static let rows: [SynthesisRow] = [
    SynthesisRow(
      "S42", Macro.S42.self, Compiler.S42.self,
      [
        "{}", #"{"a":{"wrappedValue":false}}"#, #"{"a":null,"b":{"wrappedValue":true}}"#,
        #"{"b":{"wrappedValue":false}}"#,
      ]),
    SynthesisRow(
      "S41", Macro.S41.self, Compiler.S41.self,
      ["{}", #"{"a":null,"b":null}"#, #"{"a":"x","b":1}"#, #"{"a":1}"#]),
    SynthesisRow(
      "S1", Macro.S1.self, Compiler.S1.self,
      [
        #"{"a":1}"#,
        #"{}"#,
        #"{"a":null}"#,
        #"{"a":"x"}"#,
        #"[]"#,
      ]),
    SynthesisRow(
      "S2", Macro.S2.self, Compiler.S2.self,
      [
        #"{"a":1,"b":"x"}"#,
        #"{"b":"x"}"#,
        #"{"a":null,"b":"x"}"#,
        #"{"a":1}"#,
      ]),
    SynthesisRow(
      "S3", Macro.S3.self, Compiler.S3.self,
      [
        #"{"a":[1,2]}"#,
        #"{"a":[1,"x"]}"#,
        #"{"a":{}}"#,
      ]),
    SynthesisRow(
      "S4", Macro.S4.self, Compiler.S4.self,
      [
        #"{"a":{"x":1}}"#,
        #"{"a":{"x":"y"}}"#,
      ]),
    SynthesisRow(
      "S5", Macro.S5.self, Compiler.S5.self,
      [
        #"{"a":1.5,"b":2,"c":true}"#,
        #"{"a":1,"b":2,"c":1}"#,
      ]),
    SynthesisRow(
      "S6", Macro.S6.self, Compiler.S6.self,
      [
        #"{"a":127,"b":18446744073709551615}"#,
        #"{"a":128,"b":1}"#,
        #"{"a":1,"b":-1}"#,
      ]),
    SynthesisRow(
      "S7", Macro.S7.self, Compiler.S7.self,
      [
        #"{"a":[1,null]}"#,
        #"{"a":null}"#,
      ]),
    SynthesisRow(
      "S8", Macro.S8.self, Compiler.S8.self,
      [
        #"{"a":[["x"]]}"#,
        #"{}"#,
        #"{"a":[["x",1]]}"#,
      ]),
    SynthesisRow(
      "S9", Macro.S9.self, Compiler.S9.self,
      [
        #"{"a":[1]}"#,
        #"{"a":[1,1]}"#,
      ]),
    SynthesisRow(
      "S10", Macro.S10.self, Compiler.S10.self,
      [
        #"{"a":1}"#,
        #"{"a":null}"#,
        #"{}"#,
      ]),
    SynthesisRow(
      "S11", Macro.S11.self, Compiler.S11.self,
      [
        #"{"a":{"b":1}}"#,
        #"{"a":{}}"#,
        #"{"a":null}"#,
        #"{}"#,
      ]),
    SynthesisRow(
      "S12", Macro.S12.self, Compiler.S12.self,
      [
        #"{"a":"x"}"#,
        #"{"a":"z"}"#,
        #"{"a":1}"#,
      ]),
    SynthesisRow(
      "S13", Macro.S13.self, Compiler.S13.self,
      [
        #"{"a":[1,2]}"#,
        #"{"a":[3]}"#,
      ]),
    SynthesisRow(
      "S14", Macro.S14.self, Compiler.S14.self,
      [
        #"{}"#,
        #"{"a":1}"#,
        #"[]"#,
        #"1"#,
      ]),
    SynthesisRow(
      "S15", Macro.S15.self, Compiler.S15.self,
      [
        #"{"a":1}"#,
        #"{"b":1}"#,
      ]),
    SynthesisRow("S16", Macro.S16.self, Compiler.S16.self, [#"{"a":1}"#]),
    SynthesisRow(
      "S17", Macro.S17.self, Compiler.S17.self,
      [
        #"{"a":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#,
        #"{"a":"x"}"#,
      ]),
    SynthesisRow(
      "S18", Macro.S18.self, Compiler.S18.self,
      [
        #"{"a":"https://example.org"}"#,
        #"{}"#,
        #"{"a":""}"#,
      ]),
    SynthesisRow(
      "S19", Macro.S19.self, Compiler.S19.self,
      [
        #"{"a":1.5}"#,
        #"{"a":"x"}"#,
      ]),
    SynthesisRow(
      "S20", Macro.S20.self, Compiler.S20.self,
      [
        #"{"a":"AQI="}"#,
        #"{"a":"x!"}"#,
      ]),
    SynthesisRow(
      "S21", Macro.S21.self, Compiler.S21.self,
      [
        #"{"a":1.25}"#,
        #"{"a":"x"}"#,
      ]),
    SynthesisRow(
      "S22", Macro.S22.self, Compiler.S22.self,
      [
        #"{"a":1,"b":2}"#,
        #"{"a":1}"#,
      ]),
    SynthesisRow(
      "S23", Macro.S23.self, Compiler.S23.self,
      [
        #"{"class":1,"default":2}"#,
        #"{"class":1}"#,
      ]),
    SynthesisRow(
      "S24", Macro.S24.self, Compiler.S24.self,
      [
        #"{"a":[1,2]}"#,
        #"{"a":[2,1]}"#,
      ]),
    SynthesisRow(
      "S25", Macro.S25.self, Compiler.S25.self,
      [
        #"{"a":{"1":"x"}}"#,
        #"{"a":{"x":"x"}}"#,
      ]),
    SynthesisRow(
      "S26", Macro.S26.self, Compiler.S26.self,
      [
        #"{"a":"x","b":1}"#,
        #"{"b":1}"#,
      ]),
    SynthesisRow(
      "S27", Macro.S27.self, Compiler.S27.self,
      [
        #"{"a":{"a":1,"b":"x"}}"#,
        #"{"a":{"a":"x","b":"x"}}"#,
      ]),
    SynthesisRow(
      "S29", Macro.S29.self, Compiler.S29.self,
      [
        #"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1}"#,
        #"{"h":1}"#,
      ]),
    SynthesisRow(
      "S30", Macro.S30.self, Compiler.S30.self,
      [
        #"{"a":[1,{"x":null}]}"#,
        #"{"a":null}"#,
        #"{}"#,
      ]),
    SynthesisRow(
      "S31", Macro.S31.self, Compiler.S31.self,
      [
        #"{"a":1}"#,
        #"{}"#,
      ]),
    SynthesisRow(
      "S32", Macro.S32.self, Compiler.S32.self,
      [
        #"{"ä":1,"日本":"x"}"#,
        #"{}"#,
      ]),
    SynthesisRow(
      "S33", Macro.S33.self, Compiler.S33.self,
      [
        #"{"a":1}"#,
        #"{"a":1,"b":2}"#,
      ]),
    SynthesisRow(
      "S35", Macro.S35.self, Compiler.S35.self,
      [
        #"{"b":[1]}"#,
        #"{"a":[1],"b":[]}"#,
      ]),
    SynthesisRow(
      "S37", Macro.S37.self, Compiler.S37.self, [#"{"decoder":1,"container":2,"encoder":3}"#]),
    SynthesisRow("S38", Macro.S38.self, Compiler.S38.self, [#"{"type":"t","codingPath":["x"]}"#]),
    SynthesisRow(
      "S39", Macro.S39.self, Compiler.S39.self,
      [
        #"{"a":1,"b":300}"#,
        #"{"a":1,"b":255,"c":9007199254740993}"#,
      ]),
    SynthesisRow(
      "S40", Macro.S40.self, Compiler.S40.self,
      [
        #"{"a":{"x":{"y":1}}}"#,
        #"{"a":{"x":{"y":null}}}"#,
      ]),
  ]

  @Test(arguments: rows)
  func macroAndCompilerAgree(row: SynthesisRow) { row.compare() }
}
