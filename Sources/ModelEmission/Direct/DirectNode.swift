import ModelSchema

/// Something that stands in an object that is written: a member, or an object with more.
indirect enum DirectNode {
  /// What writes its key and its value.
  case member((inout SourceLines) -> Void)
  /// An object under a key, and the conditions of `#if` and of `if` under which it is written.
  case object(key: String, build: String?, condition: String?, [DirectNode])

  func add(to lines: inout SourceLines) {
    switch self {
    case .member(let write): write(&lines)
    case .object(let key, let build, let condition, let nodes):
      lines.add(when: build) { lines in
        guard let condition else { return Self.addObject(key, nodes, to: &lines) }
        lines.addBlock("if \(condition)") { Self.addObject(key, nodes, to: &$0) }
      }
    }
  }

  private static func addObject(_ key: String, _ nodes: [DirectNode], to lines: inout SourceLines) {
    lines.add(writingKey(key))
    lines.add("try writer.beginObject()")
    for node in nodes { node.add(to: &lines) }
    lines.add("writer.endObject()")
  }

  /// The statement that writes a key.
  static func writingKey(_ key: String) -> String {
    isLiteral(key)
      ? "writer.writeKey(literal: \(stringLiteral(key)))"
      : "writer.writeKey(\(stringLiteral(key)))"
  }

  /// Whether a key has nothing in it that a writer may escape.
  static func isLiteral(_ key: String) -> Bool {
    key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x2F }
  }
}

extension DirectNode {
  /// Something to write, with the keys of the objects around it.
  struct Leaf {
    let parents: ArraySlice<String>
    /// The condition under which there is something; nil where there always is.
    let condition: String?
    /// The property that it is the value of.
    var property: Property?
    let write: (inout SourceLines) -> Void
  }

  /// Puts what stands in one object together, where its first part stands.
  static func nodes(of leaves: [Leaf]) -> [DirectNode] {
    var done: Set<String> = []
    return leaves.compactMap { leaf in
      guard let parent = leaf.parents.first else { return .member(leaf.write) }
      guard done.insert(parent).inserted else { return nil }
      let inside = leaves.filter { $0.parents.first == parent }.map {
        Leaf(
          parents: $0.parents.dropFirst(), condition: $0.condition, property: $0.property,
          write: $0.write)
      }
      // An object that would be empty is left out.
      let conditions = inside.compactMap(\.condition)
      let condition =
        conditions.count == inside.count ? conditions.joined(separator: " || ") : nil
      let properties = inside.compactMap(\.property)
      return .object(
        key: parent, build: properties.condition, condition: condition, nodes(of: inside))
    }
  }
}
