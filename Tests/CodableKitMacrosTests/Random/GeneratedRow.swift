import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

/// A generated model, with what its documents look like.
struct GeneratedRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let check: @Sendable (_ round: Int) throws -> Void

  init<Model: Codable & Equatable & JSONReadable & JSONWritable & Sendable & SendableMetatype>(
    _ model: Model.Type, _ shape: DocumentShape
  ) {
    testDescription = "\(model)"
    check = { round in
      // A third of the documents are as they should be.
      let faults = [0, 2, 8][round % 3]
      var document = RandomDocument(
        random: SeededGenerator(seed: UInt64(round)), faults: faults)
      try Self.compare(model, document.text(of: shape), isClean: faults == 0)
    }
  }

  func compare(round: Int) throws { try check(round) }

  private static func compare<
    Model: Codable & Equatable & JSONReadable & JSONWritable & Sendable
  >(_ model: Model.Type, _ text: String, isClean: Bool) throws {
    let foundation = Outcome.of(model, text, in: .json) { $0 }
    let containers = Outcome.of(ByContainers<Model>.self, text, in: .fast) { $0.value }
    let direct = Outcome.of(model, text, in: .fast) { $0 }
    #expect(direct.outcome == containers.outcome, "\(text)")
    #expect(direct.issues == containers.issues, "\(text)")
    #expect(direct.outcome == foundation.outcome, "\(text)")
    #expect(direct.issues == foundation.issues, "\(text)")
    // Without a report the direct path also answers where something was lost.
    let value = try? FastJSONDecoder().decode(model, from: text)
    guard case .value(let expected) = containers.outcome else { return #expect(value == nil) }
    #expect(value == expected, "\(text)")
    // What is right never leaves the direct path.
    let alone = try? JSONReader.read(model, from: Array(text.utf8))
    #expect(!isClean || alone == expected, "\(text)")
    let written = try FastJSONEncoder().encodeToString(expected)
    #expect(try written == FastJSONEncoder().encodeToString(ByContainers(value: expected)))
    #expect(try JSONValue(parsing: written) == JSONValue(parsing: json(expected)), "\(text)")
  }
}
