import JSONCore
import Testing

@Suite("Limits of depth and size, repeated keys")
struct LimitsTests {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func depth(open: String, close: String) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
    _ = try JSONValue(parsing: nested(512))
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: nested(513)) }
    #expect(error?.code == .depthExceeded)
    #expect(error?.offset == 512 * open.utf8.count)
  }

  /// SEC-001: a hundred thousand levels, closed or not, also behind other values.
  @Test(arguments: ["[", "{\"a\":"])
  func hostileDepth(open: String) {
    let deep = String(repeating: open, count: 100_000)
    let closed = deep + "1" + String(repeating: open == "[" ? "]" : "}", count: 100_000)
    for text in [deep, closed, "[1,\(closed)]", "{\"unknown\":\(deep)"] {
      let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
      #expect(error?.code == .depthExceeded)
    }
  }

  @Test func size() throws {
    var options = JSONReadingOptions()
    options.maximumSize = 4
    #expect(try JSONValue(parsing: "[10]", options: options) == [10])
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: "[100]", options: options)
    }
    #expect(error?.code == .inputTooLarge)
    #expect(error?.offset == 4)
    let wide = "[10]".utf8.flatMap { [$0, 0] as [UInt8] }
    #expect(throws: JSONError.self) { try JSONValue(parsing: wide, options: options) }
    options.maximumSize = 8
    #expect(try JSONValue(parsing: wide, options: options) == [10])
  }

  @Test(arguments: ["{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}"])
  func repeatedKeys(text: String) throws {
    var options = JSONReadingOptions()
    #expect(try JSONValue(parsing: text, options: options) == ["a": 1])
    options.duplicateKeys = .last
    #expect(try JSONValue(parsing: text, options: options) == ["a": 2])
    options.duplicateKeys = .refuse
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text, options: options) }
    #expect(error?.code == .duplicateKey)
    #expect(error?.offset == 7)
  }
}
