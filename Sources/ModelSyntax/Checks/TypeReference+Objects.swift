import ModelSchema

extension TypeReference {
  /// Types that are surely no object.
  private static let scalars: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int8", "Int16",
    "Int32", "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
  ]

  /// Whether a value is surely written as something else than an object, whose members could stand
  /// beside others.
  var isNoObject: Bool {
    switch self {
    case .named(let name): Self.scalars.contains(name.withoutModule)
    case .array: true
    case .generic("Set", _): true
    case .optional(let wrapped): wrapped.isNoObject
    case .dictionary, .generic: false
    }
  }
}
