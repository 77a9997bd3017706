import CodableKitMacros
import CodableKitTestSupport
import Testing

/// Two types of the same shape, one coded by the macro and one by the compiler, and documents.
struct SynthesisRow: Sendable, CustomTestStringConvertible {
  let name: String
  private let documents: [String]
  private let macro: @Sendable (String, TestFormat) -> Outcome<String>
  private let compiler: @Sendable (String, TestFormat) -> Outcome<String>

  init(
    _ name: String, _ macro: (some Codable & SendableMetatype).Type,
    _ compiler: (some Codable & SendableMetatype).Type,
    _ documents: [String]
  ) {
    self.name = name
    self.documents = documents
    self.macro = { Self.outcome(macro, $0, $1) }
    self.compiler = { Self.outcome(compiler, $0, $1) }
  }

  var testDescription: String { name }

  /// Both accept the same documents, fail with the same error at the same place, and write the
  /// same text.
  func compare() {
    for document in documents {
      for format in TestFormat.allCases {
        #expect(macro(document, format) == compiler(document, format), "\(document) \(format)")
      }
    }
  }

  private static func outcome<Model: Codable & SendableMetatype>(
    _ type: Model.Type, _ document: String, _ format: TestFormat
  ) -> Outcome<String> {
    Outcome.of(type, document, in: format) { value in
      // By containers, and directly where the type can.
      do { return try "\(json([value])) \(fastJSON([value]))" } catch { return "\(error)" }
    }
    .outcome
  }
}
