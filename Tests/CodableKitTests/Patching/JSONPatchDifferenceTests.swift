import CodableKit
import CodableKitTestSupport
import Testing

@Suite("JSONPatch difference") struct JSONPatchDifferenceTests {
  @Test(arguments: [
    ("1", "1", "[]"), ("1", "1.0", "[]"), ("1", "2", #"[{"op":"replace","path":"","value":2}]"#),
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, "[]"),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#, #"[{"op":"replace","path":"/b","value":3}]"#),
    (
      #"{"a":[1,2,3]}"#, #"{"a":[1,3],"b":null}"#,
      #"[{"op":"remove","path":"/a/1"},{"op":"add","path":"/b","value":null}]"#
    ),
    (#"{"a/b":{"~":1}}"#, #"{"a/b":{}}"#, #"[{"op":"remove","path":"/a~1b/~0"}]"#),
    ("[1,2]", "[1,9,2]", #"[{"op":"add","path":"/1","value":9}]"#),
    ("[1]", "[1,2,3]", #"[{"op":"add","path":"/1","value":2},{"op":"add","path":"/2","value":3}]"#),
    ("[1,2,3]", "[1]", #"[{"op":"remove","path":"/1"},{"op":"remove","path":"/1"}]"#),
    (
      #"[{"id":1,"n":"a"},{"id":2,"n":"b"}]"#, #"[{"id":1,"n":"c"},{"id":2,"n":"b"}]"#,
      #"[{"op":"replace","path":"/0/n","value":"c"}]"#
    ),
    ("[]", "{}", #"[{"op":"replace","path":"","value":{}}]"#),
  ]) func isShort(old: String, new: String, patch: String) throws {
    let (old, new) = (try JSONValue(parsing: old), try JSONValue(parsing: new))
    let difference = JSONPatch(from: old, to: new)
    let expected = try TestFormat.fast.decode(JSONPatch.self, from: patch)
    #expect(difference == expected)
    #expect(difference.isEmpty == (old == new))
    #expect(try old.applying(difference) == new)
  }

  @Test(arguments: [UInt64](1...10)) func leadsFromAnyValueToAnyOther(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let old = JSONValue.random(depth: 4, using: &numbers)
      // Half of the time a variation, so that there is much in common.
      let new =
        Bool.random(using: &numbers)
        ? JSONValue.random(depth: 4, using: &numbers) : old.varied(using: &numbers)
      #expect(try old.applying(JSONPatch(from: old, to: new)) == new)
      if let patch = JSONMergePatch(from: old, to: new) {
        #expect(old.applying(patch) == new)
      } else {
        // Only a null in the target can be out of a merge patch's reach.
        #expect(new.description.contains("null"))
      }
    }
  }

  /// One element less, and a few that have changed, make as many changes in an array of any length.
  @Test func longArraysWithFewDifferences() throws {
    let old = JSONValue.array(
      (0..<20_000).map { ["id": .number(JSONNumber($0)), "name": "n", "tags": [.string("\($0)")]] })
    var new = old
    new[77] = nil
    for index in stride(from: 100, to: 20_000, by: 1000) { new[index]?["name"] = "changed" }
    let difference = JSONPatch(from: old, to: new)
    #expect(difference.operations.count == 21)
    #expect(difference.operations.first == .remove("/77"))
    #expect(difference.operations.last == .replace("/19100/name", "changed"))
    #expect(try old.applying(difference) == new)
  }

  /// Long arrays without anything in common must not take the square of their length.
  @Test func longArraysTakeLinearTime() throws {
    let old = JSONValue.array((0..<20_000).map { .number(JSONNumber($0)) })
    let new = JSONValue.array((0..<20_000).map { .number(JSONNumber(-$0 - 1)) })
    var difference = JSONPatch()
    var result = JSONValue.null
    let time = try ContinuousClock().measure {
      difference = JSONPatch(from: old, to: new)
      result = try old.applying(difference)
    }
    #expect(time < .seconds(10))
    #expect(result == new)
  }
}

extension JSONValue {
  static func random(depth: Int, using numbers: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &numbers) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &numbers))
    case 2, 3: return .number(JSONNumber(Int.random(in: 0..<4, using: &numbers)))
    case 4: return .string(["", "a", "b/c", "~"].randomElement(using: &numbers) ?? "")
    case 5, 6:
      let count = Int.random(in: 0..<6, using: &numbers)
      return .array((0..<count).map { _ in random(depth: depth - 1, using: &numbers) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<6, using: &numbers) {
        let key = ["a", "b", "", "a/b", "~x", "é"].randomElement(using: &numbers) ?? "a"
        object[key] = random(depth: depth - 1, using: &numbers)
      }
      return .object(object)
    }
  }

  /// The value with something changed here and there.
  func varied(using numbers: inout SeededGenerator) -> JSONValue {
    guard Int.random(in: 0..<5, using: &numbers) > 0 else {
      return .random(depth: 2, using: &numbers)
    }
    switch self {
    case .array(var elements):
      for index in elements.indices { elements[index] = elements[index].varied(using: &numbers) }
      if Bool.random(using: &numbers) {
        elements.insert(
          .random(depth: 1, using: &numbers),
          at: Int.random(in: 0...elements.count, using: &numbers))
      } else if !elements.isEmpty {
        elements.remove(at: Int.random(in: 0..<elements.count, using: &numbers))
      }
      return .array(elements)
    case .object(var members):
      for key in members.keys { members[key] = members[key]?.varied(using: &numbers) }
      if Bool.random(using: &numbers) { members["new"] = .random(depth: 1, using: &numbers) }
      if Bool.random(using: &numbers), let key = members.keys.first { members[key] = nil }
      return .object(members)
    default: return self
    }
  }
}
