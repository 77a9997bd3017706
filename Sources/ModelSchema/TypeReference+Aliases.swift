extension TypeReference {
  /// Whether it is a type of the standard library by its usual name, which is none of an optional.
  package var isStandard: Bool {
    switch self {
    case .array, .dictionary: true
    case .named(let name): Self.standardNames.contains(name)
    case .optional, .generic: false
    }
  }

  /// Whether the name may stand for an optional: a macro does not see what is behind a type alias.
  package var mayBeAlias: Bool {
    switch self {
    case .named(let name):
      !isStandard && !Self.usualNames.contains(name) && name.allSatisfy(Self.isPartOfName)
    case .generic(let name, _): !Self.usualGenericNames.contains(name)
    case .optional, .array, .dictionary: false
    }
  }

  /// Whether it may be a wrapper or a field, which can leave out the key that it stands under.
  package var mayBeWrapper: Bool {
    if case .generic(let name, _) = self { return name != "Set" }
    return mayBeAlias
  }

  private static let standardNames: Set = [
    "String", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64",
  ]

  /// Names that are hardly ever given to another type.
  private static let usualNames: Set = [
    "Character", "Data", "Date", "Decimal", "JSONObject", "JSONValue", "Self", "URL", "UUID",
  ]

  private static let usualGenericNames: Set = ["CodableKit.Field", "Field", "Set"]

  /// Not of a tuple, a function, or a type with words before its name.
  private static func isPartOfName(_ character: Character) -> Bool {
    character == "_" || character == "." || character == "`" || character.isLetter
      || character.isNumber
  }
}
