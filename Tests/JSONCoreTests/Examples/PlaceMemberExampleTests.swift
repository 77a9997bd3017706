import JSONCore
import Testing

@Suite("Examples of members for places and errors")
struct PlaceMemberExampleTests {
  struct Answer: JSONReadable {
    var number: Int
    init(from reader: inout JSONReader) throws(JSONError) {
      var number: Int?
      var members = try reader.readObject(names: "number")
      while try members.next(&reader) {
        guard members.index == 0 else { throw members.unknown() }
        let place = reader.offset
        let value = try reader.read(Int.self)
        guard value > 0 else { throw reader.invalidValue(at: place) }
        number = value
      }
      self.number = try members.value(number, 0)
    }
  }

  @Test func locations() throws {
    let locator = JSONLocator(Array("{\"items\": [\n  1, 2]}".utf8))
    let items = JSONPath([.key("items")])
    #expect(locator.location(atOffset: 17).offset == 17)
    #expect(locator.location(atOffset: 17).line == 2)
    #expect(locator.location(atOffset: 17).column == 6)
    #expect(JSONLocation(offset: 17, line: 2, column: 6) == locator.location(atOffset: 17))
    #expect(JSONLocation(offset: 17, line: 2, column: 6).description == "2:6")
    #expect(JSONLocator(Array("[1,\n 2]".utf8)).location(atOffset: 5).description == "2:2")
    #expect(locator.location(atOffset: 2).description == "1:3")
    #expect(locator.location(atOffset: 99).description == "2:9")
    #expect(locator.locations(atOffsets: [17, 2]).map(\.description) == ["2:6", "1:3"])
    #expect(locator.offset(of: JSONPath([.key("items")])) == 10)
    #expect(locator.offset(of: JSONPath([.key("item")])) == nil)
    #expect(locator.range(of: JSONPath([.key("items")])) == 10..<19)
    #expect(locator.offsets(of: [items, JSONPath([.key("item")])]) == [10, nil])
    #expect(locator.ranges(of: [items, items.appending(.index(1))]) == [10..<19, 17..<18])
    #expect(locator.path(atOffset: 17).description == "$.items[1]")
    #expect(locator.path(atOffset: 1).description == "$.items")
    #expect(locator.line(containing: 2) == "{\"items\": [")
    #expect(locator.excerpt(around: 17).text == "  1, 2]}")
    #expect(locator.excerpt(around: 17).caret == 5)
    #expect(JSONPath([.key("items"), .index(2)]).components == [.key("items"), .index(2)])
    #expect(JSONPath().description == "$")
    #expect(JSONPath([.key("items")]).appending(.index(2)).description == "$.items[2]")
    #expect(JSONPath([.key("a b"), .index(0)]).description == #"$["a b"][0]"#)
  }

  @Test func errors() throws {
    do {
      _ = try JSONReader.read(Answer.self, from: Array("{}".utf8))
      Issue.record("no error")
    } catch {
      #expect(error.missingKey == "number")
    }
    func code<T: JSONReadable>(_ text: String, as type: T.Type) -> JSONError.Code? {
      do { _ = try JSONReader.read(type, from: Array(text.utf8)) } catch { return error.code }
      return nil
    }
    #expect(code("", as: JSONValue.self) == .emptyInput)
    #expect(code("[1", as: JSONValue.self) == .unexpectedEnd)
    #expect(code("[}", as: JSONValue.self) == .unexpectedByte)
    #expect(code("[nul]", as: JSONValue.self) == .invalidLiteral)
    #expect(code("01", as: JSONValue.self) == .invalidNumber)
    #expect(code(#""\x""#, as: JSONValue.self) == .invalidEscape)
    #expect(code(#""\ud800""#, as: JSONValue.self) == .loneSurrogate)
    #expect(code("\"\t\"", as: JSONValue.self) == .controlCharacter)
    #expect(code("\"a", as: JSONValue.self) == .unterminatedString)
    #expect(code("[1,]", as: JSONValue.self) == .trailingComma)
    #expect(code("1 2", as: JSONValue.self) == .trailingContent)
    #expect(code(#""1""#, as: Int8.self) == .unexpectedType)
    #expect(code("null", as: Int8.self) == .unexpectedNull)
    #expect(code("128", as: Int8.self) == .outOfRange)
    #expect(code("{}", as: Answer.self) == .missingKey)
    #expect(code(#"{"number":0}"#, as: Answer.self) == .invalidValue)
    #expect(code(#"{"numbre":1}"#, as: Answer.self) == .unknownKey)
    do {
      _ = try JSONValue(parsing: [0x22, 0xFF, 0x22])
      Issue.record("no error")
    } catch {
      #expect(error.code == .invalidUTF8)
    }
    do {
      _ = try JSONValue(parsing: "[1,]")
      Issue.record("no error")
    } catch {
      #expect(error.code == .trailingComma)
      #expect(error.offset == 3)
      #expect(error.description == #"expected a value after ",", found "]" (byte 3)"#)
    }
  }

