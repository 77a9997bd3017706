extension JSONPatch {
  /// The changes that make one value of another.
  ///
  ///     let patch = JSONPatch(from: ["a": [1, 2, 3]], to: ["a": [1, 3], "b": nil])
  ///     // [{"op": "remove", "path": "/a/1"}, {"op": "add", "path": "/b", "value": null}]
  ///     try old.applying(JSONPatch(from: old, to: new)) == new   // always true
  ///
  /// Objects are compared key by key. Elements of arrays are matched where they are equal, and what
  /// stands between two matches is compared element by element, so that an inserted element is one
  /// change and a changed member of an element another. Only `add`, `remove` and `replace` are
  /// used.
  ///
  /// - Complexity: O(*n* *d* log *n*) in the size of both values and the depth *d* of arrays inside
  ///   each other, whose elements are compared on each level; and stack for the depth. Where long
  ///   arrays have many elements that are equal to each other, the patch may be longer than it
  ///   need be.
  public init(from old: JSONValue, to new: JSONValue) {
    var difference = PatchDifference()
    difference.compare(old, new)
    self.init(difference.operations)
  }
}

private struct PatchDifference {
  var operations: [JSONPatch.Operation] = []
  /// The way to what is being compared; a text is made of it for a change only.
  private var steps: [Step] = []

  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The pointer to what is being compared.
  private var pointer: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += "/" + pointerStep(key)
      case .index(let index): text += "/\(index)"
      }
    }
  }

  private mutating func pointer(to step: Step) -> String {
    inside(step) { $0.pointer }
  }

  private mutating func inside<Result>(_ step: Step, _ body: (inout Self) -> Result) -> Result {
    steps.append(step)
    defer { steps.removeLast() }
    return body(&self)
  }

  mutating func compare(_ old: JSONValue, _ new: JSONValue) {
    switch (old, new) {
    case (.object(let old), .object(let new)): compare(old, new)
    case (.array(let old), .array(let new)): compare(old, new)
    default: if old != new { operations.append(.replace(pointer, new)) }
    }
  }

  private mutating func compare(_ old: JSONObject, _ new: JSONObject) {
    for key in old.keys where new[key] == nil {
      operations.append(.remove(pointer(to: .key(key))))
    }
    for (key, value) in new {
      if let former = old[key] {
        inside(.key(key)) { $0.compare(former, value) }
      } else {
        operations.append(.add(pointer(to: .key(key)), value))
      }
    }
  }

  private mutating func compare(_ old: [JSONValue], _ new: [JSONValue]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let (oldMiddle, newMiddle) = (old[start..<oldEnd], new[start..<newEnd])
    // Where in the array, as it is after the changes so far, the next one happens.
    var place = start
    var oldNext = oldMiddle.startIndex
    var newNext = newMiddle.startIndex
    for match in ArrayMatches(oldMiddle, newMiddle).pairs {
      compare(oldMiddle[oldNext..<match.old], newMiddle[newNext..<match.new], from: &place)
      place += 1
      oldNext = match.old + 1
      newNext = match.new + 1
    }
    compare(oldMiddle[oldNext...], newMiddle[newNext...], from: &place)
  }

  /// Compares what stands between two matches: pair by pair, and then what one side has more.
  private mutating func compare(
    _ old: ArraySlice<JSONValue>, _ new: ArraySlice<JSONValue>, from place: inout Int
  ) {
    for (former, value) in zip(old, new) {
      inside(.index(place)) { $0.compare(former, value) }
      place += 1
    }
    for _ in old.dropFirst(new.count) { operations.append(.remove(pointer(to: .index(place)))) }
    for value in new.dropFirst(old.count) {
      operations.append(.add(pointer(to: .index(place)), value))
      place += 1
    }
  }
}
