import CodableKit

/// A place in all documents at once, as options name it: `$.orders[*].prices`.
///
/// `[*]` stands for each element of an array and for each value of an object. A key that is no
/// identifier is written `["unit price"]`, escaped as in JSON, as `JSONPath` writes it.
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
    // By scalars: a key may begin with one that joins the quote before it.
    if rest.unicodeScalars.starts(with: "[\"".unicodeScalars) { return readQuotedKey(from: &rest) }
    guard rest.first == "." else { return nil }
    let key = rest.dropFirst().prefix { $0 != "." && $0 != "[" }
    rest = rest[key.endIndex...]
    return key.isEmpty ? nil : .key(String(key))
  }

  private static func readQuotedKey(from rest: inout Substring) -> Step? {
    let text = rest.unicodeScalars.dropFirst()
    var isEscaped = false
    let end = text.dropFirst().firstIndex { scalar in
      defer { isEscaped = scalar == "\\" && !isEscaped }
      return scalar == "\"" && !isEscaped
    }
    guard let end, case .string(let key)? = try? JSONValue(parsing: String(text[...end])),
      text[end...].dropFirst().first == "]"
    else { return nil }
    rest = Substring(text[end...].dropFirst(2))
    return .key(key)
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
