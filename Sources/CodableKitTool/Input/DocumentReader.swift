import CodableKit

/// Reads the documents of one text: one document, or one on each line (newline-delimited JSON).
///
///     {"id": 1}
///     {"id": 2}
///
/// Lines are documents if the text as a whole is none and its first line alone is one. Each
/// document is handed on as soon as it is read.
struct DocumentReader {
  /// A fault, counted in bytes from the start of the text.
  struct Fault: Error, Hashable, Sendable {
    var offset: Int
    var message: String
  }

  /// Calls `body` with each document, in order, and `warn` where it has a key twice.
  static func forEachDocument(
    in bytes: [UInt8], warn: (Fault) -> Void = { _ in }, _ body: (JSONValue) -> Void
  ) throws(Fault) {
    let whole = Result { () throws(JSONError) in try document(in: bytes, at: 0, warn: warn) }
    switch whole {
    case .success(let value):
      body(value)
    case .failure(let error):
      let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { !isBlank($0) }
      guard error.code == .trailingContent, lines.count > 1, let first = lines.first,
        (try? JSONValue(parsing: [UInt8](first))) != nil
      else { throw Fault(offset: error.offset, message: error.message) }
      for line in lines { body(try document(on: line, warn: warn)) }
    }
  }

  /// Reads a document; of a key that stands twice, the first value counts, as in decoding.
  private static func document(
    in bytes: [UInt8], at start: Int, warn: (Fault) -> Void
  ) throws(JSONError) -> JSONValue {
    var options = JSONReadingOptions()
    options.duplicateKeys = .refuse
    do throws(JSONError) {
      return try JSONValue(parsing: bytes, options: options)
    } catch {
      guard error.code == .duplicateKey else { throw error }
      let value = try JSONValue(parsing: bytes)
      warn(
        Fault(offset: start + error.offset, message: error.message + "; the first value counts"))
      return value
    }
  }

  private static func document(
    on line: ArraySlice<UInt8>, warn: (Fault) -> Void
  ) throws(Fault) -> JSONValue {
    do {
      return try document(in: [UInt8](line), at: line.startIndex, warn: warn)
    } catch {
      throw Fault(offset: line.startIndex + error.offset, message: error.message)
    }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0x0D }
  }
}
