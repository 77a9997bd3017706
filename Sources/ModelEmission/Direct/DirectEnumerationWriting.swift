import ModelSchema

/// Writes the function of `JSONWritable` for an enumeration.
struct DirectEnumerationWriting {
  let form: DirectEnumeration

  private var enumeration: Enumeration { form.enumeration }

  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [
      enumeration.header.prefix,
      "func write(to writer: inout JSONCore.JSONWriter) throws(JSONCore.JSONWritingError)",
    ].compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      if enumeration.hasRawValues { return lines.add("try writer.writeValue(self.rawValue)") }
      let value = DirectHooks(enumeration.hooks).addBeforeEncoding(to: &lines)
      lines.add("switch \(value) {")
      for item in enumeration.cases {
        lines.add("case \(PayloadCalls(item: item).pattern):")
        lines.indented { add(item, to: &$0) }
      }
      lines.add("}")
    }
  }

  private func add(_ item: EnumerationCase, to lines: inout SourceLines) {
    if item.isUnknown { return lines.add("try writer.writeValue(value)") }
    let tag = "try writer.writeValue(\(item.tagLiterals[0]))"
    switch enumeration.tagging {
    case .external:
      addObject(to: &lines) { lines in
        lines.add(DirectNode.writingKey(item.value))
        addPayload(of: item, to: &lines)
      }
    case .internal(let path): addInternal(item, tag, path, to: &lines)
    case .adjacent(let path, let content):
      addObject(to: &lines) { lines in
        var leaves = [leaf(path, tag)]
        if !item.payload.isEmpty { leaves.append(contentLeaf(item, content)) }
        for node in DirectNode.nodes(of: leaves) { node.add(to: &lines) }
      }
    case .bare: lines.add(tag)
    case .untagged: addUntagged(item, to: &lines)
    }
  }

  private func addObject(to lines: inout SourceLines, _ body: (inout SourceLines) -> Void) {
    lines.add("try writer.beginObject()")
    body(&lines)
    lines.add("writer.endObject()")
  }

  /// Adds an object with the values of a case.
  private func addPayload(of item: EnumerationCase, to lines: inout SourceLines) {
    addObject(to: &lines) { addMembers(of: item, to: &$0) }
  }

  private func addMembers(of item: EnumerationCase, to lines: inout SourceLines) {
    for property in DirectEnumeration.properties(of: item) {
      DirectWriting.add(property, as: identifier(property.name), to: &lines)
    }
  }

  private func leaf(_ path: [String], _ statement: String) -> DirectNode.Leaf {
    DirectNode.Leaf(parents: path.dropLast(), condition: nil) { lines in
      lines.add(DirectNode.writingKey(path[path.count - 1]))
      lines.add(statement)
    }
  }

  private func contentLeaf(_ item: EnumerationCase, _ path: [String]) -> DirectNode.Leaf {
    DirectNode.Leaf(parents: path.dropLast(), condition: nil) { lines in
      let key = path[path.count - 1]
      if let value = item.soleValue {
        var property = value.property(named: "value", at: 0)
        property.key = key
        DirectWriting.add(property, as: "value", to: &lines)
      } else {
        lines.add(DirectNode.writingKey(key))
        addPayload(of: item, to: &lines)
      }
    }
  }

  private func addInternal(
    _ item: EnumerationCase, _ tag: String, _ path: [String], to lines: inout SourceLines
  ) {
    let tagNodes = DirectNode.nodes(of: [leaf(path, tag)])
    // A value may write a member under the tag's key, and so may a label beside a path.
    let isShared = item.soleValue != nil || item.payload.contains { $0.label == path[0] }
    if !isShared {
      return addObject(to: &lines) { lines in
        for node in tagNodes { node.add(to: &lines) }
        addMembers(of: item, to: &lines)
      }
    }
    lines.add("let object = try writer.beginShared()")
    for node in tagNodes { node.add(to: &lines) }
    if let value = item.soleValue {
      DirectWriting.addFlattened(value.written, by: value.directWriter, to: &lines)
    } else {
      addMembers(of: item, to: &lines)
    }
    lines.add("try writer.endShared(object)")
  }

  private func addUntagged(_ item: EnumerationCase, to lines: inout SourceLines) {
    if item.payload.isEmpty { return lines.add("writer.writeNull()") }
    if let value = item.soleValue {
      return lines.add("try writer.\(value.directWriter)(\(value.written))")
    }
    addPayload(of: item, to: &lines)
  }
}
