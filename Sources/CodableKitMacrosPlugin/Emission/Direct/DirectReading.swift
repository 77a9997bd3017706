import ModelSchema

/// Writes the initialiser of `JSONReadable`.
struct DirectReading {
  let form: DirectForm

  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [
      form.structure.header.access, "init(from reader: inout JSONReader) throws(JSONError)",
    ]
    .compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      for member in form.readMembers { lines.add("var \(member.name): \(member.localType)") }
      lines.add("var members = try reader.readObject(names: \(form.names))")
      lines.addBlock("while try members.next(&reader)") { lines in
        if form.readMembers.isEmpty {
          lines.add("try reader.skipValue()")
        } else {
          addSwitch(to: &lines)
        }
      }
      for member in form.readMembers { lines.add(Self.assignment(member)) }
    }
  }

  private func addSwitch(to lines: inout SourceLines) {
    lines.add("switch members.index {")
    for member in form.readMembers {
      let type = member.storage.metatype
      let reading =
        member.property.isDoublyOptional
        ? "\(member.name) = .some(try reader.read(\(type)))"
        : "\(member.name) = try reader.read(\(type))"
      lines.add("case \(member.indices.map(String.init).joined(separator: ", ")):")
      lines.indented { lines in
        if member.indices.count > 1 {
          // Which of two names counts is the business of the other path.
          lines.add("guard \(member.name) == nil else { throw members.repeated() }")
        }
        lines.add(reading)
      }
    }
    lines.add("default: try reader.skipValue()")
    lines.add("}")
  }

  private static func assignment(_ member: DirectForm.Member) -> String {
    let property = member.property
    let target = "self.\(identifier(property.name))"
    let index = member.indices.first ?? 0
    if property.strategy != nil {
      let storage = "self._\(property.name)"
      return property.initialValue == nil
        ? "\(storage) = try members.value(\(member.name), \(index))"
        : "if let \(member.name) { \(storage) = \(member.name) }"
    }
    if property.hasDefaultInSource {
      let suffix = property.isPlain ? "" : ".wrappedValue"
      return "if let \(member.name) { \(target) = \(member.name)\(suffix) }"
    }
    if !property.isPlain {
      return "\(target) = try members.value(\(member.name), \(index)).wrappedValue"
    }
    if let fallback = property.fallback {
      // Only a missing key gets here; without that cause it is an error of the other path.
      return fallback.coversMissing
        ? "\(target) = \(member.name) ?? \(fallback.value)"
        : "\(target) = try members.value(\(member.name), \(index))"
    }
    return property.isOptional
      ? "\(target) = \(member.name)" : "\(target) = try members.value(\(member.name), \(index))"
  }
}

extension DirectForm.Member {
  fileprivate var name: String { identifier(variable) }

  fileprivate var localType: String {
    if property.isDoublyOptional { return "\(storage)?" }
    return property.isPlain && property.isOptional
      ? "\(storage.madeOptional)" : "\(TypeReference.optional(storage))"
  }
}

extension Property {
  /// Whether null and a missing key have to be told apart for an optional.
  fileprivate var isDoublyOptional: Bool {
    isPlain && isOptional && hasDefaultInSource
  }
}

extension Fallback {
  fileprivate var coversMissing: Bool {
    guard let causes else { return true }
    return causes.contains("missing") || causes.contains("all")
  }
}
