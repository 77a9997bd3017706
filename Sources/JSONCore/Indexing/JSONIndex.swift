/// Where every value of a document stands: a flat row of words, built in one pass.
///
/// A scalar takes one word, a `JSONNode`, and so does an array of nothing but numbers, which are
/// read from the text again (see `JSONIndex+Rows.swift`). Other arrays and objects take two: the
/// node, and a word with the place after their last descendant (low half) and the byte after their
/// closing bracket (high half). The key of a pair is told in its value's word, or, if that has no
/// room for it, in a word before.
///
///     {"a": [10, true], "b": "x"}
///
///     place  word
///     0      object at 0, 2 pairs
///     1      next 7, end 27
///     2      array at 6, 2 elements, key of 1 byte that ends 3 bytes before
///     3      next 6, end 16
///     4      number at 7, 2 bytes
///     5      true at 11
///     6      string at 24, 1 byte, key of 1 byte that ends 4 bytes before
///
/// A document that breaks leaves the index of what stands before the fault, with every open
/// container closed there, and the fault in `failure`.
@usableFromInline
package final class JSONIndex {
  /// The document.
  ///
  /// Changed only by `keepBytes()`, never while it is read, so that the check for overlapping
  /// accesses, which costs more than the read, has nothing to find.
  @safe @exclusivity(unchecked)
  package private(set) var bytes: ByteView
  private var ownBytes: OwnedBytes?
  @usableFromInline let nodes: NodeBuffer
  /// Of containers whose node has no room for it, the number of children, by place.
  private let largeCounts: [Int: Int]
  /// The fault that ends the document, if there is one.
  package let failure: JSONError?
  package let isJSON5: Bool

  /// Builds the index of `bytes`, which have to outlive it.
  package init(_ bytes: ByteView, options: JSONReadingOptions) {
    var builder = JSONIndexBuilder(bytes, options: options)
    let failure = builder.run()
    self.bytes = bytes
    self.failure = failure
    isJSON5 = options.allowsJSON5
    largeCounts = builder.largeCounts
    nodes = builder.takeNodes()
  }

  /// Makes the index independent of the memory that it was built over.
  package func keepBytes() {
    let copy = OwnedBytes(copying: bytes)
    ownBytes = copy
    bytes = copy.view
  }

  /// The number of words.
  @inlinable package var count: Int { nodes.count }

  @inlinable @inline(__always)  // One load; the reader of each value begins with it.
  package func node(at place: Int) -> JSONNode { JSONNode(word: nodes[place]) }

  /// What a reader has found out about the object at `place` and left there.
  @inlinable @inline(__always)  // One load.
  package func note(at place: Int) -> JSONNode.Note { node(at: place).note }

  /// Leaves a note at an object.
  package func leave(_ note: JSONNode.Note, at place: Int) {
    nodes.overwrite(node(at: place).with(note).word, at: place)
  }

  /// The place after a value and all that it contains.
  @inlinable @inline(__always)  // A load or two, after every value.
  package func place(after place: Int) -> Int {
    node(at: place).isContainer ? Int(nodes[place &+ 1] & 0xFFFF_FFFF) : place &+ 1
  }

  /// The bytes of a string's content, or of a number.
  @inlinable
  package func length(of node: JSONNode) -> Int {
    node.size == JSONNode.unknownSize ? rescannedLength(of: node) : node.size
  }

  /// The elements of an array, or the pairs of an object.
  @inlinable
  package func count(at place: Int) -> Int {
    let node = node(at: place)
    return node.isCountUnknown ? largeCount(at: place) : node.size
  }

  @usableFromInline
  func largeCount(at place: Int) -> Int { largeCounts[place] ?? 0 }

  /// The bytes of the value at `place`, with its quotes or brackets.
  package func range(at place: Int) -> Range<Int> {
    let node = value(at: place)
    switch node.kind {
    case .null, .true: return node.offset..<node.offset + 4
    case .false: return node.offset..<node.offset + 5
    case .number: return node.offset..<node.offset + length(of: node)
    case .string: return node.offset - 1..<node.offset + length(of: node) + 1
    case .array where node.isRow: return node.offset..<endOfRow(from: node.offset)
    case .array, .object: return node.offset..<Int(nodes[place + 1] >> 32)
    }
  }

  /// The text of the string at `node`.
  package func text(of node: JSONNode) -> String {
    let length = length(of: node)
    return node.isEscaped
      ? bytes.unescapedText(from: node.offset, length: length)
      : bytes.text(from: node.offset, length: length, isASCII: !node.isNonASCII)
  }

  /// For strings and numbers of 64 MB and more, whose length no node can hold.
  @usableFromInline
  func rescannedLength(of node: JSONNode) -> Int {
    if node.isNumber {
      let end =
        node.isJSON5Number
        ? try? bytes.scanJSON5Number(from: node.offset)
        : try? bytes.scanNumber(from: node.offset).end
      return (end ?? node.offset) - node.offset
    }
    return rescannedLength(ofStringAt: node.offset)
  }

  func rescannedLength(ofStringAt offset: Int) -> Int {
    let quote = bytes.byte(at: offset - 1)
    let end =
      quote == 0x22 || quote == 0x27
      ? try? bytes.scanString(from: offset, quote: quote, json5: isJSON5).end
      : try? bytes.scanBareKey(from: offset).end
    return (end ?? offset) - offset
  }
}
