extension JSONPatch {
  /// The changes that make one value of another.
  ///
  ///     let patch = JSONPatch(from: ["a": [1, 2, 3]], to: ["a": [1, 3], "b": nil])
  ///     // [{"op": "remove", "path": "/a/1"}, {"op": "add", "path": "/b", "value": null}]
  ///     try old.applying(JSONPatch(from: old, to: new)) == new   // always true
  ///
  /// Objects are compared key by key. Elements of arrays are matched where they are equal, and what
  /// stands between two matches is compared element by element, so that an inserted element is one
  /// change and a changed member of an element another. Only `add`, `remove` and `replace` are used.
  ///
  /// - Complexity: O(*n* log *n*) in the size of both values. Where long arrays have many elements
  ///   that are equal to each other, the patch may be longer than it need be, and never slower.
  public init(from old: JSONValue, to new: JSONValue) {
    var difference = PatchDifference()
    difference.compare(old, new, at: "")
    self.init(difference.operations)
  }
}

private struct PatchDifference {
  var operations: [JSONPatch.Operation] = []

  mutating func compare(_ old: JSONValue, _ new: JSONValue, at path: String) {
    switch (old, new) {
    case (.object(let old), .object(let new)): compare(old, new, at: path)
    case (.array(let old), .array(let new)): compare(old, new, at: path)
    default: if old != new { operations.append(.replace(path, new)) }
    }
  }

  private mutating func compare(_ old: JSONObject, _ new: JSONObject, at path: String) {
    for key in old.keys where new[key] == nil {
      operations.append(.remove(path + "/" + pointerStep(key)))
    }
    for (key, value) in new {
      let place = path + "/" + pointerStep(key)
      if let former = old[key] {
        compare(former, value, at: place)
      } else {
        operations.append(.add(place, value))
      }
    }
  }

  private mutating func compare(_ old: [JSONValue], _ new: [JSONValue], at path: String) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let (oldMiddle, newMiddle) = (old[start..<oldEnd], new[start..<newEnd])
    var run = ArrayRun(path: path, place: start)
    var oldNext = oldMiddle.startIndex
    var newNext = newMiddle.startIndex
    for match in ArrayMatches(oldMiddle, newMiddle).pairs {
      compare(oldMiddle[oldNext..<match.old], newMiddle[newNext..<match.new], in: &run)
      run.place += 1
      oldNext = match.old + 1
      newNext = match.new + 1
    }
    compare(oldMiddle[oldNext...], newMiddle[newNext...], in: &run)
  }

  /// Where in the array, as it is after the changes so far, the next one happens.
  private struct ArrayRun {
    let path: String
    var place: Int

    var pointer: String { "\(path)/\(place)" }
  }

  /// Compares what stands between two matches: pair by pair, and then what one side has more.
  private mutating func compare(
    _ old: ArraySlice<JSONValue>, _ new: ArraySlice<JSONValue>, in run: inout ArrayRun
  ) {
    for (former, value) in zip(old, new) {
      compare(former, value, at: run.pointer)
      run.place += 1
    }
    for _ in old.dropFirst(new.count) { operations.append(.remove(run.pointer)) }
    for value in new.dropFirst(old.count) {
      operations.append(.add(run.pointer, value))
      run.place += 1
    }
  }
}
