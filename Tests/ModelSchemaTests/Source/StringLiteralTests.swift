import ModelSchema
import Testing

@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("", #""""#), ("unit price", #""unit price""#), (#"a"b\c"#, #""a\"b\\c""#),
    ("\n\r\t\0", #""\n\r\t\u{0}""#), ("é😀", #""é😀""#), ("\u{202E}abc", #""\u{202e}abc""#),
    ("e\u{301}", #""e\u{301}""#), ("\u{A0}", #""\u{a0}""#), (#"\(x)"#, #""\\(x)""#),
  ])
  func escapes(text: String, literal: String) {
    #expect(stringLiteral(text) == literal)
  }
}
