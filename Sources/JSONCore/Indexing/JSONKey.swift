/// Where the key of a value stands in the document.
///
/// Inlinable because the decoder in `CodableKit` compares keys in its hottest loop.
@usableFromInline
package struct JSONKey: Sendable {
  /// The byte after the quote, or the first one of a bare key of JSON5.
  @usableFromInline package let offset: Int
  @usableFromInline package let length: Int
  @usableFromInline let traits: UInt64

  @inlinable
  init(offset: Int, length: Int, traits: UInt64) {
    (self.offset, self.length, self.traits) = (offset, length, traits)
  }

  /// The key in the word of its value.
  @inlinable
  package init(ofMember node: JSONNode) {
    length = Int(node.word &>> 38 & 0x7F)
    offset = node.offset &- Int(node.word &>> 47 & 7) &- length
    traits = node.word &>> 45
  }

  /// Whether the key holds a backslash.
  @inlinable package var isEscaped: Bool { traits & 1 != 0 }
  /// Whether the key holds a byte above 0x7F.
  @inlinable package var isNonASCII: Bool { traits & 2 != 0 }

  /// The bits that tell the key and the size in the word of a value with this offset, or nil if
  /// they do not fit into one word.
  // Inlined into the builder's loop, once for each pair of the document.
  @inline(__always)
  func bits(forValueAt offset: Int, size: Int) -> UInt64? {
    let gap = offset &- self.offset &- length
    guard length < 1 << 7, gap < 1 << 3, size < JSONNode.unknownMemberSize else { return nil }
    return JSONNode.memberBit | UInt64(length) &<< 38 | traits &<< 45 | UInt64(gap) &<< 47
      | UInt64(size) &<< 50
  }
}

extension JSONIndex {
  /// The key of the pair at `place`.
  @inlinable @inline(__always)  // Compared for every pair that a search passes.
  package func key(ofPairAt place: Int) -> JSONKey {
    let node = node(at: place)
    return node.isMember ? JSONKey(ofMember: node) : separateKey(at: place)
  }

  /// The place of the value of the pair at `place`.
  @inlinable @inline(__always)  // For every pair that is read.
  package func value(ofPairAt place: Int) -> Int {
    node(at: place).isKey ? place &+ 1 : place
  }

  /// The place after the pair at `place`.
  @inlinable @inline(__always)  // For every pair that a search passes.
  package func place(afterPairAt place: Int) -> Int { self.place(after: value(ofPairAt: place)) }

  /// The key of the value at `place`, which stands in an object.
  package func key(ofValueAt place: Int) -> JSONKey {
    key(ofPairAt: node(at: place).isMember ? place : place - 1)
  }

  @usableFromInline
  func separateKey(at place: Int) -> JSONKey {
    let node = node(at: place)
    let size = Int(node.word >> 38 & 0xFF_FFFF)
    return JSONKey(
      offset: node.offset,
      length: size == JSONNode.unknownKeySize ? rescannedLength(ofStringAt: node.offset) : size,
      traits: node.word >> 62)
  }

  /// The text of a key.
  package func text(of key: JSONKey) -> String {
    key.isEscaped
      ? bytes.unescapedText(from: key.offset, length: key.length)
      : bytes.text(from: key.offset, length: key.length, isASCII: !key.isNonASCII)
  }
}
