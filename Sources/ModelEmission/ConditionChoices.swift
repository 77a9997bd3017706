/// Every choice of the conditions of `#if` that hold, for code that has no place for `#if` inside.
///
///     conditionChoices(["A", "B"]).map(\.test)
///     // !(A) && !(B), (A) && !(B), !(A) && (B), (A) && (B)
///
/// - Parameter conditions: the conditions, each once; more than a few make very many choices.
/// - Returns: the condition under which a choice is the one, and the conditions that hold then.
func conditionChoices(_ conditions: [String]) -> [(test: String, chosen: Set<String>)] {
  (0..<(1 << conditions.count)).map { choice in
    let chosen = Set(conditions.indices.filter { choice >> $0 & 1 == 1 }.map { conditions[$0] })
    let tests = conditions.map { (chosen.contains($0) ? "" : "!") + "(\($0))" }
    return (tests.joined(separator: " && "), chosen)
  }
}
