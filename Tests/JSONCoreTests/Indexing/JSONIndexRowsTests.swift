import Testing

@testable import JSONCore

@Suite("The index: arrays of numbers alone")
struct JSONIndexRowsTests {
  private func withIndex<Result>(
    of text: String, json5: Bool = false, _ body: (JSONIndex) -> Result
  ) throws -> Result {
    var options = JSONReadingOptions()
    options.allowsJSON5 = json5
    return try ByteView.over(Array(text.utf8)) { view throws(JSONError) in
      body(JSONIndex(view, options: options))
    }
  }

  private func text(at place: Int, of index: JSONIndex) -> String {
    String(decoding: index.bytes.copy()[index.range(at: place)], as: UTF8.self)
  }

  /// The elements of the array at `place`, as the text has them.
  private func elements(of place: Int, in index: JSONIndex) -> [String] {
    var element = index.firstElement(of: place)
    return (0..<index.count(at: place)).map { _ in
      defer { element = index.element(after: element) }
      return text(at: element, of: index)
    }
  }

  @Test(
    arguments: [
      ("[]", true, []), ("[ \n ]", true, []), ("[0]", true, ["0"]), ("[-0]", true, ["-0"]),
      ("[1,2.5,-3e4]", true, ["1", "2.5", "-3e4"]),
      ("[ 1 ,\n\t2 , 300000000000000000000 ]", true, ["1", "2", "300000000000000000000"]),
      (
        "[12345678,123456789012345,1234567890123456]", true,
        ["12345678", "123456789012345", "1234567890123456"]
      ),
      ("[1,null]", false, ["1", "null"]), ("[1,[2]]", false, ["1", "[2]"]),
      ("[\"1\"]", false, ["\"1\""]), ("[1,2,{}]", false, ["1", "2", "{}"]),
    ] as [(String, Bool, [String])])
  func elements(text: String, isRow: Bool, expected: [String]) throws {
    for (document, place) in [(text, 0), ("{\"a\":\(text)}", 2), ("[true,\(text)]", 3)] {
      try withIndex(of: document) { index in
        #expect(index.failure == nil)
        #expect(index.node(at: place).isRow == isRow, "\(document)")
        #expect(index.node(at: place).kind == .array)
        #expect(elements(of: place, in: index) == expected, "\(document)")
        #expect(self.text(at: place, of: index) == text)
        #expect(index.place(after: place) == index.count)
      }
    }
  }

  /// Under JSON5 there are comments and other numbers, so that each element keeps its word.
  @Test(arguments: ["[1,2]", "[]", "[/*]*/1]", "[0x1F,+1]"])
  func json5(text: String) throws {
    try withIndex(of: text, json5: true) { index in
      #expect(index.failure == nil)
      #expect(!index.node(at: 0).isRow)
    }
  }

  /// A fault is found where it was without rows, and what stands before it is there.
  @Test(
    arguments: [
      ("[1,2", 4, ["1", "2"]), ("[1,", 3, ["1"]), ("[1,]", 3, ["1"]), ("[1 2]", 3, ["1"]),
      ("[1,01]", 4, ["1"]), ("[1,2.]", 5, ["1"]), ("[1,-]", 4, ["1"]), ("[1}", 2, ["1"]),
      ("[1,2]]", 5, ["1", "2"]), ("[,1]", 1, []), ("[1e]", 3, []), ("[-", 2, []),
    ] as [(String, Int, [String])])
  func faults(text: String, offset: Int, expected: [String]) throws {
    try withIndex(of: text) { index in
      #expect(index.failure?.offset == offset)
      #expect(elements(of: 0, in: index) == expected)
    }
  }

  @Test func depth() throws {
    var options = JSONReadingOptions()
    options.maximumDepth = 2
    let failures = try ["[[1]]", "[[[1]]]", "[[[]]]"].map { text in
      try ByteView.over(Array(text.utf8)) { view throws(JSONError) in
        JSONIndex(view, options: options).failure
      }
    }
    #expect(failures.map { $0?.code } == [nil, .depthExceeded, .depthExceeded])
    #expect(failures.map { $0?.offset } == [nil, 2, 2])
  }

  /// Read in one piece as far as every number is one of the type.
  @Test(
    arguments: [
      ("[]", [], []), ("[1,-2,9223372036854775807]", [1, -2, .max], [1, -2, 0x1p63]),
      ("[ 1 , 2.0 ,1e2]", [1, 2, 100], [1, 2, 100]), ("[1,2.5,3]", [1], [1, 2.5, 3]),
      ("[9223372036854775808]", [], [0x1p63]), ("[0.1,1e400]", [], [0.1]),
    ] as [(String, [Int], [Double])])
  func wholeRows(text: String, integers: [Int], doubles: [Double]) throws {
    try withIndex(of: text) { index in
      #expect(index.integers(inRow: 0) == integers)
      #expect(index.doubles(inRow: 0) == doubles)
    }
  }
}
