import ModelSchema
import SwiftDiagnostics
package import SwiftSyntax

/// Reads the model of a type that a macro is attached to, and runs every check.
///
/// - Parameters:
///   - declaration: the type.
///   - attribute: the macro that is attached.
///   - isCodedAlready: whether the compiler says that the type conforms already.
///   - isNested: whether the type stands inside of another.
/// - Returns: the model, with everything that is wrong.
package func readModel(
  of declaration: some DeclGroupSyntax, attribute: AttributeSyntax, isCodedAlready: Bool = false,
  isNested: Bool = false
) -> Reading {
  let typeFaults = TypeChecks.faults(
    of: declaration, attribute: attribute, isNested: isNested)
  if let declaration = declaration.as(EnumDeclSyntax.self) {
    let read = EnumerationReader(attribute: attribute, isNested: isNested).read(declaration)
    let faults = typeFaults + enumerationChecks.flatMap { $0(read) }
    return Reading(model: .enumeration(read.model), diagnostics: faults)
  }
  guard let name = nameOfStructure(declaration) else {
    return Reading(model: nil, diagnostics: typeFaults)
  }
  let reader = StructureReader(
    attribute: attribute, isCodedAlready: isCodedAlready, isNested: isNested)
  let read = reader.read(declaration, name: name)
  let faults = typeFaults + structureChecks.flatMap { $0(read) }
  return Reading(model: .structure(read.model), diagnostics: faults)
}

private func nameOfStructure(_ declaration: some DeclGroupSyntax) -> String? {
  guard
    declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
      || declaration.is(ActorDeclSyntax.self)
  else { return nil }
  return declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText
}

/// Every check of a structure; all of them run.
private let structureChecks: [@Sendable (ReadStructure) -> [Diagnostic]] = [
  TypeChecks.optionsWithoutEffect, OptionCheck.faults, ShapeCheck.faults,
  TypeAnnotationCheck.faults, KeyChecks.faults,
  PathCheck.faults, ContradictionCheck.faults, EffectChecks.faults, LossyCheck.faults,
  IdleChecks.faults, DefaultChecks.faults, LiteralDefaultCheck.faults, DefaultBaseCheck.faults,
  MembersCheck.faults,
  HookCheck.faults, ConditionCheck.faults,
  StaticDefaultCheck.faults, OwnKeysCheck.faults, WrapperCheck.faults, StrategyCheck.faults,
  FieldCheck.faults, DirectOnlyCheck.faults,
]

/// Every check of an enumeration; all of them run.
private let enumerationChecks: [@Sendable (ReadEnumeration) -> [Diagnostic]] = [
  EnumerationChecks.optionsWithoutEffect, OptionCheck.faults, RawTypeCheck.faults,
  ShapeCheck.faults, TagChecks.faults, UnknownCaseCheck.faults,
  PayloadCheck.faults, ConditionCheck.faults, EnumerationChecks.strays,
  CaseValueCheck.faults, DefaultBaseCheck.faults, StaticDefaultCheck.faults, IdleChecks.faults,
  HookCheck.faults,
  OwnKeysCheck.faults, DirectOnlyCheck.faults,
]

/// Reads the stored properties of a type for an initialiser that sets them, and checks that their
/// types are known.
package func readMembers(
  of declaration: some DeclGroupSyntax, attribute: AttributeSyntax
) -> Reading {
  guard let name = nameOfStructure(declaration) else {
    return Reading(
      model: nil,
      diagnostics: [
        .error(
          "memberwise-kind", "'@\(attribute.baseName)' is for structs, classes and actors",
          at: attribute,
          why: ("it makes a parameter of each stored property", nil),
          fixes: [Fix.remove(attribute)])
      ])
  }
  let read = StructureReader(attribute: attribute, isCodedAlready: false, isNested: false)
    .read(declaration, name: name)
  let faults =
    TypeAnnotationCheck.memberwise(of: read) + OptionCheck.access(of: attribute)
    + ConditionCheck.memberwise(of: read)
  return Reading(model: .structure(read.model), diagnostics: faults)
}
