package import ModelSchema
package import ModelSyntax

/// Writes the code of a model: the members for the type's body, and its extensions.
///
/// A structure gets its functions in extensions, so that it keeps its memberwise initialiser. One
/// inside of another type gets them in its body, for an extension does not see the types beside it;
/// its memberwise initialiser is then written out. Classes and actors get them in the body too.
/// Enumerations get them in extensions, for the compiler (6.3) does not check what a macro adds to
/// the body of one, and crashes at a mistake there.
package struct ConformanceEmitter {
  let model: Declaration
  let halves: CodingHalves
  /// Whether there is no `Codable` conformance beside the code for the direct path.
  let isDirectOnly: Bool
  /// The protocols that the compiler asks the macro to add.
  let missing: Set<String>
  private let strategies: StrategyNames
  private let defaults: DefaultNames
  /// The names of types for functions in an extension.
  private let types: TypeNames?
  /// The model as functions see it.
  private let codedModel: Declaration
  /// The model as functions see it that make a value.
  private let decodedModel: Declaration
  /// Whether another choice of cases needs the functions in the body.
  private var hasNeighboursInBody = false

  package init(
    model: Declaration, halves: CodingHalves, isDirectOnly: Bool = false, missing: Set<String>
  ) {
    // Without a `Codable` conformance beside it, the direct path's error is the only one.
    let model = isDirectOnly ? model : model.markingUncertainTypes()
    strategies = StrategyNames(model.withMemberNames(), halves.subtracting(model.ownHalves))
    self.model = strategies.model
    defaults = DefaultNames(strategies.model)
    types = TypeNames(defaults.model)
    codedModel = types.map { .enumeration($0.model) } ?? defaults.model
    decodedModel = codedModel.withoutShadowedTypes()
    self.halves = halves
    self.isDirectOnly = isDirectOnly
    self.missing = missing
  }

  /// The members for the type's body.
  package func members() -> [String] {
    let choices = self.choices
    if !choices.isEmpty {
      return [
        source { lines in
          addEach(of: choices, to: &lines) { $1.add($0.members().joined(separator: "\n")) }
        }
      ]
    }
    var members = isDirectOnly ? [] : [keys(), strategies.declaration()].compactMap { $0 }
    members += [reads ? defaults.declaration(header) : nil, types?.declaration()].compactMap(\.self)
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

  /// The code for each choice of cases, where some of these stand in `#if`.
  private var choices: [(condition: String, emitter: ConformanceEmitter)] {
    guard let enumeration else { return [] }
    return ConditionalCases(enumeration).choices.map { condition, enumeration in
      var emitter = ConformanceEmitter(
        model: .enumeration(enumeration), halves: halves, isDirectOnly: isDirectOnly,
        missing: missing)
      emitter.hasNeighboursInBody = isInBody
      return (condition, emitter)
    }
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
      let isolation = header.isNonisolated ? "nonisolated" : header.isolation
      let attribute =
        structure?.kind == .actor ? "@preconcurrency " : isolation.map { $0 + " " } ?? ""
      let name =
        attribute + qualified(conformance.name)
      let clause = whereClause(conformance.constraint)
      let head = "extension \(type)\(isMissing ? ": \(name)" : "")\(clause)"
      return source { lines in
        if !isInBody, conformance.write != nil {
          lines.addBlock(head) { addFunction(of: conformance.name, to: &$0) }
        } else {
          lines.add(head + " {}")
        }
      }
    }
  }

  /// Whether a function of its own reads.
  private var reads: Bool {
    conformances.contains {
      ["Decodable", "JSONReadable"].contains($0.name) && $0.write != nil
    }
  }

  /// Adds the function that a protocol requires, in a form for each choice of cases.
  private func addFunction(of name: String, to lines: inout SourceLines) {
    let choices = self.choices
    if choices.isEmpty {
      conformances.first { $0.name == name }?.write?(&lines, "")
    } else {
      addEach(of: choices, to: &lines) { $0.addFunction(of: name, to: &$1) }
    }
  }

  /// Adds what stands there for each choice of cases, between `#if` and `#endif`.
  private func addEach(
    of choices: [(condition: String, emitter: ConformanceEmitter)], to lines: inout SourceLines,
    _ body: (ConformanceEmitter, inout SourceLines) -> Void
  ) {
    for (number, choice) in choices.enumerated() {
      lines.add("\(number == 0 ? "#if" : "#elseif") \(choice.condition)")
      body(choice.emitter, &lines)
    }
    lines.add("#endif")
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
    guard case .enumeration(let enumeration) = codedModel else { return nil }
    return DirectEnumeration(enumeration).map { form in
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
      return hasNeighboursInBody || (header.isNested && !enumeration.hasNamedStrategies)
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
    switch codedModel {
    case .structure(let structure): StructureEncoding(structure).add(to: &lines, constraint)
    case .enumeration(let enumeration): EnumerationEncoding(enumeration).add(to: &lines, constraint)
    case .alias: break
    }
  }

  private func source(_ body: (inout SourceLines) -> Void) -> String {
    var lines = SourceLines()
    body(&lines)
    return lines.text
  }

  /// What the generic parameters have to conform to for the coded values that are made of them.
  private func whereClause(_ name: String) -> String {
    let values: [(type: TypeReference, coding: ValueCoding)] =
      if let structure {
        structure.properties.filter { $0.role != .ignored && $0.coding.strategy == nil }
          .map { ($0.type, $0.coding) }
      } else {
        enumeration?.cases.flatMap { $0.payload.map { ($0.type, $0.coding) } } ?? []
      }
    let names = Set(values.flatMap(\.type.names))
    let converted = Set(values.flatMap { $0.coding.convertedTypes(in: $0.type) }.flatMap(\.names))
    let constraint = name.hasPrefix("JSON") ? "JSONCore.\(name)" : header.standard(name)
    let missing = header.genericParameters.flatMap { parameter -> [String] in
      // `T` itself, and types that hang from it: `T.Element`.
      let parts = names.filter { $0 == parameter.name || $0.hasPrefix(parameter.name + ".") }
      return parts.sorted().compactMap { part in
        let isConverted = converted.contains(part)
        let known =
          isConverted ? ["LosslessScalar", "CodableKit.LosslessScalar"] : [name, "Codable"]
        guard parameter.constraints.isDisjoint(with: known) else { return nil }
        return "\(part): \(isConverted ? "CodableKit.LosslessScalar" : constraint)"
      }
    }
    return missing.isEmpty ? "" : " where " + missing.joined(separator: ", ")
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
