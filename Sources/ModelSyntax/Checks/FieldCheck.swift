import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A field is absent, null or a value by itself; an optional around it is nil for the first two.
enum FieldCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.compactMap { property in
      guard property.model.role == .member,
        let type = property.binding.typeAnnotation?.type.as(OptionalTypeSyntax.self),
        TypeReference(type.wrappedType).valueOfField != nil
      else { return nil }
      return .warning(
        "optional-field", "'\(type.trimmedDescription)' does not tell null from a missing key",
        at: type, why: ("the optional is nil for both, and the field alone keeps them apart", nil),
        fixes: [Fix.replace(type, with: type.wrappedType.trimmedDescription)])
    }
  }
}
