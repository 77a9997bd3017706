import Testing

@testable import JSONCore

@Suite("The index: what each word tells")
struct JSONIndexTests {
  /// The first pair of the root object as the index has it.
  private func firstPair(of text: String, json5: Bool = false) throws -> Pair {
    var options = JSONReadingOptions()
    options.allowsJSON5 = json5
    return try ByteView.over(Array(text.utf8)) { view throws(JSONError) in
      let index = JSONIndex(view, options: options)
      if let failure = index.failure { throw failure }
      let value = index.value(ofPairAt: 2)
      return Pair(
        key: index.text(of: index.key(ofPairAt: 2)),
        sameKey: index.text(of: index.key(ofValueAt: value)),
        value: String(decoding: view.copy()[index.range(at: value)], as: UTF8.self),
        count: index.count(at: value), words: index.place(afterPairAt: 2) - 2,
        isLast: index.place(afterPairAt: 2) == index.count)
    }
  }

  private struct Pair: Equatable {
    var key: String
    var sameKey: String
    var value: String
    /// Of a string the bytes of its content, of a container its children.
    var count: Int
    var words: Int
    var isLast: Bool
  }

  struct Row: CustomTestStringConvertible {
    let key: String
    let between: String
    let value: String
    let count: Int
    let words: Int
    var testDescription: String {
      "\(key.prefix(20)) (\(key.utf8.count))\(between)\(value.prefix(20)) (\(value.utf8.count))"
    }
  }

  private static func string(_ length: Int) -> String {
    "\"" + String(repeating: "x", count: length) + "\""
  }

  private static func array(_ count: Int) -> String {
    "[" + Array(repeating: "null", count: count).joined(separator: ",") + "]"
  }

  private static func object(_ count: Int) -> String {
    "{" + Array(repeating: "\"\":0", count: count).joined(separator: ",") + "}"
  }

  static let rows: [Row] = [
    Row(key: "", between: ":", value: "1", count: 1, words: 1),
    Row(key: "a", between: ":", value: "true", count: 0, words: 1),
    Row(key: "é漢😀", between: ":", value: "\"b\"", count: 1, words: 1),
    // The longest key that has room, and the next.
    Row(
      key: String(repeating: "k", count: 127), between: ":", value: "1", count: 1, words: 1),
    Row(
      key: String(repeating: "k", count: 128), between: ":", value: "1", count: 1, words: 2),
    // From the end of the key to the value there are the quote and what stands between.
    Row(key: "a", between: "  :  ", value: "null", count: 0, words: 1),
    Row(key: "a", between: "   :   ", value: "null", count: 0, words: 2),
    Row(key: "a", between: "  : ", value: "\"\"", count: 0, words: 1),
    Row(key: "a", between: "  :   ", value: "\"\"", count: 0, words: 2),
    // The longest value that has room, and the next.
    Row(key: "a", between: ":", value: string(16382), count: 16382, words: 1),
    Row(key: "a", between: ":", value: string(16383), count: 16383, words: 2),
    Row(key: "a", between: ":", value: string(100_000), count: 100_000, words: 2),
    // Containers have no need of room.
    Row(key: "a", between: ":", value: array(16382), count: 16382, words: 16384),
    Row(key: "a", between: ":", value: array(16383), count: 16383, words: 16385),
    Row(key: "a", between: ":", value: array(40000), count: 40000, words: 40002),
    Row(key: "a", between: ":", value: object(16384), count: 16384, words: 16386),
    Row(key: "a", between: "      :", value: object(16384), count: 16384, words: 16387),
  ]

  @Test(arguments: rows)
  func pairs(_ row: Row) throws {
    let text = "{\"\(row.key)\"\(row.between)\(row.value)}"
    let expected = Pair(
      key: row.key, sameKey: row.key, value: row.value, count: row.count, words: row.words,
      isLast: true)
    #expect(try firstPair(of: text) == expected)
    #expect(try firstPair(of: text, json5: true) == expected)
  }

  /// Keys that are spelled with escapes, or without quotes.
  @Test(arguments: [
    (#"{"\u0061":1}"#, "a", 1), (#"{"\"\\" : 1}"#, "\"\\", 1), ("{a:1}", "a", 1),
    ("{'it':1}", "it", 1), ("{$é : 1}", "$é", 1), ("{a/* why */:1}", "a", 2),
  ])
  func spellings(json: String, key: String, words: Int) throws {
    let pair = try firstPair(of: json, json5: true)
    #expect(
      pair
        == Pair(key: key, sameKey: key, value: "1", count: 1, words: words, isLast: true))
  }

  /// A container that is open while others are keeps its own count.
  @Test func nestedCounts() throws {
    let inner = (0..<3).map { "[\(Array(repeating: "[]", count: $0).joined(separator: ","))]" }
    let text = "{\"a\":[\(inner.joined(separator: ",")),{\"b\":[1,[2],3]}],\"c\":0}"
    let counts = try ByteView.over(Array(text.utf8)) { view throws(JSONError) in
      let index = JSONIndex(view, options: .init())
      var counts: [Int] = []
      var place = 0
      while place < index.count {
        let node = index.node(at: place)
        if node.kind == .array || node.kind == .object { counts.append(index.count(at: place)) }
        place += node.isContainer ? 2 : 1
      }
      return counts
    }
    #expect(counts == [2, 4, 0, 1, 0, 2, 0, 0, 1, 3, 1])
  }

  /// The row of words grows to what documents need, whatever their beginning promises.
  @Test(arguments: [
    String(repeating: " ", count: 100_000) + "[" + String(repeating: "[],", count: 50_000) + "0]",
    "[" + String(repeating: "[],", count: 50_000) + "0" + String(repeating: " ", count: 900_000)
      + "]",
    "[\"" + String(repeating: "x", count: 200_000) + "\"," + String(repeating: "1,", count: 100_000)
      + "1]",
  ])
  func growth(text: String) throws {
    let value = try JSONValue(parsing: text)
    #expect(value.array?.count == text.utf8.count { $0 == UInt8(ascii: ",") } + 1)
  }
}
