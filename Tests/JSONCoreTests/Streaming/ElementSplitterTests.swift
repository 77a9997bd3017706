import Foundation
import JSONCore
import Testing

@Suite("The elements of an array, as their bytes come")
struct ElementSplitterTests {
  /// What reading the whole document gives: its elements, with their places, or its fault.
  private func whole(_ bytes: [UInt8], json5: Bool) throws -> (
    values: [JSONValue], fault: JSONError?
  ) {
    var options = JSONReadingOptions()
    options.allowsJSON5 = json5
    do {
      return (try JSONValue(parsing: bytes, options: options).array ?? [], nil)
    } catch {
      return ([], error)
    }
  }

  private func check(_ bytes: [UInt8], json5: Bool) throws {
    var options = JSONReadingOptions()
    options.allowsJSON5 = json5
    let (values, fault) = try whole(bytes, json5: json5)
    let locator = JSONLocator(bytes, options: options)
    for stream in try SplitStream.everyCut(.elements, bytes, json5: json5) {
      #expect(stream.faults == [fault].compactMap(\.self))
      let elements = try stream.pieces.map { try JSONValue(parsing: $0, options: options) }
      if fault == nil { #expect(elements == values) }
      #expect(stream.numbers == Array(0..<elements.count))
      let places = stream.numbers.map { locator.offset(of: JSONPath([.index($0)])) ?? -1 }
      #expect(stream.places == places.map { locator.location(atOffset: $0).description })
    }
  }

  private static let documents = [
    "[]", " [ ] ", "[1]", "[1,2]", "[ 1 , -2.5e3 ,\r\n\t3 ]\n", "[null,true,false]",
    "\u{FEFF}[1,2]",
    "[{\"a\":1},{\"a\":2}]", "[[],[[]],{}]", "[\"a,b\",\"]\",\"[\",\"}{\"]",
    "[\"\\\"\",\"\\\\\",\"\\\\\\\",\",\"\\u005d\"]", "[{\"k]\":\"}\"},[\"[\",[\"\\\"]\"]]]",
    "[\"é\u{2028}🎉\", {\"日本\": [\"語\"]}]", "[1\n,\n\n{\n  \"a\": [\n    1\n  ]\n},\r\r2]",
    "[\"line\\nfeed\",\"\"]",
  ]

  private static let brokenArrays = [
    "[", "[1", "[1,", "[\"a", "[\"a\\", "[{", "[{\"a\":1}", "[{\"a\":1},", "[[1]", "[,]", "[,1]",
    "[1,]", "[1,,2]", "[{},]", "[1 2]", "[{} {}]", "[{}1]", "[\"a\"\"b\"]", "[1\"a\"]", "[1{}]",
    "[1}", "[{\"a\":1]", "[{]}", "[(1)]", "[tru]", "[tru,1]", "[truex]", "[01]", "[1.]", "[1.,2]",
    "[-]", "[1e]", "[\"\\q\"]", "[\"\\u12\"]", "[\"a\nb\"]", "[{\"a\" 1},2]", "[{\"a\":},2]",
    "[{\"a\":1,},2]", "[{a:1}]", "[1]]", "[1] x", "[1],", "[]{}", "[1:2]", "[\u{FEFF}1]",
    "[1,\u{FEFF}2]", "[{} \u{FEFF}]", "[\u{A0}1]", "[1] \u{FEFF}", "[\"\\ud800\"]", "[:]",
    "[1, {\"a\": tru}, 2]", "[1,\n{\"a\":\n01}]", "[/**/1]", "['a']", "[\"a\"x,1]", "[{}x", "[5",
  ]

  @Test(arguments: documents + brokenArrays)
  func arrays(text: String) throws {
    try check(Array(text.utf8), json5: false)
  }

  @Test(
    arguments: documents + [
      "[1,]", "[{},]", "[1,/*,*/]", "[/*]*/]", "/*[*/[1]", "//[\n[1]", "[1]//]", "[1]/*]*/",
      "['a]','\\'',\"'\"]", "[/*[*/1/*,*/,//]\n2]", "[1,//\u{2028}2]", "[\u{A0}1\u{A0},\u{FEFF}2]",
      "[{a:1,},[1,],.5,+1,0x1F,Infinity]", "[\"a\\\n,b\"]", "[{}/**/,{}]", "\u{A0}[1]\u{A0}",
      "[1/* * / */]", "[1,2/**/,/**/3]", "[{} /*[*/ ]",
    ])
  func arraysOfJSON5(text: String) throws {
    try check(Array(text.utf8), json5: true)
  }

  @Test(
    arguments: [
      "[,]", "[1,,]", "[1 2]", "[{} {}]", "[1/]", "[1/*]", "[/x]", "[1]x", "[1]/*", "[1}",
      "[{} x]", "[1/2]", "[1]/", "[{}/ ,1]", "[/*", "['a]", "[//1]",
    ])
  func brokenJSON5(text: String) throws {
    try check(Array(text.utf8), json5: true)
  }

  /// The tables of the grammar are about whole documents; most of those are arrays.
  @Test func grammar() throws {
    for row in GrammarTests.accepted + GrammarTests.refused {
      let bytes = Array(row.text.utf8)
      guard bytes.first == 0x5B, bytes.count < 2 || bytes[1] != 0 else { continue }
      try check(bytes, json5: false)
    }
  }

  @Test(arguments: Corpora.files(in: "jsontestsuite"))
  func testSuite(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    guard bytes.first == 0x5B, bytes.count < 2 || bytes[1] != 0, bytes.count < 2_000 else { return }
    try check(bytes, json5: false)
  }

  @Test(arguments: [
    ("{}", 0), ("\"[\"", 0), (" 12", 1), ("x[1]", 0), ("", 0), ("  ", 2), ("\u{FEFF}{", 3),
    ("]", 0),
  ])
  func noArray(text: String, offset: Int) throws {
    for stream in try SplitStream.everyCut(.elements, Array(text.utf8)) {
      #expect(stream.pieces == [])
      #expect(stream.faults.map(\.offset) == [offset])
    }
  }

  @Test func saysThatAnArrayIsExpected() throws {
    let stream = try SplitStream(.elements, Array("{}".utf8), sizes: [])
    #expect(
      stream.faults.map(\.message) == ["expected \"[\" before the elements, found \"{\""])
  }

