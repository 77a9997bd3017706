/// One declaration of a Swift model.
package enum Declaration: Hashable, Sendable {
  case structure(Structure)
  case enumeration(Enumeration)
  case alias(TypeAlias)

  /// The name that it declares.
  package var name: String {
    switch self {
    case .structure(let structure): structure.name
    case .enumeration(let enumeration): enumeration.name
    case .alias(let alias): alias.name
    }
  }

  /// The names of all types and wrappers that the declaration mentions, nested ones included.
  package var mentionedNames: Set<String> {
    switch self {
    case .alias(let alias): Set(alias.target.names)
    case .enumeration: ["String"]
    case .structure(let structure):
      structure.nested.reduce(into: Set(structure.properties.flatMap(\.mentionedNames))) {
        $0.formUnion($1.mentionedNames)
      }
    }
  }
}

/// A second name for a type.
package struct TypeAlias: Hashable, Sendable {
  package var name: String
  package var target: TypeReference
  /// A remark for the reader of the model.
  package var note: String?
  /// The condition of the `#if` around it.
  package var condition: String?

  package init(name: String, target: TypeReference, note: String? = nil) {
    self.name = name
    self.target = target
    self.note = note
  }
}

extension Property {
  fileprivate var mentionedNames: [String] {
    type.names + (strategy.map { [$0.name] } ?? [])
  }
}
