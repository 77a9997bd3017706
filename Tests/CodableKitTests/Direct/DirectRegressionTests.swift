import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// What an attack on the direct path found.
@Suite("Faults of the direct path that are not to come back")
struct DirectRegressionTests {
  /// Keeps the decoder that it was read from.
  final class Keeper: Decodable {
    let decoder: any Decoder
    init(from decoder: any Decoder) throws { self.decoder = decoder }
  }

  struct Holder: Decodable, JSONReadable {
    var keeper: Keeper

    init(from reader: inout JSONReader) throws(JSONError) {
      var keeper: Keeper?
      var members = try reader.readObject(names: "keeper")
      while try members.next(&reader) {
        if members.index == 0 {
          keeper = try reader.read(Keeper.self)
        } else {
          try reader.skipValue()
        }
      }
      self.keeper = try members.value(keeper, 0)
    }
  }

  @Test func aDecoderThatIsKeptHasItsBytes() throws {
    let kept = try {
      let text = #"{"keeper":{"a":"hello world, hello world","b":[1,2,3]}}"#
      return try FastJSONDecoder().decode(Holder.self, from: Data(text.utf8)).keeper
    }()
    let others = (0..<100).map { Array(repeating: UInt8($0), count: 64) }
    #expect(try JSONValue(from: kept.decoder)["a"] == "hello world, hello world")
    #expect(others.count == 100)
  }

  struct Letters: Codable, JSONReadable {
    var größe: Int?

    init(from reader: inout JSONReader) throws(JSONError) {
      var members = try reader.readObject(names: "größe")
      while try members.next(&reader) {
        if members.index == 0 {
          größe = try reader.read(Int?.self)
        } else {
          try reader.skipValue()
        }
      }
    }
  }

  /// One letter in two spellings of Unicode is one key, as it is for the containers.
  @Test(arguments: [
    "gr\u{F6}\u{DF}e", "gro\u{308}\u{DF}e", "gr\\u00f6\u{DF}e", "gro\\u0308\u{DF}e",
  ])
  func keysAreComparedAsText(_ key: String) throws {
    let text =
      "[" + Array(repeating: "{\"x\":0,\"\(key)\":1}", count: 20).joined(separator: ",") + "]"
    let read = try FastJSONDecoder().decode([Letters].self, from: text)
    #expect(read.allSatisfy { $0.größe == 1 })
    #expect(
      try JSONDecoder().decode([Letters].self, from: Data(text.utf8)).allSatisfy { $0.größe == 1 })
  }

  struct Level: Codable {
    @LossyArray var children: [Level]
    var values: [Int]?
  }

  /// A tree of wrapped levels is looked through once, not once for each level.
  @Test func nestedWrappersTakeLinearTime() throws {
    func document(_ depth: Int) -> [UInt8] {
      let leaf = "{\"children\":[],\"values\":\(Array(0..<20_000))}"
      let open = String(repeating: "{\"children\":[", count: depth)
      return Array((open + leaf + String(repeating: "]}", count: depth)).utf8)
    }
    func seconds(_ bytes: [UInt8]) throws -> Double {
      try (0..<5).map { _ in
        try processorSeconds { _ = try FastJSONDecoder().decode(Level.self, from: bytes) }
      }.min() ?? 0
    }
    #expect(try seconds(document(200)) < 10 * seconds(document(1)))
  }

  @Test func numbersBeyondAnyTypeAreShown() throws {
    let data = Data("[1,1e400]".utf8)
    let (_, report) = try FastJSONDecoder().decodeReporting(LossyArray<Int>.self, from: data)
    #expect(report.issues.first?.found?.description == "number 1e400")
  }
}
