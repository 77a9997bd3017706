import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A stored property says its type.
///
/// A macro sees only the source: of `let users = load()` nobody but the compiler knows the type.
enum TypeAnnotationCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    let makesInitializer =
      read.model.hasOwnMemberwiseInit && read.options.halves.contains(.decoding)
    return faults(of: read) { property in
      (!property.hasType && property.model.role != .ignored)
        || (makesInitializer && isUnknownParameter(property))
    }
  }

  /// Checks for an initialiser with a parameter for each property, the ignored ones too.
  static func memberwise(of read: ReadStructure) -> [Diagnostic] {
    faults(of: read, where: isUnknownParameter)
  }

  private static func isUnknownParameter(_ property: ReadProperty) -> Bool {
    !property.model.isFixed && property.model.type == .named("_")
  }

  private static func faults(
    of read: ReadStructure, where isWithoutType: (ReadProperty) -> Bool
  ) -> [Diagnostic] {
    read.properties.compactMap { property in
      guard isWithoutType(property) else { return nil }
      let type = PropertyType(of: property.binding, in: property.declaration)
      return .error(
        "type", "'\(property.model.name)' needs a type annotation", at: property.binding.pattern,
        why: ("a macro sees the source only, not the types that the compiler infers", nil),
        fixes: [
          Fix.insert(": \(type.suggestion ?? "<#Type#>")", after: property.binding.pattern)
        ])
    } + tuples(in: read)
  }

  private static func tuples(in read: ReadStructure) -> [Diagnostic] {
    read.declaration.memberBlock.members.withConditions().flatMap { member -> [Diagnostic] in
      guard let variable = member.declaration.as(VariableDeclSyntax.self), variable.isStored else {
        return []
      }
      return variable.bindings.compactMap { binding in
        guard !binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
        return .error(
          "pattern", "a property of a coded type needs a declaration of its own",
          at: binding.pattern,
          why: ("of several names in one pattern none has a type of its own", nil),
          fixes: binding.pattern.as(TuplePatternSyntax.self).map {
            [Fix.split($0, binding, variable)]
          } ?? [])
      }
    }
  }
}
