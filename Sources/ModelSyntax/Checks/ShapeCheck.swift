import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Types that are surely not coded, whatever the compiler knows of them.
enum ShapeCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    packs(of: read.declaration, read.attribute)
      + read.properties.compactMap { property in
        guard [.member, .unknownMembers].contains(property.model.role), property.wrapper == nil,
          property.model.coding.strategy == nil,
          property.model.isRead || !property.model.isNotWritten,
          let type = property.binding.typeAnnotation?.type, let shape = Shape(of: type)
        else { return nil }
        let leaving = Fix.insert("@CodingIgnored ", before: property.declaration)
        return fault(
          shape, at: type, otherwise: property.model.role == .member ? [leaving] : [])
      }
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    packs(of: read.declaration, read.attribute)
      + read.cases.flatMap { item in
        item.element.parameterClause?.parameters.enumerated().compactMap { index, parameter in
          guard item.model.payload[index].coding.strategy == nil,
            let shape = Shape(of: parameter.type)
          else { return nil }
          return fault(
            shape, at: parameter.type,
            otherwise: shape.isAny ? [] : [Fix.replace(parameter.type, with: "<#Type#>")])
        } ?? []
      }
  }

  private static func fault(
    _ shape: Shape, at type: TypeSyntax, otherwise fixes: [FixIt]
  ) -> Diagnostic {
    let value = shape.isAny ? [Fix.replace(shape.node, with: "JSONValue")] : []
    return .error(
      "shape", "\(shape.words) cannot be coded", at: type,
      why: (
        shape.isAny
          ? "nothing says which types it may hold; 'JSONValue' holds any JSON"
          : "only a type of its own can conform to 'Codable'", nil
      ),
      fixes: value + fixes)
  }

  private static func packs(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
  ) -> [Diagnostic] {
    let clause = declaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    guard let pack = clause?.parameters.first(where: { $0.specifier?.tokenKind == .keyword(.each) })
    else { return [] }
    return [
      .error(
        "pack", "a type with a parameter pack cannot be coded", at: pack,
        why: ("its values have no keys", nil), fixes: [Fix.remove(attribute)])
    ]
  }
}

/// The part of a type for which there is no conformance.
private struct Shape {
  /// What it is, in words.
  let words: String
  let node: TypeSyntax
  /// Whether it is `Any`, in whose place a value of any JSON can stand.
  var isAny: Bool { words == "'Any'" }

  /// Nil for what may be coded.
  init?(of type: TypeSyntax) {
    let found: Shape? =
      switch type.as(TypeSyntaxEnum.self) {
      case .optionalType(let type): Shape(of: type.wrappedType)
      case .implicitlyUnwrappedOptionalType(let type): Shape(of: type.wrappedType)
      case .arrayType(let type): Shape(of: type.element)
      case .dictionaryType(let type): Shape(of: type.value)
      case .attributedType(let type): Shape(of: type.baseType)
      case .functionType: Shape("a function", type)
      case .metatypeType: Shape("a type itself", type)
      case .compositionType: Shape("'\(type.trimmedDescription)'", type)
      case .someOrAnyType(let some) where some.someOrAnySpecifier.tokenKind == .keyword(.any):
        Shape("'\(some.trimmedDescription)'", type)
      case .tupleType(let tuple):
        if tuple.elements.count == 1, let only = tuple.elements.first {
          Shape(of: only.type)
        } else {
          Shape("a tuple", type)
        }
      case .identifierType(let name): Shape(of: name)
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  private init(_ words: String, _ node: TypeSyntax) { (self.words, self.node) = (words, node) }

  /// `Any`, also among the arguments of a collection.
  private init?(of name: IdentifierTypeSyntax) {
    if ["Any", "AnyObject"].contains(name.name.text) {
      self.init("'\(name.name.text)'", TypeSyntax(name))
      return
    }
    guard ["Array", "Dictionary", "Optional", "Set"].contains(name.name.text),
      case .type(let last)? = name.genericArgumentClause?.arguments.last?.argument
    else { return nil }
    self.init(of: last)
  }
}
