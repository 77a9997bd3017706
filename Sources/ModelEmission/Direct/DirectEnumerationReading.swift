import ModelSchema

/// Writes the initialiser of `JSONReadable` for an enumeration.
struct DirectEnumerationReading {
  let form: DirectEnumeration

  private var enumeration: Enumeration { form.enumeration }
  private var unknown: EnumerationCase? { form.unknownCase }

  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [
      enumeration.header.prefix,
      "init(from reader: inout JSONCore.JSONReader) throws(JSONCore.JSONError)",
    ].compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      lines.add(enumeration.localAliases)
      if enumeration.hasRawValues { return addRaw(to: &lines) }
      if needsPlace { lines.add("let place = reader.offset") }
      if needsStart { lines.add("let start = reader.mark") }
      switch enumeration.tagging {
      case .external: addExternal(to: &lines)
      case .internal(let tag): addInternal(tag, to: &lines)
      case .adjacent(let tag, let content): addAdjacent(tag, content, to: &lines)
      case .bare: addTagSwitch(to: &lines) { $1.add("self = \(construction($0, []))") }
      case .untagged: addUntagged(to: &lines)
      }
      DirectHooks(enumeration.hooks).addAfterDecoding(to: &lines)
    }
  }

  /// Whether errors name the place of the value.
  private var needsPlace: Bool {
    let isUntagged = enumeration.tagging == .untagged
    return (unknown == nil && !isUntagged) || DirectHooks(enumeration.hooks).needsPlace
  }

  private var needsStart: Bool {
    switch enumeration.tagging {
    case .internal, .adjacent: true
    case .external, .bare, .untagged: unknown != nil
    }
  }

  private func addRaw(to lines: inout SourceLines) {
    lines.add("let start = reader.offset")
    lines.add("let raw = try reader.read(RawValue.self)")
    lines.addBlock("guard let value = \(enumeration.selfName)(rawValue: raw) else") {
      $0.add("throw reader.invalidValue(at: start)")
    }
    lines.add("self = value")
  }

  // MARK: Parts

  private func construction(_ item: EnumerationCase, _ values: [String]) -> String {
    // By the type's name: what it is given to is optional, and has cases `some` and `none` too.
    enumeration.selfName + PayloadCalls(item: item).construction(values)
  }

  /// Adds the reading of an object with the values of a case, and then the case.
  private func addPayload(
    of item: EnumerationCase, to target: String, depth: Int, _ lines: inout SourceLines
  ) {
    let object = form.payload(of: item)
    let loop = DirectLoop(object: object, depth: depth)
    loop.add(to: &lines)
    let values = object.members.map { member in
      member.property.hasDefaultInSource
        ? member.value(otherwise: member.property.initialValue ?? "nil")
        : member.value(from: loop.members)
    }
    lines.add("\(target) = \(construction(item, values))")
  }

  /// Adds the reading of a case whose only value stands at the cursor.
  private func addSole(
    _ value: AssociatedValue, of item: EnumerationCase, to target: String,
    _ lines: inout SourceLines
  ) {
    lines.add("\(target) = \(construction(item, [value.directReading]))")
  }

  /// Adds what is done with a value that no case is for.
  private func addUnknown(to lines: inout SourceLines) {
    guard let unknown else { return lines.add("throw reader.invalidValue(at: place)") }
    let type = unknown.soleValue?.type.metatype ?? "JSONCore.JSONValue.self"
    lines.add("reader.readAgain(from: start)")
    lines.add("reader.noteWholeValue()")
    lines.add("self = \(construction(unknown, ["try reader.read(\(type))"]))")
  }

  /// Adds the choice between a match and what no case is for.
  private func addMatch(to lines: inout SourceLines) {
    if unknown == nil {
      lines.addBlock("guard let match else") { addUnknown(to: &$0) }
      lines.add("self = match")
    } else {
      lines.addChoice("let match", { $0.add("self = match") }, else: addUnknown)
    }
  }

  // MARK: External

  private func addExternal(to lines: inout SourceLines) {
    let cases = enumeration.knownCases
    let isSingle = cases.flatMap(\.texts).count == 1
    lines.add("var match: \(enumeration.selfName)?")
    let names = DirectObject.literal(of: cases.flatMap(\.texts))
    lines.add("var members = try reader.readObject(names: \(names))")
    lines.addBlock("while try members.next(&reader)") { lines in
      guard !cases.isEmpty else { return lines.add("try reader.skipValue()") }
      lines.add("switch members.index {")
      var count = 0
      for item in cases {
        let numbers = count..<count + item.texts.count
        count = numbers.upperBound
        lines.add("case \(numbers.map(String.init).joined(separator: ", ")):")
        lines.indented { lines in
          if !isSingle { lines.add("guard match == nil else { throw members.repeated() }") }
          if item.payload.isEmpty {
            lines.add("try reader.skipObject()")
            lines.add("match = \(construction(item, []))")
          } else {
            addPayload(of: item, to: "match", depth: 1, &lines)
          }
        }
      }
      lines.add("default: try reader.skipValue()")
      lines.add("}")
    }
    addMatch(to: &lines)
  }

  // MARK: Tagged

  /// Adds a switch over the tag at the cursor.
  private func addTagSwitch(
    to lines: inout SourceLines, _ add: (EnumerationCase, inout SourceLines) -> Void
  ) {
    lines.add("switch \(form.tags.reading) {")
    addCases(to: &lines, add)
    lines.add("default:")
    lines.indented(addUnknown)
    lines.add("}")
  }

  private func addCases(
    to lines: inout SourceLines, where isIncluded: (EnumerationCase) -> Bool = { _ in true },
    _ add: (EnumerationCase, inout SourceLines) -> Void
  ) {
    for item in enumeration.knownCases where isIncluded(item) {
      lines.add("case \(form.tags.patterns(of: item)):")
      lines.indented { add(item, &$0) }
    }
  }

  private func addWay(
    to path: [String], beside other: String? = nil, _ lines: inout SourceLines
  ) {
    for (depth, key) in path.enumerated() {
      let neighbour = depth == 0 && other != key ? other : nil
      let beside = neighbour.map { ", beside: \(DirectObject.literal(of: [$0]))" } ?? ""
      lines.add("try reader.move(into: \(DirectObject.literal(of: [key]))\(beside))")
    }
  }

  private func addInternal(_ tag: [String], to lines: inout SourceLines) {
    addWay(to: tag, &lines)
    addTagSwitch(to: &lines) { item, lines in
      lines.add("reader.readAgain(from: start)")
      if let value = item.soleValue {
        addSole(value, of: item, to: "self", &lines)
      } else if item.payload.isEmpty {
        lines.add("try reader.skipValue()")
        lines.add("self = \(construction(item, []))")
      } else {
        addPayload(of: item, to: "self", depth: 0, &lines)
      }
    }
  }

  private func addAdjacent(_ tag: [String], _ content: [String], to lines: inout SourceLines) {
    addWay(to: tag, beside: content.first, &lines)
    lines.add("let tag = \(form.tags.reading)")
    lines.add("reader.readAgain(from: start)")
    guard enumeration.knownCases.contains(where: { !$0.payload.isEmpty }) else {
      lines.add("try reader.skipValue()")
      return addSwitchWithoutContent(to: &lines)
    }
    guard enumeration.knownCases.contains(where: \.payload.isEmpty) else {
      return addContent(content, to: &lines)
    }
    // For a case without values the content is a member like any other.
    lines.add("switch tag {")
    addCases(to: &lines, where: \.payload.isEmpty) { item, lines in
      lines.add("try reader.skipValue()")
      lines.add("self = \(construction(item, []))")
    }
    lines.add("default:")
    lines.indented { addContent(content, to: &$0) }
    lines.add("}")
  }

  private func addContent(_ content: [String], to lines: inout SourceLines) {
    lines.add("var match: \(enumeration.selfName)?")
    addContentLoop(content[...], depth: 0, to: &lines)
    lines.addChoice(
      "let match", { $0.add("self = match") },
      else: { addSwitchWithoutContent(where: { !$0.payload.isEmpty }, to: &$0) })
  }

  private func addSwitchWithoutContent(
    where isIncluded: (EnumerationCase) -> Bool = { _ in true }, to lines: inout SourceLines
  ) {
    lines.add("switch tag {")
    addCases(to: &lines, where: isIncluded) { addWithoutContent($0, &$1) }
    lines.add("default:")
    lines.indented(addUnknown)
    lines.add("}")
  }

  private func addContentLoop(
    _ path: ArraySlice<String>, depth: Int, to lines: inout SourceLines
  ) {
    guard let key = path.first else { return }
    let members = DirectLoop(object: DirectObject(), depth: depth).members
    lines.add("var \(members) = try reader.readObject(names: \(DirectObject.literal(of: [key])))")
    lines.addBlock("while try \(members).next(&reader)") { lines in
      lines.addChoice(
        "\(members).index != 0", { $0.add("try reader.skipValue()") },
        else: { lines in
          guard path.count == 1 else {
            return lines.addBlock("if try !reader.readNull()") {
              addContentLoop(path.dropFirst(), depth: depth + 1, to: &$0)
            }
          }
          lines.add("switch tag {")
          addCases(to: &lines, where: { !$0.payload.isEmpty }) { item, lines in
            if let value = item.soleValue {
              addSole(value, of: item, to: "match", &lines)
            } else if item.canDoWithoutContent {
              lines.addBlock("if try !reader.readNull()") {
                addPayload(of: item, to: "match", depth: depth + 1, &$0)
              }
            } else {
              addPayload(of: item, to: "match", depth: depth + 1, &lines)
            }
          }
          lines.add("default: try reader.skipValue()")
          lines.add("}")
        })
    }
  }

  private func addWithoutContent(_ item: EnumerationCase, _ lines: inout SourceLines) {
    guard item.canDoWithoutContent else {
      guard let value = item.soleValue, value.type.mayBeAlias, value.coding == ValueCoding(),
        value.fallback == nil
      else { return lines.add("throw members.missing(0)") }
      let none = "try members.value(Swift.Optional<\(value.type)>.none, 0)"
      return lines.add("self = \(construction(item, [none]))")
    }
    let values = item.payload.map { $0.valueForMissing }
    lines.add("self = \(construction(item, values))")
  }

  // MARK: Untagged

  private func addUntagged(to lines: inout SourceLines) {
    let cases = enumeration.knownCases
    lines.add("var match: \(enumeration.selfName)?")
    let type = enumeration.selfName
    lines.add(
      "var attempts = JSONCore.JSONAttempts(&reader, at: \(type).self, count: \(cases.count))")
    lines.addBlock("while try attempts.next(&reader, hasMatch: match != nil)") { lines in
      lines.add("do throws(JSONCore.JSONError) {")
      lines.indented { lines in
        lines.add("switch attempts.index {")
        for (number, item) in cases.enumerated() {
          lines.add(number == cases.count - 1 ? "default:" : "case \(number):")
          lines.indented { addAttempt(item, &$0) }
        }
        lines.add("}")
      }
      lines.add("} catch {")
      lines.indented { $0.add("try attempts.pass(error, reader)") }
      lines.add("}")
    }
    if unknown == nil {
      lines.add("self = try attempts.value(match)")
    } else {
      addMatch(to: &lines)
    }
  }

  private func addAttempt(_ item: EnumerationCase, _ lines: inout SourceLines) {
    if item.payload.isEmpty {
      lines.addBlock("guard try reader.readNull() else") {
        $0.add("throw reader.invalidValue(at: reader.offset)")
      }
      lines.add("match = \(construction(item, []))")
    } else if let value = item.soleValue {
      addSole(value, of: item, to: "match", &lines)
    } else {
      addPayload(of: item, to: "match", depth: 0, &lines)
    }
  }
}
