import Foundation
import JSONCore
import Testing

@Suite("What is JSON and what is not")
struct GrammarTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id = ""
    var text: String
    var code: JSONError.Code?
    var offset = 0
    var testDescription: String { "\(id) \(text.prefix(40))" }
  }

  static let accepted: [Case] =
    [
      "[]", "{}", " \t\r\n[ ] ", "[[]   ]", "[null]", "[true,false]", "{\"\":0}",
      "{\"a\":{\"b\":[]}}",
      "[\"\"]", "[\"\\u0000\"]", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\uD834\\uDD1E\"]",
      "[\"\u{7F}\"]",
      "[\"\u{2028}\"]", "[\"日本語 🎉\"]", "[\"\\uFFFF\"]", "{\"a\":1,\"a\":2}", "[1\n]", "\u{FEFF}[]",
      "[1E22]", "[123e-45]", "[-1]", "[-0.0]", "[123456789012345678901234567890]", "[1e999999]",
    ].map { Case(text: $0) }
    + ["null", "true", "false", "42", "\"hi\"", "-1.5"].map { Case(id: "PRS-003", text: $0) }
    + ["[0e1]", "[6.8e-05]", "[-0]", "[1E+2]", "[0.0e-0]"].map { Case(id: "NUM-017", text: $0) }

  @Test(arguments: accepted)
  func accepts(_ row: Case) throws {
    let value = try JSONValue(parsing: row.text)
    // Foundation reads the same: the table is no wish of ours.
    if !row.text.contains("999999") {
      _ = try JSONSerialization.jsonObject(with: Data(row.text.utf8), options: .fragmentsAllowed)
    }
    #expect(try JSONValue(parsing: " " + row.text.drop { $0 == "\u{FEFF}" } + "\n") == value)
  }

  static let refused: [Case] = [
    Case(id: "PRS-005", text: "", code: .emptyInput, offset: 0),
    Case(id: "PRS-005", text: "   ", code: .emptyInput, offset: 3),
    Case(text: "\u{FEFF}", code: .emptyInput, offset: 3),
    Case(text: "[", code: .unexpectedEnd, offset: 1),
    Case(text: "[1", code: .unexpectedEnd, offset: 2),
    Case(text: "[1,", code: .unexpectedEnd, offset: 3),
    Case(text: "{\"a\"", code: .unexpectedEnd, offset: 4),
    Case(text: "{\"a\":", code: .unexpectedEnd, offset: 5),
    Case(text: "]", code: .unexpectedByte, offset: 0),
    Case(text: "[1 2]", code: .unexpectedByte, offset: 3),
    Case(text: "[1:2]", code: .unexpectedByte, offset: 2),
    Case(text: "[,1]", code: .unexpectedByte, offset: 1),
    Case(text: "[1,,2]", code: .unexpectedByte, offset: 3),
    Case(text: "[1}", code: .unexpectedByte, offset: 2),
    Case(text: "{\"a\" 1}", code: .unexpectedByte, offset: 5),
    Case(text: "{\"a\":1 \"b\":2}", code: .unexpectedByte, offset: 7),
    Case(text: "{1:1}", code: .unexpectedByte, offset: 1),
    Case(text: "{a:1}", code: .unexpectedByte, offset: 1),
    Case(text: "{'a':1}", code: .unexpectedByte, offset: 1),
    Case(text: "{,}", code: .unexpectedByte, offset: 1),
    Case(text: "{\"a\":}", code: .unexpectedByte, offset: 5),
    Case(text: "[\u{B}]", code: .unexpectedByte, offset: 1),
    Case(text: "[\u{A0}]", code: .unexpectedByte, offset: 1),
    Case(text: "// c\n1", code: .unexpectedByte, offset: 0),
    Case(text: "[1]/* c */", code: .trailingContent, offset: 3),
    Case(id: "PRS-002", text: "{ \"key\":\"v\", }", code: .trailingComma, offset: 13),
    Case(id: "PRS-002", text: "[1,]", code: .trailingComma, offset: 3),
    Case(id: "PRS-002", text: "[\"Te\\\nst\"]", code: .invalidEscape, offset: 5),
    Case(id: "PRS-004", text: "{} x", code: .trailingContent, offset: 3),
    Case(id: "PRS-004", text: "{}{}", code: .trailingContent, offset: 2),
    Case(id: "PRS-004", text: "[1]]", code: .trailingContent, offset: 3),
    Case(id: "PRS-004", text: "{}\u{0}", code: .trailingContent, offset: 2),
    Case(id: "SEC-003", text: "tru", code: .unexpectedEnd, offset: 3),
    Case(id: "SEC-003", text: "nul", code: .unexpectedEnd, offset: 3),
    Case(id: "SEC-003", text: "1.", code: .unexpectedEnd, offset: 2),
    Case(id: "SEC-003", text: "\"x\":42", code: .trailingContent, offset: 3),
    Case(id: "SEC-003", text: "0x", code: .trailingContent, offset: 1),
    Case(text: "[nUll]", code: .invalidLiteral, offset: 2),
    Case(text: "[True]", code: .unexpectedByte, offset: 1),
    Case(text: "[falsy]", code: .invalidLiteral, offset: 5),
    Case(text: "[\"\t\"]", code: .controlCharacter, offset: 2),
    Case(text: "[\"\u{0}\"]", code: .controlCharacter, offset: 2),
    Case(text: "[\"a\n\"]", code: .controlCharacter, offset: 3),
    Case(text: "[\"\\x00\"]", code: .invalidEscape, offset: 3),
    Case(text: "[\"\\u00G0\"]", code: .invalidEscape, offset: 6),
    Case(text: "[\"\\u\"]", code: .invalidEscape, offset: 4),
    Case(text: "[\"\\uD800\"]", code: .loneSurrogate, offset: 2),
    Case(text: "[\"\\uDC00\"]", code: .loneSurrogate, offset: 2),
    Case(text: "[\"\\uD800\\uD800\"]", code: .loneSurrogate, offset: 2),
    Case(text: "[\"\\uD800\\n\"]", code: .loneSurrogate, offset: 2),
    Case(text: "[\"abc", code: .unterminatedString, offset: 5),
    Case(text: "\"", code: .unterminatedString, offset: 1),
    Case(text: "\"\\", code: .unexpectedEnd, offset: 2),
    Case(text: "\"\\u00", code: .unexpectedEnd, offset: 5),
    Case(id: "NUM-017", text: "[01]", code: .invalidNumber, offset: 2),
    Case(id: "NUM-017", text: "[+1]", code: .unexpectedByte, offset: 1),
    Case(id: "NUM-017", text: "[.5]", code: .unexpectedByte, offset: 1),
    Case(id: "NUM-017", text: "[1.]", code: .invalidNumber, offset: 3),
    Case(id: "NUM-017", text: "[-]", code: .invalidNumber, offset: 2),
    Case(id: "NUM-017", text: "[1e]", code: .invalidNumber, offset: 3),
    Case(id: "NUM-017", text: "[0x1F]", code: .unexpectedByte, offset: 2),
    Case(id: "NUM-017", text: "[1_000]", code: .unexpectedByte, offset: 2),
    Case(id: "NUM-017", text: "[--1]", code: .invalidNumber, offset: 2),
    Case(id: "NUM-017", text: "[1.e3]", code: .invalidNumber, offset: 3),
    Case(id: "NUM-017", text: "[NaN]", code: .unexpectedByte, offset: 1),
    Case(id: "NUM-017", text: "[Infinity]", code: .unexpectedByte, offset: 1),
    Case(text: "[-01]", code: .invalidNumber, offset: 3),
    Case(text: "[1e+]", code: .invalidNumber, offset: 4),
  ]

  @Test(arguments: refused)
  func refuses(_ row: Case) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: row.text) }
    #expect(error?.code == row.code)
    #expect(error?.offset == row.offset)
    #expect(error?.message.contains("\n") == false)
  }

  static let malformedUTF8: [Case] =
    [
      "5b2261ff62225d", "7b2261ff62223a317d", "5b22e282225d", "5b22c0af225d", "5b22eda080225d",
    ].map { Case(id: "STR-008", text: $0) }
    + [
      "22c180 22", "22e09f8022", "22f08f808022", "22f490808022", "22f8888080 8022", "228022",
      "22f09f8e22", "22c322", "22e28222", "22f09f22", "22edbfbf22",
    ].map { Case(text: $0.filter { $0 != " " }) }

  @Test(arguments: malformedUTF8)
  func refusesMalformedUTF8(_ row: Case) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes(row.text)) }
    #expect(error?.code == .invalidUTF8)
  }

  @Test(arguments: [
    "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ])
  func acceptsTheBordersOfUTF8(_ text: String) throws {
    #expect(try JSONValue(parsing: "\"\(text)\"") == .string(text))
  }

  @Test(arguments: Corpora.files(in: "jsontestsuite"))
  func agreesWithTheTestSuite(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    switch file.lastPathComponent.prefix(2) {
    case "y_": _ = try JSONValue(parsing: bytes)
    case "n_": #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
    default:
      // Either answer is allowed; ours is the same each time.
      #expect((try? JSONValue(parsing: bytes)) == (try? JSONValue(parsing: bytes)))
    }
  }

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
