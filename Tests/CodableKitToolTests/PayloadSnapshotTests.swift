import Foundation
import Testing

@testable import CodableKitTool

/// What `infer` prints for the sample payloads, compared with the files in `Snapshots`.
///
/// With `CODABLEKIT_RECORD_SNAPSHOTS=1` in the environment the files are written instead.
@Suite struct PayloadSnapshotTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["CODABLEKIT_RECORD_SNAPSHOTS"] == "1"

  @Test(arguments: ["orders", "feed", "weather"])
  func snapshot(folder: String) throws {
    let paths = try Repository.payloads(folder).map(\.path)
    #expect(paths.count == 3)
    var printed = ""
    let console = Console(
      output: { printed += $0 }, error: { Issue.record("\($0)") }, readInput: { [] })
    #expect(Tool(console: console).run(["infer"] + paths) == .success)
    let file = Repository.root
      .appendingPathComponent("Tests/CodableKitToolTests/Snapshots/\(folder).swift.txt")
    if Self.isRecording { try Data(printed.utf8).write(to: file) }
    #expect(printed == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
