import JSONCore

/// Text that was written out of order, and where in another strand it belongs.
///
/// An encoding begins with one strand. Another begins when something is written to a container
/// whose text has ended, because its parent went on meanwhile:
///
///     var a = root.nestedUnkeyedContainer(forKey: .a), b = root.nestedUnkeyedContainer(forKey: .b)
///     a.encode(1); b.encode(2); a.encode(3)
///
///     first strand   {"a":[1],"b":[2]}
///     second strand  [,3                 woven into the first at 7
///
/// The first byte of a strand is the one before its place, which tells whether a comma is due; it
/// is left out again at the end. Writing to the same containers in turns makes no further strands,
/// so that the time stays linear.
final class EncodingStrand {
  struct Insertion {
    let place: Int
    /// How many bytes it stands in for: 2 where a value that did not come was written as `{}`.
    let replaced: Int
    let strand: EncodingStrand
  }

  /// The text, while another strand is written to.
  private var text: OutputBuffer?
  var insertions: [Insertion] = []
  /// The node that the strand began with; the session owns it.
  unowned var base: EncodingNode?
  /// Whether the closing bracket of the base belongs to this strand.
  let closesBase: Bool

  init(closesBase: Bool) {
    self.closesBase = closesBase
  }

  /// The open node that was opened last.
  var top: EncodingNode? {
    var node = base
    while let next = node?.child, next.isOpen, next.strand === self { node = next }
    return node
  }

  /// Keeps the text while another strand is written to.
  func setAside(_ text: consuming OutputBuffer) {
    self.text = consume text
  }

  /// Gives the text away to be written to, in a strand that was not written to yet an empty one.
  func takeText() -> OutputBuffer {
    text.take() ?? OutputBuffer()
  }

  /// The text of this strand with those that belong into it.
  func woven() -> OutputBuffer {
    let own = takeText()
    var all = OutputBuffer(capacity: own.count)
    var done = 0
    for insertion in insertions.sorted(by: { $0.place < $1.place }) {
      all.append(own, from: done, to: insertion.place)
      let inner = insertion.strand.woven()
      all.append(inner, from: 1, to: inner.count)
      done = insertion.place + insertion.replaced
    }
    all.append(own, from: done, to: own.count)
    return all
  }
}
