/// Hands out the fuzzer's bytes as the choices of a program; when they run out, zeros.
package struct ByteSource {
  private let bytes: [UInt8]
  private var place = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether there is nothing left to choose by.
  package var isEmpty: Bool { place >= bytes.count }

  package mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number from zero to below `bound`, which is at most 256.
  package mutating func choice(of bound: Int) -> Int { Int(byte()) % bound }

  package mutating func word() -> UInt64 {
    (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
  }

  /// A text of at most fifteen bytes; those that are no UTF-8 are replaced.
  package mutating func text() -> String {
    let count = choice(of: 16)
    return String(decoding: (0..<count).map { _ in byte() }, as: UTF8.self)
  }
}
