import JSONCore
import Testing

@Suite("Paths")
struct JSONPathTests {
  @Test(
    arguments: [
      ([], "$"), ([.key("items"), .index(2), .key("count")], "$.items[2].count"),
      ([.key("a.b")], "$[\"a.b\"]"), ([.key("")], "$[\"\"]"), ([.key("1a")], "$[\"1a\"]"),
      ([.key("a1_")], "$.a1_"), ([.key("$ref")], "$[\"$ref\"]"),
      ([.key("q\"\\\n\u{1}\u{7F}")], #"$["q\"\\\n\u0001\u007f"]"#),
      ([.key("é x")], "$[\"é x\"]"),
    ] as [([JSONPathComponent], String)])
  func description(components: [JSONPathComponent], text: String) {
    #expect(JSONPath(components).description == text)
  }

  @Test func appending() {
    #expect(JSONPath().appending(.key("a")).appending(.index(0)).description == "$.a[0]")
  }
}
