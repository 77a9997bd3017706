/// The names taken inside one type.
///
///     var scope = NameScope()
///     scope.claimMember("id")        // id
///     scope.claimMember("id")        // id2
///     scope.claimType("Data")        // DataValue
///
/// Members and nested types share the scope: a script without capitals, or a key such as "1st",
/// gives both the same name.
struct NameScope {
  private var taken: Set<String>

  /// A scope in which `names`, such as those of the enclosing types, are taken already.
  init(taken names: Set<String> = []) {
    taken = names
  }

  mutating func claimMember(_ name: String) -> String {
    claim(ReservedNames.members.contains(name) ? name + "Value" : name)
  }

  mutating func claimType(_ name: String) -> String {
    claim(ReservedNames.types.contains(name) ? name + "Value" : name)
  }

  private mutating func claim(_ name: String) -> String {
    var candidate = name
    var number = 2
    // `line1` gives `line1_2`, which is not `line12`.
    let separator = name.last?.isNumber == true ? "_" : ""
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(separator)\(number)"
      number += 1
    }
    return candidate
  }
}
