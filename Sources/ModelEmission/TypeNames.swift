import ModelSchema

/// The names by which the functions of a nested enumeration call the types of its values.
///
/// They stand in extensions: the compiler (6.3) does not check what a macro adds to the body of an
/// enumeration, and crashes at a mistake there. But an extension does not see the types beside the
/// enumeration, which the body does.
///
///     private enum CodingTypes {
///       typealias PriceType = Price
///     }
struct TypeNames {
  private static let typeName = "CodingTypes"

  /// The model, whose values have types by these names.
  private(set) var model: Enumeration
  private let aliases: [TypeAlias]

  /// Nil for what has its functions in its body, or sees what that sees.
  init?(_ model: Declaration) {
    guard case .enumeration(let enumeration) = model, enumeration.header.isNested,
      enumeration.hasNamedStrategies
    else { return nil }
    let parameters = Set(enumeration.header.genericParameters.map(\.name))
    let types = enumeration.cases.flatMap(\.payload).flatMap(\.type.names)
    // Beside a case `Self` the enumeration goes by its name.
    let own = enumeration.selfName == enumeration.name ? [enumeration.name] : []
    let names = (own + types).reduce(into: [String]()) { names, name in
      if Self.isUnclear(name, parameters), !names.contains(name) { names.append(name) }
    }
    let words = names.map { name in
      String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" }) + "Type"
    }
    aliases = zip(names, distinctNames(words)).map { TypeAlias(name: $1, target: .named($0)) }
    let others = Dictionary(
      uniqueKeysWithValues: aliases.map { ("\($0.target)", "\(Self.typeName).\($0.name)") })
    self.model = enumeration
    self.model.name = own.first.flatMap { others[$0] } ?? enumeration.name
    for index in self.model.cases.indices {
      for place in self.model.cases[index].payload.indices {
        let type = self.model.cases[index].payload[place].type
        self.model.cases[index].payload[place].type = type.renamed(others)
      }
    }
  }

  /// The enum with the names; nil where there are none.
  func declaration() -> String? {
    guard !aliases.isEmpty else { return nil }
    var lines = SourceLines()
    lines.addBlock("private enum \(Self.typeName)") { $0.add(aliases) }
    return lines.text
  }

  /// Whether a name may be that of a type beside the enumeration.
  private static func isUnclear(_ name: String, _ parameters: Set<String>) -> Bool {
    let first = String(name.prefix { $0 != "." })
    return !TypeReference.named(name).isStandard && !parameters.contains(first)
      && !["CodableKit", "Field", "JSONCore", "Self", "Set", "Swift"].contains(first)
  }
}

extension Enumeration {
  /// Whether each strategy that the source gives has a name, by which an extension finds it.
  var hasNamedStrategies: Bool {
    knownCases.flatMap(\.payload).allSatisfy { $0.coding.strategy == nil || $0.coding.alias != nil }
  }
}
