import JSONCore
import Testing

@Suite("Examples of JSONCore")
struct ReaderExampleTests {
  struct Point: JSONReadable {
    var x: Double
    var y: Double
    init(from reader: inout JSONReader) throws(JSONError) {
      var (x, y): (Double?, Double?)
      var members = try reader.readObject(names: "x\ny")
      while try members.next(&reader) {
        switch members.index {
        case 0: x = try reader.read(Double.self)
        case 1: y = try reader.read(Double.self)
        default: try reader.skipValue()
        }
      }
      guard let x else { throw members.missing(0) }
      guard let y else { throw members.missing(1) }
      (self.x, self.y) = (x, y)
    }
  }

  /// The sum of an array, and the members of an object.
  struct Sum: JSONReadable {
    var sum = 0

    init(from reader: inout JSONReader) throws(JSONError) {
      var elements = try reader.readArray()
      while try elements.next(&reader) { sum += try reader.read(Int.self) }
    }
  }

  struct Named: JSONReadable {
    var id = 0
    var name = ""

    init(from reader: inout JSONReader) throws(JSONError) {
      var members = try reader.readObject(names: "id\nname")
      while try members.next(&reader) {
        switch members.index {
        case 0: id = try reader.read(Int.self)
        case 1: name = try reader.read(String.self)
        default: try reader.skipValue()
        }
      }
    }
  }

  struct Ids: JSONReadable {
    let ids: [Int]

    init(from reader: inout JSONReader) throws(JSONError) {
      let ids = try reader.read([Int].self)
      self.ids = ids
    }
  }

  @Test func reading() throws {
    let point =
      try JSONReader.read(Point.self, from: Array(#"{"x": 1, "y": 2.5}"#.utf8))
    #expect(point.x == 1 && point.y == 2.5)
    #expect(
      try JSONReader.read([Int].self, from: Array("[1, 2]".utf8)) == [1, 2])
    #expect(try JSONReader.read(Sum.self, from: Array("[1, 2]".utf8)).sum == 3)
    let named = try JSONReader.read(Named.self, from: Array(#"{"name":"a","x":[],"id":7}"#.utf8))
    #expect(named.id == 7 && named.name == "a")
    #expect(try JSONReader.read(Ids.self, from: Array("[1]".utf8)).ids == [1])
  }

  @Test func errors() throws {
    do {
      _ = try JSONValue(parsing: "[1,]")
      Issue.record("no error")
    } catch {
      #expect(error.code == .trailingComma)
      #expect(
        error.offset
          == 3)
      #expect(
        error.message
          == #"expected a value after ",", found "]""#)
    }
    var options = JSONReadingOptions()
    options.duplicateKeys = .refuse
    do {
      _ =
        try JSONValue(parsing: #"{"a":1,"a":2}"#, options: options)
      Issue.record("no error")
    } catch {
      #expect(error.code == .duplicateKey)
    }
  }

  @Test func locating() {
    let locator = JSONLocator(Array("{\"items\": [\n  1, 2]}".utf8))
    #expect(locator.offset(of: JSONPath([.key("items"), .index(1)])) == 17)
    #expect(locator.location(atOffset: 17).description == "2:6")
    #expect(locator.line(containing: 17) == "  1, 2]}")
    #expect(
      JSONPath([.key("items"), .index(2), .key("count")]).description
        == "$.items[2].count")
    #expect(
      JSONPath([.key("a.b")]).description
        == #"$["a.b"]"#)
  }

  @Test func values() throws {
    let number = try JSONValue(parsing: "12345678901234567890.10").number
    #expect(number?.text == "12345678901234567890.10")
    #expect(
      number?.double
        == 1.2345678901234567e+19)
    #expect(
      JSONNumber("1.0") == JSONNumber("1"))
    #expect(
      JSONNumber("1e2") == JSONNumber("100"))
    #expect(
      JSONValue.object(["a": 1])["a"]
        == 1)
    #expect(
      JSONValue.array([1, 2])[1]
        == 2)
  }
}
