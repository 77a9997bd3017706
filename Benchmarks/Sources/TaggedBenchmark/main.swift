import CodableKit
import Foundation

// Reads and writes 100,000 values that a tag tells apart, by turns with hand-written code.
//
//     swift run -c release TaggedBenchmark [rounds]

struct Text: Codable, Equatable, Sendable { var body: String; var size: Int }
struct Image: Codable, Equatable, Sendable { var url: String; var width: Int; var height: Int }

enum Block: TaggedCodable, Equatable {
  case text(Text), image(Image), divider

  static let cases: [Case] = [
    Case("text", Text.self, embed: Block.text) {
      if case .text(let text) = $0 { text } else { nil }
    },
    Case("image", Image.self, embed: Block.image) {
      if case .image(let image) = $0 { image } else { nil }
    },
    Case("divider", .divider),
  ]
}

enum ByHand: Codable, Equatable {
  case text(Text), image(Image), divider

  private enum CodingKeys: CodingKey { case type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "text": self = .text(try Text(from: decoder))
    case "image": self = .image(try Image(from: decoder))
    case "divider": self = .divider
    case let tag:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "Unknown tag \(tag).")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text):
      try container.encode("text", forKey: .type)
      try text.encode(to: encoder)
    case .image(let image):
      try container.encode("image", forKey: .type)
      try image.encode(to: encoder)
    case .divider: try container.encode("divider", forKey: .type)
    }
  }
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

let elements = (0..<100_000).map { number in
  switch number % 3 {
  case 0: #"{"type":"text","body":"some text \#(number)","size":12}"#
  case 1: #"{"type":"image","url":"https:\/\/example.org\/\#(number)","width":640,"height":480}"#
  default: #"{"type":"divider"}"#
  }
}
let json = Array(("[" + elements.joined(separator: ",") + "]").utf8)
let (decoder, encoder) = (FastJSONDecoder(), FastJSONEncoder())
let blocks = try decoder.decode([Block].self, from: json)
let byHand = try decoder.decode([ByHand].self, from: json)
guard try encoder.encodeToBytes(blocks) == json, try encoder.encodeToBytes(byHand) == json else {
  fatalError("The two write different texts.")
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 9
let ways: [() throws -> Void] = [
  { _ = try decoder.decode([ByHand].self, from: json) },
  { _ = try decoder.decode([Block].self, from: json) },
  { _ = try encoder.encodeToBytes(byHand) },
  { _ = try encoder.encodeToBytes(blocks) },
]
var times: [[Double]] = ways.map { _ in [] }
for _ in 0..<rounds {
  for (index, way) in ways.enumerated() { times[index].append(try seconds(way)) }
}
let medians = times.map { $0.sorted()[rounds / 2] }
print(
  String(
    format: "decoding %.2f, encoding %.2f times the time of code by hand",
    medians[1] / medians[0], medians[3] / medians[2]))
