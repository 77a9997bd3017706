import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("Time grows with the value, not faster", .serialized)
struct EncoderScalingTests {
  /// A value whose size is a multiple of its scale.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let value: @Sendable (Int) -> any Encodable
  }

  /// One object with many containers that are made by request.
  private struct Nested: Encodable {
    let count: Int
    var keepsThem = false

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TextKey.self)
      var kept: [KeyedEncodingContainer<TextKey>] = []
      for number in 0..<count {
        var inner = container.nestedContainer(
          keyedBy: TextKey.self, forKey: TextKey(stringValue: "key \(number)"))
        try inner.encode(number, forKey: "a")
        if keepsThem { kept.append(inner) }
      }
      for place in kept.indices { try kept[place].encode(0, forKey: "late") }
    }
  }

  static let rows = [
    Row(testDescription: "nested containers") { Nested(count: 1_500 * $0) },
    Row(testDescription: "late containers") { Nested(count: 800 * $0, keepsThem: true) },
    Row(testDescription: "a dictionary") { scale in
      Dictionary(uniqueKeysWithValues: (0..<5_000 * scale).map { ("key \($0)", [$0]) })
    },
  ]

  /// PRF-002: twice the size takes at most about twice as long; a square would take four times.
  @Test(arguments: rows)
  func timeIsLinear(_ row: Row) throws {
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let (small, large) = (row.value(1), row.value(2))
    var best = (small: Double.infinity, large: Double.infinity)
    var rounds = 0
    repeat {
      best.small = min(best.small, try processorSeconds { _ = try encoder.encode(small) })
      best.large = min(best.large, try processorSeconds { _ = try encoder.encode(large) })
      rounds += 1
    } while rounds < 3 || (best.large >= best.small * 2.8 && rounds < 40)
    #expect(best.large < best.small * 2.8)
  }
}
