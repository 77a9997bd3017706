/// Finds the ways to bytes of a text that is JSON up to the last of them.
///
/// Nothing is kept while reading: this goes through the text again, once for all places that are
/// asked for in their order.
struct PathWalk {
  private let bytes: ByteView
  private var place: Int
  private var open: [OpenValue] = []

  init(_ bytes: ByteView) {
    self.bytes = bytes
    place = bytes.textStart
  }

  /// The way to the value that a byte belongs to, or whose key it belongs to.
  ///
  /// - Parameter end: the place of the byte, not before that of the last one.
  /// - Returns: the way.
  mutating func path(toByteAt end: Int) -> JSONPath {
    while place < end || (place == end && isAtKey) {
      switch bytes.byte(at: place) {
      case UInt8(ascii: "{"): open.append(OpenValue(isArray: false))
      case UInt8(ascii: "["): open.append(OpenValue(isArray: true))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","):
        if let last = open.indices.last { open[last].next() }
      case 0x22: passString()
      default: break
      }
      place &+= 1
    }
    return JSONPath(open.compactMap { $0.step(in: bytes) })
  }

  /// A key counts from its quote on.
  private var isAtKey: Bool {
    bytes.byte(at: place) == 0x22 && open.last?.isBeforeKey == true
  }

  /// Moves to the quote that ends a string, or to the text's end.
  private mutating func passString() {
    let start = place &+ 1
    place = start
    while place < bytes.count, bytes.byte(at: place) != 0x22 {
      place &+= bytes.byte(at: place) == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place, bytes.count)
    if let last = open.indices.last, open[last].isBeforeKey { open[last].key = start..<place }
  }
}

/// An array or object around the byte that is looked for.
private struct OpenValue {
  let isArray: Bool
  /// The number of the element.
  private var index = 0
  /// Where the content of the member's key stands.
  var key: Range<Int>?

  init(isArray: Bool) { self.isArray = isArray }

  var isBeforeKey: Bool { !isArray && key == nil }

  mutating func next() {
    index += 1
    key = nil
  }

  func step(in bytes: ByteView) -> JSONPathComponent? {
    if isArray { return .index(index) }
    return key.map { .key(bytes.unescapedText(from: $0.lowerBound, length: $0.count)) }
  }
}
