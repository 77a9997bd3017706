extension JSONValue {
  /// Makes the changes of a patch, all of them or none.
  ///
  ///     var value: JSONValue = ["list": [1, 2]]
  ///     try value.apply([.add("/list/1", 9), .remove("/list/0")])   // {"list": [9, 2]}
  ///     try value.apply([.remove("/list"), .remove("/list")])
  ///     // throws: operation 1 (remove "/list"): there is no value at "/list"
  ///     // and the list is still there
  ///
  /// - Throws: ``JSONPatchError`` for the first operation that fails; the value is unchanged then.
  /// - Complexity: O(*d* + *m*) for each operation, in the depth of its place and the size of the
  ///   arrays that it inserts into or removes from.
  public mutating func apply(_ patch: JSONPatch) throws(JSONPatchError) {
    self = try applying(patch)
  }

  /// The value with the changes of a patch made.
  ///
  ///     try JSONValue.object(["a": 1]).applying([.replace("/a", 2)] as JSONPatch)   // ["a": 2]
  ///
  /// - Throws: As ``apply(_:)-(JSONPatch)``.
  public func applying(_ patch: JSONPatch) throws(JSONPatchError) -> JSONValue {
    var changed = self
    for (index, operation) in patch.operations.enumerated() {
      do {
        try changed.perform(operation)
      } catch {
        throw JSONPatchError(operationIndex: index, operation: operation, reason: error)
      }
    }
    return changed
  }

  private mutating func perform(
    _ operation: JSONPatch.Operation
  ) throws(JSONPatchError.Reason) {
    switch operation {
    case .add(let path, let value):
      try edit(PatchPlace(path), .add(value))
    case .remove(let path):
      try edit(PatchPlace(path), .remove)
    case .replace(let path, let value):
      try edit(PatchPlace(path), .replace(value))
    case .move(let from, let to):
      let (source, target) = (try PatchPlace(from), try PatchPlace(to))
      let value = try value(at: source)
      guard !target.isBelow(source) else { throw .moveIntoItself }
      guard source != target else { return }
      try edit(source, .remove)
      try edit(target, .add(value))
    case .copy(let from, let to):
      try edit(PatchPlace(to), .add(value(at: PatchPlace(from))))
    case .test(let path, let value):
      let found = try self.value(at: PatchPlace(path))
      guard found == value else { throw .unequal(found: found) }
    }
  }

  private func value(at place: PatchPlace) throws(JSONPatchError.Reason) -> JSONValue {
    guard let value = self[pointer: place.text] else { throw .noValue(at: place.text) }
    return value
  }
}