  @Test func depth() throws {
    for depth in [511, 512, 100_000] {
      for open in ["[", "{\"a\":"] {
        let bytes = Array(("[1," + String(repeating: open, count: depth)).utf8)
        var expected: JSONError?
        do { _ = try JSONValue(parsing: bytes) } catch { expected = error }
        let stream = try SplitStream(.elements, bytes, sizes: repeatElement(97, count: 1 << 20))
        #expect(stream.faults == [expected].compactMap(\.self))
      }
    }
  }

  @Test func elementsThatAreTooLarge() throws {
    let text = "[\"abc\",\"" + String(repeating: "x", count: 100) + "\"]"
    for size in [1, 7, 1000] {
      let sizes = repeatElement(size, count: 1000)
      let stream = try SplitStream(.elements, Array(text.utf8), sizes: sizes, limit: 20)
      #expect(stream.pieces == ["\"abc\""])
      #expect(stream.faults.map(\.code) == [.inputTooLarge])
      #expect(stream.faults.map(\.offset) == [7 + 20])
      #expect(stream.largestCount <= 21 + size)
    }
  }

  /// White space of any length costs no memory.
  @Test func whiteSpaceIsNotKept() throws {
    let blank = String(repeating: " \n", count: 10_000)
    let text = blank + "[" + blank + "1" + " ," + blank + "{}" + blank + "," + blank + "3]" + blank
    let stream = try SplitStream(
      .elements, Array(text.utf8), sizes: repeatElement(16, count: 10_000), limit: 20)
    #expect(stream.pieces == ["1 ", "{}", "3"])
    #expect(stream.faults == [])
    #expect(stream.largestCount < 64)
  }
}
