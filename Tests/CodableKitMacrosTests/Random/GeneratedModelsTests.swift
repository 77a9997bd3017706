import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

/// Random models and random documents, decoded by Foundation, by containers and by the direct path.
@Suite("Three engines agree on random models")
struct GeneratedModelsTests {
  /// `CODABLEKIT_RECORD_MODELS=1` writes the models anew, after the generator was changed.
  @Test func modelsAreThoseOfTheGenerator() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    for (name, source) in ModelGenerator.files(seed: 5, count: 48, each: 16) {
      let file = folder.appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["CODABLEKIT_RECORD_MODELS"] != nil {
        try Data(source.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == source)
    }
  }

  /// More documents by the environment variable `CODABLEKIT_ROUNDS`, which counts for each model.
  static let rounds =
    ProcessInfo.processInfo.environment["CODABLEKIT_ROUNDS"].flatMap { Int($0) } ?? 60

  @Test(arguments: GeneratedModels.rows)
  func enginesAgree(row: GeneratedRow) throws {
    // The seed is of the documents; that of the models is above.
    for round in 0..<Self.rounds {
      try row.compare(round: round)
    }
  }
}
