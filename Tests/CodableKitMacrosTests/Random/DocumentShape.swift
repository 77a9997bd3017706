import CodableKitTestSupport

/// What a document of a model looks like, for those who make some up.
indirect enum DocumentShape: Sendable {
  case int, string, bool, double, any, null
  /// A value that is written out.
  case constant(String)
  case optional(DocumentShape)
  case array(DocumentShape)
  case map(DocumentShape)
  case object([Member])
  /// One object with the members of several.
  case merged([DocumentShape])
  case oneOf([DocumentShape])

  /// A value under one of several keys.
  struct Member: Sendable {
    /// The keys of the objects around it.
    var path: [String] = []
    let keys: [String]
    let shape: DocumentShape
    let isRequired: Bool

    init(
      path: [String] = [], _ keys: [String], _ shape: DocumentShape, isRequired: Bool = true
    ) {
      (self.path, self.keys, self.shape, self.isRequired) = (path, keys, shape, isRequired)
    }
  }
}

/// JSON whose objects may hold a key twice.
indirect enum DocumentNode {
  case text(String)
  case array([DocumentNode])
  case object([(key: String, value: DocumentNode)])

  /// The text, with white space here and there.
  func text(using random: inout SeededGenerator) -> String {
    switch self {
    case .text(let text): text
    case .array(let elements):
      "[" + Self.joined(elements.map { $0.text(using: &random) }, using: &random) + "]"
    case .object(let members):
      "{"
        + Self.joined(
          members.map { "\"\($0.key)\":" + $0.value.text(using: &random) }, using: &random) + "}"
    }
  }

  private static func joined(_ parts: [String], using random: inout SeededGenerator) -> String {
    parts.joined(separator: Bool.random(using: &random) ? "," : ",\n  ")
  }

  /// Adds a member inside the objects at a path.
  mutating func add(_ value: DocumentNode, _ key: String, at path: ArraySlice<String>) {
    guard case .object(var members) = self else { return }
    if let parent = path.first {
      if let place = members.firstIndex(where: { $0.key == parent }) {
        members[place].value.add(value, key, at: path.dropFirst())
      } else {
        var child = DocumentNode.object([])
        child.add(value, key, at: path.dropFirst())
        members.append((parent, child))
      }
    } else {
      members.append((key, value))
    }
    self = .object(members)
  }
}
