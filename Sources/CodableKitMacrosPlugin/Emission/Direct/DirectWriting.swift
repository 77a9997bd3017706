import ModelSchema

/// Writes the function of `JSONWritable`.
struct DirectWriting {
  let form: DirectForm

  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [
      form.structure.header.access,
      "func write(to writer: inout JSONWriter) throws(JSONWritingError)",
    ].compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      lines.add("try writer.beginObject()")
      for member in form.members { Self.add(member, to: &lines) }
      lines.add("writer.endObject()")
    }
  }

  private static func add(_ member: DirectForm.Member, to lines: inout SourceLines) {
    let property = member.property
    let key = stringLiteral(property.writtenKey ?? property.key)
    let value = "self.\(identifier(property.name))"
    if property.strategy != nil {
      return lines.add("try writer.writeMember(self._\(property.name), literal: \(key))")
    }
    if !property.isPlain {
      return lines.add(
        "try writer.writeMember(\(member.storage)(wrappedValue: \(value)), literal: \(key))")
    }
    if property.isOptional && !property.writesNull {
      lines.addBlock("if let value = \(value)") { lines in
        lines.add("writer.writeKey(literal: \(key))")
        lines.add("try writer.writeValue(value)")
      }
    } else {
      lines.add("writer.writeKey(literal: \(key))")
      lines.add("try writer.writeValue(\(value))")
    }
  }
}
