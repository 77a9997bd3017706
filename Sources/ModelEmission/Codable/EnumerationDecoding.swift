import ModelSchema

/// Writes the initialiser that decodes an enumeration.
struct EnumerationDecoding {
  let enumeration: Enumeration
  let keys: EnumerationKeys

  init(_ enumeration: Enumeration) {
    self.enumeration = enumeration
    keys = EnumerationKeys(enumeration)
  }

  private var header: TypeHeader { enumeration.header }

  /// The type of the tags.
  private var tagType: String { header.standard(enumeration.hasIntegerTags ? "Int" : "String") }

  private var allTags: String {
    enumeration.knownCases.compactMap { $0.tagLiterals.first }.joined(separator: ", ")
  }

  /// - Parameters:
  ///   - lines: where to write.
  ///   - constraint: the `where` clause that the function needs in the type's own body.
  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [header.prefix, "init(from decoder: any \(header.standard("Decoder"))) throws"]
      .compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      lines.add(enumeration.localAliases)
      switch enumeration.tagging {
      case .external: addExternal(to: &lines)
      case .internal: addTagged(to: &lines, reading: readInternal)
      case .adjacent: addTagged(to: &lines, reading: readAdjacent)
      case .bare: addBare(to: &lines)
      case .untagged: addUntagged(to: &lines)
      }
      HookCalls(enumeration.hooks, header).addAfterDecoding(to: &lines) { _ in nil }
    }
  }

  // MARK: External

  private func addExternal(to lines: inout SourceLines) {
    lines.add("let container = try decoder.container(keyedBy: CodingKeys.self)")
    guard let unknown = enumeration.unknownCase else { return addKeySwitch(to: &lines) }
    lines.addChoice(
      "container.allKeys.isEmpty", { $0.add("self = \(wholeValue(as: unknown))") },
      else: { addKeySwitch(to: &$0) })
  }

  private func addKeySwitch(to lines: inout SourceLines) {
    lines.add("let key = try container.onlyKey(for: \(enumeration.selfName).self)")
    lines.add("switch key {")
    for item in enumeration.knownCases {
      lines.add("case \(keys.tags(of: item).map { ".\(identifier($0))" }.joined(separator: ", ")):")
      lines.indented { lines in
        let type = keys.payloadType(of: item)
        let variable = item.payload.isEmpty ? "_" : "let values"
        lines.add(
          "\(variable) = try container.nestedContainer(keyedBy: \(type).self, forKey: key)")
        lines.add("self = \(PayloadCalls(item: item).reading(from: "values"))")
      }
    }
    lines.add("}")
  }

  // MARK: Internal and adjacent

  private func addTagged(
    to lines: inout SourceLines, reading: (EnumerationCase, inout SourceLines) -> Void
  ) {
    lines.add("let container = try decoder.container(keyedBy: CodingKeys.self)")
    addScopes(of: keys.tag, to: &lines)
    let place = keys.tag
    lines.add(
      "let tag = try \(place.container).tag("
        + "\(tagType).self, forKey: \(place.key)\(attributeAroundTag))")
    lines.add("switch tag {")
    for item in enumeration.knownCases {
      lines.add("case \(item.tagLiterals.joined(separator: ", ")):")
      lines.indented { reading(item, &$0) }
    }
    lines.add("default:")
    lines.indented { lines in
      if let unknown = enumeration.unknownCase {
        lines.add("self = \(wholeValue(as: unknown))")
      } else {
        lines.add(
          "throw \(place.container).unknownTag(tag, forKey: \(place.key), expected: [\(allTags)])")
      }
    }
    lines.add("}")
  }

  /// What the attribute says around the key of the tag, for messages; nothing where that is
  /// `.internal(` and `)`.
  private var attributeAroundTag: String {
    let (form, tag, content): (String, [String], [String]?) =
      switch enumeration.tagging {
      case .adjacent(let tag, let content): (".adjacent(", tag, content)
      case .internal(let tag): (".internal(", tag, nil)
      case .external, .bare, .untagged: (".internal(", [], nil)
      }
    let before = form + tag.dropLast().map { stringLiteral($0) + ", " }.joined()
    let behind = (content.map { ", content: \(literals($0))" } ?? "") + ")"
    if (before, behind) == (".internal(", ")") { return "" }
    return ", \(stringLiteral(before)), \(stringLiteral(behind))"
  }

  private func literals(_ keys: [String]) -> String {
    keys.map(stringLiteral).joined(separator: ", ")
  }

  private func addScopes(of place: EnumerationKeys.Place, to lines: inout SourceLines) {
    for (scope, key, parent) in place.scopes {
      lines.add(
        "let \(scope.variable) = try \(parent).nestedMembers("
          + "keyedBy: \(scope.typeName).self, forKey: \(key))")
    }
  }

  private func readInternal(_ item: EnumerationCase, _ lines: inout SourceLines) {
    let calls = PayloadCalls(item: item)
    if let value = item.soleValue {
      let reading =
        value.storage.map { "try \($0)(from: decoder).wrappedValue" }
        ?? "try decoder.decodeMembers(of: \(value.type.metatype))"
      lines.add("self = \(calls.construction([reading]))")
    } else if item.payload.isEmpty {
      lines.add("self = \(calls.construction([]))")
    } else {
      lines.add(
        "let values = try decoder.container(keyedBy: \(keys.payloadType(of: item)).self)")
      lines.add("self = \(calls.reading(from: "values"))")
    }
  }

  private func readAdjacent(_ item: EnumerationCase, _ lines: inout SourceLines) {
    let calls = PayloadCalls(item: item)
    let place = keys.content
    guard !item.payload.isEmpty else { return lines.add("self = \(calls.construction([]))") }
    // The objects around the tag are open already.
    let open = Set(keys.tag.scopes.map(\.scope.variable))
    for (scope, key, parent) in place.scopes where !open.contains(scope.variable) {
      lines.add(
        "let \(scope.variable) = try \(parent).nestedMembers("
          + "keyedBy: \(scope.typeName).self, forKey: \(key))")
    }
    if let value = item.soleValue {
      let reading = PayloadCalls.reading(value, from: place.container, key: place.key)
      lines.add("self = \(calls.construction([markingContent(reading)]))")
    } else {
      // Null or no content at all counts as an object without members, where it can.
      let function = item.canDoWithoutContent ? "nestedMembers" : "nestedContainer"
      let reading =
        "try \(place.container).\(function)("
        + "keyedBy: \(keys.payloadType(of: item)).self, forKey: \(place.key))"
      lines.add("let values = \(markingContent(reading))")
      lines.add("self = \(calls.reading(from: "values"))")
    }
  }

  /// The expression that reads the content of a tag, whose key is none of a property.
  private func markingContent(_ reading: String) -> String {
    guard case .adjacent(let tag, let content) = enumeration.tagging else { return reading }
    let before =
      ".adjacent(\(literals(tag)), content: "
      + content.dropLast().map { stringLiteral($0) + ", " }.joined()
    return
      "try \(keys.content.container).tagContent(\(stringLiteral(before)), \")\") { \(reading) }"
  }

  // MARK: Bare

  private func addBare(to lines: inout SourceLines) {
    lines.add("let tag = try decoder.singleValueContainer().decode(\(tagType).self)")
    lines.add("switch tag {")
    for item in enumeration.knownCases {
      lines.add(
        "case \(item.tagLiterals.joined(separator: ", ")): self = .\(identifier(item.name))")
    }
    lines.add("default:")
    lines.indented { lines in
      if let unknown = enumeration.unknownCase {
        lines.add("self = \(wholeValue(as: unknown))")
      } else {
        let error = header.standard("DecodingError")
        lines.add("throw \(error).unknownTag(tag, at: decoder.codingPath, expected: [\(allTags)])")
      }
    }
    lines.add("}")
  }

  // MARK: Untagged

  private func addUntagged(to lines: inout SourceLines) {
    let cases = enumeration.knownCases
    // Two cases may differ by a capital alone.
    let functions = distinctNames(cases.map { "read" + $0.name.capitalizedName }).map(identifier)
    for (item, function) in zip(cases, functions) { addAttempt(item, function, to: &lines) }
    let attempts = zip(cases, functions).map { "(\(stringLiteral($0.name)), \($1))" }
    let unknown = enumeration.unknownCase.map { ", otherwise: { \(wholeValue(as: $0)) }" } ?? ""
    lines.add("self = try decoder.firstMatch(\(enumeration.selfName).self, [")
    lines.indented { lines in
      for attempt in attempts { lines.add(attempt + ",") }
    }
    lines.add("]\(unknown))")
  }

  /// Adds a function that reads one case.
  private func addAttempt(
    _ item: EnumerationCase, _ function: String, to lines: inout SourceLines
  ) {
    let calls = PayloadCalls(item: item)
    lines.addBlock("func \(function)() throws -> \(enumeration.selfName)") { lines in
      if item.payload.isEmpty {
        lines.add("try decoder.requireNull(for: \(calls.construction([])))")
      } else if let value = item.soleValue {
        lines.add(calls.construction([value.wholeReading]))
      } else {
        lines.add(
          "let values = try decoder.container(keyedBy: \(keys.payloadType(of: item)).self)")
        lines.add("return \(calls.reading(from: "values"))")
      }
    }
  }

  /// The case for unknown ones with everything that stands at the decoder's place.
  private func wholeValue(as item: EnumerationCase) -> String {
    let type = item.soleValue?.type.metatype ?? "JSONCore.JSONValue.self"
    return PayloadCalls(item: item).construction(["try decoder.wholeValue(\(type))"])
  }
}

extension EnumerationCase {
  /// The tags as literals; the first is written.
  var tagLiterals: [String] {
    integerTags?.map(String.init) ?? ([value] + aliases.filter { $0 != value }).map(stringLiteral)
  }
}
