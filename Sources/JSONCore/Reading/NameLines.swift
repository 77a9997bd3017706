/// The lines of a text of names, one after the other.
///
///     "id\nname"   // number 0, 0..<2; number 1, 3..<7
struct NameLines: Sequence, IteratorProtocol {
  private let names: ByteView
  private var place = 0
  private var number = 0

  init(names: ByteView) { self.names = names }

  @inline(__always)  // Into the loops over names, which would pass it through memory.
  mutating func next() -> NameLine? {
    guard place < names.count else { return nil }
    let line = NameLine(number: number, start: place, length: names.lineLength(at: place))
    place = line.nextStart
    number &+= 1
    return line
  }
}

/// A line of a text of names.
struct NameLine {
  /// Counted from 0.
  let number: Int
  let start: Int
  let length: Int

  /// Where the next line begins, if there is one.
  var nextStart: Int { start &+ length &+ 1 }
}

// MARK: - Finding one

extension ByteView {
  /// The line that is the text of a scanned string; nil if none is.
  func line(of bytes: ByteView, from start: Int, to end: Int, _ traits: StringTraits) -> NameLine? {
    let length = end &- start
    if traits.contains(.escaped) {
      return line(of: bytes.unescapedText(from: start, length: length))
    }
    for line in lines
    where line.length == length && matches(bytes, at: line.start, of: start, length: length) {
      return line
    }
    // As text, é is the same letter whether it is written as one scalar or as two.
    return traits.contains(.nonASCII) ? line(of: bytes.text(from: start, length: length)) : nil
  }

  /// The line that is a text; nil if none is.
  func line(of text: String) -> NameLine? {
    lines.first { nameText(from: $0.start, length: $0.length) == text }
  }
}
