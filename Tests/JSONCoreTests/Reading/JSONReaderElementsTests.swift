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

  static let counts = [
    0, 1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 128, 129, 1000, 5000,
  ]

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

  /// Elements that were read before a fault are given back, wherever they were: before a bad one, or
  /// one that is followed by neither a comma nor a bracket.
  @Test func nothingStaysBehind() throws {
    Census.living = 0
    for count in Self.counts {
      let open = "[" + (0..<count).map { "\($0)" }.joined(separator: ",")
      for end in [count == 0 ? "\"x\"]" : ",\"x\"]", " x]", ""] {
        #expect(throws: JSONError.self) {
          try JSONReader.read([Guest].self, from: Array((open + end).utf8))
        }
      }
      let good = open + "]"
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

  private func read<Element: JSONReadable>(_ text: String, _ type: Element.Type) -> [Element]? {
    try? JSONReader.read([Element].self, from: Array(text.utf8))
  }

  /// The loops of scalars know plain elements; all others are read as they are alone.
  @Test(
    arguments: [
      "0", "-0", "7", "-7", "10", "12345678", "-12345678", "123456789", "1234567890123456",
      "12345678901234567", "123456789012345678", "9223372036854775807", "9223372036854775808",
      "-9223372036854775808", "-9223372036854775809", "9999999999999999999",
      "18446744073709551615", "18446744073709551616", "255", "256", "2147483647", "2147483648",
      "-2147483648", "4294967295", "1.0", "1e2", "1.5", "12345678.0", "1234567890123456.0", "1E2",
      "12345678e1", "1e400", "01", "-", "-01", "00000000", "012345678", "1.", "1.e1", "+1", "x",
      "true", "false", "null", "tru", "falsy", "\"1\"", "[1]", "0.1", "-65.613616999999977",
      "123456789012345678901234567890", "1 2", "1\u{C}", "1é", "1\u{0}",
    ])
  func scalarsAreReadAsAlone(element: String) {
    func check<Element: JSONReadable & Equatable>(_ type: Element.Type, _ good: String) {
      let alone = try? JSONReader.read(Element.self, from: Array(element.utf8))
      let known = read("[\(good)]", type)?.first
      guard let known else {
        Issue.record("\(good) is no \(type)")
        return
      }
      for space in ["", " ", "\n  ", "\r\n\t"] {
        for count in [0, 1, 2, 63, 64, 200] {
          let row = [String](repeating: good + space, count: count)
          let texts = row + [element + space] + row
          let text = "[" + space + texts.joined(separator: "," + space) + "]"
          let expected = alone.map { value in
            [Element](repeating: known, count: count) + [value]
              + [Element](repeating: known, count: count)
          }
          #expect(read(text, type) == expected, "\(type), \(element), \(count)")
        }
      }
    }
    check(Int.self, "123456789")
    check(Int32.self, "-5")
    check(Int64.self, "1234567890123456789")
    check(UInt8.self, "200")
    check(UInt32.self, "17")
    check(UInt64.self, "18446744073709551615")
    check(UInt16.self, "3")
    check(Double.self, "0.25")
    check(Float.self, "-1.5")
    check(Bool.self, "true")
  }

  /// What stands between the elements of a loop of scalars is held to the grammar.
  @Test(arguments: [
    "[1,]", "[1, ]", "[,1]", "[1 2]", "[1,,2]", "[1", "[1,", "[1,2", "[1}", "[1,2]]", "[1;2]",
    "[-]", "[1,\n]", "[1,2 3]",
  ])
  func scalarsKeepTheGrammar(text: String) {
    let bytes = Array(text.utf8)
    let error = #expect(throws: JSONError.self) { try JSONReader.read([Int].self, from: bytes) }
    let same = #expect(throws: JSONError.self) { try JSONReader.read([Int16].self, from: bytes) }
    #expect(error == same)
  }

  /// An array that is the document takes little more room than its elements need.
  @Test func roomIsForetold() throws {
    let bytes = Array("[\((100_000..<110_000).map(String.init).joined(separator: ","))]".utf8)
    #expect(try JSONReader.read([Int].self, from: bytes).capacity < 10_600)
    #expect(try JSONReader.read([Int?].self, from: bytes).capacity < 10_600)
  }
}
