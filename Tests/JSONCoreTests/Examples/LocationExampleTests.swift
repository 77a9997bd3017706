import JSONCore
import Testing

@Suite("Examples of JSONCore's places and options")
struct LocationExampleTests {
  @Test func places() {
    #expect(JSONLocation(offset: 17, line: 2, column: 6).description == "2:6")
    let path = JSONPath([.key("items"), .index(2)])
    #expect(
      path.appending(JSONPathComponent.key("count")).description == "$.items[2].count")
  }

  @Test func repeatedKeys() throws {
    var options = JSONReadingOptions()
    options.duplicateKeys = DuplicateKeyPolicy.last
    #expect(try JSONValue(parsing: #"{"a":1,"a":2}"#, options: options)["a"] == 2)
  }
}
