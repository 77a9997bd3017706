import CodableKitMacros
import CodableKitTestSupport
import Testing

/// The example of the README with the macro, and what it says of it.
@Suite struct ReadmeMacroTests {
  @Codable struct Customer {
    let id: Int
    @CodingKey("full_name", aliases: "name") let name: String
    var role = "guest"
    @Lossy let tags: [String]
  }

  @Test(arguments: TestFormat.allCases)
  func readsWhatTheReadmeSays(format: TestFormat) throws {
    let text = #"{"id":1,"name":"Ada","tags":["a",7]}"#
    let (outcome, issues) = Outcome.of(Customer.self, text, in: format) {
      "\($0.id) \($0.name) \($0.role) \($0.tags)"
    }
    #expect(outcome == .value(#"1 Ada guest ["a"]"#))
    #expect(issues == ["dropped element wrong type $.tags[1]"])
    #expect(
      try json(format.decode(Customer.self, from: text))
        == #"{"full_name":"Ada","id":1,"role":"guest","tags":["a"]}"#)
  }

  @Test func takesTheDirectPath() {
    let model: Any.Type = Customer.self
    #expect(model is any JSONReadable.Type)
    #expect(model is any JSONWritable.Type)
  }
}
