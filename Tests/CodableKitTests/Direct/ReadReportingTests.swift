import CodableKit
import Testing

@Suite("What a reader by itself reports")
struct ReadReportingTests {
  private struct Entry: JSONReadable {
    var tags: [Int]
    var name: String

    init(from reader: inout JSONReader) throws(JSONError) {
      var tags: LossyArray<Int>?
      var name: String?
      var members = try reader.readObject(names: "tags\nname")
      while try members.next(&reader) {
        switch members.index {
        case 0: tags = try reader.read(LossyArray<Int>.self)
        case 1: name = try reader.read(String.self)
        default: try reader.skipValue()
        }
      }
      self.tags = try members.value(tags, 0).wrappedValue
      self.name = try members.value(name, 1)
    }
  }

  @Test func everyLossIsGiven() throws {
    let bytes = Array(#"[1, "two", 3]"#.utf8)
    let (ids, losses) = try JSONReader.readReporting(LossyArray<Int>.self, from: bytes)
    #expect(ids.wrappedValue == [1, 3])
    try #require(losses.count == 1)
    let loss =
      losses[0].description
    #expect(loss == "expected a number, found a quote at $[1] (byte 4)")
    #expect(JSONLocator(bytes).location(atOffset: losses[0].offset).description == "1:5")
  }

  @Test func cleanDocumentsHaveNone() throws {
    let bytes = Array(#"{"tags": [1], "name": "a"}"#.utf8)
    let (entry, losses) = try JSONReader.readReporting(Entry.self, from: bytes)
    #expect(entry.tags == [1] && entry.name == "a")
    #expect(losses.isEmpty)
  }

  /// What was lost inside a value that is lost itself is no loss of its own.
  @Test func lossesInsideALossVanish() throws {
    let text = #"[{"tags": ["x", 1], "name": "a"}, {"tags": ["y"], "name": 5}, {"name": "c"}]"#
    let strategy = Coded<Lossy<[Direct<Entry>]>>.self
    let (entries, losses) = try JSONReader.readReporting(strategy, from: Array(text.utf8))
    #expect(entries.wrappedValue.map(\.name) == ["a"])
    #expect(
      losses.map(\.description) == [
        "expected a number, found a quote at $[0].tags[0] (byte 11)",
        "expected a string, found \"5\" at $[1].name (byte 58)",
        "expected the key \"tags\", found an object without it at $[2] (byte 62)",
      ])
  }

  /// The place of what is lost in JSON inside a string is the string's.
  @Test(arguments: [
    (#"["[1,\"x\",2]", 7, "[null]"]"#, [1, 16, 19]),
    (#"["[\"x\", 1", "[\"y\"]"]"#, [1, 14]),
  ])
  func lossesInStrings(text: String, places: [Int]) throws {
    typealias Lists = Coded<Lossy<[JSONString<Lossy<[Int]>>]>>
    let place = text.utf8.count
    let (lists, losses) = try JSONReader.readReporting(Lists.self, from: Array(text.utf8))
    #expect(losses.map(\.offset) == places && places.allSatisfy { $0 < place })
    #expect(lists.wrappedValue.last?.isEmpty == true)
  }

  @Test func whatCannotBeReadIsThrown() {
    for text in ["[1, x]", "[1", "[1] 2"] {
      #expect(throws: JSONError.self) {
        try JSONReader.readReporting(LossyArray<Int>.self, from: Array(text.utf8))
      }
    }
  }

  /// A strategy of a type that has nothing but a direct path.
  private enum Direct<Value: JSONReadable>: DecodingStrategy {
    struct NoContainers: Error {}

    static func decode(from decoder: any Decoder) throws -> Value { throw NoContainers() }

    static func read(from reader: inout JSONReader) throws(JSONError) -> Value {
      try reader.read(Value.self)
    }
  }
}
