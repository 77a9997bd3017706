import JSONCore
import Testing

@Suite("JSON Pointer, RFC 6901")
struct JSONPointerTests {
  /// The document and the answers of RFC 6901, section 5.
  static let document = #"""
    {"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}
    """#

  @Test(
    arguments: [
      ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/e^f", 3),
      ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
    ] as [(String, JSONValue)])
  func finds(pointer: String, expected: JSONValue) throws {
    #expect(try JSONValue(parsing: Self.document)[pointer: pointer] == expected)
  }

  @Test func emptyPointerIsTheValue() throws {
    let value = try JSONValue(parsing: Self.document)
    #expect(value[pointer: ""] == value)
  }

  @Test(arguments: [
    "foo", "/bar", "/foo/2", "/foo/-", "/foo/00", "/foo/01", "/foo/+1", "/foo/", "/foo/a",
    "/foo/0/x",
    "/m~n", "/m~2n", "/m~", "/foo/99999999999999999999",
  ])
  func findsNothing(pointer: String) throws {
    #expect(try JSONValue(parsing: Self.document)[pointer: pointer] == nil)
  }

  @Test func pageExample() {
    let value: JSONValue = ["a/b": [1, ["c": 2]]]
    #expect(value[pointer: "/a~1b/1/c"] == 2)
    #expect(value[pointer: "/a~1b/01"] == nil)
  }
}
