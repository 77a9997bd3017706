import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Code that has no place for `#if` inside is made once for each choice of conditions, so that only
/// a few conditions are allowed.
enum ConditionCheck {
  private static let most = 4

  /// The switches over the cases.
  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    guard read.model.conditions.count > most else { return [] }
    return [
      .error(
        "conditions", "the cases stand under more than four conditions", at: read.declaration.name,
        why: ("each choice of cases has code of its own", nil),
        fixes: [Fix.remove(read.attribute)])
    ]
  }

  /// The memberwise initialiser of a type inside of another one.
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    guard read.model.hasOwnMemberwiseInit, read.options.halves.contains(.decoding) else {
      return []
    }
    let end = read.declaration.memberBlock.rightBrace
    return faults(
      of: read, because: "without it the compiler's own would be gone",
      fix: Fix.insert("init(<#parameters#>) { <#body#> } ", before: end))
  }

  /// The initialiser that `@MemberwiseInit` makes.
  static func memberwise(of read: ReadStructure) -> [Diagnostic] {
    faults(
      of: read, because: "a list of parameters has no place for '#if'",
      fix: Fix.remove(read.attribute))
  }

  private static func faults(
    of read: ReadStructure, because why: String, fix: FixIt
  ) -> [Diagnostic] {
    guard read.model.initializerConditions.count > most else { return [] }
    return [
      .error(
        "conditions",
        "the properties stand under more than four conditions, too many for an initialiser",
        at: read.declaration.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) }
          ?? Syntax(read.attribute), why: (why, nil), fixes: [fix])
    ]
  }
}
