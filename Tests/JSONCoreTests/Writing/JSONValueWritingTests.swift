import JSONCore
import Testing

@Suite struct JSONValueWritingTests {
  @Test func pageExample() throws {
    let value: JSONValue = ["b": 1, "a": [nil, 2.50]]
    #expect(try value.serialized() == #"{"b":1,"a":[null,2.5]}"#)
    #expect(try value.serialized(.sortedKeys) == #"{"a":[null,2.5],"b":1}"#)
  }

  @Test(arguments: [
    "null", "true", "false", "[]", "{}", #""a\/\"\n""#, "12345678901234567890.10", "-0", "1e400",
    #"{"z":[{"y":[]},1,"x"],"a":{}}"#,
  ])
  func writesWhatItRead(text: String) throws {
    #expect(try JSONValue(parsing: text).serialized() == text)
  }

  @Test func depthIsLimitedByAnError() throws {
    var value: JSONValue = []
    for _ in 1..<512 { value = .array([value]) }
    #expect(try value.serialized().utf8.count == 1024)
    value = ["a": value]
    #expect(throws: JSONWritingError.depthExceeded) { try value.serialized() }
    #expect(try value.serialized(maximumDepth: 513).utf8.count == 1030)
    #expect(value.description.utf8.count == 1030)
  }

  @Test func numbersOfJSON5AreRefused() throws {
    let value = JSONValue.array([.number(JSONNumber(Double.infinity))])
    #expect(throws: JSONWritingError.nonFiniteNumber) { try value.serialized() }
    #expect(value.description == "[Infinity]")
  }

  @Test func descriptionLeavesSlashesAlone() {
    #expect(JSONValue.object(["a/b": "c/d"]).description == #"{"a/b":"c/d"}"#)
  }

  @Test func writerTakesValues() throws {
    var writer = JSONWriter(maximumDepth: 2)
    try writer.beginArray()
    try writer.write(["a": 1] as JSONValue)
    try writer.write(2 as JSONValue)
    #expect(throws: JSONWritingError.depthExceeded) { try writer.write([[]] as JSONValue) }
  }
}
