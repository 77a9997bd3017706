import CodableKit
import Testing

@testable import CodableKitTool

@Suite struct ShapeTests {
  @Test func countsEveryKind() throws {
    let shape = try Shape(of: #"[null, true, 1, 2.5, "a", [], {"k": 1}, "a"]"#)
    let element = try #require(shape.arrays.element)
    #expect(element.nulls == 1)
    #expect(element.bools == 1)
    #expect(element.numbers.count == 2)
    #expect(element.strings.count == 2)
    #expect(element.strings.distinct == ["a"])
    #expect(element.arrays.count == 1)
    #expect(element.arrays.element == nil)
    #expect(element.objects.count == 1)
    #expect(element.kinds == [.bool, .number, .string, .array, .object])
  }

  @Test func membersComeInTheOrderOfTheirFirstSample() throws {
    let shape = try Shape(of: #"{"b": 1, "a": 2}"#, #"{"c": 3, "a": null, "b": 4}"#)
    #expect(shape.objects.members.map(\.key) == ["b", "a", "c"])
    #expect(shape.objects.members.map(\.presence) == [2, 2, 1])
    #expect(shape.objects.members.map(shape.objects.isMissingSomewhere) == [false, false, true])
    #expect(shape.objects.members.map(\.shape.nulls) == [0, 1, 0])
  }

  /// Documents added one by one, or in two halves that are merged, give one shape.
  @Test(arguments: 0...4)
  func mergingShapesIsAddingTheirDocuments(split: Int) throws {
    let documents = try [
      #"{"a": 1, "b": [{"x": "1"}]}"#, #"{"a": null, "c": {}}"#, #"{"b": [], "a": 1.5}"#,
      #"{"b": [null, {"y": [[1]]}], "c": {"d": true}}"#,
    ].map { try JSONValue(parsing: $0) }
    var whole = Shape()
    for document in documents { whole.add(document) }
    var first = Shape()
    for document in documents.prefix(split) { first.add(document) }
    var second = Shape()
    for document in documents.dropFirst(split) { second.add(document) }
    first.merge(second)
    #expect(first == whole)
  }

  @Test func onlySoManyDifferentStringsAreKept() {
    var strings = StringShape()
    for number in 0..<100 { strings.add("\(number)") }
    #expect(strings.count == 100)
    #expect(strings.distinct.count == StringShape.distinctLimit)
    #expect(strings.hasMore)
  }
}

extension Shape {
  /// The shape of documents given as text.
  init(of documents: String...) throws {
    self.init()
    for document in documents { add(try JSONValue(parsing: document)) }
  }
}
