import ModelSchema
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    ("class", "`class`"), ("type", "type"), ("a b", "`a b`"), ("1st", "`1st`"), ("_", "`_`"),
    ("größe", "größe"), ("", "``"),
  ])
  func hasBackticksWhereItNeedsThem(name: String, source: String) {
    #expect(identifier(name) == source)
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"]), (["a", "a", "a"], ["a", "a2", "a3"]),
    (["a", "a", "a2"], ["a", "a3", "a2"]), ([], []),
  ])
  func namesAreApart(names: [String], distinct: [String]) {
    #expect(distinctNames(names) == distinct)
  }
}
