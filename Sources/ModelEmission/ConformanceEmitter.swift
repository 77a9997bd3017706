package import ModelSchema
package import ModelSyntax

/// Writes the code of a model: the members for the type's body, and its extensions.
///
/// A structure gets its functions in extensions, so that it keeps its memberwise initialiser, and
/// so does an enumeration: not every compilation (6.3) looks into what a macro adds to the body of
/// one. A type inside of another one gets them in its body, for an extension does not see the types
/// beside it; a structure's memberwise initialiser is then written out. Classes and actors get them
/// in the body too, and enumerations of which some cases stand in `#if`.
package struct ConformanceEmitter {
  let model: Declaration
  let halves: CodingHalves
  /// Whether there is no `Codable` conformance beside the code for the direct path.
  let isDirectOnly: Bool
  /// The protocols that the compiler asks the macro to add.
  let missing: Set<String>
  private let strategies: StrategyNames
  /// The model as functions see it that make a value.
  private let decodedModel: Declaration
  /// Whether this is the code for one choice of the cases that stand in `#if`.
  private var isOneOfSeveral = false

  package init(
    model: Declaration, halves: CodingHalves, isDirectOnly: Bool = false, missing: Set<String>
  ) {
    // Without a `Codable` conformance beside it, the direct path's error is the only one.
    let model = isDirectOnly ? model : model.markingUncertainTypes()
    strategies = StrategyNames(model.withMemberNames(), halves.subtracting(model.ownHalves))
    self.model = strategies.model
    decodedModel = strategies.model.withoutShadowedTypes()
    self.halves = halves
    self.isDirectOnly = isDirectOnly
    self.missing = missing
  }

  /// The members for the type's body.
  package func members() -> [String] {
    if let choices = conditionalMembers() { return [choices] }
    var members = isDirectOnly ? [] : [keys(), strategies.declaration()].compactMap { $0 }
    guard isInBody else { return members }
    if let structure, structure.hasOwnMemberwiseInit, halves.contains(.decoding) {
      members.append(MemberwiseInit(structure: structure).source)
    }
    for conformance in conformances where !isInherited(conformance) {
      guard let write = conformance.write else { continue }
      members.append(source { write(&$0, whereClause(conformance.constraint)) })
    }
    return members
  }

  /// The members once for each choice of cases, where some of these stand in `#if`.
  private func conditionalMembers() -> String? {
    guard let enumeration else { return nil }
    let choices = ConditionalCases(enumeration).choices
    if choices.isEmpty { return nil }
    var text = ""
    for (number, choice) in choices.enumerated() {
      var emitter = ConformanceEmitter(
        model: .enumeration(choice.enumeration), halves: halves, isDirectOnly: isDirectOnly,
        missing: missing)
      emitter.isOneOfSeveral = true
      text += "\(number == 0 ? "#if" : "#elseif") \(choice.condition)\n"
      text += emitter.members().joined(separator: "\n") + "\n"
    }
    return text + "#endif"
  }

  /// The extensions.
  ///
  /// - Parameter type: the type's name, with those of the types around it.
  /// - Returns: the source of each extension.
  package func extensions(of type: String) -> [String] {
    conformances.compactMap { conformance in
      let isMissing = missing.contains(conformance.name)
      guard !isInherited(conformance), isMissing || !isInBody else { return nil }
      // An actor's initialiser is called from anywhere, with a decoder that cannot be sent.
      let attribute =
        structure?.kind == .actor ? "@preconcurrency " : header.isolation.map { $0 + " " } ?? ""
      let name =
        attribute + qualified(conformance.name)
      let clause = whereClause(conformance.constraint)
      let head = "extension \(type)\(isMissing ? ": \(name)" : "")\(clause)"
      return source { lines in
        if !isInBody, let write = conformance.write {
          lines.addBlock(head) { write(&$0, "") }
        } else {
          lines.add(head + " {}")
        }
      }
    }
  }

  private func qualified(_ name: String) -> String {
    name.hasPrefix("JSON") ? "JSONCore.\(name)" : header.standard(name)
  }

  // MARK: Conformances

  /// A protocol and what the type needs for it.
  private struct Conformance {
    let name: String
    /// What the parts of a generic type have to conform to.
    let constraint: String
    /// Writes the one function; nil where the standard library has it.
    let write: ((inout SourceLines, String) -> Void)?
    var isDirect = false
  }

  private var conformances: [Conformance] {
    var conformances: [Conformance] = []
    if halves.contains(.decoding) {
      let constraint = isDirectOnly ? "JSONReadable" : "Decodable"
      if !isDirectOnly {
        conformances.append(
          Conformance(
            name: "Decodable", constraint: constraint,
            write: header.ownCode.decodes ? nil : { addDecoding(to: &$0, $1) }))
      }
      // What the source does by itself is the authority for both paths.
      if hasDirectConformance, isDirectOnly || !header.ownCode.decodes {
        conformances.append(
          Conformance(
            name: "JSONReadable", constraint: constraint,
            write: header.ownCode.readsDirectly ? nil : directReading, isDirect: true))
      }
    }
    if halves.contains(.encoding) {
      let constraint = isDirectOnly ? "JSONWritable" : "Encodable"
      if !isDirectOnly {
        conformances.append(
          Conformance(
            name: "Encodable", constraint: constraint,
            write: isRaw || header.ownCode.encodes ? nil : { addEncoding(to: &$0, $1) }))
      }
      if hasDirectConformance, isDirectOnly || !header.ownCode.encodes {
        conformances.append(
          Conformance(
            name: "JSONWritable", constraint: constraint,
            write: header.ownCode.writesDirectly ? nil : directWriting, isDirect: true))
      }
    }
    return conformances
  }

  /// A class that is not final has the conformances by name alone, so that its subclasses, which
  /// inherit them, are coded by their own code.
  ///
  /// Those of a class that is bound to an actor are bound to it too, and are not found by a cast.
  private var hasDirectConformance: Bool {
    header.isolation == nil && hasDirectForm
  }

  private var hasDirectForm: Bool {
    directForm != nil || directEnumeration != nil || structure?.kind == .class
  }

  private var directForm: DirectForm? { structure.flatMap(DirectForm.init) }

  private var directEnumeration: DirectEnumeration? {
    enumeration.flatMap(DirectEnumeration.init)
  }

  private var directReading: ((inout SourceLines, String) -> Void)? {
    switch decodedModel {
    case .structure(let structure):
      DirectForm(structure).map { form in { DirectReading(form: form).add(to: &$0, $1) } }
    case .enumeration(let enumeration):
      DirectEnumeration(enumeration).map { form in
        { DirectEnumerationReading(form: form).add(to: &$0, $1) }
      }
    case .alias: nil
    }
  }

  private var directWriting: ((inout SourceLines, String) -> Void)? {
    if let directForm { return { DirectWriting(form: directForm).add(to: &$0, $1) } }
    return directEnumeration.map { form in
      { DirectEnumerationWriting(form: form).add(to: &$0, $1) }
    }
  }

  /// Whether the user has written the conformance, which then counts.
  ///
  /// One of the standard library may be named at the type without being written out.
  private func isInherited(_ conformance: Conformance) -> Bool {
    conformance.isDirect && !missing.contains(conformance.name)
  }

  // MARK: The model

  private var structure: Structure? {
    if case .structure(let structure) = model { structure } else { nil }
  }

  private var enumeration: Enumeration? {
    if case .enumeration(let enumeration) = model { enumeration } else { nil }
  }

  private var isInBody: Bool {
    if let enumeration {
      return header.isNested || isOneOfSeveral || !enumeration.conditions.isEmpty
    }
    return structure?.kind != .structure || header.isNested
  }

  private var header: TypeHeader { structure?.header ?? enumeration?.header ?? TypeHeader() }

  private var isRaw: Bool { enumeration?.hasRawValues ?? false }

  private func keys() -> String? {
    if let enumeration {
      let root = EnumerationKeys(enumeration).root
      let isNeeded = !enumeration.hasRawValues && enumeration.tagging != .bare
      return isNeeded
        // Errors list the cases of one that is tagged by its only key.
        ? source {
          root.declare(
            into: &$0, header: header, isIterable: enumeration.tagging == .external,
            as: keyProtocol(enumeration.cases.flatMap(\.payload).map(\.type)))
        } : nil
    }
    guard let structure, !structure.hasOwnKeys else { return nil }
    let root = StructureKeys(structure).root
    return source {
      root.declare(
        into: &$0, header: header, isIterable: structure.tracksUnknownMembers,
        as: keyProtocol(
          structure.members.filter(\.isPlain).map(\.type), writesNull: structure.writesNull))
    }
  }

  /// The protocol of coding keys for values of some types.
  private func keyProtocol(_ types: [TypeReference], writesNull: Bool = false) -> String {
    let parameters = header.genericParameters.map(\.name)
    guard types.contains(where: { $0.mayBeAlias && !parameters.contains($0.description) }) else {
      return header.standard("CodingKey")
    }
    return "CodableKit.\(writesNull ? "GeneratedCodingKey" : "GeneratedOmittingKey")"
  }

  private func addDecoding(to lines: inout SourceLines, _ constraint: String) {
    switch decodedModel {
    case .structure(let structure): StructureDecoding(structure).add(to: &lines, constraint)
    case .enumeration(let enumeration) where isRaw: RawCases(enumeration).addDecoding(to: &lines)
    case .enumeration(let enumeration): EnumerationDecoding(enumeration).add(to: &lines, constraint)
    case .alias: break
    }
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
    let constraint = name.hasPrefix("JSON") ? "JSONCore.\(name)" : header.standard(name)
    return missing.isEmpty
      ? "" : " where " + missing.map { "\($0): \(constraint)" }.joined(separator: ", ")
  }
}

extension Declaration {
  /// The halves for which the source has functions of its own.
  fileprivate var ownHalves: CodingHalves {
    let code: OwnCode =
      switch self {
      case .structure(let structure): structure.header.ownCode
      case .enumeration(let enumeration): enumeration.header.ownCode
      case .alias: OwnCode()
      }
    var halves: CodingHalves = []
    if code.decodes { halves.insert(.decoding) }
    if code.encodes { halves.insert(.encoding) }
    return halves
  }
}
