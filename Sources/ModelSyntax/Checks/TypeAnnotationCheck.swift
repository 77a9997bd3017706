import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A stored property says its type.
///
/// A macro sees only the source: of `let users = load()` nobody but the compiler knows the type.
enum TypeAnnotationCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    faults(of: read, wrapped: false)
  }

  /// Checks for a use of the types.
  ///
  /// - Parameters:
  ///   - read: the type.
  ///   - all: whether also properties that are ignored or wrapped need a type.
  /// - Returns: an error for each property without a type.
  static func faults(of read: ReadStructure, wrapped all: Bool) -> [Diagnostic] {
    read.properties.compactMap { property in
      let isKnown = all ? property.model.type != .named("_") : property.hasType
      guard !isKnown, all || property.model.role != .ignored else { return nil }
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
