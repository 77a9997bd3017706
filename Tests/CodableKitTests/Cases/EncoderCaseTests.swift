import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct EncoderCaseTests {
  static func path(of body: () throws -> String) -> String? {
    do {
      _ = try body()
      return nil
    } catch EncodingError.invalidValue(_, let context) {
      return context.codingPath.map(\.stringValue).joined(separator: ".")
    } catch {
      return "\(error)"
    }
  }

  static let cases: [FaultCase] = [
    FaultCase("ENC-002", "empty collections are written as such") { () throws in
      struct Model: Encodable {
        @LossyArray var a: [Int]
        @LossyDictionary var b: [String: Int]
        @Coded<Lossy<[Lossy<Set<String>>]>> var c: [Set<String>]
      }
      #expect(
        try json(Model(a: [], b: [:], c: [[], [], []])) == #"{"a":[],"b":{},"c":[[],[],[]]}"#)
    },
    FaultCase("ENC-004", "a lossy wrapper hides no error when it writes") { () throws in
      struct Model: Encodable {
        @LossyArray var xs: [Double]
        @LossyValue var v: Double?
      }
      #expect(path { try json(Model(xs: [1, .nan], v: nil)) } == "xs.Index 1")
      #expect(path { try json(Model(xs: [], v: .infinity)) } == "v")
    },
    FaultCase("ENC-005", "the path of an error leads through wrappers") { () throws in
      struct Inner: Encodable { @Nullable var c: Double? }
      struct Outer: Encodable { @Coded<[String: [Plain<Inner>]]> var a: [String: [Inner]] }
      let value = Outer(a: ["b": [Inner(c: 1), Inner(c: .nan)]])
      #expect(path { try json(value) } == "a.b.Index 1.c")
    },
    FaultCase("PRS-015", "a wrapper that writes a single value stands under its key") { () throws in
      struct Model: Encodable { @Coded<String> var name: String }
      #expect(try json(Model(name: "n")) == #"{"name":"n"}"#)
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
