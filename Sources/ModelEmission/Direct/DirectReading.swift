import ModelSchema

/// Writes the initialiser of `JSONReadable` for a structure.
struct DirectReading {
  let form: DirectForm

  private var structure: Structure { form.structure }
  private var hooks: DirectHooks { DirectHooks(structure.hooks) }

  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [
      structure.header.prefix,
      "init(from reader: inout JSONCore.JSONReader) throws(JSONCore.JSONError)",
    ]
    .compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      lines.add(structure.localAliases)
      hooks.addStart(to: &lines)
      if !form.flattened.isEmpty { lines.add("let start = reader.mark") }
      if form.notesFlattened { lines.add("var known = JSONCore.JSONFlattenedKeys()") }
      // Which members are unknown depends on the keys of the values in the same object.
      if structure.tracksUnknownMembers { addFlattenedVariables(to: &lines) }
      DirectLoop(
        object: form.object, otherwise: addUnknownMember,
        refusesInside: structure.refusesUnknownMembers,
        keeper: structure.keeperInside.map(Self.variable)
      ).add(to: &lines)
      addAssignments(to: &lines)
      if structure.tracksUnknownMembers { lines.add("members.noteAll(reader)") }
      hooks.addAfterDecoding(to: &lines)
    }
  }

  private func addFlattenedVariables(to lines: inout SourceLines) {
    for property in form.flattened {
      addFlattened(property, to: "let \(Self.variable(of: property))", &lines)
    }
    if !form.flattened.isEmpty { lines.add("reader.readAgain(from: start)") }
    for property in structure.properties where property.role == .unknownMembers {
      lines.add(
        "var \(Self.variable(of: property)): \(property.type) = [:]", when: property.condition)
    }
  }

  private func addFlattened(
    _ property: Property, to target: String, _ lines: inout SourceLines
  ) {
    let function = property.isOptional ? "readFlattenedIfPresent" : "readFlattened"
    let notes = property.isOptional || structure.tracksUnknownMembers ? ", noting: &known" : ""
    lines.add(when: property.condition) { lines in
      lines.addBlock("\(target) = try reader.\(function)(at: start\(notes))") { lines in
        lines.add("(reader: inout JSONCore.JSONReader) throws(JSONCore.JSONError) in")
        lines.add(
          "try reader.\(property.directReader)(\(property.type.withoutOptional.metatype))")
      }
    }
  }

  private func addUnknownMember(to lines: inout SourceLines) {
    guard structure.tracksUnknownMembers else { return lines.add("try reader.skipValue()") }
    guard !form.flattened.isEmpty else { return addUnknownMemberOnly(to: &lines) }
    lines.addChoice(
      "known.contain(members, in: reader)", { $0.add("try reader.skipValue()") },
      else: addUnknownMemberOnly)
  }

  private func addUnknownMemberOnly(to lines: inout SourceLines) {
    if structure.refusesUnknownMembers { return lines.add("throw members.unknown()") }
    for property in structure.properties where property.role == .unknownMembers {
      guard case .dictionary(_, let value) = property.type else { continue }
      let variable = Self.variable(of: property)
      let reading = "try reader.\(property.directReader)(\(value.metatype))"
      lines.add(
        "try members.keep(\(reading), in: &\(variable), from: reader)", when: property.condition)
    }
  }

  private func addAssignments(to lines: inout SourceLines) {
    let members = Dictionary(
      form.object.allMembers.map { (Place($0.property), $0) }, uniquingKeysWith: { $1 })
    for property in structure.properties {
      if let requirement = members[Place(property)]?.requirement {
        lines.add(requirement, when: property.condition)
      }
    }
    for property in structure.properties {
      let variable = Self.variable(of: property)
      switch property.role {
      case .member:
        if let member = members[Place(property)] {
          lines.add(member.assignment, when: property.condition)
        }
      case .flattened where structure.tracksUnknownMembers, .unknownMembers:
        lines.add("self.\(identifier(property.name)) = \(variable)", when: property.condition)
      case .flattened: addFlattened(property, to: "self.\(identifier(property.name))", &lines)
      case .ignored: break
      }
    }
  }

  /// A property; two in branches of an `#if` may have one name.
  private struct Place: Hashable {
    let name: String
    let condition: String?

    init(_ property: Property) { (name, condition) = (property.name, property.condition) }
  }

  /// The variable for what is no member: no name of another.
  private static func variable(of property: Property) -> String {
    property.role == .member
      ? identifier(property.name)
      : identifier("membersOf" + property.name.capitalizedName)
  }
}
