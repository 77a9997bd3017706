import CodableKit
import Foundation
import Testing

@testable import CodableKitTool

/// Everything that `infer` prints compiles without a warning, decodes all its samples, and writes
/// equal documents back: the cases, the sample payloads, and each file of `samples` where the
/// environment variable `CODABLEKIT_CORPORA` names the folder of the public test documents.
///
/// Three of those have models so large that they take two fifths of the time to compile: they are
/// left to runs with `CODABLEKIT_ALL_SAMPLES`.
///
/// All models are compiled as one module, since generated files must live together (INF-014).
/// Documents are equal if their values are: `1` and `1.0`, objects in any order. A null is not
/// equal to a missing key.
@Suite struct RoundTripTests {
  /// The files whose documents do not come back yet, and why.
  ///
  /// A listed file that passes is a failure too.
  static let knownFailures = [
    "priority-nst-test-suite.json, JSONDecoder": "Foundation's decoder refuses the number 0e1"
  ]

  @Test(.timeLimit(.minutes(20)))
  func everyModelCompilesAndBringsItsSamplesBack() throws {
    let samples = try RoundTripSample.cases + Self.payloads() + Self.corpus()
    var program = try RoundTripProgram()
    for sample in samples { try program.add(sample, shape: try sample.shape()) }
    let run = try program.buildAndRun()
    try #require(run.code == 0, "\(run.output.suffix(20_000))\n\(run.error.suffix(2_000))")

    for (index, sample) in samples.enumerated() {
      for decoder in RoundTripProgram.decoders {
        let problem = try Self.problem(
          with: sample, number: index, decoder: decoder, in: program)
        let name = "\(sample.name), \(decoder)"
        let reason = Self.knownFailures[name]
        if let problem { #expect(reason != nil, "\(name): \(problem)") }
        if let reason { #expect(problem != nil, "\(name) passes, but is listed: \(reason)") }
      }
    }
  }

  private static func problem(
    with sample: RoundTripSample, number: Int, decoder: String, in program: RoundTripProgram
  ) throws -> String? {
    for (index, document) in sample.documents.enumerated() {
      switch try program.result(sample: number, document: index, decoder: decoder) {
      case .failure(let error):
        return error.text
      case .success(let bytes):
        let written = try JSONValue(parsing: bytes)
        let read = try JSONValue(parsing: document)
        if let difference = firstDifference(read, written) { return difference }
      }
    }
    return nil
  }

  private static func payloads() throws -> [RoundTripSample] {
    try ["orders", "feed", "weather"].map {
      try RoundTripSample($0, files: Repository.payloads($0))
    }
  }

  private static func corpus() throws -> [RoundTripSample] {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["CODABLEKIT_CORPORA"] else { return [] }
    let folder = URL(fileURLWithPath: path).appendingPathComponent("samples")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try RoundTripSample($0.lastPathComponent, files: [$0]) }
      .filter { try environment["CODABLEKIT_ALL_SAMPLES"] != nil || $0.typeCount() <= 100 }
  }
}
