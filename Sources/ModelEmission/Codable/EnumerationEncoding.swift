import ModelSchema

/// Writes the function that encodes an enumeration.
struct EnumerationEncoding {
  let enumeration: Enumeration
  let keys: EnumerationKeys

  init(_ enumeration: Enumeration) {
    self.enumeration = enumeration
    keys = EnumerationKeys(enumeration)
  }

  private var header: TypeHeader { enumeration.header }

  /// - Parameters:
  ///   - lines: where to write.
  ///   - constraint: the `where` clause that the function needs in the type's own body.
  func add(to lines: inout SourceLines, _ constraint: String) {
    let head = [header.prefix, "func encode(to encoder: any \(header.standard("Encoder"))) throws"]
      .compactMap { $0 }.joined(separator: " ")
    lines.addBlock(head + constraint) { lines in
      let value = HookCalls(enumeration.hooks, header).addBeforeEncoding(to: &lines)
      let isSingle = enumeration.tagging == .bare
      if isSingle { lines.add("var container = encoder.singleValueContainer()") }
      lines.add("switch \(value) {")
      for item in enumeration.cases {
        lines.add("case \(PayloadCalls(item: item).pattern):")
        lines.indented { add(item, to: &$0) }
      }
      lines.add("}")
    }
  }

  private func add(_ item: EnumerationCase, to lines: inout SourceLines) {
    if item.isUnknown {
      let isBare = enumeration.tagging == .bare
      return lines.add(isBare ? "try container.encode(value)" : "try value.encode(to: encoder)")
    }
    switch enumeration.tagging {
    case .external: addExternal(item, to: &lines)
    case .internal: addInternal(item, to: &lines)
    case .adjacent: addAdjacent(item, to: &lines)
    case .bare: lines.add("try container.encode(\(item.tagLiterals[0]))")
    case .untagged: addUntagged(item, to: &lines)
    }
  }

  private func addExternal(_ item: EnumerationCase, to lines: inout SourceLines) {
    let key = keys.tags(of: item).first.map { ".\(identifier($0))" } ?? ""
    lines.add("var container = encoder.container(keyedBy: CodingKeys.self)")
    let variable = item.payload.isEmpty ? "_" : "var values"
    lines.add(
      "\(variable) = container.nestedContainer("
        + "keyedBy: \(keys.payloadType(of: item)).self, forKey: \(key))")
    PayloadCalls(item: item).addWriting(to: "values", &lines)
  }

  private func addTag(
    _ item: EnumerationCase, into encoder: String = "encoder", to lines: inout SourceLines
  ) {
    let place = keys.tag
    lines.add("var container = \(encoder).container(keyedBy: CodingKeys.self)")
    addScopes(place.scopes, to: &lines)
    lines.add("try \(place.container).encode(\(item.tagLiterals[0]), forKey: \(place.key))")
  }

  private func addScopes(
    _ scopes: [(scope: KeyScope, key: String, parent: String)], to lines: inout SourceLines
  ) {
    for (scope, key, parent) in scopes {
      lines.add(
        "var \(scope.variable) = \(parent).nestedContainer("
          + "keyedBy: \(scope.typeName).self, forKey: \(key))")
    }
  }

  private func addInternal(_ item: EnumerationCase, to lines: inout SourceLines) {
    // A value may write a member under the tag's key.
    let encoder = item.soleValue == nil ? "encoder" : "shared"
    if item.soleValue != nil { lines.add("let shared = CodableKit.MergingEncoder(encoder)") }
    addTag(item, into: encoder, to: &lines)
    if let value = item.soleValue {
      lines.add("try shared.encodeMembers(of: \(value.written))")
    } else if !item.payload.isEmpty {
      lines.add("var values = encoder.container(keyedBy: \(keys.payloadType(of: item)).self)")
      PayloadCalls(item: item).addWriting(to: "values", &lines)
    }
  }

  private func addAdjacent(_ item: EnumerationCase, to lines: inout SourceLines) {
    addTag(item, to: &lines)
    guard !item.payload.isEmpty else { return }
    let place = keys.content
    let open = Set(keys.tag.scopes.map(\.scope.variable))
    addScopes(place.scopes.filter { !open.contains($0.scope.variable) }, to: &lines)
    if let value = item.soleValue {
      lines.add(PayloadCalls.writing(value, "value", to: place.container, key: place.key))
    } else {
      lines.add(
        "var values = \(place.container).nestedContainer("
          + "keyedBy: \(keys.payloadType(of: item)).self, forKey: \(place.key))")
      PayloadCalls(item: item).addWriting(to: "values", &lines)
    }
  }

  private func addUntagged(_ item: EnumerationCase, to lines: inout SourceLines) {
    if EnumerationKeys.hasKeys(item, .untagged) {
      lines.add("var values = encoder.container(keyedBy: \(keys.payloadType(of: item)).self)")
      return PayloadCalls(item: item).addWriting(to: "values", &lines)
    }
    lines.add("var container = encoder.singleValueContainer()")
    lines.add(
      item.soleValue.map { "try container.encode(\($0.written))" }
        ?? "try container.encodeNil()")
  }
}
