import CodableKit
import Testing

@testable import CodableKitTool

@Suite struct MapRuleTests {
  struct Case: Sendable {
    var reason: String
    var documents: [JSONValue]
    var isMap: Bool
  }

  private static func object(_ count: Int, of value: JSONValue) -> JSONValue {
    .object(JSONObject((0..<count).map { (key: "key\($0)x", value: value) }))
  }

  @Test(arguments: [
    Case(reason: "ids", documents: [["1": ["n": 1], "2": ["n": 2]]], isMap: true),
    Case(reason: "one id is too few", documents: [["1": ["n": 1]]], isMap: false),
    Case(reason: "one long id", documents: [["337100890": "x"]], isMap: true),
    Case(reason: "no key at all", documents: [[:]], isMap: false),
    Case(reason: "ids over two samples", documents: [["1": 5], ["2": 6]], isMap: true),
    Case(reason: "values of two kinds", documents: [["1": 1, "2": true]], isMap: false),
    Case(reason: "null is no kind", documents: [["1": 1, "2": nil]], isMap: true),
    Case(reason: "nothing but null", documents: [["1": nil, "2": nil]], isMap: false),
    Case(
      reason: "objects of two shapes", documents: [["1": ["a": 1], "2": ["b": 1]]], isMap: false),
    Case(
      reason: "objects that mostly agree",
      documents: [["1": ["a": 1, "b": 1], "2": ["a": 1], "3": ["a": 1, "b": 1]]], isMap: true),
    Case(
      reason: "a key of two kinds", documents: [["1": ["a": 1], "2": ["a": true]]], isMap: false),
    Case(
      reason: "a number-or-string key", documents: [["1": ["a": 1], "2": ["a": "1"]]], isMap: true),
    Case(reason: "lists of two kinds", documents: [["1": [1], "2": ["a"]]], isMap: false),
    Case(reason: "20 keys of objects", documents: [object(20, of: ["a": 1])], isMap: true),
    Case(reason: "19 keys of objects", documents: [object(19, of: ["a": 1])], isMap: false),
    Case(reason: "20 keys of scalars", documents: [object(20, of: 1)], isMap: false),
    Case(reason: "200 keys of scalars", documents: [object(200, of: 1)], isMap: true),
    Case(
      reason: "the keys change",
      documents: [
        ["ab": 1, "cd": 1], ["ef": 1, "gh": 1], ["ij": 1, "kl": 1], ["mn": 1, "op": 1, "ab": 2],
      ], isMap: true),
    Case(
      reason: "one key is always there",
      documents: [
        ["x": 1, "cd": 1], ["x": 1, "gh": 1, "ef": 1], ["x": 1, "kl": 1],
        ["x": 1, "op": 1, "ab": 2],
      ], isMap: false),
  ])
  func rule(_ row: Case) {
    var shape = Shape()
    for document in row.documents { shape.add(document) }
    #expect(MapRule().isMap(shape.objects, at: .root) == row.isMap, "\(row.reason)")
    #expect(!MapRule(isAutomatic: false).isMap(shape.objects, at: .root))
    #expect(MapRule(isAutomatic: false, paths: [.root]).isMap(shape.objects, at: .root))
  }
}
