import CodableKitTestSupport
import Foundation
import JSONCore
import Testing

@testable import CodableKit

@Suite("Memory and time of streams", .serialized)
struct StreamDecoderTests {
  /// Feeds chunks that are made on the way; answers the number of values and the most bytes held.
  private func run(
    _ format: StreamFormat, chunks: Int, _ chunk: (Int) -> [UInt8]
  ) throws -> (values: Int, largest: Int) {
    var decoder = StreamDecoder<[String: Int]>(
      format, DecodingOptions(), maximumElementSize: 1 << 20)
    var (values, largest) = (0, 0)
    for number in 0...chunks {
      if number == chunks {
        decoder.finish()
      } else {
        try ByteView.over(chunk(number)) { decoder.append($0) }
        largest = max(largest, decoder.buffer.count)
      }
      while let element = try decoder.next(collecting: nil) {
        _ = try element.result.get()
        values += 1
      }
    }
    #expect(decoder.isAtEnd)
    return (values, largest)
  }

  /// Twenty thousand elements pass through the memory of the largest one and a chunk.
  @Test func memoryIsThatOfOneElement() throws {
    let count = 20_000
    func element(_ number: Int) -> String {
      "{\"number\":\(number),\"padding\":" + String(repeating: "1", count: number % 19) + "0}"
    }
    for (format, separator) in [(StreamFormat.lines, "\n"), (.elements, ",\n ")] {
      // Ten chunks hold three elements, cut wherever that falls.
      var rest: [UInt8] = format == .elements ? [0x5B] : []
      var made = 0
      let result = try run(format, chunks: count * 4) { _ in
        if made < count, rest.count < 40 {
          rest += Array((element(made) + (made == count - 1 ? "" : separator)).utf8)
          made += 1
          if made == count, format == .elements { rest.append(0x5D) }
        }
        let chunk = Array(rest.prefix(17))
        rest.removeFirst(chunk.count)
        return chunk
      }
      #expect(result.values == count)
      #expect(result.largest <= 60 + 17)
    }
  }

  /// Four times the bytes take four times as long, one by one as well; a square would take sixteen.
  @Test(arguments: [1, 1000])
  func timeIsLinear(chunkSize: Int) throws {
    func seconds(_ text: String, _ format: StreamFormat) throws -> Double {
      let bytes = Array(text.utf8)
      var best = Double.infinity
      for _ in 0..<3 {
        let time = try processorSeconds {
          _ = try run(format, chunks: (bytes.count + chunkSize - 1) / chunkSize) {
            Array(bytes[($0 * chunkSize)...].prefix(chunkSize))
          }
        }
        best = min(best, time)
      }
      return best
    }
    func document(_ scale: Int, _ format: StreamFormat) -> String {
      let large = "{\"x\":\(String(repeating: " ", count: 5_000 * scale))1}"
      let many = Array(repeating: "{\"a\":1}", count: 500 * scale) + [large]
      return format == .lines
        ? many.joined(separator: "\n") : "[" + many.joined(separator: " , ") + "]"
    }
    for format in [StreamFormat.lines, .elements] {
      var ratio = Double.infinity
      for _ in 0..<4 where ratio >= 9 {
        ratio = try seconds(document(4, format), format) / seconds(document(1, format), format)
      }
      #expect(ratio < 9)
    }
  }
}
