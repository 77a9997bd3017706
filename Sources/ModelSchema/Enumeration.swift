/// An enumeration: a list of known strings, or of cases with values.
///
/// Whether others are allowed is up to whoever prints or reads it.
package struct Enumeration: Hashable, Sendable {
  package var name: String
  package var cases: [EnumerationCase]
  /// The declaration's head.
  package var header = TypeHeader()
  /// Whether the cases have raw values, which the standard library codes.
  package var hasRawValues = false
  /// How a document says which case it is.
  package var tagging = EnumTagging.external
  /// The functions to call and the conditions to check.
  package var hooks = Hooks()
  /// Names that a function which makes a value gives to types.
  package var localAliases: [TypeAlias] = []

  package init(name: String, cases: [EnumerationCase]) {
    self.name = name
    self.cases = cases
  }

  /// The cases that a document names; all but the one for unknown ones.
  package var knownCases: [EnumerationCase] { cases.filter { !$0.isUnknown } }

  /// The case that takes what no other case is for.
  package var unknownCase: EnumerationCase? { cases.first { $0.isUnknown } }

  /// The conditions of `#if` around cases, each once.
  package var conditions: [String] {
    cases.compactMap(\.condition).reduce(into: []) { list, condition in
      if !list.contains(condition) { list.append(condition) }
    }
  }

  /// Whether the tags are integers.
  package var hasIntegerTags: Bool { knownCases.contains { $0.integerTags != nil } }
}

/// One case of an enumeration.
package struct EnumerationCase: Hashable, Sendable {
  /// The Swift name, without backticks.
  package var name: String
  /// The string in the document.
  package var value: String
  /// Other strings that are read as this case.
  package var aliases: [String] = []
  /// The integers that stand for the case, where they are not strings.
  package var integerTags: [Int]?
  package var payload: [AssociatedValue] = []
  /// Whether it takes what no other case is for.
  package var isUnknown = false
  /// The condition of the `#if` around it.
  package var condition: String?

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Whether there are values for the case where none stands in the document.
  package var canDoWithoutContent: Bool { payload.allSatisfy(\.canBeMissing) }

  /// The one value without a label, if that is all there is.
  package var soleValue: AssociatedValue? {
    payload.count == 1 && payload[0].label == nil ? payload[0] : nil
  }
}

/// A value that comes with a case.
package struct AssociatedValue: Hashable, Sendable {
  package var label: String?
  package var type: TypeReference
  /// The source of the parameter's default.
  package var defaultValue: String?
  /// How it is read and written, where the type's own way is not enough.
  package var coding = ValueCoding()
  /// What stands in for a value that is not there.
  package var fallback: Fallback?

  package init(label: String?, type: TypeReference, defaultValue: String? = nil) {
    self.label = label
    self.type = type
    self.defaultValue = defaultValue
  }

  /// Whether its value is an optional.
  package var isOptional: Bool { if case .optional = type { true } else { false } }

  /// Whether there is a value without the document.
  package var canBeMissing: Bool {
    isOptional || defaultValue != nil || (fallback?.coversMissing ?? false)
  }
}

/// How a document says which case of an enumeration it is.
package enum EnumTagging: Hashable, Sendable {
  /// An object whose only key is the tag: `{"circle": {"radius": 1}}`.
  case external
  /// A member beside those of the payload: `{"type": "circle", "radius": 1}`.
  case `internal`(tag: [String])
  /// A member beside the one with the payload: `{"type": "circle", "value": {"radius": 1}}`.
  case adjacent(tag: [String], content: [String])
  /// The tag itself: `"circle"`.
  case bare
  /// The payload itself: `{"radius": 1}`.
  case untagged
}
