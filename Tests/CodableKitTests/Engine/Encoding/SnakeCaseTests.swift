import CodableKitTestSupport
import Foundation
import JSONCore
import Testing

@Suite struct SnakeCaseTests {
  static func foundation(_ key: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let value = Encoded.keyed { try $0.encode(1, forKey: TextKey(stringValue: key)) }
    let object = try JSONSerialization.jsonObject(with: encoder.encode(value)) as? [String: Int]
    return try #require(object?.keys.first)
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("aB", "a_b"), ("ABC", "a_bc"), ("fooBar", "foo_bar"),
    ("myURLProperty", "my_url_property"), ("URLString", "u_rl_string"), ("fooBAR", "foo_bar"),
    ("_fooBar_", "_foo_bar_"), ("__", "__"), ("x_Y", "x__y"), ("a1B2", "a1_b2"),
    ("HTTP2Server", "h_ttp2_server"), ("ébÀc", "éb_àc"),
  ])
  func convertsAsFoundationDoes(key: String, expected: String) throws {
    #expect(SnakeCase.snakeCase(of: key) == expected)
    #expect(try Self.foundation(key) == expected)
  }

  @Test func randomKeys() throws {
    let letters = Array("aabcABC__1é÷ÀßǅΣς漢")
    var numbers = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      let key = String((0..<numbers.below(10)).map { _ in letters[numbers.below(letters.count)] })
      #expect(try SnakeCase.snakeCase(of: key) == Self.foundation(key), "\(key)")
    }
  }
}
