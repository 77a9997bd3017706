/// A type as a model mentions it: `Int`, `Order.Item`, `[String: [Price]?]`.
///
/// Its description is Swift source:
///
///     TypeReference.optional(.array(.named("Item"))).description   // [Item]?
package indirect enum TypeReference: Hashable, Sendable {
  case named(String)
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  case generic(String, [TypeReference])

  /// `[String: value]`, the dictionary that a JSON object can be.
  package static func map(of value: TypeReference) -> TypeReference {
    .dictionary(key: .named("String"), value: value)
  }

  /// This type as an optional; an optional stays as it is.
  package var madeOptional: TypeReference {
    if case .optional = self { self } else { .optional(self) }
  }

  /// The type that an optional wraps; any other type stays as it is.
  package var withoutOptional: TypeReference {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The names that the type is made of, in the order of its source text.
  package var names: [String] {
    switch self {
    case .named(let name): [name]
    case .optional(let wrapped): wrapped.names
    case .array(let element): element.names
    case .dictionary(let key, let value): key.names + value.names
    case .generic(let name, let arguments): [name] + arguments.flatMap(\.names)
    }
  }
}

extension TypeReference {
  /// The type with other names in the places of some.
  package func renamed(_ others: [String: String]) -> TypeReference {
    switch self {
    case .named(let name): .named(others[name] ?? name)
    case .optional(let wrapped): .optional(wrapped.renamed(others))
    case .array(let element): .array(element.renamed(others))
    case .dictionary(let key, let value):
      .dictionary(key: key.renamed(others), value: value.renamed(others))
    case .generic(let name, let arguments):
      .generic(others[name] ?? name, arguments.map { $0.renamed(others) })
    }
  }
}

extension TypeReference: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let name): name
    case .optional(let wrapped): wrapped.isOneWord ? "\(wrapped)?" : "(\(wrapped))?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .generic(let name, let arguments):
      "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    }
  }
}

extension TypeReference {
  /// Whether a suffix belongs to all of the type, as in `Int?` and unlike `any Shape?`.
  package var isOneWord: Bool {
    guard case .named(let name) = self else { return true }
    return !name.contains(" ") || (name.hasPrefix("(") && name.hasSuffix(")"))
  }
}
