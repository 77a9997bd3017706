import Foundation
import ModelSchema
import ModelSyntax
import SwiftDiagnostics
import Testing

@testable import ModelEmission

/// The generated code, once for each construct, in the folder beside.
///
/// That it works is shown by running it elsewhere. `CODABLEKIT_RECORD_SNAPSHOTS=1` writes the files
/// anew, for a review.
@Suite struct ExpansionTests {
  /// The source of a type, and what the compiler would say of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// The conformances that are missing.
    let missing: Set<String>
    let isNested: Bool
    let isCodedAlready: Bool

    init(
      _ name: String, _ source: String, missing: Set<String>, isNested: Bool = false,
      isCodedAlready: Bool = false
    ) {
      self.name = name
      self.source = source
      self.missing = missing
      self.isNested = isNested
      self.isCodedAlready = isCodedAlready
    }

    var testDescription: String { name }

    /// What the macro writes.
    func expanded() throws -> String {
      let (declaration, attribute) = try firstType(in: source)
      let reading = readModel(
        of: declaration, attribute: attribute, isCodedAlready: isCodedAlready, isNested: isNested)
      try #require(!reading.hasErrors, "\(reading.diagnostics.map(\.message))")
      let model = try #require(reading.model)
      let emitter = ConformanceEmitter(
        model: model, halves: CodingHalves(macro: attribute.baseName) ?? .both,
        isDirectOnly: attribute.isDirectOnly, missing: missing)
      return (emitter.members() + emitter.extensions(of: model.name)).joined(separator: "\n")
    }

    var file: URL {
      URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Expansions/\(name).txt")
    }
  }

  static let rows = ExpansionRows.structures + ExpansionRows.enums + ExpansionRows.direct

  @Test(arguments: rows)
  func expands(row: Row) throws {
    let text = row.source + "\n\n// MARK: expanded\n\n" + (try row.expanded())
    if ProcessInfo.processInfo.environment["CODABLEKIT_RECORD_SNAPSHOTS"] != nil {
      try text.write(to: row.file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: row.file, encoding: .utf8)))
  }

  /// No file without a row, and no two rows with one file.
  @Test func everyFileIsChecked() throws {
    let folder = try #require(Self.rows.first).file.deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(
      files.filter { $0.hasSuffix(".txt") }.sorted()
        == Self.rows.map { $0.name + ".txt" }.sorted())
  }

  /// What the compiler says of an enum is shown beside this.
  @Test(arguments: [("Grade", true), ("Grade?", true), ("Int", false), ("Swift.Int?", false)])
  func namesTheStrategyOfAnEnum(type: String, isNamed: Bool) throws {
    let row = ExpansionTests.Row(
      "", "@Codable struct A { @Lossless let a: \(type) }", missing: ["Decodable", "Encodable"])
    let hint = "// of an enum: '@CodableBy(LosslessRaw<Grade>.self)'"
    #expect(try row.expanded().contains(hint) == isNamed)
    #expect(try row.expanded().contains("// of an enum") == isNamed)
  }

  @Test func leavesOutADirectHalfThatTheSourceNames() throws {
    let source = "@Codable struct A: JSONWritable { let a: Int }"
    let row = ExpansionTests.Row(
      "", source, missing: ["Decodable", "Encodable", "JSONReadable"])
    let code = try row.expanded()
    #expect(code.contains("A: JSONCore.JSONReadable") && !code.contains("write(to writer"))
  }
}
