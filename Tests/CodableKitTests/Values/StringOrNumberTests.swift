import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct StringOrNumberTests {
  struct Station: Codable, Hashable, Sendable {
    var temperature: StringOrNumber?
  }

  static let rows = [
    #"{"temperature":"21.5"}"#, #"{"temperature":21.5}"#, #"{"temperature":"n/a"}"#,
    #"{"temperature":-3}"#, #"{"temperature":"007"}"#, "{}",
  ]

  @Test(arguments: rows)
  func isWrittenAsItWasRead(text: String) throws {
    #expect(try json(TestFormat.json.decode(Station.self, from: text)) == text)
  }

  @Test func givesTheNumberOfEitherForm() throws {
    for text in [#"["21.5"]"#, "[21.5]"] {
      let value = try #require(TestFormat.json.decode([StringOrNumber].self, from: text).first)
      #expect(value.text == "21.5")
      #expect(value.double == 21.5)
      #expect(value.int == nil)
    }
    #expect(StringOrNumber("n/a").number == nil)
    let literal: StringOrNumber = 7
    #expect(literal.int == 7)
    #expect(literal.isNumber)
  }

  static let refused = ["true", "null", "[]", "{}"]

  @Test(arguments: refused)
  func refusesWhatIsNeither(text: String) {
    #expect(throws: DecodingError.self) {
      try TestFormat.json.decode([StringOrNumber].self, from: "[\(text)]")
    }
  }
}
