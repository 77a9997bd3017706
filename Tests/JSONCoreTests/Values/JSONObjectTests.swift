import JSONCore
import Testing

@Suite("Objects in the order of their text")
struct JSONObjectTests {
  @Test func keepsOrder() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["c"] = 3
    #expect(object.keys == ["b", "a", "c"])
    #expect(object.values == [1, 2, 3])
    #expect(object == ["a": 2, "b": 1, "c": 3])
    object["b"] = 9
    #expect(object.map(\.key) == ["b", "a", "c"])
    object["a"] = nil
    #expect(object == ["b": 9, "c": 3])
    object["missing"] = nil
    #expect(object.count == 2)
    #expect(JSONObject().isEmpty)
  }

  /// Below and above the number of pairs that gets a table.
  @Test(arguments: [0, 1, 8, 9, 10, 300])
  func anyNumberOfPairs(count: Int) {
    var object = JSONObject()
    for number in 0..<count { object["key\(number)"] = .number(JSONNumber(number)) }
    for number in 0..<count { #expect(object["key\(number)"]?.int == number) }
    #expect(object["key\(count)"] == nil)
    for number in stride(from: 0, to: count, by: 2) { object["key\(number)"] = nil }
    for number in 0..<count {
      #expect(object["key\(number)"]?.int == (number % 2 == 0 ? nil : number))
    }
    #expect(JSONObject(object.reversed()) == object)
  }

  /// RFC 8259 section 8.3: keys are compared by their code units.
  @Test func equivalentSpellingsAreTwoKeys() throws {
    let value = try JSONValue(parsing: #"{"\u00e9":1,"e\u0301":2}"#)
    #expect(value.object?.count == 2)
    #expect(value["\u{E9}"] == 1)
    #expect(value["e\u{301}"] == 2)
  }
}
