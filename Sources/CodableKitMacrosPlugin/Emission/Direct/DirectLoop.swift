import ModelSchema

/// Writes the loop that reads the members of an object into variables.
struct DirectLoop {
  let object: DirectObject
  /// Adds what happens to a member under no key of the object.
  var otherwise: (inout SourceLines) -> Void = { $0.add("try reader.skipValue()") }
  /// Whether a member under no key of an object inside is an error.
  var refusesInside = false
  /// How many loops are around this one.
  var depth = 0

  /// The variable with the way through the members.
  var members: String { depth == 0 ? "members" : "members\(depth + 1)" }

  /// Adds the variables and the loop.
  func add(to lines: inout SourceLines) {
    addVariables(to: &lines)
    addLoop(to: &lines)
  }

  /// Adds the declarations of the variables.
  func addVariables(to lines: inout SourceLines) {
    for member in object.allMembers {
      lines.add(member.declaration, when: member.property.condition)
    }
  }

  func addLoop(to lines: inout SourceLines) {
    lines.add("var \(members) = try reader.readObject(names: \(object.names))")
    lines.addBlock("while try \(members).next(&reader)") { lines in
      if object.keys.isEmpty {
        otherwise(&lines)
      } else {
        addSwitch(to: &lines)
      }
    }
  }

  private func addSwitch(to lines: inout SourceLines) {
    lines.add("switch \(members).index {")
    for index in object.keys.indices {
      for member in object.members where member.indices.first == index {
        lines.add(when: member.property.condition) { addCase(member, to: &$0) }
      }
      for child in object.children where child.index == index {
        let condition = child.object.allMembers.map(\.property).condition
        lines.add(when: condition) { addCase(child, to: &$0) }
      }
    }
    addIdleKeys(to: &lines)
    lines.add("default:")
    lines.indented(otherwise)
    lines.add("}")
  }

  private func addCase(_ member: DirectMember, to lines: inout SourceLines) {
    lines.add("case \(member.indices.map(String.init).joined(separator: ", ")):")
    lines.indented { lines in
      if member.indices.count > 1 {
        // Which of two names counts is the business of the other path.
        lines.add("guard \(member.variable) == nil else { throw \(members).repeated() }")
      }
      lines.add(member.reading)
    }
  }

  private func addCase(_ child: DirectObject.Child, to lines: inout SourceLines) {
    lines.add("case \(child.index):")
    lines.indented { lines in
      // Null counts as an object without members.
      lines.addBlock("if try !reader.readNull()") { lines in
        var inside = DirectLoop(object: child.object, depth: depth + 1)
        inside.refusesInside = refusesInside
        if refusesInside {
          let members = inside.members
          inside.otherwise = { $0.add("throw \(members).unknown()") }
        }
        inside.addLoop(to: &lines)
      }
    }
  }

  /// Keys that are known and not read.
  private func addIdleKeys(to lines: inout SourceLines) {
    let used = Set(object.members.flatMap(\.indices) + object.children.map(\.index))
    let idle = object.keys.indices.filter { !used.contains($0) }
    if idle.isEmpty { return }
    lines.add("case \(idle.map(String.init).joined(separator: ", ")):")
    lines.indented { $0.add("try \(members).skipUnread(&reader)") }
  }
}
