import ModelSchema

/// Writes the loop that reads the members of an object into variables.
struct DirectLoop {
  let object: DirectObject
  /// Adds what happens to a member under no key of the object.
  var otherwise: (inout SourceLines) -> Void = { $0.add("try reader.skipValue()") }
  /// Whether a member under no key of an object inside is an error.
  var refusesInside = false
  /// The variable that keeps the members under no key of an object inside, if there is one.
  var keeper: String?
  /// How many loops are around this one.
  var depth = 0

  /// The variable with the way through the members.
  var members: String { depth == 0 ? "members" : "members\(depth + 1)" }

  /// Adds the variables, the loop, and the reading of what the loop has left.
  func add(to lines: inout SourceLines) {
    for member in object.allMembers {
      lines.add(when: member.property.condition) { lines in
        lines.add(member.declaration)
        if let aliases = member.aliases { lines.add("var \(aliases) = JSONCore.JSONAliases()") }
      }
    }
    addLoop(to: &lines)
    for member in object.members {
      guard let aliases = member.aliases else { continue }
      lines.add(when: member.property.condition) { lines in
        lines.addBlock("if \(aliases).goBack(&reader)") { lines in
          lines.add(member.reading)
          lines.add("\(aliases).goOn(&reader)")
        }
      }
    }
  }

  private func addLoop(to lines: inout SourceLines) {
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
      guard let aliases = member.aliases else { return lines.add(member.reading) }
      let number = member.aliasNumber(of: "\(members).index")
      lines.addBlock("if try \(aliases).isChosen(\(number), &reader)") { $0.add(member.reading) }
    }
  }

  private func addCase(_ child: DirectObject.Child, to lines: inout SourceLines) {
    lines.add("case \(child.index):")
    lines.indented { lines in
      // Null counts as an object without members.
      lines.addBlock("if try !reader.readNull()") { lines in
        var inside = DirectLoop(object: child.object, depth: depth + 1)
        inside.refusesInside = refusesInside
        let members = inside.members
        if refusesInside {
          inside.otherwise = { $0.add("throw \(members).unknown()") }
        }
        guard let keeper else { return inside.addLoop(to: &lines) }
        inside.keeper = "\(members)Kept"
        let value = "try reader.read(JSONCore.JSONValue.self)"
        inside.otherwise = {
          $0.add("try \(members).keep(\(value), in: &\(members)Kept, from: reader)")
        }
        lines.add("var \(members)Kept = JSONCore.JSONObject()")
        inside.addLoop(to: &lines)
        let key = stringLiteral(object.keys[child.index])
        lines.add(
          "if !\(members)Kept.isEmpty { \(keeper)[\(key)] = .object(\(members)Kept) }")
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
