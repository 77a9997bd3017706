import ModelSchema

/// Writes the initialiser that decodes a structure, class or actor.
struct StructureDecoding {
  let structure: Structure
  let keys: StructureKeys

  init(_ structure: Structure) {
    self.structure = structure
    keys = StructureKeys(structure)
  }

  private var header: TypeHeader { structure.header }

  /// The properties that are read.
  private var members: [Property] { structure.members.filter(\.isRead) }

  /// Whether subclasses have to have the initialiser, or a superclass demands it.
  private var isRequired: Bool {
    structure.kind == .class || structure.superclass == .flat || structure.superclass == .nested
  }

  private var needsContainer: Bool { !members.isEmpty || structure.superclass == .nested }

  /// - Parameters:
  ///   - lines: where to write.
  ///   - constraint: the `where` clause that the function needs in the type's own body.
  func add(to lines: inout SourceLines, _ constraint: String) {
    let words = [header.prefix, isRequired ? "required" : nil].compactMap { $0 }
    let head = (words + ["init(from decoder: any \(header.standard("Decoder"))) throws"])
      .joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      lines.add(structure.localAliases)
      if needsContainer {
        lines.add("let container = try decoder.container(keyedBy: CodingKeys.self)")
        addContainers(of: keys.root, at: [], to: &lines)
      }
      for property in structure.properties { add(property, to: &lines) }
      // What a superclass reads is known once it has been read.
      if inheritsMembers {
        addEmptyMembers(to: &lines)
        lines.add("let inheritedDecoder = CodableKit.FlattenedDecoder(decoder)")
        addSuperclass(to: &lines)
        addUnknownMembers(to: &lines)
      } else {
        addUnknownMembers(to: &lines)
        addSuperclass(to: &lines)
      }
      HookCalls(structure.hooks, header).addAfterDecoding(to: &lines) { name in
        structure.properties.first { $0.name == name && $0.role == .member }.map(keys.path)
      }
    }
  }

  /// Whether members of the superclass stand among those that might be unknown.
  private var inheritsMembers: Bool {
    structure.superclass == .flat && structure.tracksUnknownMembers
  }

  private func addEmptyMembers(to lines: inout SourceLines) {
    for property in structure.properties where property.role == .unknownMembers {
      lines.add("self.\(identifier(property.name)) = [:]", when: property.condition)
    }
  }

  private func addContainers(
    of scope: KeyScope, at path: [String], to lines: inout SourceLines
  ) {
    for child in scope.children {
      let place = path + [child.keyText]
      let inside = members.filter { $0.parents.starts(with: place) }
      if inside.isEmpty { continue }
      lines.add(when: inside.condition) { lines in
        lines.add(
          "let \(child.scope.variable) = try \(scope.variable).nestedMembers("
            + "keyedBy: \(child.scope.typeName).self, forKey: .\(identifier(child.key)))")
        if structure.refusesUnknownMembers {
          lines.add(
            "try \(scope.variable).refuseUnknownMembers("
              + "of: .\(identifier(child.key)), besides: \(child.scope.typeName).self)")
        }
        addContainers(of: child.scope, at: place, to: &lines)
      }
    }
  }

  private func add(_ property: Property, to lines: inout SourceLines) {
    lines.add(when: property.condition) { lines in
      switch property.role {
      case .member where !property.isRead: break
      case .member: addMember(property, to: &lines)
      case .flattened: addFlattened(property, to: &lines)
      case .ignored, .unknownMembers: break
      }
    }
  }

  private func addMember(_ property: Property, to lines: inout SourceLines) {
    let container = keys.container(of: property)
    let names = keys.reading(property)
    let cases = keysToRead(property, in: container)
    let list = cases.joined(separator: ", ")
    guard property.hasDefaultInSource else {
      guard cases.count > 1, property.mayDoWithoutKey else {
        return lines.add(statement(property, key: key(of: property, in: container, cases)))
      }
      let read = "\(target(of: property)) = try \(container).decodeFirst(of: \(list))"
      return lines.addBlock(read) { $0.add(reading(property, key: "$0")) }
    }
    // The property has its initial value already.
    if cases.count == 1 {
      lines.addBlock("if \(container).contains(\(list))") {
        $0.add(statement(property, key: names[0]))
      }
    } else {
      lines.addBlock("if let key = try \(container).presentKey(\(list))") {
        $0.add(statement(property, key: "key"))
      }
    }
  }

  /// The keys that a property is read by; an update has to know under which other one it is
  /// written.
  private func keysToRead(_ property: Property, in container: String) -> [String] {
    let (names, written) = (keys.reading(property), keys.writing(property))
    guard !property.isNotWritten, let first = names.first, !names.contains(written) else {
      return names
    }
    return ["\(container).key(\(first), writtenAs: \(written))"] + names.dropFirst()
  }

  private func key(of property: Property, in container: String, _ cases: [String]) -> String {
    let list = cases.joined(separator: ", ")
    if cases.count == 1 { return list }
    let isRequired =
      property.isPlain && !property.isOptional && !property.isField && property.fallback == nil
    return isRequired
      ? "\(container).requiredKey(\(list))" : "\(container).presentKey(\(list)) ?? \(cases[0])"
  }

  private func statement(_ property: Property, key: String) -> String {
    "\(target(of: property)) = \(reading(property, key: key))"
  }

  private func target(of property: Property) -> String {
    "self.\(property.storedName)"
  }

  /// The expression that reads a property by a key.
  private func reading(_ property: Property, key: String) -> String {
    let container = keys.container(of: property)
    if let wrapper = property.strategy {
      // Of an isolated value nothing is read in a closure, not even in one that is never called.
      let isOurs = Strategy.namesOfWrappers.contains(wrapper.name)
      if isOurs || header.isIsolated || structure.kind == .actor {
        return "try \(container).decodeValue(forKey: \(key))"
      }
      let type = "\(container).storageType { (value: Self) in value.\(property.storedName) }"
      return "try \(container).decode(\(type), forKey: \(key))"
    }
    let value = ValueCall(property)
    if let fallback = property.fallback {
      return "try \(container).\(value.decoding(otherwise: fallback, forKey: key))"
    }
    return "try \(container).\(value.decoding), forKey: \(key))"
  }

  private func addFlattened(_ property: Property, to lines: inout SourceLines) {
    let target = "self." + identifier(property.name)
    let type = property.type.withoutOptional
    guard property.isOptional || structure.tracksUnknownMembers else {
      return lines.add("\(target) = try decoder.decodeMembers(of: \(type.metatype))")
    }
    let variable = Self.decoderName(of: property)
    lines.add("let \(variable) = CodableKit.FlattenedDecoder(decoder)")
    lines.add(
      property.isOptional
        ? "\(target) = try Swift.Optional<\(type)>(flattenedIn: \(variable))"
        : "\(target) = try \(variable).decodeMembers(of: \(type.metatype))")
  }

  private static func decoderName(of property: Property) -> String {
    // The superclass has `inheritedDecoder`.
    identifier(property.name == "inherited" ? "inheritedDecoder_" : property.name + "Decoder")
  }

  private func addUnknownMembers(to lines: inout SourceLines) {
    let flattened =
      structure.properties.filter { $0.role == .flattened }.map(Self.decoderName)
      + (inheritsMembers ? ["inheritedDecoder"] : [])
    let others = flattened.isEmpty ? "" : ", and: " + flattened.joined(separator: ", ")
    let inside = structure.keeperInside.flatMap { _ in keys.knownKeysInside } ?? ""
    for property in structure.properties where property.role == .unknownMembers {
      lines.add(
        "self.\(identifier(property.name)) = "
          + "try decoder.unknownMembers(besides: CodingKeys.self\(inside)\(others))",
        when: property.condition)
    }
    if structure.refusesUnknownMembers {
      lines.add("try decoder.refuseUnknownMembers(besides: CodingKeys.self\(others))")
    }
  }

  private func addSuperclass(to lines: inout SourceLines) {
    switch structure.superclass {
    case .none: break
    case .uncoded: lines.add("super.init()")
    case .flat:
      lines.add("try super.init(from: \(inheritsMembers ? "inheritedDecoder" : "decoder"))")
    case .nested: lines.add("try super.init(from: container.superDecoder())")
    }
  }
}

extension Property {
  /// Whether the property's own initial value stands in for a missing key.
  var hasDefaultInSource: Bool {
    guard let initialValue else { return false }
    return !(isOptional && initialValue == "nil")
  }

  /// Whether a strategy, or a type that may be another name of an optional, says what a missing key
  /// means: perhaps that it is an error.
  fileprivate var mayDoWithoutKey: Bool {
    if strategy != nil || (isPlain && type.mayBeAlias && !isField) { return true }
    if let fallback { return !fallback.coversMissing }
    return coding != ValueCoding() && !isOptional
  }

  /// Whether its type is `Field`, which is absent without its key.
  var isField: Bool {
    guard case .generic(let name, _) = type else { return false }
    return name == "Field" || name == "CodableKit.Field"
  }
}
