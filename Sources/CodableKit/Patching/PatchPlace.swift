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
