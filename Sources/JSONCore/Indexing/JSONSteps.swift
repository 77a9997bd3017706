/// The way from a document's root to a value.
///
/// Nothing tracks paths while values are read. The containers around the value that was asked for
/// last stay open here, and the next one, mostly a little further on, is found from them: of the
/// values before it only those are passed that stand in the same containers.
///
///     [[1, 2], {"a": "b", "c": [true]}, null]
///
///     asks for "b"    passes [1, 2]; open: the array at number 1, the object at "b"
///     asks for true   open as above, passes "b"; the inner array at number 0
///     asks for null   closes both, passes the object; open: the array at number 2
///
/// Values that are asked for against the order of the document would have the same ones passed over
/// and over. After a while all containers are written down instead (``JSONParents``).
package struct JSONSteps {
  /// A container that is open, and the place and number of the value in it where the way goes on.
  package struct Step {
    package let container: Int
    package fileprivate(set) var place: Int
    package fileprivate(set) var number: Int
  }

  /// The containers around the value that was asked for last, from the root on.
  package private(set) var open: [Step] = []
  /// How many values were passed.
  private var passed = 0
  private var parents: JSONParents?

  package init() {}

  /// Goes to the value at `place`; the way to it is in `open` then.
  ///
  /// - Complexity: O(*n*) in the words of the index for any number of values in their order; else
  ///   O(*n*) once more, and O(log *n*) for each level of each further value.
  package mutating func go(to place: Int, in index: JSONIndex) {
    if passed > 2 * index.count { return climb(from: place, in: index) }
    let target = index.offset(at: place)
    while let last = open.last, !index.isAround(target, last.container) { open.removeLast() }
    if open.isEmpty {
      guard index.offset(at: 0) < target else { return }
      enter(0, in: index)
    }
    while let last = open.indices.last {
      if index.node(at: open[last].container).isRow {
        (open[last].place, open[last].number) = (place, index.number(inRow: place))
        return
      }
      passOn(to: target, at: last, in: index)
      let child = open[last].place
      if index.offset(at: child) >= target { return }
      enter(child, in: index)
    }
  }

  private mutating func enter(_ container: Int, in index: JSONIndex) {
    if open.isEmpty { open.reserveCapacity(2) }
    let first = index.node(at: container).isRow ? -1 : index.value(ofPairAt: container + 2)
    open.append(Step(container: container, place: first, number: 0))
  }

  /// Moves on to the value of a container that `target` stands in.
  private mutating func passOn(to target: Int, at level: Int, in index: JSONIndex) {
    var step = open[level]
    let end = index.place(after: step.container)
    if target < index.offset(at: step.place) {
      (step.place, step.number) = (index.value(ofPairAt: step.container + 2), 0)
    }
    while true {
      let next = index.place(after: step.place)
      guard next < end else { break }
      let value = index.value(ofPairAt: next)
      guard index.offset(at: value) <= target else { break }
      (step.place, step.number) = (value, step.number + 1)
      passed += 1
    }
    open[level] = step
  }

  /// Finds the way from the value up.
  private mutating func climb(from place: Int, in index: JSONIndex) {
    let parents = self.parents ?? JSONParents(index)
    self.parents = parents
    open = []
    var place = place
    while let (container, number) = parents.parent(of: place) {
      open.append(Step(container: container, place: place, number: number))
      place = container
    }
    open.reverse()
  }
}

extension JSONIndex {
  /// Where the value at any place begins; of a string, where its content does.
  fileprivate func offset(at place: Int) -> Int {
    place >= 0 ? node(at: place).offset : offset(inRow: place)
  }

  /// Whether the value at `offset` stands in a container.
  fileprivate func isAround(_ offset: Int, _ container: Int) -> Bool {
    let node = node(at: container)
    return node.offset < offset && !node.isRow && offset < Int(nodes[container + 1] >> 32)
  }
}
