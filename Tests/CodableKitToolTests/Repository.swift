import Foundation

/// Where the sources of this package are.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder of `Examples/Payloads`, in the order of their names.
  static func payloads(_ folder: String) throws -> [URL] {
    let url = root.appendingPathComponent("Examples/Payloads/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
