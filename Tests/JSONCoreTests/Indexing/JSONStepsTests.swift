import CodableKitTestSupport
import Testing

@testable import JSONCore

/// The way from the root to a value.
@Suite struct JSONStepsTests {
  /// Each value's container and number, for the values in the order of the document.
  @Test(arguments: [
    ("[1,2]", [[0, 0], [0, 1]]),
    // The row of two, its elements, text, an object with a row, a row of none, null.
    (
      "[[1,2],\"b\",{\"c\":[3]},[],null]",
      [[0, 0], [2, 0], [2, 1], [0, 1], [0, 2], [4, 0], [6, 0], [0, 3], [0, 4]]
    ),
    ("[null,[null,[]],7]", [[0, 0], [0, 1], [3, 0], [3, 1], [0, 2]]),
  ])
  func parents(text: String, expected: [[Int]]) throws {
    try withIndex(of: text) { index in
      let parents = JSONParents(index)
      let found = index.allPlaces.compactMap { place -> [Int]? in
        guard let parent = parents.parent(of: place) else { return nil }
        let isElement = index.node(at: parent.container).kind == .array
        return [parent.container, isElement ? parent.number : 0]
      }
      #expect(found == expected)
      #expect(parents.parent(of: 0) == nil)
    }
  }

  /// In which order values are asked for changes nothing, nor does how often.
  @Test(arguments: [
    "7", "[]", "{}", "[1,2]", "[[],[1],[[2,3],\"\",{}],{\"a\":{\"b\":[null,{}]},\"\":\"\"},4]",
    "{\"a\":[1,2],\"b\":{\"c\":\"d\",\"e\":[true,[5]]},\"f\":[[],[[[{\"g\":0}]]]]}",
    "{\"\(String(repeating: "k", count: 200))\":[{\"a\"       :1,\"b\":[2]}],\"z\":null}",
  ])
  func steps(text: String) throws {
    try withIndex(of: text) { index in
      let parents = JSONParents(index)
      let places = index.allPlaces
      var steps = JSONSteps()
      var random = SeededGenerator(seed: 7)
      for order in [places, places.reversed(), places]
        + (0..<9).map({ _ in
          places.shuffled(using: &random)
        })
      {
        for place in order {
          steps.go(to: place, in: index)
          let open = steps.open.map { [$0.container, $0.place, $0.number] }
          var expected: [[Int]] = []
          var child = place
          while let (container, number) = parents.parent(of: child) {
            let isElement = index.node(at: container).kind == .array
            // What number a pair has is nobody's business.
            let given = steps.open.first { $0.container == container }?.number ?? -1
            expected.append([container, child, isElement ? number : given])
            child = container
          }
          #expect(open == expected.reversed())
        }
      }
    }
  }

  private func withIndex(of text: String, _ body: (JSONIndex) -> Void) throws {
    try ByteView.over(Array(text.utf8)) { view throws(JSONError) in
      body(JSONIndex(view, options: JSONReadingOptions()))
    }
  }
}

extension JSONIndex {
  /// The places of all values, in the order of the document.
  fileprivate var allPlaces: [Int] {
    var places: [Int] = []
    func visit(_ place: Int) {
      places.append(place)
      switch value(at: place).kind {
      case .object:
        var pair = place + 2
        while pair < self.place(after: place) {
          visit(value(ofPairAt: pair))
          pair = self.place(afterPairAt: pair)
        }
      case .array:
        var element = firstElement(of: place)
        for _ in 0..<count(at: place) {
          visit(element)
          element = self.element(after: element)
        }
      default: break
      }
    }
    visit(0)
    return places
  }
}
