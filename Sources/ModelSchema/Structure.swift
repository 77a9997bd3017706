/// A structure: its properties, and the types declared inside it.
package struct Structure: Hashable, Sendable {
  package var name: String
  package var properties: [Property]
  package var nested: [Declaration]
  /// The declaration's head.
  package var header = TypeHeader()
  /// Whether it is a class, and which, or an actor.
  package var kind = Kind.structure
  /// What a class does about its superclass.
  package var superclass = Superclass.none
  /// Whether members without a property are an error.
  package var refusesUnknownMembers = false
  /// Whether nil is written as `null` where no property says otherwise.
  package var writesNull = false
  /// Whether the source has coding keys of its own, which take the place of generated ones.
  package var hasOwnKeys = false
  /// Whether these keys are more than a list of cases, so that their texts are not known.
  package var hasOpaqueKeys = false
  /// Whether the compiler gives it a memberwise initialiser, as long as it has no other.
  package var hasMemberwiseInit = false
  /// The functions to call and the conditions to check.
  package var hooks = Hooks()
  /// Names that a function which makes a value gives to types.
  package var localAliases: [TypeAlias] = []

  package init(name: String, properties: [Property] = [], nested: [Declaration] = []) {
    self.name = name
    self.properties = properties
    self.nested = nested
  }

  /// Whether some key differs from its property's name, so that coding keys have to be written.
  package var hasCustomKeys: Bool {
    properties.contains { $0.name != $0.key }
  }

  /// The property that keeps the members which no other is for, if it has room for objects with
  /// those of objects inside.
  package var keeperInside: Property? {
    properties.first {
      $0.role == .unknownMembers && $0.keepsObjects && members.contains { !$0.parents.isEmpty }
    }
  }

  /// Whether generated code has to make the initialiser that the compiler would: its own goes when
  /// another one stands in the type's body.
  package var hasOwnMemberwiseInit: Bool {
    kind == .structure && header.isNested && hasMemberwiseInit
  }

  /// The properties that an initialiser with a parameter for each sets.
  package var initializedProperties: [Property] { properties.filter { !$0.isFixed } }

  /// The conditions of `#if` around these, each once.
  package var initializerConditions: [String] { initializedProperties.conditions }

  /// The properties that stand for members of the document.
  package var members: [Property] { properties.filter { $0.role == .member } }
}

extension Structure {
  /// The kinds of types with stored properties.
  package enum Kind: Hashable, Sendable {
    case structure, `class`, finalClass, actor
  }

  /// What a class does about its superclass.
  package enum Superclass: Hashable, Sendable {
    /// There is none that is coded.
    case none
    /// The superclass has no coding of its own; it only has to be initialised.
    case uncoded
    /// Its members stand beside those of the class.
    case flat
    /// Its members stand in an object under the key `super`.
    case nested
  }
}
