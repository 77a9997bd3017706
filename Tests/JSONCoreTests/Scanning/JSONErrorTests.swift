import JSONCore
import Testing

@Suite("Messages of syntax errors")
struct JSONErrorTests {
  @Test(arguments: [
    ("[1,]", "expected a value after \",\", found \"]\""),
    ("{\"a\":1,}", "expected a key after \",\", found \"}\""),
    ("[1 2]", "expected \",\" or \"]\", found \"2\""),
    ("{\"a\":1 2}", "expected \",\" or \"}\", found \"2\""),
    ("{\"a\" 1}", "expected \":\" after the key, found \"1\""),
    ("{1}", "expected a key or \"}\", found \"1\""),
    ("[", "expected a value, found the end of the input"),
    ("", "expected a value, found an empty input"),
    ("[01]", "expected no digit after a leading zero, found \"1\""),
    ("[1.]", "expected a digit, found \"]\""),
    ("nul", "expected true, false or null, found the end of the input"),
    ("[\"\\q\"]", "expected an escape such as \\n or \\u00e9, found \"q\""),
    ("[\"\\uD800\"]", "expected a pair of surrogates, found half of one"),
    ("[\"\u{1}\"]", "expected an escape, found the control character byte 0x01"),
    ("\"a", "expected a closing quote, found the end of the input"),
    ("1 \"", "expected the end of the input, found a quote"),
  ])
  func message(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.message == message)
  }

  @Test func descriptionNamesTheByte() {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,]") }
    #expect(error?.description == "expected a value after \",\", found \"]\" (byte 3)")
  }
}
