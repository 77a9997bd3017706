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
    choices = conditionChoices(conditions).map { test, chosen in
      var part = enumeration
      part.cases = enumeration.cases.filter { $0.condition.map(chosen.contains) ?? true }.map {
        var item = $0
        item.condition = nil
        return item
      }
      return (test, part)
    }
    .filter { !$0.1.cases.isEmpty }
  }
}
