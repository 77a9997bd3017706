import ModelSchema

extension Declaration {
  /// The model, in which values are marked whose type may have no conformance.
  ///
  /// Such a type is an error of the compiler in each function that codes the value. The direct
  /// path's calls for marked values take any type, so that what is left are the two of the
  /// `Codable` code, as many as the compiler's own synthesis has.
  func markingUncertainTypes() -> Declaration {
    switch self {
    case .alias: return self
    case .structure(var structure):
      let known = Set(structure.header.genericParameters.map(\.name))
      for index in structure.properties.indices {
        structure.properties[index].isUncertain =
          structure.properties[index].type.isUncertain(besides: known)
      }
      return .structure(structure)
    case .enumeration(var enumeration):
      let known = Set(enumeration.header.genericParameters.map(\.name))
      for index in enumeration.cases.indices {
        for place in enumeration.cases[index].payload.indices {
          enumeration.cases[index].payload[place].isUncertain =
            enumeration.cases[index].payload[place].type.isUncertain(besides: known)
        }
      }
      return .enumeration(enumeration)
    }
  }
}

extension TypeReference {
  private static let codedNames: Set = [
    "Data", "Date", "Decimal", "JSONNumber", "JSONObject", "JSONValue", "Self", "URL", "UUID",
  ]

  /// Whether a name in it is neither known to be that of a coded type nor one of `parameters`, to
  /// which the generated code gives the conformance.
  fileprivate func isUncertain(besides parameters: Set<String>) -> Bool {
    switch self {
    case .named(let name):
      // `T.Element` hangs from a parameter.
      !isStandard && !Self.codedNames.contains(name)
        && !parameters.contains(String(name.prefix { $0 != "." }))
    case .optional(let wrapped): wrapped.isUncertain(besides: parameters)
    case .array(let element): element.isUncertain(besides: parameters)
    case .dictionary(let key, let value):
      key.isUncertain(besides: parameters) || value.isUncertain(besides: parameters)
    case .generic(let name, let arguments):
      !["CodableKit.Field", "Field", "Set"].contains(name)
        || arguments.contains { $0.isUncertain(besides: parameters) }
    }
  }
}

extension Property {
  /// The reader's function for a value of the type.
  var directReader: String { isUncertain ? "readCoded" : "read" }

  /// The writer's function for a value of the type.
  var directWriter: String { isUncertain ? "writeCoded" : "writeValue" }
}

extension AssociatedValue {
  /// The reader's function for a value of the type.
  var directReader: String { isUncertain ? "readCoded" : "read" }

  /// The writer's function for what ``written`` gives.
  var directWriter: String { isUncertain && storage == nil ? "writeCoded" : "writeValue" }
}
