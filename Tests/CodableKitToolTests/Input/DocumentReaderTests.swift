import CodableKit
import Testing

@testable import CodableKitTool

@Suite struct DocumentReaderTests {
  @Test(
    arguments: [
      ("{\"a\":\n1}", [["a": 1]]),
      ("5", [5]),
      ("{\"a\":1}\n{\"a\":2}\n", [["a": 1], ["a": 2]]),
      ("1\r\n\n \t\n2\r\n3", [1, 2, 3]),
      ("[1]\n\n", [[1]]),
    ] as [(String, [JSONValue])])
  func documents(text: String, expected: [JSONValue]) throws {
    var found: [JSONValue] = []
    try DocumentReader.forEachDocument(in: Array(text.utf8)) { found.append($0) }
    #expect(found == expected)
  }

  @Test func repeatedKeysAreSaid() throws {
    let text = "{\"a\":1}\n{\"b\":{\"a\":1,\"a\":2}}\n"
    let sample = SampleText(name: "x.json", bytes: Array(text.utf8))
    var (documents, warnings): ([JSONValue], [String]) = ([], [])
    try DocumentReader.forEachDocument(in: sample.bytes) {
      warnings.append($0.diagnostic(in: sample, .warning).text)
    } _: {
      documents.append($0)
    }
    #expect(documents == [["a": 1], ["b": ["a": 1]]])
    #expect(
      warnings == [
        """
        x.json:2:13: warning: this key is in the object already; the first value counts
          {"b":{"a":1,"a":2}}
                      ^
        """
      ])
  }

  /// The caret stands under the byte at fault, with the message of the parser.
  @Test(arguments: [
    (
      "{\"a\":1,\n\t\"b\" 2}",
      "x.json:2:6: error: expected \":\" after the key, found \"2\"\n   \"b\" 2}\n       ^"
    ),
    ("", "x.json:1:1: error: expected a value, found an empty input\n  \n  ^"),
    (
      "{\"a\":1}\n{\"a\":}\n",
      "x.json:2:6: error: expected a value, found \"}\"\n  {\"a\":}\n       ^"
    ),
    // Two values on one line, and more lines: that is not one document on each line.
    ("1 2\n3", "x.json:1:3: error: expected the end of the input, found \"2\"\n  1 2\n    ^"),
    ("é 1", "x.json:1:1: error: expected a value, found byte 0xc3\n  é 1\n  ^"),
  ])
  func faults(text: String, message: String) {
    let sample = SampleText(name: "x.json", bytes: Array(text.utf8))
    do throws(DocumentReader.Fault) {
      try DocumentReader.forEachDocument(in: sample.bytes) { _ in }
      Issue.record("read without a fault: \(text)")
    } catch {
      #expect(error.diagnostic(in: sample).text == message)
    }
  }
}
