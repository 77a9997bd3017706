import Foundation

/// Reads the files that a command is given, `-` being standard input.
struct SampleReader {
  let console: Console

  func read(_ path: String) throws(UsageError) -> SampleText {
    do {
      if path == "-" { return SampleText(name: "<stdin>", bytes: try console.readInput()) }
      return SampleText(
        name: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw .unreadable(path: path, reason: Self.reason(for: path, error))
    }
  }

  /// Foundation's own texts differ between systems; the two usual reasons are told here.
  private static func reason(for path: String, _ error: any Error) -> String {
    var isDirectory: ObjCBool = false
    if path != "-", !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
      return "no such file"
    }
    return isDirectory.boolValue ? "it is a folder" : error.localizedDescription
  }
}
