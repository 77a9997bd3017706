/// The texts that a document had lately, so that equal ones share their memory.
///
/// Documents say the same again and again: of the 2336 longer strings of twitter.json two in five
/// have just been there. A text that is found costs neither memory nor a copy. A place of the table
/// holds one text; a later one with the same place takes it. Where hardly anything is found, the
/// search ends.
struct TextCache {
  /// Texts up to this length stand in the `String` itself.
  static let longestInline = 15
  private static let capacity = 256

  private var entries: [(offset: Int, text: String)] = []
  /// The credit that is left: a search that finds nothing costs one, one that finds something
  /// earns four.
  // As small as it may be: small documents have a cache without entries.
  private var patience: Int32

  /// Whether a search is likely enough to find something.
  private(set) var isUseful: Bool

  /// Makes an empty table for a document of `bytes` bytes; small ones have no use for it.
  init(forBytes bytes: Int) {
    isUseful = bytes >= 1 << 14
    patience = 512
  }

  /// The text of the string at `node`, which has no escapes.
  mutating func text(of node: JSONNode, in index: JSONIndex, _ bytes: ByteView) -> String {
    let length = index.length(of: node)
    let slot = Self.slot(bytes.word(at: node.offset), bytes.word(at: node.offset &+ length &- 8))
    if entries.isEmpty { entries = Array(repeating: (0, ""), count: Self.capacity) }
    let known = entries[slot]
    if known.text.utf8.count == length,
      bytes.matches(bytes, at: known.offset, of: node.offset, length: length)
    {
      patience &+= 4
      return known.text
    }
    let text = index.text(of: node)
    entries[slot] = (node.offset, text)
    patience &-= 1
    if patience < 0 {
      isUseful = false
      entries = []
    }
    return text
  }

  /// The place that a text has by its first and its last eight bytes.
  private static func slot(_ head: UInt64, _ tail: UInt64) -> Int {
    let mixed = (head ^ tail &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed &>> 56)
  }
}
