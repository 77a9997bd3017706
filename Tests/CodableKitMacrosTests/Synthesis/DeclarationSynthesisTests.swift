import CodableKitMacros
import Foundation
import Testing

/// Declarations of other kinds, each once for the macro and once for the compiler.
@Suite struct DeclarationSynthesisTests {
  enum Key: String, Codable, CodingKeyRepresentable { case a, b }
  enum NumberKey: Int, Codable { case one = 1, two }

  enum Macro {
    @Codable final class C1 { var a: Int; var b: String?; init() { a = 0 } }
    @Codable class C2 { let a: [C2]? }
    @Codable struct G1<Value: Codable> { let a: Value; let b: [Value?] }
    @Codable struct G2<First: Codable, Second> where Second: Codable & Hashable {
      let a: First
      let b: Set<Second>
    }
    @Codable enum G3<Value: Codable> { case a(Value), b(of: [Value]) }
    @Codable struct K1 {
      let id: Int
      let name: String?
      var kept = 3
      private enum CodingKeys: String, CodingKey { case id = "ID", name }
    }
    @Codable struct K2 { let a: Int; enum CodingKeys: CodingKey { case a } }
    @Codable struct L1 { let a: Int; init(a: Int) { self.a = a } }
    @Codable struct L2 {
      private(set) var a: Int
      internal let b: Int
      var c: Int {
        get { a }
        set { a = newValue }
      }
      lazy var d = 4
    }
    @Codable struct D1 { let a: [Key: Int] }
    @Codable struct D2 { let a: [NumberKey: Int]; let b: [Int: [String]] }
    @Codable struct D3 { let a: [UUID: Int] }
    @Codable struct N1 {
      let a: Inner
      let b: [Inner.Kind: Inner]?
      @Codable struct Inner { let kind: Kind; enum Kind: String, Codable { case x, y } }
    }
    @Codable enum R1: Swift.String { case a, b }
    @Codable enum R2: UInt8, CaseIterable { case a = 1, b, c = 9 }
    @Codable enum R3: String, Comparable {
      case a, b
      static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
    @Codable enum P1 { case a(K2), b(G1<Int>, c: [String: K2]), d }
    @Codable indirect enum P2 { case end, next(Int, P2) }
    @MainActor @Codable struct A1 { var a: Int; var b: [String]? }
    @Codable struct T1 { let a: Result<Int>; typealias Result<T> = [T] }
    @Codable struct T2 { let a: Swift.Int; let b: Swift.Optional<Swift.String> }
    @Codable struct T3 { let a: Int, b: String?, c: [Double] }
    @Codable struct T4 { let a: InlineRange; struct InlineRange: Codable { let from, to: Int } }
    @Codable struct T5 { let a: [[[Int?]?]?] }
    @Codable struct T6 { let a: Duration; let b: Int128? }
    @Codable struct T7 { let `Type`: Int }
  }

  enum Compiler {
    final class C1: Codable { var a: Int; var b: String?; init() { a = 0 } }
    class C2: Codable { let a: [C2]? }
    struct G1<Value: Codable>: Codable { let a: Value; let b: [Value?] }
    struct G2<First: Codable, Second>: Codable where Second: Codable & Hashable {
      let a: First
      let b: Set<Second>
    }
    enum G3<Value: Codable>: Codable { case a(Value), b(of: [Value]) }
    struct K1: Codable {
      let id: Int
      let name: String?
      var kept = 3
      private enum CodingKeys: String, CodingKey { case id = "ID", name }
    }
    struct K2: Codable { let a: Int; enum CodingKeys: CodingKey { case a } }
    struct L1: Codable { let a: Int; init(a: Int) { self.a = a } }
    struct L2: Codable {
      private(set) var a: Int
      internal let b: Int
      var c: Int {
        get { a }
        set { a = newValue }
      }
      lazy var d = 4
      private enum CodingKeys: CodingKey { case a, b }
    }
    struct D1: Codable { let a: [Key: Int] }
    struct D2: Codable { let a: [NumberKey: Int]; let b: [Int: [String]] }
    struct D3: Codable { let a: [UUID: Int] }
    struct N1: Codable {
      let a: Inner
      let b: [Inner.Kind: Inner]?
      struct Inner: Codable { let kind: Kind; enum Kind: String, Codable { case x, y } }
    }
    enum R1: Swift.String, Codable { case a, b }
    enum R2: UInt8, CaseIterable, Codable { case a = 1, b, c = 9 }
    enum R3: String, Comparable, Codable {
      case a, b
      static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
    enum P1: Codable { case a(K2), b(G1<Int>, c: [String: K2]), d }
    indirect enum P2: Codable { case end, next(Int, P2) }
    @MainActor struct A1: Codable { var a: Int; var b: [String]? }
    struct T1: Codable { let a: Result<Int>; typealias Result<T> = [T] }
    struct T2: Codable { let a: Swift.Int; let b: Swift.Optional<Swift.String> }
    struct T3: Codable { let a: Int, b: String?, c: [Double] }
    struct T4: Codable { let a: InlineRange; struct InlineRange: Codable { let from, to: Int } }
    struct T5: Codable { let a: [[[Int?]?]?] }
    struct T6: Codable { let a: Duration; let b: Int128? }
    struct T7: Codable { let `Type`: Int }
  }

