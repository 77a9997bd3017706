package import ModelSchema
package import SwiftSyntax

extension TypeReference {
  /// Reads a type from its source.
  ///
  /// What is no name, optional, collection or generic type, such as a tuple, is a name by its text.
  package init(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let type):
      self = .optional(Self(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      self = .optional(Self(type.wrappedType))
    case .arrayType(let type):
      self = .array(Self(type.element))
    case .dictionaryType(let type):
      self = .dictionary(key: Self(type.key), value: Self(type.value))
    case .identifierType(let type):
      self.init(name: type.name.text, type.genericArgumentClause)
    case .memberType(let type):
      let name = "\(type.baseType.trimmedDescription).\(type.name.text)"
      // `Swift.String` is written out where another type has the short name.
      let isGeneric = type.genericArgumentClause != nil
      self.init(name: isGeneric ? name.withoutModule : name, type.genericArgumentClause)
    case .tupleType(let type) where type.elements.count == 1:
      self = type.elements.first.map { Self($0.type) } ?? .named(type.trimmedDescription)
    default:
      self = .named(type.trimmedDescription)
    }
  }

  private init(name: String, _ clause: GenericArgumentClauseSyntax?) {
    let arguments = clause.map { clause in
      clause.arguments.map { argument -> TypeReference in
        if case .type(let type) = argument.argument { return Self(type) }
        return .named(argument.trimmedDescription)
      }
    }
    switch (name, arguments) {
    case (_, nil): self = .named(name)
    case ("Optional", let arguments?) where arguments.count == 1: self = .optional(arguments[0])
    case ("Array", let arguments?) where arguments.count == 1: self = .array(arguments[0])
    case ("Dictionary", let arguments?) where arguments.count == 2:
      self = .dictionary(key: arguments[0], value: arguments[1])
    case (_, let arguments?): self = .generic(name, arguments)
    }
  }
}
