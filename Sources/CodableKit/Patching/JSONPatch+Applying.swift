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

/// A JSON Pointer, taken apart.
struct PatchPlace: Equatable {
  let text: String
  let steps: [String]

  init(_ text: String) throws(JSONPatchError.Reason) {
    self.text = text
    guard !text.isEmpty else {
      steps = []
      return
    }
    guard text.utf8.first == 0x2F else { throw .malformedPointer(text) }
    var steps: [String] = []
    for step in text.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
      guard let step = JSONValue.unescaped(step) else { throw .malformedPointer(text) }
      steps.append(step)
    }
    self.steps = steps
  }

  /// The pointer to one of the values that this one leads through.
  func prefix(_ count: Int) -> String {
    steps.prefix(count).reduce("") { $0 + "/" + pointerStep($1) }
  }

  /// Whether the other place holds this one and more.
  func isBelow(_ other: PatchPlace) -> Bool {
    steps.count > other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  // Keys are the same if their bytes are, as in an object.
  static func == (left: PatchPlace, right: PatchPlace) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }
}

/// A key as a step of a JSON Pointer.
func pointerStep(_ key: String) -> String {
  var step = ""
  for scalar in key.unicodeScalars {
    switch scalar {
    case "~": step += "~0"
    case "/": step += "~1"
    default: step.unicodeScalars.append(scalar)
    }
  }
  return step
}
