import JSONCore
import Testing

@Suite("Lines, columns and paths after the fact")
struct JSONLocatorTests {
  private func locator(_ text: String) -> JSONLocator { JSONLocator(Array(text.utf8)) }

  @Test func pageExample() {
    let locator = locator("{\"items\": [\n  1, 2]}")
    #expect(locator.offset(of: JSONPath([.key("items"), .index(1)])) == 17)
    #expect(locator.location(atOffset: 17).description == "2:6")
    #expect(locator.line(containing: 17) == "  1, 2]}")
  }

  @Test(arguments: [
    ("", 0, "1:1"), ("ab", 1, "1:2"), ("ab", 99, "1:3"), ("a\nb", 2, "2:1"), ("a\rb", 2, "2:1"),
    ("a\r\nb", 3, "2:1"), ("a\r\nb", 1, "1:2"), ("a\n\nb", 3, "3:1"), ("é🎉x", 6, "1:3"),
    ("\u{FEFF}x", 3, "1:1"), ("a\r\rb", 3, "3:1"), ("\n", 1, "2:1"), ("é", 1, "1:1"),
    ("x", -5, "1:1"), ("a\r\nb", 2, "1:3"), ("aé", 2, "1:2"), ("\u{FEFF}x", 1, "1:1"),
    ("12345678\r123456789", 13, "2:5"), ("a\r", 2, "2:1"),
  ])
  func location(text: String, offset: Int, expected: String) {
    #expect(locator(text).location(atOffset: offset).description == expected)
  }

  @Test func ranges() {
    let text = "\u{FEFF}{\"a\" : [1, \"x\\\"\", {\"b\": null}], \"\\u0062\": false , \"n\":-1.5e3}"
    let locator = locator(text)
    func slice(_ components: JSONPathComponent...) -> String? {
      locator.range(of: JSONPath(components)).map {
        String(decoding: Array(text.utf8)[$0], as: UTF8.self)
      }
    }
    #expect(slice()?.first == "{")
    #expect(slice()?.last == "}")
    #expect(slice(.key("a"), .index(0)) == "1")
    #expect(slice(.key("a"), .index(1)) == "\"x\\\"\"")
    #expect(slice(.key("a"), .index(2)) == "{\"b\": null}")
    #expect(slice(.key("a"), .index(2), .key("b")) == "null")
    #expect(slice(.key("b")) == "false")
    #expect(slice(.key("n")) == "-1.5e3")
    #expect(slice(.key("c")) == nil)
    #expect(slice(.key("a"), .index(3)) == nil)
    #expect(slice(.key("a"), .index(-1)) == nil)
    #expect(slice(.key("a"), .key("0")) == nil)
    #expect(slice(.key("n"), .index(0)) == nil)
  }

  @Test func repeatedKeysFollowThePolicy() {
    let bytes = Array("{\"a\":1,\"a\":[2]}".utf8)
    var options = JSONReadingOptions()
    #expect(JSONLocator(bytes, options: options).offset(of: JSONPath([.key("a")])) == 5)
    options.duplicateKeys = .last
    #expect(
      JSONLocator(bytes, options: options).offset(of: JSONPath([.key("a"), .index(0)])) == 12)
  }

  @Test func brokenDocuments() {
    let locator = locator("{\"a\": [1, {\"b\": 2}, tru], \"c\": 3}")
    #expect(locator.offset(of: JSONPath([.key("a"), .index(1), .key("b")])) == 16)
    #expect(locator.offset(of: JSONPath([.key("a"), .index(2)])) == nil)
    #expect(locator.offset(of: JSONPath([.key("c")])) == nil)
    #expect(self.locator("").offset(of: JSONPath()) == nil)
    #expect(self.locator("{\"a\"").offset(of: JSONPath([.key("a")])) == nil)
  }

  @Test func manyPathsInOnePass() {
    let count = 20_000
    let text = "[" + (0..<count).map { "{\"v\":\($0)}" }.joined(separator: ",") + "]"
    let paths = (0..<count).reversed().map { JSONPath([.index($0), .key("v")]) }
    let offsets = locator(text).offsets(of: paths + [JSONPath([.key("x")])])
    let bytes = Array(text.utf8)
    for (path, offset) in zip(paths, offsets) {
      guard let offset, case .index(let index) = path.components[0] else {
        Issue.record("\(path) not found")
        return
      }
      #expect(
        String(decoding: bytes[offset...].prefix(String(index).count), as: UTF8.self)
          == String(index))
    }
    #expect(offsets.last == .some(nil))
  }

  @Test func linesAreCutAroundThePlace() {
    let text =
      "first\r\n" + String(repeating: "é", count: 500) + "X" + String(repeating: "z", count: 500)
    let offset = 7 + 1000
    let excerpt = locator(text).excerpt(around: offset)
    #expect(excerpt.caret == 100)
    #expect(excerpt.text.unicodeScalars.count == 200)
    #expect(Array(excerpt.text)[excerpt.caret] == "X")
    #expect(locator(text).line(containing: 2) == "first")
    #expect(locator("\u{FEFF}abc").line(containing: 4) == "abc")
    #expect(locator("").line(containing: 0) == "")
  }

  @Test func otherEncodingsAreLocatedInUTF8() {
    let bytes = Array("[1, 2]".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(JSONLocator(bytes).offset(of: JSONPath([.index(1)])) == 4)
  }
}
