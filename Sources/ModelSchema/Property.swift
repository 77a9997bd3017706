/// One stored property of a structure and the key that it is coded under.
package struct Property: Hashable, Sendable {
  /// The Swift name, without backticks.
  package var name: String
  /// The key in the document, as it reads there after its escapes are resolved.
  package var key: String
  package var type: TypeReference
  /// How the value is read and written, where the type's own way is not enough.
  package var strategy: Strategy?
  /// A remark for the reader of the model.
  package var note: String?
  /// Other keys that are read where the first one is missing.
  package var aliases: [String] = []
  /// The key that is written, where it is not the one that is read.
  package var writtenKey: String?
  /// The keys of the objects around the value, from the outside in.
  package var parents: [String] = []
  /// Whether it is a `let`.
  package var isConstant = false
  /// The source of the expression that the property starts with.
  package var initialValue: String?
  /// What part of the document it stands for.
  package var role = Role.member
  /// The value by annotation, where there is no wrapper.
  package var coding = ValueCoding()
  /// What stands in for a value that is not there.
  package var fallback: Fallback?
  /// Whether nil is written as `null`.
  package var writesNull = false
  /// Whether an annotation at the property says so, and not the rule of the type.
  package var hasNullRule = false
  /// The word for its access level, where it is lower than that of the type.
  package var access: String?
  /// Whether a member of the document is left alone, and the initial value kept.
  package var isNotRead = false
  /// Whether no member is written.
  package var isNotWritten = false
  /// The condition of the `#if` around it.
  package var condition: String?
  /// Whether only the compiler knows that the type can be coded at all.
  package var isUncertain = false

  package init(
    name: String, key: String, type: TypeReference, strategy: Strategy? = nil, note: String? = nil
  ) {
    self.name = name
    self.key = key
    self.type = type
    self.strategy = strategy
    self.note = note
  }

  /// The name of what is stored, as the source writes it: that of the wrapper, where there is one.
  package var storedName: String { identifier(strategy == nil ? name : "_" + name) }

  /// Whether its value is an optional.
  package var isOptional: Bool { if case .optional = type { true } else { false } }

  /// Whether something is there without the document: a `let` that has its value is never read.
  package var isFixed: Bool { isConstant && initialValue != nil }

  /// Whether a document can change it.
  package var isRead: Bool { !isFixed && !isNotRead }

  /// Whether a dictionary takes any value.
  package var keepsObjects: Bool {
    guard case .dictionary(_, .named(let name)) = type else { return false }
    return name == "JSONValue" || name.hasSuffix(".JSONValue")
  }

  /// Whether the decoder's own way reads the value.
  package var isPlain: Bool { strategy == nil && coding == ValueCoding() }
}

extension Collection<Property> {
  /// The conditions of `#if` around the properties, each once.
  package var conditions: [String] {
    reduce(into: []) { list, property in
      guard let condition = property.condition, !list.contains(condition) else { return }
      list.append(condition)
    }
  }
}

extension Property {
  /// What part of the document a property stands for.
  package enum Role: Hashable, Sendable {
    /// The value of a key.
    case member
    /// Nothing.
    case ignored
    /// The members of a value, beside those of the structure.
    case flattened
    /// The members that nothing else stands for.
    case unknownMembers
  }
}
