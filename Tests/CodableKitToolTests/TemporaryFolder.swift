import Foundation

/// A folder of its own for one test.
enum TemporaryFolder {
  /// Calls `body` with a new folder, and takes the folder away afterwards.
  static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try make()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("codablekit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
