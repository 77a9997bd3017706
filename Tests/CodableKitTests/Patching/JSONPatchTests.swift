import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("JSONPatch") struct JSONPatchTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let document: String
    let patch: String
    /// The result, or the text of the error.
    let result: Result<String, ErrorText>
    var testDescription: String { name }

    struct ErrorText: Error { let text: String }

    init(_ name: String, _ document: String, _ patch: String, _ result: String) {
      self.init(name: name, document: document, patch: patch, result: .success(result))
    }

    init(_ name: String, _ document: String, _ patch: String, fails text: String) {
      self.init(
        name: name, document: document, patch: patch, result: .failure(ErrorText(text: text)))
    }

    private init(
      name: String, document: String, patch: String, result: Result<String, ErrorText>
    ) {
      self.name = name
      self.document = document
      self.patch = patch
      self.result = result
    }
  }

  /// What each example in appendix A of RFC 6902 is about, with values of our own.
  static let appendix = [
    Row("A.1 a key", #"{"k":1}"#, #"[{"op":"add","path":"/n","value":"v"}]"#, #"{"n":"v","k":1}"#),
    Row(
      "A.2 an element", #"{"k":["a","c"]}"#, #"[{"op":"add","path":"/k/1","value":"b"}]"#,
      #"{"k":["a","b","c"]}"#),
    Row("A.3 less a key", #"{"n":"v","k":1}"#, #"[{"op":"remove","path":"/n"}]"#, #"{"k":1}"#),
    Row(
      "A.4 less an element", #"{"k":["a","b","c"]}"#, #"[{"op":"remove","path":"/k/1"}]"#,
      #"{"k":["a","c"]}"#),
    Row(
      "A.5 another value", #"{"n":"v","k":1}"#, #"[{"op":"replace","path":"/n","value":"w"}]"#,
      #"{"n":"w","k":1}"#),
    Row(
      "A.6 a member moves", #"{"p":{"a":1,"b":2},"q":{"c":3}}"#,
      #"[{"op":"move","from":"/p/b","path":"/q/d"}]"#, #"{"p":{"a":1},"q":{"c":3,"d":2}}"#),
    Row(
      "A.7 an element moves", #"{"k":["a","b","c","d"]}"#,
      #"[{"op":"move","from":"/k/1","path":"/k/3"}]"#, #"{"k":["a","c","d","b"]}"#),
    Row(
      "A.8 tests hold", #"{"n":"v","k":["a",2,"c"]}"#,
      #"[{"op":"test","path":"/n","value":"v"},{"op":"test","path":"/k/1","value":2}]"#,
      #"{"n":"v","k":["a",2,"c"]}"#),
    Row(
      "A.9 a test fails", #"{"n":"v"}"#, #"[{"op":"test","path":"/n","value":"w"}]"#,
      fails: #"operation 0 (test "/n"): expected "w", found "v""#),
    Row(
      "A.10 an object", #"{"k":1}"#, #"[{"op":"add","path":"/c","value":{"g":{}}}]"#,
      #"{"k":1,"c":{"g":{}}}"#),
    Row(
      "A.11 unknown members", #"{"k":1}"#, #"[{"op":"add","path":"/n","value":2,"x":3}]"#,
      #"{"k":1,"n":2}"#),
    Row(
      "A.12 no parent", #"{"k":1}"#, #"[{"op":"add","path":"/n/m","value":2}]"#,
      fails: #"operation 0 (add "/n/m"): there is no value at "/n""#),
    Row(
      "A.14 escapes", #"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":10}]"#,
      #"{"/":9,"~1":10}"#),
    Row(
      "A.15 a text is no number", #"{"/":9,"~1":10}"#,
      #"[{"op":"test","path":"/~01","value":"10"}]"#,
      fails: #"operation 0 (test "/~01"): expected "10", found 10"#),
    Row(
      "A.16 at the end", #"{"k":["a"]}"#, #"[{"op":"add","path":"/k/-","value":["b"]}]"#,
      #"{"k":["a",["b"]]}"#),
  ]

  static let further = [
    Row("add sets a key", #"{"k":1}"#, #"[{"op":"add","path":"/k","value":null}]"#, #"{"k":null}"#),
    Row("add the whole", "[1]", #"[{"op":"add","path":"","value":{"a":1}}]"#, #"{"a":1}"#),
    Row("replace the whole", "[1]", #"[{"op":"replace","path":"","value":2}]"#, "2"),
    Row("add at the count", "[1]", #"[{"op":"add","path":"/1","value":2}]"#, "[1,2]"),
    Row(
      "an empty key", #"{"":{"":1}}"#, #"[{"op":"replace","path":"//","value":2}]"#, #"{"":{"":2}}"#
    ),
    Row(
      "copy", #"{"a":[1]}"#,
      #"[{"op":"copy","from":"/a","path":"/b"},{"op":"add","path":"/b/0","value":0}]"#,
      #"{"a":[1],"b":[0,1]}"#),
    Row(
      "copy into itself", #"{"a":{}}"#, #"[{"op":"copy","from":"/a","path":"/a/b"}]"#,
      #"{"a":{"b":{}}}"#),
    Row("move to itself", #"{"a":1}"#, #"[{"op":"move","from":"/a","path":"/a"}]"#, #"{"a":1}"#),
    Row("move up", #"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a/b","path":"/a"}]"#, #"{"a":1}"#),
    Row(
      "move to the whole", #"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a","path":""}]"#, #"{"b":1}"#
    ),
    Row("test numbers", #"{"a":1.0}"#, #"[{"op":"test","path":"/a","value":1}]"#, #"{"a":1.0}"#),
    Row(
      "test objects in any order", #"{"a":{"b":1,"c":2}}"#,
      #"[{"op":"test","path":"/a","value":{"c":2,"b":1}}]"#, #"{"a":{"b":1,"c":2}}"#),
    Row("no operations", "1", "[]", "1"),
    Row(
      "a missing value", #"{"a":1}"#, #"[{"op":"remove","path":"/b"}]"#,
      fails: #"operation 0 (remove "/b"): there is no value at "/b""#),
    Row(
      "replace of nothing", "{}", #"[{"op":"replace","path":"/b","value":1}]"#,
      fails: #"operation 0 (replace "/b"): there is no value at "/b""#),
    Row(
      "beyond the end", "[1]", #"[{"op":"add","path":"/2","value":1}]"#,
      fails: #"operation 0 (add "/2"): "2" is no index of an array of 1"#),
    Row(
      "remove at the end", "[1]", #"[{"op":"remove","path":"/-"}]"#,
      fails: #"operation 0 (remove "/-"): "-" is no index of an array of 1"#),
    Row(
      "a leading zero", "[1,2]", #"[{"op":"remove","path":"/01"}]"#,
      fails: #"operation 0 (remove "/01"): "01" is no index of an array of 2"#),
    Row(
      "a key of an array", "[[1]]", #"[{"op":"add","path":"/a/0","value":1}]"#,
      fails: #"operation 0 (add "/a/0"): "a" is no index of an array of 1"#),
    Row(
      "inside a scalar", #"{"a":1}"#, #"[{"op":"add","path":"/a/b","value":1}]"#,
      fails: #"operation 0 (add "/a/b"): the value at "/a" is neither an object nor an array"#),
    Row(
      "the whole goes", "1", #"[{"op":"remove","path":""}]"#,
      fails: #"operation 0 (remove ""): the whole document cannot be taken away"#),
    Row(
      "move into itself", #"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a","path":"/a/c"}]"#,
      fails: #"operation 0 (move "/a/c"): a value cannot be moved into itself"#),
    Row(
      "a bad pointer", "1", #"[{"op":"add","path":"a","value":1}]"#,
      fails: #"operation 0 (add "a"): "a" is no JSON Pointer"#),
    Row(
      "a bad escape", "{}", #"[{"op":"add","path":"/~2","value":1}]"#,
      fails: #"operation 0 (add "/~2"): "/~2" is no JSON Pointer"#),
    Row(
      "the second fails", #"{"a":1}"#,
      #"[{"op":"remove","path":"/a"},{"op":"remove","path":"/a"}]"#,
      fails: #"operation 1 (remove "/a"): there is no value at "/a""#),
  ]

  @Test(arguments: appendix + further) func applies(row: Row) throws {
    let document = try JSONValue(parsing: row.document)
    let patch = try TestFormat.fast.decode(JSONPatch.self, from: row.patch)
    var changed = document
    switch row.result {
    case .success(let result):
      try changed.apply(patch)
      let expected = try JSONValue(parsing: result)
      #expect(changed == expected)
      #expect(try document.applying(patch) == expected)
    case .failure(let failure):
      let error = #expect(throws: JSONPatchError.self) { try changed.apply(patch) }
      #expect(error?.description == failure.text)
      // All or nothing.
      #expect(changed == document)
    }
  }

  /// The Swift value and the document of a patch are the same, under any coder.
  @Test(arguments: TestFormat.allCases) func isCodable(format: TestFormat) throws {
    let patch: JSONPatch = [
      .add("/a", ["b": 1]), .remove("/c"), .replace("/d", "e"), .move(from: "/f", to: "/g"),
      .copy(from: "/h", to: "/i"), .test("/j", [1, 2]),
    ]
    let text = """
      [{"op":"add","path":"/a","value":{"b":1}},{"op":"remove","path":"/c"},\
      {"op":"replace","path":"/d","value":"e"},{"from":"/f","op":"move","path":"/g"},\
      {"from":"/h","op":"copy","path":"/i"},{"op":"test","path":"/j","value":[1,2]}]
      """
    #expect(try json(patch) == text)
    #expect(try format.decode(JSONPatch.self, from: text) == patch)
  }

  @Test(arguments: [
    (#"[{"op":"add","path":"/a"}]"#, Outcome<Int>.keyNotFound("$[0].value")),
    (#"[{"op":"add","value":1}]"#, .keyNotFound("$[0].path")),
    (#"[{"path":"/a","value":1}]"#, .keyNotFound("$[0].op")),
    (#"[{"op":"move","path":"/a"}]"#, .keyNotFound("$[0].from")),
    (#"[{"op":"spam","path":"/a","value":1}]"#, .dataCorrupted("$[0].op")),
    (#"{"op":"remove","path":"/a"}"#, .typeMismatch("$")),
  ]) func refusesMalformedPatches(text: String, outcome: Outcome<Int>) {
    for format in [TestFormat.json, .fast, .strict] {
      #expect(
        Outcome.of(JSONPatch.self, text, in: format) { $0.operations.count }.outcome == outcome)
    }
  }

  /// A.13: a repeated member makes the patch invalid, for a decoder that refuses them.
  @Test func refusesRepeatedMembers() {
    let decoder = FastJSONDecoder()
    decoder.duplicateKeys = .refuse
    #expect(throws: DecodingError.self) {
      try decoder.decode(
        JSONPatch.self, from: #"[{"op":"add","path":"/a","value":1,"op":"remove"}]"#)
    }
  }

  @Test func acceptsANullValue() throws {
    for format in [TestFormat.json, .fast, .strict] {
      #expect(
        try format.decode(JSONPatch.self, from: #"[{"op":"add","path":"/a","value":null}]"#)
          == [.add("/a", .null)])
    }
  }

  @Test func documentedExamples() throws {
    var value: JSONValue = ["name": "Ada", "tags": ["a"]]
    try value.apply([.replace("/name", "Bea"), .add("/tags/-", "b"), .test("/tags/0", "a")])
    #expect(value == ["name": "Bea", "tags": ["a", "b"]])

    value = ["list": [1, 2]]
    try value.apply([.add("/list/1", 9), .remove("/list/0")])
    #expect(value == ["list": [9, 2]])
    let error = #expect(throws: JSONPatchError.self) {
      try value.apply([.remove("/list"), .remove("/list")])
    }
    #expect(
      error?.description == #"operation 1 (remove "/list"): there is no value at "/list""#)
    #expect(error?.operationIndex == 1)
    #expect(error?.reason == .noValue(at: "/list"))
    #expect(error?.operation == .remove("/list"))
    #expect(value == ["list": [9, 2]])
  }
}