  @Test func readingOptions() throws {
    var options = JSONReadingOptions()
    options.maximumDepth = 1
    do {
      _ = try JSONValue(parsing: "[[]]", options: options)
      Issue.record("no error")
    } catch {
      #expect(error.code == .depthExceeded)
    }
    options.allowsJSON5 = true
    options = JSONReadingOptions()
    options.allowsJSON5 = true
    #expect(try JSONValue(parsing: "{a: [+1, .5,]}  // JSON5", options: options)["a"] == [1, 0.5])
    options.maximumSize = 5
    do {
      _ = try JSONValue(parsing: "[1, 2]", options: options)
      Issue.record("no error")
    } catch {
      #expect(error.code == .inputTooLarge)
    }
    options = JSONReadingOptions()
    #expect(JSONReadingOptions().maximumDepth == 512)
    #expect(JSONReadingOptions().duplicateKeys == .first)
    let repeated = #"{"a":1,"a":2}"#
    #expect(try JSONValue(parsing: repeated)["a"] == 1)
    options.duplicateKeys = .last
    #expect(try JSONValue(parsing: repeated, options: options)["a"] == 2)
    options.duplicateKeys = .refuse
    do {
      _ = try JSONValue(parsing: repeated, options: options)
      Issue.record("no error")
    } catch {
      #expect(error.code == .duplicateKey)
    }
  }

  /// The innermost value that is wrong, whatever stands around it and behind it.
  @Test(
    arguments: [
      (#"{"place": {"lat": "x"}}"#, "$.place.lat", "expected a number, found a quote"),
      (#"{"a": {"x": 1}, "b": {"\u0063 ,]": [}}"#, #"$.b["c ,]"]"#, "expected a number"),
      (#"{"a": {"x": 1e99}}"#, "$.a.x", "the number does not fit"),
      (#"{"a": {"x": 1}, "b": 7, "#, "$.b", "expected an object, found \"7\""),
      (#"{"a": {"x": 1, "x": 2}}"#, "$.a.x", "this key is in the object already"),
      (#"{"a": {"x" 1}}"#, "$.a.x", "expected \":\""), ("[]", "$", "expected an object"),
      (#"{"a": {"x": 1,}}"#, "$.a", "expected a key after"),
    ] as [(String, String, String)])
  func errorsHaveAPath(text: String, path: String, words: String) throws {
    do {
      _ = try JSONReader.read([String: [String: Int]].self, from: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.path?.description == path)
      let way = path == "$" ? "" : " at \(path)"
      #expect(error.description.hasPrefix(words), "\(error)")
      #expect(error.description == "\(error.message)\(way) (byte \(error.offset))")
    }
  }

  @Test func equalErrorsMayComeFromElsewhere() throws {
    do {
      _ = try JSONReader.read([Int].self, from: Array("[1,]".utf8))
      Issue.record("no error")
    } catch {
      let read = error
      let parsed = #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,]") }
      #expect(parsed?.path == nil && read.path?.description == "$[1]")
      #expect(parsed == read && parsed?.hashValue == read.hashValue)
    }
  }
}
