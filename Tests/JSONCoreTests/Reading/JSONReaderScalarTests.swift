import CodableKitTestSupport
import JSONCore
import Testing

@Suite("Scalars and collections on the direct path")
struct JSONReaderScalarTests {
  private func read<T: JSONReadable>(_ type: T.Type, _ text: String) throws(JSONError) -> T {
    try JSONReader.read(type, from: Array(text.utf8))
  }

  private func code<T: JSONReadable>(_ type: T.Type, _ text: String) -> JSONError.Code? {
    do throws(JSONError) {
      _ = try read(type, text)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func integers() throws {
    for text in [
      "0", "-0", "7", "-7", "12345678", "123456789", "123456789012345", "1234567890123456",
      "9223372036854775807", "-9223372036854775808", "1e2", "1.0", "120e-1", " \n5 ",
    ] {
      let expected =
        text.contains(where: "e.".contains)
        ? Double(text).map { Int($0) } : Int(text.filter { !$0.isWhitespace })
      #expect(try read(Int.self, text) == expected, "\(text)")
      #expect(
        try read([Int].self, "[\(text),\(text) , \(text)]") == [expected, expected, expected])
    }
    #expect(try read(UInt64.self, "18446744073709551615") == .max)
    #expect(try read(Int8.self, "-128") == -128)
    #expect(try read(UInt8.self, "255") == 255)
    for text in ["9223372036854775808", "1e30", "1.5"] {
      #expect(code(Int.self, text) == .outOfRange, "\(text)")
    }
    #expect(code(UInt8.self, "256") == .outOfRange)
    #expect(code(UInt.self, "-1") == .outOfRange)
    #expect(code(Int.self, "\"1\"") == .unexpectedType)
    #expect(code(Int.self, "null") == .unexpectedNull)
    for text in ["01", "-", "-01", "1.", "1e", "+1", ".5", "00"] {
      #expect(code(Int.self, text) == code(JSONValue.self, text), "\(text)")
    }
  }

  /// Bit by bit what the standard library reads, which rounds correctly.
  @Test func floatingPointNumbers() throws {
    var random = SeededGenerator(seed: 11)
    var texts = ["0", "-0", "0.0", "1e0", "5e-324", "2.5e-324", "1.7976931348623157e308", "0.1e1"]
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...22, using: &random)
      let point = Int.random(in: 1...digits, using: &random)
      var text = String(Int.random(in: 1...9, using: &random))
      for place in 1..<max(digits, 2) {
        if place == point { text += "." }
        text += String(Int.random(in: 0...9, using: &random))
      }
      if text.hasSuffix(".") { text += "0" }
      if Int.random(in: 0..<3, using: &random) == 0 {
        text += "e\(Int.random(in: -340...300, using: &random))"
      }
      texts.append(Bool.random(using: &random) ? text : "-" + text)
    }
    for text in texts {
      guard let double = Double(text), let float = Float(text) else {
        Issue.record("\(text) is no number")
        continue
      }
      if double.isFinite {
        #expect(try read(Double.self, text).bitPattern == double.bitPattern, "\(text)")
        #expect(try read([Double].self, "[\(text)]")[0].bitPattern == double.bitPattern, "\(text)")
      } else {
        #expect(code(Double.self, text) == .outOfRange, "\(text)")
      }
      if float.isFinite {
        #expect(try read(Float.self, text).bitPattern == float.bitPattern, "\(text)")
      }
    }
    for text in ["01.5", "-.5", "1.", "1.e5", "1e", "-", "1.5e+"] {
      #expect(code(Double.self, text) == code(JSONValue.self, text), "\(text)")
    }
    #expect(code(Double.self, "null") == .unexpectedNull)
    #expect(code(Double.self, "\"NaN\"") == .unexpectedType)
  }

  @Test func otherScalars() throws {
    #expect(try read([Bool].self, "[true,false]") == [true, false])
    #expect(try read(String.self, #""a\"b\u00e9日""#) == "a\"bé日")
    #expect(try read(String?.self, "null") == nil)
    #expect(try read([String?].self, #"["x",null]"#) == ["x", nil])
    #expect(code(Bool.self, "tru") == .unexpectedEnd)
    #expect(code(Bool.self, "trux") == .invalidLiteral)
    #expect(code(Bool.self, "null") == .unexpectedNull)
    #expect(code(Int.self, "nul") == .unexpectedEnd)
    #expect(code(Int.self, "x") == .unexpectedByte)
    #expect(code(Int.self, "false") == .unexpectedType)
    #expect(code(Bool.self, "1") == .unexpectedType)
    #expect(code(String.self, "1") == .unexpectedType)
    #expect(
      try read(JSONValue.self, #"{"b":[1.50,"x"],"a":null}"#) == ["b": [1.5, "x"], "a": nil])
    #expect(code(JSONValue.self, "[1,") == .unexpectedEnd)
  }

  @Test func collections() throws {
    let long = (0..<1000).map { $0 * $0 }
    #expect(try read([Int].self, "\(long)") == long)
    #expect(try read([Int].self, "[ ]") == [])
    #expect(try read([[Double]].self, "[[1,2],[],[0.5]]") == [[1, 2], [], [0.5]])
    #expect(try read(Set<Int>.self, "[1,2,1]") == [1, 2])
    #expect(try read([String: Int].self, #"{"a":1, "b\n":2}"#) == ["a": 1, "b\n": 2])
    #expect(try read([String: [Int]].self, "{}").isEmpty)
    #expect(code([String: Int].self, #"{"a":1,"a":2}"#) == .duplicateKey)
    for text in [
      "[1,]", "[1 2]", "[,1]", "[1", "{\"a\" 1}", "{\"a\":1,}", "{,}", "[1}", "{\"a\":1]",
    ] {
      #expect(
        code([Int].self, text) == code(JSONValue.self, text) || text.hasPrefix("{"), "\(text)")
      #expect(
        code([String: Int].self, text) == code(JSONValue.self, text) || text.hasPrefix("["),
        "\(text)")
    }
    #expect(code([Int].self, "{}") == .unexpectedType)
    #expect(code([String: Int].self, "null") == .unexpectedNull)
    #expect(code(Int.self, "1 2") == .trailingContent)
    #expect(code(Int.self, " ") == .emptyInput)
  }
}
