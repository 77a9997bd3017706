import ModelSchema

/// A value that the direct path reads under a key: a property, or an associated value of a case.
struct DirectMember {
  let property: Property
  /// The variable that holds the value until all are read, as the source writes it.
  let variable: String
  /// The numbers of its keys among the keys of its object.
  var indices: [Int] = []
  /// The number, among the keys of the outermost object, of the key that leads to it.
  var outerIndex = 0
  private let form: Form

  /// How the value is read.
  private enum Form {
    /// As a value of its type.
    case plain(TypeReference)
    /// As a wrapper of CodableKit, which the property stores.
    case wrapper(TypeReference)
    /// By a strategy, which is no part of the property.
    case coded(TypeReference)
    /// By a strategy that may be for the wrapped type of the optional.
    case lifted(TypeReference)
    /// By a strategy, with a default.
    case defaulted(Fallback)
    /// As a wrapper of a type that only the compiler knows, once everything else is read.
    case postponed
  }

  /// Nil for what has no form on the direct path.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - variable: one of ``variables(for:)``.
  init?(_ property: Property, in variable: String) {
    self.property = property
    self.variable = variable
    if property.strategy != nil {
      form = property.storage.map(Form.wrapper) ?? .postponed
    } else if let fallback = property.fallback {
      // What a missing key means has to be known here.
      guard fallback.knownCauses != nil else { return nil }
      form = .defaulted(fallback)
    } else if let strategy = property.coding.strategy {
      guard strategy.hasSuffix(".self"),
        let type = property.coding.strategyType(for: property.type)
      else { return nil }
      let storage = TypeReference.generic(ValueCoding.wrapperName, [type])
      form = property.isOptional ? .lifted(storage) : .coded(storage)
    } else if !property.isPlain {
      guard let storage = property.storage else { return nil }
      form = .coded(storage)
    } else {
      form = .plain(property.type)
    }
  }

