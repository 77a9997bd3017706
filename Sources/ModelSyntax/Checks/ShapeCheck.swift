import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Types that are surely not coded, whatever the compiler knows of them.
enum ShapeCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    packs(of: read.declaration, read.attribute)
      + read.properties.compactMap { property in
        guard property.model.role == .member, property.wrapper == nil,
          property.model.coding.strategy == nil,
          property.model.isRead || !property.model.isNotWritten,
          let type = property.binding.typeAnnotation?.type, let shape = shape(of: type)
        else { return nil }
        return .error(
          "shape", "\(shape) cannot be coded", at: type,
          why: ("only a type of its own can conform to 'Codable'", nil),
          fixes: [Fix.insert("@CodingIgnored ", before: property.declaration)])
      }
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    packs(of: read.declaration, read.attribute)
      + read.cases.flatMap { item in
        item.element.parameterClause?.parameters.enumerated().compactMap { index, parameter in
          guard item.model.payload[index].coding.strategy == nil,
            let shape = shape(of: parameter.type)
          else { return nil }
          return .error(
            "shape", "\(shape) cannot be coded", at: parameter.type,
            why: ("only a type of its own can conform to 'Codable'", nil),
            fixes: [Fix.replace(parameter.type, with: "<#Type#>")])
        } ?? []
      }
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

  private static func shape(of type: TypeSyntax) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): return shape(of: type.wrappedType)
    case .arrayType(let type): return shape(of: type.element)
    case .dictionaryType(let type): return shape(of: type.value)
    case .attributedType(let type): return shape(of: type.baseType)
    case .functionType: return "a function"
    case .someOrAnyType(let type) where type.someOrAnySpecifier.tokenKind == .keyword(.any):
      return "'any \(type.constraint.trimmedDescription)'"
    case .tupleType(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return "a tuple" }
      return shape(of: only.type)
    default: return nil
    }
  }
}
