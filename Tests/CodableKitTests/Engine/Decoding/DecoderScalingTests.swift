import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("Time grows with the document, not faster", .serialized)
struct DecoderScalingTests {
  /// A document whose size is a multiple of its scale, and how it is read.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let document: @Sendable (Int) -> String
    private(set) var read: @Sendable ([UInt8]) throws -> Void
    var testDescription: String { name }

    /// Read as a type.
    init(
      _ name: String, _ type: (some Decodable & SendableMetatype).Type,
      _ document: @escaping @Sendable (Int) -> String
    ) {
      (self.name, self.document) = (name, document)
      read = { _ = try FastJSONDecoder().decode(type, from: $0) }
    }

    /// Read as a type and by the parser of dynamic values.
    static func both(
      _ name: String, _ type: (some Decodable & SendableMetatype).Type,
      _ document: @escaping @Sendable (Int) -> String
    ) -> [Row] {
      var dynamic = Row(name + ", dynamic", type, document)
      dynamic.read = { _ = try JSONValue(parsing: $0) }
      return [Row(name, type, document), dynamic]
    }
  }

  /// Asks a large object for its keys from the last to the first.
  private struct Backwards: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in container.allKeys.reversed() { _ = try container.decode(Int.self, forKey: key) }
    }
  }

  /// Asks a large object for its keys in an order that has nothing to do with the document's.
  private struct Shuffled: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      var numbers = SeededGenerator(seed: 7)
      for key in container.allKeys.shuffled(using: &numbers) {
        _ = try container.decode(Int.self, forKey: key)
      }
    }
  }

  /// Reads three fields of many, and one that is missing.
  private struct Fields: Decodable {
    enum CodingKeys: String, CodingKey {
      case first = "field 0"
      case middle = "field 31"
      case last = "field 59"
      case missing
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      for key in [CodingKeys.last, .middle, .first] {
        _ = try container.decode(Int.self, forKey: key)
      }
      _ = try container.decodeIfPresent(Int.self, forKey: .missing)
    }
  }

  private struct PathReader: Decodable {
    init(from decoder: any Decoder) throws { _ = decoder.codingPath }
  }

  /// Asks for the paths of the elements against their order.
  private struct PathsBackwards: Decodable {
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var decoders: [any Decoder] = []
      while !container.isAtEnd { decoders.append(try container.superDecoder()) }
      for decoder in decoders.reversed() { _ = decoder.codingPath }
    }
  }

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }

  private static func object(_ count: Int, _ key: (Int) -> String) -> String {
    "{" + (0..<count).map { "\"\(key($0))\":\($0)" }.joined(separator: ",") + "}"
  }

  /// Keys that are equal but for their middle: a hash of both ends takes them for the same.
  private static func collidingKey(_ number: Int) -> String {
    "the same head, \(number + 1_000_000), the same tail"
  }

  /// As long, and different at its end.
  private static func plainKey(_ number: Int) -> String {
    "a key of another kind, like it: \(number + 1_000_000)"
  }

  static let rows: [Row] =
    Row.both("a long string", [String].self) {
      "[\"" + String(repeating: "long text, ", count: 40_000 * $0) + "\"]"
    }
    + Row.both("escapes", [String].self) {
      "[\"" + String(repeating: "\\u00e9\\n", count: 10_000 * $0) + "\"]"
    }
    + Row.both("many strings", [String].self) { list(5_000 * $0) { "\"text \($0)\"" } }
    + Row.both("a wide object", [String: Int].self) { object(3_000 * $0) { "key \($0)" } }
    + Row.both("a key again and again", [String: Int].self) {
      object(3_000 * $0) { "key \($0 % 7)" }
    }
    + Row.both("colliding keys", [String: Int].self) { object(3_000 * $0, collidingKey) }
    + Row.both("deep nesting", JSONValue.self) {
      let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
      return list(20 * $0) { _ in deep }
    }
    + Row.both("a fraction of a million digits", [Double].self) {
      "[0." + String(repeating: "7", count: 500_000 * $0) + "]"
    }
    + Row.both("an integer of a million digits", [JSONNumber].self) {
      "[" + String(repeating: "7", count: 500_000 * $0) + "]"
    }
    + [
      Row("keys from the last to the first", Backwards.self) {
        object(3_000 * $0) { "key \($0)" }
      },
      Row("keys in any order", Shuffled.self) { object(3_000 * $0) { "key \($0)" } },
      Row("colliding keys in any order", Shuffled.self) { object(3_000 * $0, collidingKey) },
      Row("many keys of a model", [[String: Fields]].self) { scale in
        list(100 * scale) { _ in
          "{\"a\":{" + (0..<60).map { "\"field \($0)\":\($0)" }.joined(separator: ",") + "}}"
        }
      },
      Row("paths", [PathReader].self) { list(5_000 * $0) { "\($0)" } },
      Row("paths from the last to the first", PathsBackwards.self) {
        list(5_000 * $0) { "{\"a\":\($0)}" }
      },
      Row("PRF-001: nothing but bad elements", LossyArray<Int>.self) {
        list(50_000 * $0) { _ in "\"x\"" }
      },
    ]

  /// PRF-002: twice the size takes at most about twice as long; a square would take four times.
  @Test(arguments: rows)
  func timeIsLinear(_ row: Row) throws {
    let (small, large) = (Array(row.document(1).utf8), Array(row.document(2).utf8))
    // Another process may have had the machine: the best of each size counts, and a square stays
    // one however often it is timed.
    var best = (small: Double.infinity, large: Double.infinity)
    var rounds = 0
    repeat {
      best.small = min(best.small, try processorSeconds { try row.read(small) })
      best.large = min(best.large, try processorSeconds { try row.read(large) })
      rounds += 1
    } while rounds < 3 || (best.large >= best.small * 2.5 && rounds < 40)
    #expect(best.large < best.small * 2.5)
  }

  /// PRF-002, once at full size: 100,000 keys that collide, asked for in any order, take a few
  /// times as long as ones that do not, and no more.
  @Test func chosenKeys() throws {
    let plain = Array(Self.object(100_000, Self.plainKey).utf8)
    let chosen = Array(Self.object(100_000, Self.collidingKey).utf8)
    // Objects that are small enough to have no table.
    let small = Array(Self.list(200) { _ in Self.object(64, Self.collidingKey) }.utf8)
    let distinct = Array(Self.list(200) { _ in Self.object(64, Self.plainKey) }.utf8)
    for (chosen, plain, type) in [
      (chosen, plain, Shuffled.self as any Decodable.Type), (small, distinct, [OutOfOrder].self),
    ] {
      var best = (chosen: Double.infinity, plain: Double.infinity)
      for _ in 0..<4 {
        best.chosen = min(
          best.chosen, try processorSeconds { _ = try FastJSONDecoder().decode(type, from: chosen) }
        )
        best.plain = min(
          best.plain, try processorSeconds { _ = try FastJSONDecoder().decode(type, from: plain) })
      }
      #expect(best.chosen < best.plain * 20)
    }
  }

  /// Asks a small object for its last key, then for its first.
  private struct OutOfOrder: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for number in [63, 0, 31] {
        for key in [collidingKey(number), plainKey(number)] {
          _ = try container.decodeIfPresent(Int.self, forKey: AnyKey(key))
        }
      }
    }
  }

  @Test("SEC-001: a hundred thousand levels, on a small stack, also where the model does not look")
  func hostileDepth() async {
    let outcome = await withCheckedContinuation { continuation in
      let thread = Thread {
        struct Blind: Decodable { var a: Int }
        let deep = String(repeating: "[", count: 100_000)
        let closed = deep + String(repeating: "]", count: 100_000)
        let objects = String(repeating: "{\"a\":", count: 100_000)
        let refused = [
          deep, "{\"unknown\":\(deep)", "{\"a\":1,\"unknown\":\(deep)", closed,
          "{\"a\":1,\"unknown\":\(closed)}", objects,
          objects + "1" + String(repeating: "}", count: 100_000),
        ].allSatisfy {
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
