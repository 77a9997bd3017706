import JSONCore
import Testing

@Suite("Arrays on the direct path")
struct JSONReaderElementsTests {
  /// Counts the values that live.
  final class Census: @unchecked Sendable {
    // Of one test alone, which is on one thread.
    nonisolated(unsafe) static var living = 0
  }

  final class Guest: JSONReadable {
    let id: Int

    init(from reader: inout JSONReader) throws(JSONError) {
      id = try reader.read(Int.self)
      Census.living += 1
    }

    deinit { Census.living -= 1 }
  }

  /// Larger than the row on the stack.
  struct Wide: JSONReadable, Equatable {
    var id: Int
    var rest: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    var more: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    var even: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    var last: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    var name = ""

    init(from reader: inout JSONReader) throws(JSONError) {
      id = try reader.read(Int.self)
      name = "the name of number \(id)"
    }

    static func == (left: Wide, right: Wide) -> Bool {
      left.id == right.id && left.name == right.name
    }
  }

  static let counts = [0, 1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 100, 1000, 5000]

  /// Alone and inside another array, where the room of a long one is not foretold.
  @Test(arguments: counts)
  func everyLength(count: Int) throws {
    let numbers = (0..<count).map { $0 }
    let text = "[\(numbers.map(String.init).joined(separator: ","))]"
    let (alone, nested) = (Array(text.utf8), Array("[\(text),\(text)]".utf8))
    let strings = Array("[\(numbers.map { "\"\($0)\"" }.joined(separator: ","))]".utf8)
    #expect(try JSONReader.read([Int].self, from: alone) == numbers)
    #expect(try JSONReader.read([[Int]].self, from: nested) == [numbers, numbers])
    #expect(try JSONReader.read([Double].self, from: alone) == numbers.map(Double.init))
    #expect(try JSONReader.read([Int16].self, from: alone) == numbers.map(Int16.init))
    #expect(try JSONReader.read([String].self, from: strings) == numbers.map(String.init))
    #expect(try JSONReader.read([Wide].self, from: alone).map(\.id) == numbers)
    #expect(
      try JSONReader.read([[Wide]].self, from: nested).last?.map(\.name).last
        == numbers.last.map { "the name of number \($0)" })
  }

  /// Elements that were read before a bad one are given back, wherever they were.
  @Test func nothingStaysBehind() throws {
    Census.living = 0
    for count in Self.counts {
      let text = "[" + (0..<count).map { "\($0)," }.joined() + "\"x\"]"
      #expect(throws: JSONError.self) {
        try JSONReader.read([Guest].self, from: Array(text.utf8))
      }
      let good = "[" + (0..<count).map { "\($0)" }.joined(separator: ",") + "]"
      #expect(try JSONReader.read([Guest].self, from: Array(good.utf8)).count == count)
    }
    #expect(Census.living == 0)
  }

  /// A few small elements before large ones, so that what was foretold is wrong.
  @Test func elementsOfUnequalSize() throws {
    let texts = (0..<3000).map { $0 < 50 ? "1" : String(repeating: "1", count: $0 % 18 + 1) }
    let expected = texts.map { Int($0) }
    let bytes = Array("[\(texts.joined(separator: ","))]".utf8)
    #expect(try JSONReader.read([Int].self, from: bytes) == expected)
    #expect(try JSONReader.read([Int?].self, from: bytes) == expected)
  }

  /// An array that is the document takes little more room than its elements need.
  @Test func roomIsForetold() throws {
    let bytes = Array("[\((100_000..<110_000).map(String.init).joined(separator: ","))]".utf8)
    #expect(try JSONReader.read([Int].self, from: bytes).capacity < 10_600)
    #expect(try JSONReader.read([Int?].self, from: bytes).capacity < 10_600)
  }
}
