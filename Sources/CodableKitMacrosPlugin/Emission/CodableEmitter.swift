import ModelSchema
import ModelSyntax

/// Writes the `Codable` code of a model: the members for the type's body, and its extensions.
///
/// A structure gets its functions in extensions, so that it keeps its memberwise initialiser. One
/// inside of another type gets them in its body, for an extension does not see the types beside it;
/// its memberwise initialiser is then written out. Enumerations, classes and actors get them in the
/// body too.
struct CodableEmitter {
  let model: Declaration
  let halves: CodingHalves

  private var structure: Structure? {
    if case .structure(let structure) = model { structure } else { nil }
  }

  private var enumeration: Enumeration? {
    if case .enumeration(let enumeration) = model { enumeration } else { nil }
  }

  private var isInBody: Bool {
    guard let structure else { return true }
    return structure.kind != .structure || structure.header.isNested
  }

  /// The members for the type's body.
  func members() -> [String] {
    var members = keys().map { [$0] } ?? []
    if isInBody && !isRaw {
      if let structure, structure.kind == .structure, structure.hasMemberwiseInit,
        halves.contains(.decoding)
      {
        members.append(MemberwiseInit(structure: structure).source)
      }
      if halves.contains(.decoding) {
        members.append(source { addDecoding(to: &$0, whereClause("Decodable")) })
      }
      if halves.contains(.encoding) {
        members.append(source { addEncoding(to: &$0, whereClause("Encodable")) })
      }
    }
    return members
  }

  /// The extensions.
  ///
  /// - Parameters:
  ///   - type: the type's name, with those of the types around it.
  ///   - missing: the protocols that the compiler asks the macro to add.
  /// - Returns: the source of each extension.
  func extensions(of type: String, missing: Set<String>) -> [String] {
    var extensions: [String] = []
    for (half, name) in [(CodingHalves.decoding, "Decodable"), (.encoding, "Encodable")]
    where halves.contains(half) {
      let isMissing = missing.contains(name)
      guard isMissing || !isInBody else { continue }
      // An actor's initialiser is called from anywhere, with a decoder that cannot be sent.
      let attribute = structure?.kind == .actor ? "@preconcurrency " : ""
      let conformance = isMissing ? ": \(attribute)\(header.standard(name))" : ""
      let head = "extension \(type)\(conformance)\(whereClause(name))"
      let add = half == .decoding ? addDecoding : addEncoding
      extensions.append(
        source { lines in
          if isInBody { lines.add(head + " {}") } else { lines.addBlock(head) { add(&$0, "") } }
        })
    }
    return extensions
  }

  private var header: TypeHeader { structure?.header ?? enumeration?.header ?? TypeHeader() }

  private var isRaw: Bool { enumeration?.hasRawValues ?? false }

  private func keys() -> String? {
    if let enumeration {
      let root = EnumerationKeys(enumeration).root
      let isNeeded = !enumeration.hasRawValues && enumeration.tagging != .bare
      return isNeeded
        ? source { root.declare(into: &$0, header: header, isIterable: false) } : nil
    }
    guard let structure, !structure.hasOwnKeys else { return nil }
    let isIterable =
      structure.refusesUnknownMembers
      || structure.properties.contains { $0.role == .unknownMembers }
    let root = StructureKeys(structure).root
    return source { root.declare(into: &$0, header: header, isIterable: isIterable) }
  }

  private func addDecoding(to lines: inout SourceLines, _ constraint: String) {
    if let structure { StructureDecoding(structure).add(to: &lines, constraint) }
    if let enumeration { EnumerationDecoding(enumeration).add(to: &lines, constraint) }
  }

  private func addEncoding(to lines: inout SourceLines, _ constraint: String) {
    if let structure { StructureEncoding(structure).add(to: &lines, constraint) }
    if let enumeration { EnumerationEncoding(enumeration).add(to: &lines, constraint) }
  }

  private func source(_ body: (inout SourceLines) -> Void) -> String {
    var lines = SourceLines()
    body(&lines)
    return lines.text
  }

  /// What the generic parameters have to conform to for the coded values that are made of them.
  private func whereClause(_ name: String) -> String {
    let types: [TypeReference] =
      if let structure {
        structure.properties.filter { $0.role != .ignored && $0.coding.strategy == nil }.map(\.type)
      } else {
        enumeration?.cases.flatMap { $0.payload.map(\.type) } ?? []
      }
    let names = Set(types.flatMap(\.names))
    let missing = header.genericParameters.flatMap { parameter -> [String] in
      if !parameter.constraints.isDisjoint(with: [name, "Codable"]) { return [] }
      // `T` itself, and types that hang from it: `T.Element`.
      return names.filter { $0 == parameter.name || $0.hasPrefix(parameter.name + ".") }.sorted()
    }
    return missing.isEmpty
      ? "" : " where " + missing.map { "\($0): \(header.standard(name))" }.joined(separator: ", ")
  }
}