  static let types: [SynthesisRow] = [
    SynthesisRow(
      "class", Macro.C1.self, Compiler.C1.self,
      [#"{"a":1,"b":"x"}"#, #"{"a":1}"#, #"{"b":"x"}"#, #"{"a":[]}"#]),
    SynthesisRow(
      "class that is not final", Macro.C2.self, Compiler.C2.self,
      [#"{"a":[{},{"a":[]}]}"#, "{}", #"{"a":1}"#]),
    SynthesisRow(
      "generic", Macro.G1<Int?>.self, Compiler.G1<Int?>.self,
      [#"{"a":1,"b":[1,null]}"#, #"{"a":null,"b":[]}"#, #"{"b":[]}"#]),
    SynthesisRow(
      "generic, two", Macro.G2<[Int], String>.self, Compiler.G2<[Int], String>.self,
      [#"{"a":[1],"b":["x"]}"#, #"{"a":[1],"b":[1]}"#]),
    SynthesisRow(
      "generic enum", Macro.G3<String>.self, Compiler.G3<String>.self,
      [#"{"a":{"_0":"x"}}"#, #"{"b":{"of":["x"]}}"#, #"{"a":{"_0":1}}"#]),
    SynthesisRow(
      "keys of its own", Macro.K1.self, Compiler.K1.self,
      [#"{"ID":1,"name":"x","kept":4}"#, #"{"id":1}"#, #"{"ID":1}"#]),
    SynthesisRow(
      "keys without a raw type", Macro.K2.self, Compiler.K2.self, [#"{"a":1}"#, "{}"]),
    SynthesisRow("an initialiser", Macro.L1.self, Compiler.L1.self, [#"{"a":1}"#, "{}"]),
    SynthesisRow(
      "setters and computed members", Macro.L2.self, Compiler.L2.self,
      [#"{"a":1,"b":2,"c":3,"d":4}"#, #"{"a":1}"#]),
    SynthesisRow(
      "keys that stand for text", Macro.D1.self, Compiler.D1.self,
      [#"{"a":{"a":1}}"#, #"{"a":{"c":1}}"#, #"{"a":["a",1]}"#]),
    SynthesisRow(
      "keys of other types", Macro.D2.self, Compiler.D2.self,
      [#"{"a":[1,5],"b":{"3":["x"]}}"#, #"{"a":{"1":5},"b":{}}"#, #"{"a":[3,5],"b":{"x":[]}}"#]),
    SynthesisRow(
      "keys in pairs", Macro.D3.self, Compiler.D3.self,
      [#"{"a":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F",1]}"#, #"{"a":["x",1]}"#, #"{"a":{}}"#]),
    SynthesisRow(
      "nested", Macro.N1.self, Compiler.N1.self,
      [#"{"a":{"kind":"x"}}"#, #"{"a":{"kind":"x"},"b":["y",{"kind":"y"}]}"#, #"{"a":{}}"#]),
    SynthesisRow(
      "a raw type with its module", Macro.R1.self, Compiler.R1.self, [#""a""#, #""c""#]),
    SynthesisRow("small raw values", Macro.R2.self, Compiler.R2.self, ["1", "9", "3", "256"]),
    SynthesisRow("raw values in order", Macro.R3.self, Compiler.R3.self, [#""a""#, "1"]),
    SynthesisRow(
      "payloads", Macro.P1.self, Compiler.P1.self,
      [
        #"{"a":{"_0":{"a":1}}}"#, #"{"b":{"_0":{"a":1,"b":[]},"c":{"x":{"a":2}}}}"#, #"{"d":{}}"#,
        #"{"b":{"_0":{"a":1,"b":[]}}}"#, #"{"d":null}"#,
      ]),
    SynthesisRow(
      "recursion", Macro.P2.self, Compiler.P2.self,
      [#"{"next":{"_0":1,"_1":{"next":{"_0":2,"_1":{"end":{}}}}}}"#, #"{"next":{"_0":1}}"#]),
    SynthesisRow(
      "a global actor", Macro.A1.self, Compiler.A1.self, [#"{"a":1}"#, #"{"a":1,"b":["x"]}"#]),
    SynthesisRow("a generic alias", Macro.T1.self, Compiler.T1.self, [#"{"a":[1]}"#, "{}"]),
    SynthesisRow(
      "types with their module", Macro.T2.self, Compiler.T2.self, [#"{"a":1}"#, #"{"b":"x"}"#]),
    SynthesisRow(
      "several in one declaration", Macro.T3.self, Compiler.T3.self,
      [#"{"a":1,"c":[1.5]}"#, #"{"a":1,"b":"x"}"#]),
    SynthesisRow(
      "two names, one type", Macro.T4.self, Compiler.T4.self, [#"{"a":{"from":1,"to":2}}"#]),
    SynthesisRow(
      "optionals in arrays", Macro.T5.self, Compiler.T5.self,
      [#"{"a":[null,[null,[null,1]]]}"#, #"{"a":[1]}"#]),
    SynthesisRow(
      "large integers", Macro.T6.self, Compiler.T6.self,
      [#"{"a":[1,2]}"#, #"{"a":[0,0],"b":170141183460469231731687303715884105727}"#]),
    SynthesisRow("a name that is taken", Macro.T7.self, Compiler.T7.self, [#"{"Type":1}"#, "{}"]),
  ]

  @Test(arguments: types)
  func macroAndCompilerAgree(row: SynthesisRow) { row.compare() }

  /// The number that is promised, without counting twice.
  @Test func thereAreMoreThanFifty() {
    let rows = StructSynthesisTests.rows + EnumSynthesisTests.rows + Self.types
    #expect(Set(rows.map(\.testDescription)).count == rows.count && rows.count >= 75)
  }
}
