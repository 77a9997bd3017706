import ModelSchema

/// What the direct path needs to know of a structure; there is none for what it cannot express.
///
/// The `Codable` code is the authority: whatever direct code refuses is decoded by it once more. So
/// a type without a direct form only takes longer.
struct DirectForm {
  let structure: Structure
  let members: [Member]

  /// A property with its keys.
  struct Member {
    let property: Property
    /// The type that the value is read as.
    let storage: TypeReference
    /// The numbers of its keys among all that are read.
    let indices: [Int]
    /// The variable that holds the value.
    let variable: String
  }

  init?(_ structure: Structure) {
    guard structure.kind == .structure || structure.kind == .finalClass,
      structure.superclass == .none, !structure.hasOwnKeys, !structure.refusesUnknownMembers,
      structure.hooks == Hooks()
    else { return nil }
    self.structure = structure
    var members: [Member] = []
    var count = 0
    for property in structure.properties where property.role != .ignored {
      guard let storage = property.storage, Self.isExpressible(property) else { return nil }
      let keys = 1 + property.directAliases.count
      let indices = property.isFixed ? [] : Array(count..<count + keys)
      count += indices.count
      members.append(
        Member(
          // A default stands in for null as well: null is left to the other path.
          property: property, storage: property.fallback == nil ? storage : storage.withoutOptional,
          indices: indices,
          variable: Self.variable(for: property)))
    }
    self.members = members
  }

  /// The members that are read.
  var readMembers: [Member] { members.filter { !$0.property.isFixed } }

  /// The keys that are read, a line each, as a literal.
  var names: String {
    let keys = readMembers.flatMap { [$0.property.key] + $0.property.directAliases }
    return "\""
      + keys.map { String(stringLiteral($0).dropFirst().dropLast()) }.joined(separator: "\\n")
      + "\""
  }

  private static func isExpressible(_ property: Property) -> Bool {
    guard property.role == .member, property.parents.isEmpty, property.condition == nil else {
      return false
    }
    // An absent field is no value; only containers know what to leave out.
    if case .generic("Field", _) = property.type { return false }
    // A default for null or a wrong value is the business of the other path.
    if property.fallback != nil && !property.isPlain { return false }
    // Null under a key by a strategy is written by containers only.
    if !property.isPlain && property.strategy == nil && property.isOptional && property.writesNull {
      return false
    }
    let keys = [property.key] + property.aliases + [property.writtenKey].compactMap { $0 }
    return keys.allSatisfy(isPlainKey)
  }

  /// Whether a key stands in JSON as it is.
  private static func isPlainKey(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x2F }
  }

  private static func variable(for property: Property) -> String {
    let taken: Set = ["members", "reader", "self", "init", "Type", "Protocol"]
    return taken.contains(property.name) ? property.name + "Value" : property.name
  }
}

extension Property {
  /// The other keys, without the first one again.
  var directAliases: [String] { aliases.filter { $0 != key } }
}
