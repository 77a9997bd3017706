import CodableKit
import Foundation
import Testing

@Suite("Time grows with the document, not faster", .serialized)
struct DecoderScalingTests {
  private func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let start = DispatchTime.now().uptimeNanoseconds
      try body()
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    return best
  }

  /// PRF-002: four times the size takes at most about four times as long; a square would take
  /// sixteen.
  private func expectLinear<Value: Decodable>(
    _ type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation,
    _ document: (Int) -> String
  ) throws {
    let decoder = FastJSONDecoder()
    let (small, large) = (Array(document(1).utf8), Array(document(4).utf8))
    // Another process may have had the machine; a square stays one however often it is timed.
    var ratio = Double.infinity
    for _ in 0..<4 where ratio >= 9 {
      ratio =
        try nanoseconds { _ = try decoder.decode(type, from: large) }
        / nanoseconds { _ = try decoder.decode(type, from: small) }
    }
    #expect(ratio < 9, sourceLocation: sourceLocation)
  }

  /// Asks a large object for its keys from the last to the first.
  private struct Backwards: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in container.allKeys.reversed() { _ = try container.decode(Int.self, forKey: key) }
    }
  }

  private struct PathReader: Decodable {
    init(from decoder: any Decoder) throws { _ = decoder.codingPath }
  }

  @Test func documents() throws {
    try expectLinear([String].self) {
      "[\"" + String(repeating: "long text, ", count: 50_000 * $0) + "\"]"
    }
    try expectLinear([String].self) {
      "[\"" + String(repeating: "\\u00e9\\n", count: 20_000 * $0) + "\"]"
    }
    try expectLinear([String].self) {
      "[" + (0..<10_000 * $0).map { "\"text \($0)\"" }.joined(separator: ",") + "]"
    }
    let wide = { (count: Int) in
      "{" + (0..<5_000 * count).map { "\"key \($0)\":\($0)" }.joined(separator: ",") + "}"
    }
    try expectLinear([String: Int].self, wide)
    try expectLinear(Backwards.self, wide)
    try expectLinear(JSONValue.self, wide)
    try expectLinear([String: Int].self) {
      "{" + (0..<5_000 * $0).map { "\"key \($0 % 7)\":\($0)" }.joined(separator: ",") + "}"
    }
    try expectLinear(JSONValue.self) {
      "["
        + String(
          repeating: String(repeating: "[", count: 400) + String(repeating: "]", count: 400) + ",",
          count: 10 * $0) + "0]"
    }
    try expectLinear([Double].self) {
      "[0." + String(repeating: "7", count: 100_000 * $0) + "]"
    }
    try expectLinear([PathReader].self) {
      "[" + String(repeating: "0,", count: 5_000 * $0) + "0]"
    }
    // PRF-001: nothing but bad elements.
    try expectLinear(LossyArray<Int>.self) {
      "[" + String(repeating: "\"x\",", count: 50_000 * $0) + "0]"
    }
  }

  /// SEC-001: a hundred thousand levels, on a small stack, also where the model does not look.
  @Test func hostileDepth() async {
    let outcome = await withCheckedContinuation { continuation in
      let thread = Thread {
        struct Blind: Decodable { var a: Int }
        let deep = String(repeating: "[", count: 100_000)
        let refused = [deep, "{\"unknown\":\(deep)", "{\"a\":1,\"unknown\":\(deep)"].allSatisfy {
          do {
            _ = try FastJSONDecoder().decode(Blind.self, from: $0)
            return false
          } catch DecodingError.dataCorrupted(let context) {
            return (context.underlyingError as? JSONError)?.code == .depthExceeded
          } catch {
            return false
          }
        }
        let nested = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        let value = try? FastJSONDecoder().decode(JSONValue.self, from: nested)
        continuation.resume(returning: refused && value != nil && value == value)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(outcome)
  }
}
