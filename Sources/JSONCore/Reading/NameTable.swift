/// The names of one model, taken apart once for a document in which keys come in any order.
///
/// Eight bytes tell most names apart; the rest is compared only when they and the length agree.
final class NameTable {
  /// A name: its number, and where its line ends in the text of all names.
  struct Line {
    var number: Int
    var end: Int
  }

  let names: ByteView
  private let heads: [UInt64]
  private let ends: [Int]

  init(_ names: ByteView) {
    self.names = names
    var (heads, ends): ([UInt64], [Int]) = ([], [])
    var place = 0
    while place < names.count {
      let length = names.lineLength(at: place)
      heads.append(names.head(at: place, length: length))
      ends.append(place &+ length)
      place &+= length &+ 1
    }
    (self.heads, self.ends) = (heads, ends)
  }

  /// The name that is the key at `start` in `bytes`.
  func line(_ bytes: ByteView, from start: Int, to end: Int) -> Line? {
    let length = end &- start
    let head = bytes.head(at: start, length: length)
    for number in heads.indices where heads[number] == head {
      let place = number == 0 ? 0 : ends[number &- 1] &+ 1
      guard ends[number] &- place == length else { continue }
      if length <= 8 || names.matches(bytes, at: place, of: start, length: length) {
        return Line(number: number, end: ends[number])
      }
    }
    return nil
  }
}

/// The tables of the models that a document has met.
///
/// A model's own slot is a few bits of its names' address; two models that share one take turns.
struct NameTables {
  private static let capacity = 32
  private var slots: [NameTable?] = []
  private var searchCount = 0

  /// The table for `names`; nil in a document that has given no reason to make tables.
  mutating func table(for names: ByteView) -> NameTable? {
    if searchCount < 8 {
      searchCount &+= 1
      return nil
    }
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.capacity) }
    let slot = (names.address &>> 3 ^ names.address &>> 8) & (Self.capacity &- 1)
    if let table = slots[slot], table.names.address == names.address { return table }
    let table = NameTable(names)
    slots[slot] = table
    return table
  }
}

extension ByteView {
  /// The first eight bytes of a name, those behind its end as 0.
  @inline(__always)  // A load and a shift.
  fileprivate func head(at place: Int, length: Int) -> UInt64 {
    let word = word(at: place)
    return length < 8 ? word & (1 &<< UInt64(truncatingIfNeeded: 8 &* length) &- 1) : word
  }
}
