extension Property {
  /// The type that holds the value while it is coded directly; nil where only the compiler knows.
  ///
  ///     @LossyArray var ids: [Int]             // LossyArray<Int>
  ///     @CodableBy(ISO8601.self) let at: Date  // CodableKit.Coded<ISO8601>
  ///     @Lossy let tags: [String]
  ///     // CodableKit.Coded<Lossy<[CodableKit.Plain<String>]>>
  package var storage: TypeReference? {
    if let wrapper = strategy { return Self.storage(of: wrapper, type) }
    // Of an optional nobody can tell whether the strategy is for it or for what it wraps.
    if coding.strategy != nil && isOptional { return nil }
    if coding == ValueCoding() { return type }
    return coding.strategyType(for: type).map { .generic(ValueCoding.wrapperName, [$0]) }
  }

  /// Whether the strategy may be for what the optional wraps, so that a default may have that type.
  package var hasLiftedStrategy: Bool { coding.strategy != nil && isOptional }

  /// What a wrapper's name stands for with its generic arguments.
  private static func storage(of wrapper: Strategy, _ type: TypeReference) -> TypeReference? {
    let name = wrapper.name
    switch (name, type) {
    case ("LossyArray", .array(let element)), ("DefaultLossyArray", .array(let element)),
      ("DefaultEmptyArray", .array(let element)):
      return .generic(name, [element])
    case ("LossySet", .generic("Set", let elements)),
      ("DefaultLossySet", .generic("Set", let elements)):
      return .generic(name, elements)
    case ("LossyDictionary", .dictionary(let key, let value)),
      ("DefaultLossyDictionary", .dictionary(let key, let value)),
      ("DefaultEmptyDictionary", .dictionary(let key, let value)):
      return .generic(name, [key, value])
    case ("LossyValue", .optional(let wrapped)), ("LossyOptional", .optional(let wrapped)),
      ("Nullable", .optional(let wrapped)), ("LosslessStringCodable", .optional(let wrapped)):
      return .generic(name, [wrapped])
    case ("LosslessValue", _), ("LosslessAsRead", _), ("DefaultZero", _), ("DefaultCase", _),
      ("DefaultFirstCase", _):
      return .generic(name, [type])
    case ("DefaultTrue", _), ("DefaultFalse", _), ("DefaultEmptyString", _), ("DefaultNow", _),
      ("DefaultNewUUID", _):
      return .named(name)
    case ("Coded", _):
      return wrapper.argument.map { .generic(name, [.named($0)]) }
    default: return nil
    }
  }
}

extension AssociatedValue {
  /// The type that holds the value while annotations code it; nil without annotations.
  package var storage: TypeReference? {
    coding.strategyType(for: type).map { .generic(ValueCoding.wrapperName, [$0]) }
  }

  /// Whether the strategy may be for what the optional wraps, so that a default may have that type.
  package var hasLiftedStrategy: Bool { coding.strategy != nil && isOptional }
}
