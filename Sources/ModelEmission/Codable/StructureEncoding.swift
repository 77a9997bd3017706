import ModelSchema

/// Writes the function that encodes a structure or class.
struct StructureEncoding {
  let structure: Structure
  let keys: StructureKeys

  init(_ structure: Structure) {
    self.structure = structure
    keys = StructureKeys(structure)
  }

  private var header: TypeHeader { structure.header }

  /// The properties that are written.
  private var members: [Property] { structure.members.filter { !$0.isNotWritten } }

  /// Whether other values write their members into the same object.
  private var isShared: Bool {
    structure.superclass == .flat || structure.properties.contains { $0.role == .flattened }
  }

  private var encoder: String { isShared ? "shared" : "encoder" }

  private var overrides: Bool { structure.superclass == .flat || structure.superclass == .nested }

  /// - Parameters:
  ///   - lines: where to write.
  ///   - constraint: the `where` clause that the function needs in the type's own body.
  func add(to lines: inout SourceLines, _ constraint: String) {
    let words = [header.isOpen ? "open" : header.prefix, overrides ? "override" : nil]
    let head =
      (words.compactMap { $0 }
      + ["func encode(to encoder: any \(header.standard("Encoder"))) throws"])
      .joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      let value = HookCalls(structure.hooks, header).addBeforeEncoding(to: &lines)
      if isShared { lines.add("let shared = CodableKit.MergingEncoder(encoder)") }
      addContainer(to: &lines)
      add(members, in: keys.root, of: value, to: &lines)
      for property in structure.properties { addOther(property, of: value, to: &lines) }
      if structure.superclass == .flat {
        lines.add("try shared.encodeMembers { try super.encode(to: $0) }")
      }
      if structure.superclass == .nested {
        lines.add("try super.encode(to: container.superEncoder())")
      }
    }
  }

  private func addContainer(to lines: inout SourceLines) {
    if !members.isEmpty || structure.superclass == .nested {
      lines.add("var container = \(encoder).container(keyedBy: CodingKeys.self)")
    } else if structure.superclass != .flat {
      // Without a member it is still an object.
      lines.add("_ = \(encoder).container(keyedBy: CodingKeys.self)")
    }
  }

  /// Adds the properties of a scope; an object inside it comes where its first property stands.
  private func add(
    _ properties: [Property], in scope: KeyScope, depth: Int = 0, of value: String,
    to lines: inout SourceLines
  ) {
    var doneChildren: Set<String> = []
    for property in properties {
      guard property.parents.count > depth else {
        lines.add(when: property.condition) { addMember(property, of: value, to: &$0) }
        continue
      }
      let parent = property.parents[depth]
      guard doneChildren.insert(parent).inserted,
        let child = scope.children.first(where: { $0.keyText == parent })
      else { continue }
      let inside = properties.filter { $0.parents.count > depth && $0.parents[depth] == parent }
      lines.add(when: inside.condition) {
        addChild(child, inside, in: scope, depth: depth, of: value, to: &$0)
      }
    }
  }

  private func addChild(
    _ child: KeyScope.Child, _ inside: [Property], in scope: KeyScope, depth: Int,
    of value: String, to lines: inout SourceLines
  ) {
    func addBody(_ lines: inout SourceLines) {
      lines.add(
        "var \(child.scope.variable) = \(scope.variable).nestedContainer("
          + "keyedBy: \(child.scope.typeName).self, forKey: .\(identifier(child.key)))")
      add(inside, in: child.scope, depth: depth + 1, of: value, to: &lines)
    }
    // An object that would be empty is left out.
    var conditions = inside.compactMap { ValueCall($0).conditionToWrite(of: value) }
    if conditions.count == inside.count {
      if let keeper = structure.keeperInside {
        let kept = "\(value).\(identifier(keeper.name))"
        let path = inside[0].parents.prefix(depth + 1).map(stringLiteral).joined(separator: ", ")
        conditions.append("CodableKit.KnownKeys.areKept(\(kept), inside: \(path))")
      }
      lines.addBlock("if \(conditions.joined(separator: " || "))", addBody)
    } else {
      addBody(&lines)
    }
  }

  private func addMember(_ property: Property, of value: String, to lines: inout SourceLines) {
    let container = keys.container(of: property)
    let key = keys.writing(property)
    let member = "\(value).\(identifier(property.name))"
    if property.strategy != nil {
      return lines.add("try \(container).encode(\(value).\(property.storedName), forKey: \(key))")
    }
    let call = ValueCall(property)
    let statement = "try \(container).\(call.encoding(member)), forKey: \(key))"
    guard call.writesNullItself else { return lines.add(statement) }
    lines.addChoice(
      "\(member) == nil", { $0.add("try \(container).encodeNil(forKey: \(key))") },
      else: { $0.add(statement) })
  }

  private func addOther(_ property: Property, of value: String, to lines: inout SourceLines) {
    let member = "\(value).\(identifier(property.name))"
    lines.add(when: property.condition) { lines in
      switch property.role {
      case .flattened where property.isOptional:
        lines.addBlock("if let part = \(member)") {
          $0.add("try shared.encodeMembers(of: part)")
        }
      case .flattened: lines.add("try shared.encodeMembers(of: \(member))")
      case .unknownMembers:
        let inside = structure.keeperInside.flatMap { _ in keys.knownKeysInside } ?? ""
        lines.add(
          "try \(encoder).encodeUnknownMembers(\(member), besides: CodingKeys.self\(inside))")
      case .member, .ignored: break
      }
    }
  }
}
