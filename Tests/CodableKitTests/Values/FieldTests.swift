import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct FieldTests {
  struct Patch: Codable, Hashable, Sendable {
    var v: Field<Int>
    var name: Field<String>
  }

  static let texts = [
    "{}", #"{"v":null}"#, #"{"v":1}"#, #"{"name":"","v":1}"#, #"{"name":null,"v":null}"#,
  ]

  /// The three states, byte for byte.
  @Test("NUL-003", arguments: texts, TestFormat.allCases)
  func makesTheRoundTrip(text: String, format: TestFormat) throws {
    #expect(try json(format.decode(Patch.self, from: text)) == text)
  }

  @Test func makesTheRoundTripUnderTheFastCoders() throws {
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for text in Self.texts {
      let patch = try FastJSONDecoder().decode(Patch.self, from: text)
      #expect(String(decoding: try encoder.encode(patch), as: UTF8.self) == text)
    }
  }

  @Test func isAppliedToWhatWasThere() throws {
    let patch: Patch = Patch(v: nil, name: "Ada")
    #expect(patch.v == .null && patch.name.value == "Ada")
    #expect(Field<Int>.absent.applied(to: 3) == 3)
    #expect(patch.v.applied(to: 3) == nil)
    #expect(Field.value(4).applied(to: 3) == 4)
    #expect(Outcome.of(Patch.self, #"{"v":"x"}"#) { $0 }.outcome == .typeMismatch("$.v"))
  }
}
