import Foundation

/// A finished run of another program.
struct Subprocess {
  var code: Int32
  var output: String
  var error: String

  /// Runs a program to its end.
  ///
  /// Its streams go through files, so that no pipe fills up.
  init(
    _ program: URL, _ arguments: [String], input: String = "", currentFolder: URL? = nil
  ) throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map(folder.appendingPathComponent)
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = currentFolder
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()

    code = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    error = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }
}
