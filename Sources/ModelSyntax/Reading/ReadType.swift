package import ModelSchema
package import SwiftDiagnostics
import SwiftSyntax

/// What was read from a declaration, and what is wrong with it.
package struct Reading {
  /// The model; nil where the declaration is none of a type that can be coded.
  package var model: Declaration?
  package var diagnostics: [Diagnostic]

  /// Whether code can be made from the model.
  package var hasErrors: Bool { diagnostics.contains { $0.diagMessage.severity == .error } }
}

/// A structure with the syntax that each part was read from.
struct ReadStructure {
  var model: Structure
  var properties: [ReadProperty] = []
  var hooks: [ReadHook] = []
  /// Annotations on what is neither a stored property nor a hook.
  var strays: [(annotation: Annotation, attribute: AttributeSyntax)] = []
  var ownKeys: EnumDeclSyntax?
  /// What has the name of the generated keys and is no enum that could be read.
  var otherKeys: DeclSyntax?
  let options: TypeOptions
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
}

/// A stored property with its syntax.
struct ReadProperty {
  var model: Property
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: TokenSyntax
  let annotations: [Annotation: AttributeSyntax]
  let wrapper: AttributeSyntax?
  /// Whether the type is known, from an annotation or a literal.
  let hasType: Bool
  let repeated: [AttributeSyntax]

  func has(_ annotation: Annotation) -> Bool { annotations[annotation] != nil }
}

/// A function or computed property that coding calls.
struct ReadHook {
  let annotation: Annotation
  let attribute: AttributeSyntax
  let declaration: DeclSyntax
}

/// An enumeration with the syntax that each part was read from.
struct ReadEnumeration {
  var model: Enumeration
  var cases: [ReadCase] = []
  var hooks: [ReadHook] = []
  var strays: [(annotation: Annotation, attribute: AttributeSyntax)] = []
  /// The first type that it inherits from, where this may be a raw type by another name.
  var possibleRawType: TypeSyntax?
  /// A declaration of the name that the keys of the generated code have.
  var ownKeys: DeclSyntax?
  let options: TypeOptions
  let attribute: AttributeSyntax
  let declaration: EnumDeclSyntax
}

/// A case with its syntax.
struct ReadCase {
  var model: EnumerationCase
  let declaration: EnumCaseDeclSyntax
  let element: EnumCaseElementSyntax
  let annotations: [Annotation: AttributeSyntax]
  /// The annotations that say how an associated value is read and written.
  let values: [ReadValueAnnotation]
}

/// An annotation of an associated value, which stands at the case.
struct ReadValueAnnotation {
  let annotation: Annotation
  let attribute: AttributeSyntax
  /// The argument that says which value it is for.
  let place: LabeledExprSyntax?
  /// The value's number; nil where there is no such value, or nothing says which one is meant.
  let index: Int?

  init(_ annotation: Annotation, _ attribute: AttributeSyntax, payload: [AssociatedValue]) {
    self.annotation = annotation
    self.attribute = attribute
    place = attribute.argument(labelled: "at")
    if let place {
      let label = place.expression.stringLiteral
      index =
        label.flatMap { label in payload.firstIndex { $0.label == label } }
        ?? place.expression.integerLiteral.flatMap { payload.indices.contains($0) ? $0 : nil }
    } else {
      index = payload.count == 1 ? 0 : nil
    }
  }
}
