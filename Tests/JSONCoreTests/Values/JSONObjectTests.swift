import CodableKitTestSupport
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
    #expect(object.count == count / 2 && object.keys.count == count / 2)
    for number in 0..<count { object["key\(number)"] = true }
    #expect(object.count == count)
    #expect(object.keys == (0..<count).map { "key\($0)" }.sorted { isBefore($0, $1) })
    for number in 0..<count { object["key\(number)"] = nil }
    #expect(object.isEmpty && object.keys == [] && object == JSONObject())
  }

  /// The order of keys of which the odd ones stayed and the even ones came anew.
  private func isBefore(_ left: String, _ right: String) -> Bool {
    func place(_ key: String) -> (Int, Int) {
      let number = Int(key.dropFirst(3)) ?? 0
      return (1 - number % 2, number)
    }
    return place(left) < place(right)
  }

  /// A document may ask for it: a merge patch of nothing but nulls.
  @Test func takingAwayManyIsLinear() throws {
    func seconds(_ count: Int) throws -> Double {
      let keys = (0..<count).map { "key\($0)" }
      let object = JSONObject(keys.map { ($0, true) })
      return try processorSeconds {
        var rest = object
        for key in keys { rest[key] = nil }
        try #require(rest.isEmpty)
      }
    }
    var best = (small: Double.infinity, large: Double.infinity)
    var rounds = 0
    repeat {
      best = (min(best.small, try seconds(4_000)), min(best.large, try seconds(8_000)))
      rounds += 1
    } while rounds < 3 || (best.large >= best.small * 2.5 && rounds < 40)
    #expect(best.large < best.small * 2.5)
  }

  /// RFC 8259 section 8.3: keys are compared by their code units.
  @Test func equivalentSpellingsAreTwoKeys() throws {
    let value = try JSONValue(parsing: #"{"\u00e9":1,"e\u0301":2}"#)
    #expect(value.object?.count == 2)
    #expect(value["\u{E9}"] == 1)
    #expect(value["e\u{301}"] == 2)
  }
}
