import CodableKit
import Testing

@testable import CodableKitTool

@Suite struct PathPatternTests {
  @Test(
    arguments: [
      ("$", []),
      ("$.users", [.key("users")]),
      ("$.users[*].scores", [.key("users"), .each, .key("scores")]),
      ("$[*][*]", [.each, .each]),
      (#"$["a.b"].c"#, [.key("a.b"), .key("c")]),
      (#"$[""]"#, [.key("")]),
      (#"$["a\"]b"]["\\"][*]"#, [.key("a\"]b"), .key("\\"), .each]),
      (#"$["\u0061\n"].b"#, [.key("a\n"), .key("b")]),
    ] as [(String, [PathPattern.Step])])
  func reads(text: String, steps: [PathPattern.Step]) {
    #expect(PathPattern(text)?.steps == steps)
  }

  @Test(arguments: [
    "", "users", ".users", "$users", "$.", "$..a", "$[0]", "$[*", #"$["a"#, "$.a[",
    #"$["a""#, #"$["a\"]"#, #"$["a"b]"#, #"$["\x"]"#,
  ])
  func refuses(text: String) {
    #expect(PathPattern(text) == nil)
  }

  /// What a message says of a place can be given to the tool.
  @Test(arguments: ["a", "a b", "a\"]", "\\", "\u{0}", "e\u{301}", ".", "[*]", "\u{301}"])
  func readsWhatPathsAreWrittenAs(key: String) {
    #expect(PathPattern(JSONPath([.key(key)]).description)?.steps == [.key(key)])
  }

  @Test func findsPlacesInAShape() throws {
    let shape = try Shape(of: #"{"a": [{"b": {"x": 1, "y": 2}}, {"b": {}}], "c": [{}]}"#)
    func find(_ text: String) throws -> Shape? {
      shape.shape(at: try #require(PathPattern(text)))
    }
    #expect(try find("$") == shape)
    #expect(try find("$.a[*].b")?.objects.count == 2)
    #expect(try find("$.a[*].b[*]")?.numbers.count == 2)
    #expect(try find("$.a[*].nope") == nil)
    #expect(try find("$.c[*][*]") == nil)
  }
}
