import Foundation
import Testing

/// What Foundation's decoder does, where ours does the same because it does, or differs on purpose.
///
/// If a new Foundation fails one of these, a decision has to be looked at again.
@Suite("Learning: Foundation's JSONDecoder")
struct FoundationLearningTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func sameHere() {
    #expect(decode([String: Int].self, #"{"a":1,"a":2}"#) == ["a": 1])
    let nested = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(decode(Probe.self, nested(512)) != nil)
    #expect(decode(Probe.self, nested(513)) == nil)
    #expect(decode(Int.self, "1.0") == 1)
    #expect(decode(Int.self, "1e2") == 100)
    #expect(decode(Int8.self, "128") == nil)
    #expect(decode(Double.self, "1e400") == nil)
    #expect(decode([Int].self, "\u{FEFF}[1]") == [1])
    let null = DecodingOutcome { try JSONDecoder().decode([Bool].self, from: Data("[null]".utf8)) }
    #expect(null.failure?.kind == "typeMismatch Bool")
  }

  @Test func betterHere() {
    // A comma before a closing bracket is let through, JSON5 or not.
    #expect(decode([Int].self, "[1,]") == [1])
    // Zero and numbers nearest to zero are refused.
    #expect(decode(Double.self, "0e1") == nil)
    #expect(decode(Double.self, "1e-400") == nil)
    // Integers are rounded through a double.
    #expect(decode(Int.self, "9007199254740992.5") == 9_007_199_254_740_992)
    // A number that does not fit has no path.
    let outcome = DecodingOutcome {
      try JSONDecoder().decode([[Int8]].self, from: Data("[[300]]".utf8))
    }
    #expect(outcome.failure?.path == [])
    // Strings and numbers that nobody reads are not looked at.
    struct Blind: Decodable { var a: Int }
    #expect(decode(Blind.self, "{\"a\":1,\"b\":\"\\q\",\"c\":1-}") != nil)
  }
}
