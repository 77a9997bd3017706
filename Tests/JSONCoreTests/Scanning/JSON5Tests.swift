import JSONCore
import Testing

@Suite("JSON5")
struct JSON5Tests {
  private var options: JSONReadingOptions {
    var options = JSONReadingOptions()
    options.allowsJSON5 = true
    return options
  }

  @Test(arguments: [
    ("[0xABE,+1,.5,1.,'s',] // c", "[2750,1,0.5,1,\"s\"]"),  // PRS-013
    ("{a:1,}", "{\"a\":1}"), ("{'a':1}", "{\"a\":1}"), ("{$_é:1}", "{\"$_é\":1}"),
    ("{\\u0061b:1}", "{\"ab\":1}"), ("{null:1}", "{\"null\":1}"),
    ("// c\n1", "1"), ("/* c */ 1", "1"), ("1 //", "1"), ("/**/1/***/", "1"),
    ("// a\u{2028}1", "1"), ("// a\r1", "1"),
    ("[\u{B}1\u{C}\u{A0}\u{FEFF}\u{2003}]", "[1]"),
    ("{\"a\" /*c*/ : /*d*/ 1 // e\n}", "{\"a\":1}"),
    ("'a\\\nb'", "\"ab\""), ("'a\\\r\nb'", "\"ab\""), ("'a\\\u{2028}b'", "\"ab\""),
    ("'\\x41\\v\\0\\q\\''", "\"A\\u000b\\u0000q'\""), ("'\"'", "\"\\\"\""), ("\"'\"", "\"'\""),
    ("'\\é'", "\"é\""),
    ("[-0x10,5.e2,-.5e1,0X1f,+0,-0]", "[-16,500,-5,31,0,-0]"),
    ("[0xFFFFFFFFFFFFFFFF]", "[18446744073709551615]"), ("[]", "[]"), ("{}", "{}"),
  ])
  func reads(text: String, same: String) throws {
    #expect(try JSONValue(parsing: text, options: options) == JSONValue(parsing: same))
    #expect((try? JSONValue(parsing: text)) == nil || text == same)
  }

  @Test func infinitiesAndNaN() throws {
    let value = try JSONValue(parsing: "[Infinity,-Infinity,+Infinity,NaN,-NaN]", options: options)
    let numbers = value.array?.compactMap(\.number) ?? []
    #expect(numbers.map(\.text) == ["Infinity", "-Infinity", "Infinity", "NaN", "NaN"])
    #expect(numbers.map(\.isFinite) == [false, false, false, false, false])
    #expect(numbers.map(\.double.isNaN) == [false, false, false, true, true])
    #expect(numbers.first?.double == .infinity)
    #expect(numbers.first?.integer(as: Int.self) == nil)
  }

  @Test(arguments: [
    "[,]", "{,}", "1 /* c", "{1a:1}", "[01]", "[0x]", "[0xg]", "[0x1.5]", "[1,,2]", "{a b:1}",
    "{a-b:1}", "[Infinity1]", "nul", "1e", "infinity", "{a:1,b}", "+ 1", "--1", "+-1", "'\\'",
    "'\\01'", "'\\1'", "/ 1", "'a\nb'", "[0x1FFFFFFFFFFFFFFFF]", ".", "[.]", "[+]", "'\\uD800'",
    "'\\x4'", "{\\u00:1}", "{", "{a", "{a:", "[1 2]", "",
  ])
  func refuses(text: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: text, options: options) }
  }

  @Test func everyPrefixIsHandled() {
    let text = "{a:[0x1F,'\\x41\\\n',+.5e1,Infinity,/* é */],'b':NaN} // é"
    for length in 0..<text.utf8.count {
      _ = try? JSONValue(parsing: Array(text.utf8.prefix(length)), options: options)
    }
    #expect((try? JSONValue(parsing: text, options: options)) != nil)
  }
}
