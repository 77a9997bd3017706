import Foundation

/// The three documents, where `CODABLEKIT_CORPORA` or `fetch-documents` have put them.
struct Documents {
  private let folder: URL

  init() {
    let corpora = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] ?? ".build"
    folder = URL(filePath: corpora).appending(path: "documents")
  }

  /// A document, or nil where it is not.
  subscript(name: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: "\(name).json"))
  }
}
