/// The way back from a value to the document's root.
///
/// Nothing tracks paths while values are read. The first path that is asked for has every value's
/// container written down, which takes one pass over the index; after that a path costs its own
/// length.
package struct JSONParents {
  /// Of each value its container, and of an array's element its number.
  private var parents: [(container: UInt32, number: UInt32)]

  package init(_ index: JSONIndex) {
    parents = Array(repeating: (0, 0), count: index.count)
    var open: [(place: Int, end: Int, isObject: Bool)] = []
    var number: UInt32 = 0
    var numbers: [UInt32] = []
    var place = 0
    while place < index.count {
      while let innermost = open.last, place == innermost.end {
        open.removeLast()
        number = numbers.removeLast()
      }
      if let innermost = open.last {
        if innermost.isObject { place = index.value(ofPairAt: place) }
        parents[place] = (UInt32(innermost.place), number)
        number += 1
      }
      let node = index.node(at: place)
      guard node.isContainer else {
        place += 1
        continue
      }
      open.append((place, index.place(after: place), node.kind == .object))
      numbers.append(number)
      number = 0
      place += 2
    }
  }

  /// The container of the value at `place` and the value's number in it; nil for the root.
  package func parent(of place: Int) -> (container: Int, number: Int)? {
    guard place > 0, place < parents.count else { return nil }
    return (Int(parents[place].container), Int(parents[place].number))
  }
}