  /// The variable that says which of several keys counts; nil where there is one key.
  var aliases: String? {
    guard indices.count > 1 else { return nil }
    let name = property.name
    return identifier("membersFor" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The number of a key among those of the member.
  ///
  /// - Parameter index: the expression that is its number among the keys of the object.
  /// - Returns: the expression.
  func aliasNumber(of index: String) -> String {
    let first = indices[0]
    if indices.elementsEqual(first..<first + indices.count) {
      return first == 0 ? index : "\(index) - \(first)"
    }
    // Two branches of an `#if` may share keys, each in its own order.
    return "\(indices).firstIndex(of: \(index)) ?? 0"
  }

  /// The declaration of the variable.
  var declaration: String { "var \(variable): \(localType)" }

  private var localType: String {
    switch form {
    case .plain(let type):
      property.isOptional && !isDoublyOptional ? "\(type)" : "\(TypeReference.optional(type))"
    case .wrapper(let type), .coded(let type): "\(TypeReference.optional(type))"
    case .lifted(let type): isDoublyOptional ? "\(type)??" : "\(TypeReference.optional(type))"
    case .defaulted: "\(TypeReference.optional(property.type))"
    case .postponed: "JSONCore.JSONReader.Mark?"
    }
  }

  /// Whether null and a missing key have to be told apart for an optional.
  private var isDoublyOptional: Bool { property.isOptional && property.hasDefaultInSource }

  /// The statement that reads the value into the variable.
  var reading: String {
    let call: String
    switch form {
    case .plain(let type):
      call = "try reader.\(property.directReader)(\(type.metatype))"
      if isDoublyOptional { return "\(variable) = .some(\(call))" }
    case .wrapper(let type), .coded(let type): call = "try reader.read(\(type.metatype))"
    case .lifted(let type):
      call = "try reader.readIfPresent(\(type.metatype))"
      if isDoublyOptional { return "\(variable) = .some(\(call))" }
    case .defaulted(let fallback):
      call = "try \(ValueCall(property).directReading(otherwise: fallback))"
    case .postponed: call = "try reader.postpone()"
    }
    return "\(variable) = \(call)"
  }

  /// The value, or the initial value where its key did not come.
  func value(otherwise initialValue: String) -> String {
    switch form {
    // Not `?.wrappedValue`, which takes a nil that was read for a key that did not come.
    case .coded: "\(variable).map { $0.wrappedValue } ?? \(initialValue)"
    default: "\(variable) ?? \(initialValue)"
    }
  }

  /// The value where everything has been read.
  ///
  /// - Parameter members: the variable with the way through the members.
  /// - Returns: the expression.
  func value(from members: String) -> String {
    let present = "try \(members).value(\(variable), \(outerIndex))"
    return switch form {
    case .plain: property.isOptional ? variable : present
    case .wrapper: present
    case .coded: "\(present).wrappedValue"
    case .lifted: "try \(members).valueIfPresent(\(variable), \(outerIndex))"
    case .defaulted(let fallback):
      // Without that cause a missing key is nil, or an error of the other path.
      fallback.coversMissing
        ? "\(variable) ?? \(fallback.value)"
        : property.isOptional && property.coding == ValueCoding()
          ? "\(variable) ?? nil" : "try \(members).found(\(variable), \(outerIndex))"
    case .postponed: "try reader.readPostponed(\(variable), \(members), \(outerIndex))"
    }
  }

  /// The statement that ends the reading where the value is missing, if nothing else can be wrong
  /// with it.
  ///
  /// It stands before the first property gets its value: an initialiser that may fail later has to
  /// give back what it has set, and is read into a copy.
  var requirement: String? {
    guard isRequired else { return nil }
    // What a missing key means for another type or a strategy, the compiler knows.
    let hasToBeThere =
      property.strategy?.requiresKey ?? (property.isPlain && property.type.isStandard)
    let value = hasToBeThere ? "" : " = members.required(\(variable), \(outerIndex))"
    return "guard let \(variable)\(value) else { throw members.missing(\(place)) }"
  }

  /// What an error about the missing value names: its key by number, or all the keys that lead to
  /// it.
  private var place: String {
    property.parents.isEmpty
      ? "\(outerIndex)"
      : stringLiteral((property.parents + [property.key]).joined(separator: "."))
  }

  private var isRequired: Bool {
    switch form {
    case .plain: !property.isOptional && !property.hasDefaultInSource
    case .wrapper, .coded: !hasInitialValue
    case .lifted, .defaulted, .postponed: false
    }
  }

  private var hasInitialValue: Bool {
    property.strategy != nil ? property.initialValue != nil : property.hasDefaultInSource
  }

  /// The value that is there after ``requirement``.
  private var found: String {
    switch form {
    case .coded: "\(variable).wrappedValue"
    case .plain, .wrapper, .defaulted: variable
    case .lifted, .postponed: value(from: "members")
    }
  }

  /// The statement that gives a stored property its value, once what is required is there.
  var assignment: String {
    let target = "self.\(property.storedName)"
    guard hasInitialValue else {
      return "\(target) = \(isRequired ? found : value(from: "members"))"
    }
    return "if let \(variable) { \(target) = \(found) }"
  }

  /// The variables for properties, by the names of these: one that the generated functions use
  /// themselves is put behind a word, so that it is none of theirs, and none of another property.
  static func variables(for names: [String]) -> [String: String] {
    var used = Set(names)
    return names.reduce(into: [:]) { variables, name in
      guard variables[name] == nil else { return }
      var variable = name
      if taken.contains(name) || name.hasPrefix("members") {
        variable = "value" + name.capitalizedName
        while !used.insert(variable).inserted { variable += "_" }
      }
      variables[name] = identifier(variable)
    }
  }

  /// Names that the generated functions use themselves.
  private static let taken: Set = [
    "reader", "self", "init", "Type", "Protocol", "start", "place", "known", "tag", "match",
    "attempts",
  ]
}
