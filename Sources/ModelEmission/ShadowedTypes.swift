import ModelSchema

extension Declaration {
  /// The model for functions that make a value, in which no name of a type is that of a member.
  ///
  /// Beside `var Date: String` the expression `Date.self` is about the property. Where only a type
  /// can stand the name is clear, so such a function begins with `typealias DateType = Date`.
  func withoutShadowedTypes() -> Declaration {
    switch self {
    case .alias: return self
    case .structure(var structure):
      let names = Shadows(
        structure.properties.map { ($0.type, $0.condition) }, structure.properties.map(\.name))
      structure.localAliases = names.aliases
      for index in structure.properties.indices {
        structure.properties[index].type = structure.properties[index].type.renamed(names.others)
      }
      return .structure(structure)
    case .enumeration(var enumeration):
      let values = enumeration.cases.flatMap(\.payload)
      let names = Shadows(
        values.map { ($0.type, nil) }, enumeration.cases.map(\.name) + values.compactMap(\.label))
      enumeration.localAliases = names.aliases
      for index in enumeration.cases.indices {
        for place in enumeration.cases[index].payload.indices {
          let type = enumeration.cases[index].payload[place].type
          enumeration.cases[index].payload[place].type = type.renamed(names.others)
        }
      }
      return .enumeration(enumeration)
    }
  }

  /// The model whose names of the standard library are written so that no member's is meant.
  func withMemberNames() -> Declaration {
    switch self {
    case .alias: return self
    case .structure(var structure):
      structure.header.shadowedNames.formUnion(structure.properties.map(\.name))
      return .structure(structure)
    case .enumeration(var enumeration):
      let labels = enumeration.cases.flatMap(\.payload).compactMap(\.label)
      enumeration.header.shadowedNames.formUnion(enumeration.cases.map(\.name) + labels)
      return .enumeration(enumeration)
    }
  }
}

/// The names of types that are those of members, and what stands in their places.
private struct Shadows {
  let aliases: [TypeAlias]

  var others: [String: String] {
    Dictionary(aliases.map { ("\($0.target)", $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  init(_ types: [(type: TypeReference, condition: String?)], _ members: [String]) {
    let taken = Set(members)
    var found: [(name: String, condition: String?)] = []
    for (type, condition) in types {
      // `Order.Item` begins with the name of a member `Order`.
      for name in type.names where taken.contains(String(name.prefix { $0 != "." })) {
        if !found.contains(where: { $0.name == name }) { found.append((name, condition)) }
      }
    }
    let words = found.map { $0.name.split(separator: ".").joined() + "Type" }
    let names = distinctNames(taken.sorted() + words).suffix(words.count)
    aliases = zip(found, names).map { type, name in
      var alias = TypeAlias(name: name, target: .named(type.name))
      alias.condition = type.condition
      return alias
    }
  }
}

extension SourceLines {
  /// Adds local names of types.
  mutating func add(_ aliases: [TypeAlias]) {
    for alias in aliases {
      add("typealias \(alias.name) = \(alias.target)", when: alias.condition)
    }
  }
}
