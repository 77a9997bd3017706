import JSONCore
import Testing

@Suite("Dynamic values")
struct JSONValueTests {
  @Test func readsWhatItsPageShows() throws {
    let value = try JSONValue(parsing: #"{"id": 12345678901234567890, "tags": ["a"]}"#)
    #expect(value["tags"]?[0] == "a")
    #expect(value["id"]?.number?.text == "12345678901234567890")
    #expect(value[pointer: "/tags/0"] == "a")
    #expect(JSONValue.object(["a": [1, 2.5, nil]]) == ["a": [1.0, 2.5, nil]])
    #expect(try JSONValue(parsing: Array("[1, true]".utf8)) == [1, true])
    #expect(try JSONValue(parsing: "{\"a\": 1}")["a"] == 1)
  }

  @Test func literals() {
    let value: JSONValue = [
      "s": "x", "i": 1, "d": 1.5, "b": true, "n": nil, "a": [1], "o": ["k": "v"],
    ]
    #expect(value["s"]?.string == "x")
    #expect(value["i"]?.int == 1)
    #expect(value["d"]?.double == 1.5)
    #expect(value["b"]?.bool == true)
    #expect(value["n"]?.isNull == true)
    #expect(value["a"]?.array == [1])
    #expect(value["o"]?.object == ["k": "v"])
    let twice: JSONValue = ["a": 1, "a": 2]
    #expect(twice["a"] == 2)
  }

  @Test func accessorsAnswerNilForOtherKinds() {
    for value: JSONValue in [nil, true, 1, "s", [1], ["a": 1]] {
      let kinds = [
        value.isNull, value.bool != nil, value.number != nil, value.string != nil,
        value.array != nil, value.object != nil,
      ]
      #expect(kinds.count { $0 } == 1)
      #expect((value.int == nil) == (value.double == nil))
    }
    #expect(JSONValue.number(JSONNumber(1.5)).int == nil)
    #expect((try? JSONValue(parsing: "1e400"))?.double == nil)
  }

  @Test func changesInPlace() {
    var value: JSONValue = ["a": [1, 2, 3]]
    value["a"]?[1] = "x"
    value["b"] = true
    #expect(value == ["a": [1, "x", 3], "b": true])
    value["a"]?[0] = nil
    value["b"] = nil
    #expect(value == ["a": ["x", 3]])
    value[0] = 1
    value["a"]?["k"] = 1
    value["a"]?[9] = 1
    #expect(value == ["a": ["x", 3]])
  }

  @Test func nestedContainersComeBackWhole() throws {
    let text = #"[[],{},[[]],{"a":{}},[1,[2,[3,{"b":[4]}]],5],{"c":[],"d":{"e":null}}]"#
    let expected: JSONValue = [
      [], [:], [[]], ["a": [:]], [1, [2, [3, ["b": [4]]]], 5], ["c": [], "d": ["e": nil]],
    ]
    #expect(try JSONValue(parsing: text) == expected)
  }

  @Test func equalValuesHashAlike() throws {
    let left = try JSONValue(parsing: #"{"a":1.0,"b":[1e2,-0,"x"],"c":{"d":null,"e":true}}"#)
    let right = try JSONValue(parsing: #"{"c":{"e":true,"d":null},"b":[100,0,"x"],"a":1}"#)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left != nil)
    #expect(JSONValue.string("1") != 1)
    #expect(JSONValue.bool(true) != 1)
  }
}
