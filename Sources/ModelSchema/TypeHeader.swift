/// What the head of a type's declaration says, as far as generated code has to repeat it.
package struct TypeHeader: Hashable, Sendable {
  /// The word for the access level of generated members: `public`, `package`, or nothing.
  package var access: String?
  /// Whether it stands inside of another type.
  package var isNested = false
  /// Whether subclasses in other modules are welcome.
  package var isOpen = false
  package var genericParameters: [GenericParameter] = []
  /// The functions of coding that the source has, in whose place none is made.
  package var ownCode = OwnCode()
  /// Whether the type is bound to a global actor, which a coder is not.
  package var isIsolated = false
  /// Whether the source says that it is bound to no actor, though its module may be.
  package var isNonisolated = false
  /// The global actor that a class is bound to, as an attribute: so are its conformances then.
  package var isolation: String?
  /// Whether inlined code of other modules may use the type, and so its members for the library's
  /// protocols.
  package var isUsableFromInline = false
  /// Whether the source takes copying or escaping away, which coding requires.
  package var isConfined = false
  /// Whether a property or a case is deprecated: what uses it is deprecated too, and says nothing
  /// of it then, as the compiler's synthesis.
  package var usesDeprecated = false
  /// Names of the standard library that mean something else inside the type.
  package var shadowedNames: Set<String> = []

  package init() {}

  /// The name of a type of the standard library, as the type's own code has to write it.
  ///
  /// With its module where a program may well have a type of the same name, as has one of which a
  /// nested type does not show the other members.
  package func standard(_ name: String) -> String {
    let isUsual = (name == "String" || name == "Int") && !isNested
    return isUsual && !shadowedNames.contains(name) ? name : "Swift.\(name)"
  }

  /// The words before a generated function that serves everybody who sees the type.
  package var prefix: String? {
    let words = [
      usesDeprecated ? "@available(*, deprecated)" : nil,
      isUsableFromInline ? "@usableFromInline" : nil,
      isIsolated || isNonisolated ? "nonisolated" : nil, access,
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// Which functions of coding a source has.
package struct OwnCode: Hashable, Sendable {
  package var decodes = false
  package var encodes = false
  package var readsDirectly = false
  package var writesDirectly = false

  package init() {}
}

/// A generic parameter, with the names of what it conforms to.
package struct GenericParameter: Hashable, Sendable {
  package var name: String
  package var constraints: Set<String>

  package init(name: String, constraints: Set<String> = []) {
    self.name = name
    self.constraints = constraints
  }
}
