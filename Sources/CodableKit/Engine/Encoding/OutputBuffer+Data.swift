import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OutputBuffer {
  /// Up to this size, in bytes, a buffer is kept for the next value and its text is copied.
  static var keptSize: Int { 1 << 16 }

  /// The text as data; a large one is not copied but given away.
  mutating func takeData() -> Data {
    guard count > OutputBuffer.keptSize else { return unsafe withBytes { unsafe Data(buffer: $0) } }
    let (memory, count) = unsafe give()
    return unsafe Data(
      bytesNoCopy: memory.base, count: count,
      deallocator: .custom { _, _ in unsafe memory.release() })
  }
}
