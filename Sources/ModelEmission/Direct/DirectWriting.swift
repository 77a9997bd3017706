import ModelSchema

/// Writes the function of `JSONWritable` for a structure.
struct DirectWriting {
  let form: DirectForm

  private var structure: Structure { form.structure }

  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [
      structure.header.prefix,
      "func write(to writer: inout JSONCore.JSONWriter) throws(JSONCore.JSONWritingError)",
    ].compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      let value = DirectHooks(structure.hooks).addBeforeEncoding(to: &lines)
      let isShared = !form.flattened.isEmpty
      lines.add(
        "\(isShared ? "let object = " : "")try writer.begin\(isShared ? "Shared" : "Object")()")
      var leaves = form.writtenMembers.map { property in
        DirectNode.Leaf(
          parents: property.parents[...],
          condition: ValueCall(property).conditionToWrite(of: value), property: property
        ) { lines in
          lines.add(when: property.condition) { lines in
            Self.add(property, as: "\(value).\(property.storedName)", to: &lines)
          }
        }
      }
      if let keeper = structure.keeperInside {
        let member = "\(value).\(identifier(keeper.name))"
        leaves += form.keys.objectsInside.map { path, scope in
          Self.unknownMembers(of: member, keeper, inside: path, scope)
        }
      }
      for node in DirectNode.nodes(of: leaves) { node.add(to: &lines) }
      for property in structure.properties { addOther(property, of: value, to: &lines) }
      lines.add(isShared ? "try writer.endShared(object)" : "writer.endObject()")
    }
  }

  /// Whether a property's value can be written under its key without containers.
  static func canWrite(_ property: Property) -> Bool {
    // A strategy is handed the key as it stands in the text.
    let isPlain = property.isPlain && property.strategy == nil
    guard isPlain || DirectNode.isLiteral(property.writtenKey ?? property.key) else { return false }
    return property.coding.strategy.map { $0.hasSuffix(".self") } ?? true
  }

  /// Adds the writing of a member.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - member: the expression that is its value, or its wrapper.
  ///   - lines: where to write.
  static func add(_ property: Property, as member: String, to lines: inout SourceLines) {
    let key = property.writtenKey ?? property.key
    let literal = "literal: \(stringLiteral(key))"
    if let wrapper = property.strategy {
      let isOurs = Strategy.namesOfWrappers.contains(wrapper.name)
      let function = isOurs ? "" : " { try $0.encode($1, forKey: $2) }"
      return lines.add("try writer.writeMember(\(member), \(literal))\(function)")
    }
    guard property.isPlain else { return addCoded(property, member, literal, to: &lines) }
    if property.isOptional && !property.writesNull {
      lines.addBlock("if let value = \(member)") { lines in
        guard property.type.withoutOptional.mayBeWrapper else {
          return addPlain("value", of: property, key, to: &lines)
        }
        // What is there has its key, also a wrapper that would leave it out by itself.
        lines.add(DirectNode.writingKey(key))
        lines.add("try writer.\(property.directWriter)(value)")
      }
    } else if property.type.mayBeAlias && !property.writesNull || property.isField {
      lines.addBlock("if writer.writes(\(member))") {
        addPlain(member, of: property, key, to: &$0)
      }
    } else if property.hasNullRule && property.type.mayBeAlias && property.writesNull {
      // Under its key whatever it is, also a wrapper, which would leave the key out for nil.
      lines.add(DirectNode.writingKey(key))
      lines.add("try writer.\(property.directWriter)(\(member))")
    } else {
      addPlain(member, of: property, key, to: &lines)
    }
  }

  private static func addPlain(
    _ value: String, of property: Property, _ key: String, to lines: inout SourceLines
  ) {
    if DirectNode.isLiteral(key) {
      let function = property.isUncertain ? "writeCoded" : "writeMember"
      return lines.add("try writer.\(function)(\(value), literal: \(stringLiteral(key)))")
    }
    guard property.isUncertain else {
      lines.add(DirectNode.writingKey(key))
      return lines.add("try writer.\(property.directWriter)(\(value))")
    }
    // A wrapper may leave its key out.
    lines.addBlock("if try writer.writesAfterKey(\(value), \(stringLiteral(key)))") {
      $0.add("try writer.\(property.directWriter)(\(value))")
    }
  }

  private static func addCoded(
    _ property: Property, _ member: String, _ literal: String, to lines: inout SourceLines
  ) {
    let statement: String
    if property.coding.strategy != nil, property.isOptional {
      let strategy = ValueCall(property).strategyForDefault
      statement = "try writer.writeMemberIfPresent(\(member), by: \(strategy), \(literal))"
    } else {
      let storage = property.storage.map(String.init(describing:)) ?? ""
      statement = "try writer.writeMember(\(storage)(wrappedValue: \(member)), \(literal))"
    }
    guard property.isOptional && property.writesNull else { return lines.add(statement) }
    lines.addChoice(
      "\(member) == nil",
      {
        $0.add("writer.writeKey(\(literal))")
        $0.add("writer.writeNull()")
      }, else: { $0.add(statement) })
  }

  /// What is unknown in an object inside, as something that is written there.
  private static func unknownMembers(
    of member: String, _ property: Property, inside path: [String], _ scope: KeyScope
  ) -> DirectNode.Leaf {
    let place = DirectObject.literal(of: path)
    return DirectNode.Leaf(
      parents: path[...], condition: "writer.hasUnknownMembers(\(member), inside: \(place))",
      property: property
    ) { lines in
      let names = DirectObject.literal(of: scope.keys.map(\.text))
      let parents = DirectObject.literal(of: scope.children.map(\.keyText))
      lines.add(
        "try writer.writeUnknownMembers(of: \(member), inside: \(place), "
          + "besides: \(names), parents: \(parents))", when: property.condition)
    }
  }

  private func addOther(_ property: Property, of value: String, to lines: inout SourceLines) {
    let member = "\(value).\(identifier(property.name))"
    lines.add(when: property.condition) { lines in
      switch property.role {
      case .flattened where property.isOptional:
        lines.addBlock("if let part = \(member)") {
          Self.addFlattened("part", by: property.directWriter, to: &$0)
        }
      case .flattened: Self.addFlattened(member, by: property.directWriter, to: &lines)
      case .unknownMembers:
        let names = DirectObject.literal(of: form.keys.keys.map(\.text))
        let parents = form.keys.children.map(\.keyText)
        let condition =
          structure.keeperInside == nil
          ? ""
          : " where !writer.writesInside("
            + "value, under: key, of: \(DirectObject.literal(of: parents)))"
        let list = "\(member).sorted(by: { $0.key < $1.key })"
        lines.addBlock("for (key, value) in \(list)\(condition)") { lines in
          lines.add("try writer.writeKey(key, besides: \(names))")
          lines.add("try writer.\(property.directWriter)(value)")
        }
      case .member, .ignored: break
      }
    }
  }

  /// Adds the writing of a value's members into the open object.
  ///
  /// - Parameters:
  ///   - value: the expression that is the value.
  ///   - function: the writer's function for it.
  ///   - lines: where to write.
  static func addFlattened(_ value: String, by function: String, to lines: inout SourceLines) {
    lines.addBlock("try writer.writeFlattened") { lines in
      lines.add("(writer: inout JSONCore.JSONWriter) throws(JSONCore.JSONWritingError) in")
      lines.add("try writer.\(function)(\(value))")
    }
  }
}
