/// The way back from a value to the document's root.
///
/// Nothing tracks paths while values are read. The first path that is asked for has every container
/// written down, which takes one pass over the index; after that a path costs its own length.
///
///     [[1, "a"], "b", {"c": true}]
///
///     containers   the outer array; the inner one, number 0 in it; the object, number 2
///     "b"          one after the inner array, which is number 0: number 1
package struct JSONParents {
  private struct Container {
    let place: UInt32
    /// Which of the containers stands around this one; the root's is itself.
    let parent: UInt32
    /// In an array the number of this container.
    let number: UInt32
  }

  private let index: JSONIndex
  /// All containers, rows too, in the order of the document.
  private let containers: [Container]

  private struct Open {
    var container = 0
    var end = Int.max
    /// Where the value behind the last container in it stands, and its number.
    var place = 0
    var number = 0
  }

  package init(_ index: JSONIndex) {
    self.index = index
    var containers: [Container] = []
    var innermost = Open()
    var around: [Open] = []
    var place = 0
    while place < index.count {
      while place == innermost.end { innermost = around.removeLast() }
      let node = index.node(at: place)
      guard node.isContainer || node.isRow else {
        place &+= 1
        continue
      }
      let number = innermost.number &+ place &- innermost.place
      innermost.place = index.place(after: place)
      innermost.number = number &+ 1
      containers.append(
        Container(
          place: UInt32(place), parent: UInt32(innermost.container),
          number: UInt32(truncatingIfNeeded: number)))
      guard node.isContainer else {
        place &+= 1
        continue
      }
      around.append(innermost)
      innermost = Open(
        container: containers.count - 1, end: innermost.place, place: place &+ 2)
      place &+= 2
    }
    self.containers = containers
  }

  /// The container of the value at `place`, and in an array the value's number; nil for the root.
  package func parent(of place: Int) -> (container: Int, number: Int)? {
    if JSONIndex.isInRow(place) {
      let offset = index.value(at: place).offset
      let row = last { index.node(at: Int($0.place)).offset < offset }
      return (Int(containers[row].place), index.number(inRow: place))
    }
    guard place > 0, place < index.count else { return nil }
    var around = last { Int($0.place) <= place }
    if Int(containers[around].place) == place {
      let own = containers[around]
      return (Int(containers[Int(own.parent)].place), Int(own.number))
    }
    // Up to the one that has not ended yet.
    var before: Int?
    while end(of: around) <= place {
      before = around
      around = Int(containers[around].parent)
    }
    return (
      Int(containers[around].place), number(ofElementAt: place, after: before, in: around)
    )
  }

  private func end(of container: Int) -> Int {
    index.place(after: Int(containers[container].place))
  }

  /// The number of an array's element: all between it and the last container before it are scalars,
  /// of one word each.
  private func number(ofElementAt place: Int, after before: Int?, in array: Int) -> Int {
    guard let before else { return place - Int(containers[array].place) - 2 }
    return Int(containers[before].number) + 1 + place - end(of: before)
  }

  /// The last container that `isBefore` holds for, or the first.
  private func last(where isBefore: (Container) -> Bool) -> Int {
    var (low, high) = (0, containers.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(containers[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
