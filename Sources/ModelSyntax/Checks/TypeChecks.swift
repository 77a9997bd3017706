import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// What a type has to be so that a macro can code it.
enum TypeChecks {
  static func faults(
    of declaration: some DeclGroupSyntax, attribute: AttributeSyntax, isNested: Bool
  ) -> [Diagnostic] {
    [
      kind(of: declaration, attribute), noncopyable(declaration), actor(declaration, attribute),
      isNested ? hidden(declaration, attribute) : nil,
      repeatedMacro(declaration, attribute),
    ].compactMap { $0 }
  }

  private static func kind(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic? {
    if declaration.is(ExtensionDeclSyntax.self) || declaration.is(ProtocolDeclSyntax.self) {
      return .error(
        "kind", "'@\(attribute.baseName)' is for structs, classes, enums and actors",
        at: attribute,
        why: ("it reads the stored properties or cases, and these are declared there", nil),
        fixes: [Fix.remove(attribute)])
    }
    return nil
  }

  /// The conformances stand in extensions at the outside of the file.
  private static func hidden(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic? {
    let modifier = declaration.modifiers.first { $0.name.tokenKind == .keyword(.private) }
    guard let modifier, !declaration.is(ExtensionDeclSyntax.self) else { return nil }
    return .error(
      "hidden", "'@\(attribute.baseName)' needs to see the type from outside of the one around it",
      at: modifier.name,
      why: (
        "a macro puts conformances into extensions, and 'private' hides the type from them", nil
      ),
      fixes: [Fix.replace(modifier.name, with: "fileprivate")])
  }

  /// `Decodable` and `Encodable` require copying and escaping.
  private static func noncopyable(_ declaration: some DeclGroupSyntax) -> Diagnostic? {
    guard let clause = declaration.inheritanceClause else { return nil }
    let types = clause.inheritedTypes
    let words = ["~Copyable": "be copied", "~Escapable": "escape"]
    guard let place = types.firstIndex(where: { words[$0.type.trimmedDescription] != nil }) else {
      return nil
    }
    let type = types[place]
    let name = type.type.trimmedDescription
    let fix: FixIt
    if types.count == 1 {
      let start = clause.colon.positionAfterSkippingLeadingTrivia
      fix = Fix.edit(
        "remove '\(name)'", start..<clause.endPositionBeforeTrailingTrivia, "", in: clause)
    } else if place == types.startIndex {
      let next = types[types.index(after: place)]
      fix = Fix.edit(
        "remove '\(name)'",
        type.positionAfterSkippingLeadingTrivia..<next.positionAfterSkippingLeadingTrivia, "",
        in: clause)
    } else {
      let previous = types[types.index(before: place)]
      fix = Fix.edit(
        "remove '\(name)'",
        previous.type.endPositionBeforeTrailingTrivia..<type.type.endPositionBeforeTrailingTrivia,
        "", in: clause)
    }
    return .error(
      "noncopyable", "a type that cannot \(words[name] ?? "") cannot be coded", at: type.type,
      why: ("'Decodable' and 'Encodable' require '\(name.dropFirst())'", nil), fixes: [fix])
  }

  private static func actor(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic? {
    guard declaration.is(ActorDeclSyntax.self), !attribute.isDirectOnly,
      CodingHalves(macro: attribute.baseName)?.contains(.encoding) == true
    else { return nil }
    return .error(
      "actor", "an actor cannot be encoded", at: attribute,
      why: ("'encode(to:)' is synchronous, and the actor's state is isolated", nil),
      fixes: [Fix.replace(attribute.attributeName, with: "Decodable")])
  }

  private static func repeatedMacro(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic? {
    let macros = declaration.attributes.plain.filter { CodingHalves(macro: $0.baseName) != nil }
    // Each of the macros sees the others; the last one speaks.
    guard macros.count > 1, let last = macros.last,
      last.trimmedDescription == attribute.trimmedDescription
    else { return nil }
    let other = macros[0]
    return .error(
      "repeated", "'@\(attribute.baseName)' comes on top of '@\(other.baseName)'", at: attribute,
      why: ("one macro makes all of the code; '@Codable' makes both halves", nil),
      fixes: [makingBothHalves(other, last) ?? Fix.remove(attribute)])
  }

  /// Has the first macro do what the second one is there for; nil where it does.
  private static func makingBothHalves(_ first: AttributeSyntax, _ last: AttributeSyntax) -> FixIt?
  {
    let halves = CodingHalves(macro: first.baseName) ?? .both
    guard let others = CodingHalves(macro: last.baseName), !halves.isSuperset(of: others),
      !last.isDirectOnly
    else { return nil }
    let arguments = (first.arguments ?? last.arguments).map { "(\($0.trimmedDescription))" } ?? ""
    return Fix.all(
      "use '@Codable'", [Fix.replace(first, with: "@Codable\(arguments)"), Fix.remove(last)])
  }

  /// Arguments that mean something for enumerations or for classes only.
  static func optionsWithoutEffect(of read: ReadStructure) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    if let argument = read.options.given["tagging"] {
      faults.append(
        noEffect(of: argument, why: "only an enum has cases that need a tag"))
    }
    if let argument = read.options.given["superclass"],
      ![.flat, .nested].contains(read.model.superclass)
    {
      faults.append(
        noEffect(of: argument, why: "the type has no superclass that is coded"))
    }
    return faults + superKey(of: read)
  }

  /// The members of the superclass stand under a key of their own.
  private static func superKey(of read: ReadStructure) -> [Diagnostic] {
    guard read.model.superclass == .nested else { return [] }
    return read.properties.filter {
      $0.model.role == .member && $0.model.parents.isEmpty && $0.model.key == "super"
    }.map {
      .error(
        "super-key", "the members of the superclass stand under the key \"super\"", at: $0.name,
        why: ("'superclass: .nested' puts them there", nil),
        fixes: [
          $0.annotations[.codingKey].map { Fix.replace($0, with: "@CodingKey(\"<#key#>\")") }
            ?? Fix.insert("@CodingKey(\"<#key#>\") ", before: $0.declaration)
        ])
    }
  }

  static func noEffect(of argument: LabeledExprSyntax, why: String) -> Diagnostic {
    .warning(
      "option", "'\(argument.label?.text ?? "")' has no effect here", at: argument,
      why: (why, nil), fixes: [Fix.remove(argument)])
  }
}
