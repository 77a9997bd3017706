import CodableKit

/// A place in all documents at once, as options name it: `$.orders[*].prices`.
///
/// `[*]` stands for each element of an array and for each value of an object. A key that is no
/// identifier is written `["unit price"]`.
struct PathPattern: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case key(String)
    case each
  }

  private(set) var steps: [Step]

  /// The whole document, `$`.
  static let root = PathPattern(steps: [])

  private init(steps: [Step]) {
    self.steps = steps
  }

  func appending(_ step: Step) -> PathPattern {
    PathPattern(steps: steps + [step])
  }

  /// Reads a pattern, or gives nil if `text` is none.
  init?(_ text: String) {
    guard text.first == "$" else { return nil }
    steps = []
    var rest = text.dropFirst()
    while !rest.isEmpty {
      guard let step = Self.readStep(from: &rest) else { return nil }
      steps.append(step)
    }
  }

  private static func readStep(from rest: inout Substring) -> Step? {
    if rest.hasPrefix("[*]") {
      rest.removeFirst(3)
      return .each
    }
    if rest.hasPrefix("[\"") {
      rest.removeFirst()
      guard let key = readString(from: &rest), rest.first == "]" else { return nil }
      rest.removeFirst()
      return .key(key)
    }
    guard rest.first == "." else { return nil }
    let key = rest.dropFirst().prefix { $0 != "." && $0 != "[" }
    rest = rest[key.endIndex...]
    return key.isEmpty ? nil : .key(String(key))
  }

  /// Reads a string with its quotes and escapes, as ``JSONPath`` writes a key.
  private static func readString(from rest: inout Substring) -> String? {
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != "\"" {
      if rest[end] == "\\" { end = rest.index(after: end) }
      if end < rest.endIndex { end = rest.index(after: end) }
    }
    guard end < rest.endIndex else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return (try? JSONValue(parsing: String(rest[...end])))?.string
  }
}

extension Shape {
  /// The shape at the places that `pattern` names, or nil if no sample has such a place.
  func shape(at pattern: PathPattern) -> Shape? {
    var shape = self
    for step in pattern.steps {
      switch step {
      case .key(let key):
        guard let member = shape.objects.members.first(where: { $0.key == key }) else { return nil }
        shape = member.shape
      case .each:
        var values = shape.objects.mergedValues
        if let element = shape.arrays.element { values.merge(element) }
        if values == Shape() { return nil }
        shape = values
      }
    }
    return shape
  }
}
