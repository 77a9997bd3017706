#if os(Linux)
  import CodableKit
  import Foundation
  import Testing

  /// A line of the process's status, in bytes.
  private func memory(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
    return 1024 * (Int(line.filter(\.isNumber)) ?? 0)
  }

  /// Each in a process of its own: what other tests hold does not count.
  ///
  /// Not under a sanitizer, which keeps what is freed.
  @Suite(
    "PRF-005: memory of whole encodes and of many decodes",
    .enabled(if: try memory("VmSize:") < 1 << 40, "A sanitizer maps terabytes"))
  struct MemoryCaseTests {
    struct Point: Codable { var x: Int, y: Int, name: String }

    @Test func anEncodeKeepsNoTree() async {
      await #expect(processExitsWith: .success) {
        let points = (0..<200_000).map { Point(x: $0, y: -$0, name: "point") }
        let before = try memory("VmRSS:")
        let data = try FastJSONEncoder().encode(points)
        // The text, and once more what it grew out of.
        #expect(try memory("VmHWM:") - before < 4 * data.count)
        #expect(data.count > 5_000_000)
      }
    }

    @Test func aThousandDecodesLeaveNothing() async {
      await #expect(processExitsWith: .success) {
        let text =
          "["
          + (0..<200).map { "{\"x\":\($0),\"y\":1,\"name\":\"é\"}" }
          .joined(separator: ",") + "]"
        let (decoder, encoder, data) = (FastJSONDecoder(), FastJSONEncoder(), Data(text.utf8))
        func run(_ count: Int) throws {
          for _ in 0..<count {
            let points = try decoder.decode([Point].self, from: data)
            _ = try encoder.encode(points)
            _ = try? decoder.decode([String].self, from: data)
          }
        }
        try run(200)
        let before = try memory("VmRSS:")
        try run(1_000)
        // A leak of one document in each decode would be five megabytes.
        #expect(try memory("VmRSS:") - before < 2_000_000)
      }
    }
  }
#endif
