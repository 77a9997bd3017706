import CodableKitTestSupport
import Testing

@testable import JSONCore

@Suite struct LocationCounterTests {
  /// Counts as the locator does, wherever the bytes are cut.
  @Test func countsAsTheLocator() throws {
    var random = SeededGenerator(seed: 7)
    let parts = ["a", "\n", "\r", "\r\n", "é", "🎉", "日", " ", "12345678", "\n\n"]
    for _ in 0..<300 {
      let text = (0..<20).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      let locator = JSONLocator(bytes)
      var counter = LocationCounter()
      var start = 0
      while start < bytes.count {
        let end = Int.random(in: start...bytes.count, using: &random)
        let location = try ByteView.over(bytes) {
          counter.advance(over: $0, from: start, to: end)
          return counter.location(ofByteAt: end, in: $0)
        }
        start = end
        #expect(location == locator.location(atOffset: end))
      }
    }
  }

  @Test(arguments: [
    ("3:4", "1:1", "3:4"), ("1:1", "3:4", "3:4"), ("1:5", "3:4", "3:8"), ("2:5", "3:4", "4:5"),
  ])
  func following(place: String, origin: String, expected: String) {
    func location(_ text: String, _ offset: Int) -> JSONLocation {
      let numbers = text.split(separator: ":").compactMap { Int($0) }
      return JSONLocation(offset: offset, line: numbers[0], column: numbers[1])
    }
    #expect(location(place, 7).following(location(origin, 10)) == location(expected, 17))
  }
}
