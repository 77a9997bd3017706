import CodableKit
import CodableKitTestSupport
import Testing

@Suite("JSONMergePatch") struct JSONMergePatchTests {
  /// The cases of appendix A of RFC 7396, and the document of its section 3 in our own words.
  @Test(arguments: [
    (#"{"k":"x"}"#, #"{"k":"z"}"#, #"{"k":"z"}"#),
    (#"{"k":"x"}"#, #"{"l":"z"}"#, #"{"k":"x","l":"z"}"#),
    (#"{"k":"x"}"#, #"{"k":null}"#, "{}"), (#"{"k":"x","l":"y"}"#, #"{"k":null}"#, #"{"l":"y"}"#),
    (#"{"k":["x"]}"#, #"{"k":"z"}"#, #"{"k":"z"}"#),
    (#"{"k":"z"}"#, #"{"k":["x"]}"#, #"{"k":["x"]}"#),
    (#"{"k":{"l":"z"}}"#, #"{"k":{"l":"y","m":null}}"#, #"{"k":{"l":"y"}}"#),
    (#"{"k":[{"l":"z"}]}"#, #"{"k":[1]}"#, #"{"k":[1]}"#),
    (#"["x","y"]"#, #"["z","w"]"#, #"["z","w"]"#),
    (#"{"k":"x"}"#, #"["z"]"#, #"["z"]"#), (#"{"k":"q"}"#, "null", "null"),
    (#"{"k":"q"}"#, #""t""#, #""t""#), (#"{"n":null}"#, #"{"k":1}"#, #"{"n":null,"k":1}"#),
    ("[1,2]", #"{"k":"x","m":null}"#, #"{"k":"x"}"#),
    ("{}", #"{"k":{"l":{"m":null}}}"#, #"{"k":{"l":{}}}"#),
    (
      #"{"head":"H","by":{"first":"A","last":"B"},"tags":["p","q"],"text":"T"}"#,
      #"{"head":"N","phone":"1","by":{"last":null},"tags":["p"]}"#,
      #"{"head":"N","by":{"first":"A"},"tags":["p"],"text":"T","phone":"1"}"#
    ),
  ]) func applies(document: String, patch: String, result: String) throws {
    let patch = try TestFormat.fast.decode(JSONMergePatch.self, from: patch)
    var value = try JSONValue(parsing: document)
    value.apply(patch)
    let expected = try JSONValue(parsing: result)
    #expect(value == expected)
  }

  @Test(arguments: [
    ("1", "1", "1"), (#"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#, #"{"b":3}"#),
    (#"{"a":1}"#, "{}", #"{"a":null}"#),
    (#"{"a":{"b":1,"c":2}}"#, #"{"a":{"b":1}}"#, #"{"a":{"c":null}}"#),
    (#"{"a":1}"#, #"{"a":null}"#, nil), ("{}", #"{"a":{"b":null}}"#, nil),
    ("1", #"{"a":null}"#, nil),
    (#"{"a":null}"#, #"{"a":null,"b":1}"#, #"{"b":1}"#), ("1", "null", "null"),
    ("{}", #"{"a":[null,{"b":null}]}"#, #"{"a":[null,{"b":null}]}"#), ("[1]", "{}", "{}"),
    ("null", "null", "null"), ("{}", "{}", "{}"),
    (#"{"a":{"b":{"c":1}},"d":2}"#, #"{"d":2,"a":{"b":{"c":1}}}"#, "{}"),
    (#"{"a":1,"b":{"c":[1]}}"#, #"{"a":{},"b":{"c":[1],"d":{}}}"#, #"{"a":{},"b":{"d":{}}}"#),
  ]) func differs(old: String, new: String, patch: String?) throws {
    let (old, new) = (try JSONValue(parsing: old), try JSONValue(parsing: new))
    let difference = JSONMergePatch(from: old, to: new)
    let expected = try patch.map { try JSONValue(parsing: $0) }
    #expect(difference?.value == expected)
    if let difference { #expect(old.applying(difference) == new) }
  }

  @Test(arguments: TestFormat.allCases) func isCodable(format: TestFormat) throws {
    let text = #"{"a":[1],"b":{"c":"d"}}"#
    let patch = JSONMergePatch(["a": [1], "b": ["c": "d"]])
    #expect(try format.decode(JSONMergePatch.self, from: text) == patch)
    #expect(try json(patch) == text)
  }

  @Test func documentedExample() {
    var value: JSONValue = ["name": "Ada", "address": ["city": "Bern", "zip": 3000]]
    value.apply(JSONMergePatch(["name": nil, "address": ["zip": 3001]]))
    #expect(value == ["address": ["city": "Bern", "zip": 3001]])
  }
}
