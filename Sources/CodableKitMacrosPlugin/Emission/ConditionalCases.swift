import ModelSchema

/// An enumeration of which some cases stand in `#if`, as one without conditions for each choice.
///
/// A switch over all cases has another form with each of them; so have the numbers of their tags.
struct ConditionalCases {
  /// The conditions, and the cases that are there under them; none where no case has a condition.
  let choices: [(condition: String, enumeration: Enumeration)]

  init(_ enumeration: Enumeration) {
    let conditions = enumeration.conditions
    guard !conditions.isEmpty else {
      choices = []
      return
    }
    choices = (0..<(1 << conditions.count)).map { choice in
      let chosen = conditions.indices.filter { choice >> $0 & 1 == 1 }.map { conditions[$0] }
      let tests = conditions.map { (chosen.contains($0) ? "" : "!") + "(\($0))" }
      var part = enumeration
      part.cases = enumeration.cases.filter { $0.condition.map(chosen.contains) ?? true }.map {
        var item = $0
        item.condition = nil
        return item
      }
      return (tests.joined(separator: " && "), part)
    }
    .filter { !$0.1.cases.isEmpty }
  }
}
