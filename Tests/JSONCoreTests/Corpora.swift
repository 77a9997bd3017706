import Foundation

/// The public test documents, where the environment says that they are at hand.
enum Corpora {
  static func files(in folder: String) -> [URL] {
    guard let root = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] else { return [] }
    let url = URL(fileURLWithPath: root).appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
