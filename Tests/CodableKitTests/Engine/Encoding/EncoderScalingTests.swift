import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("Time of encoding grows with the value, not faster", .serialized)
struct EncoderScalingTests {
  /// A value whose size is a multiple of its scale.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let value: @Sendable (Int) -> any Encodable

    init(_ name: String, _ value: @escaping @Sendable (Int) -> any Encodable) {
      (testDescription, self.value) = (name, value)
    }
  }

  static let rows = [
    Row("nested containers under distinct keys") { scale in
      Encoded.keyed { root in
        for number in 0..<2_000 * scale {
          var inner = root.nestedContainer(
            keyedBy: TextKey.self, forKey: TextKey(stringValue: "key \(number)"))
          try inner.encode(number, forKey: "a")
        }
      }
    },
    Row("keys that come twice, with containers") { scale in
      Encoded.keyed { root in
        for number in 0..<2_000 * scale {
          let key = TextKey(stringValue: "key \(number)")
          _ = root.nestedUnkeyedContainer(forKey: key)
          try root.encode(number, forKey: key)
        }
      }
    },
    Row("encoders used late") { scale in
      Encoded.keyed { root in
        let encoders = (0..<1_000 * scale).map {
          root.superEncoder(forKey: TextKey(stringValue: "key \($0)"))
        }
        for encoder in encoders.reversed() {
          var single = encoder.singleValueContainer()
          try single.encode("late")
        }
      }
    },
    Row("a wide object") { scale in
      // Keys of one length, so that as much of them has to be compared in the larger object.
      Dictionary(uniqueKeysWithValues: (0..<10_000 * scale).map { ("key \(100_000 + $0)", $0) })
    },
    Row("a long text with escapes") { String(repeating: "\"\n\\é", count: 100_000 * $0) },
    Row("a long number") { JSONNumber(String(repeating: "7", count: 500_000 * $0)) },
  ]

  /// PRF-002: twice the size takes at most about twice as long; a square would take four times.
  @Test(arguments: rows, [[], .sortedKeys] as [JSONEncoder.OutputFormatting])
  func timeIsLinear(_ row: Row, formatting: JSONEncoder.OutputFormatting) throws {
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = formatting
    let (small, large) = (row.value(1), row.value(2))
    var best = (small: Double.infinity, large: Double.infinity)
    var rounds = 0
    repeat {
      best.small = min(best.small, try processorSeconds { _ = try encoder.encodeAny(small) })
      best.large = min(best.large, try processorSeconds { _ = try encoder.encodeAny(large) })
      rounds += 1
    } while rounds < 3 || (best.large >= best.small * 2.5 && rounds < 40)
    #expect(best.large < best.small * 2.5)
  }
}

extension FastJSONEncoder {
  fileprivate func encodeAny(_ value: any Encodable) throws -> Data { try encode(value) }
}
