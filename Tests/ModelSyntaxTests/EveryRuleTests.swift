import Foundation
import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import Testing

/// No rule without a row that breaks it.
@Suite struct EveryRuleTests {
  static let rows =
    AnnotationChecksTests.rows + AnnotationChecksTests.idleRows + KeyChecksTests.rows
    + EnumerationChecksTests.rows
    + TypeChecksTests.rows + HookCheckTests.rows + DirectOnlyCheckTests.rows
    + DirectOnlyCheckTests.otherRows + ValueChecksTests.wrapperRows + ValueChecksTests.keyRows
    + ValueChecksTests.valueRows + ValueChecksTests.shapeRows
    + ValueChecksTests.optionRows + CaseValueCheckTests.rows + OuterRuleTests.rows

  @Test func hasARow() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ModelSyntax")
    var rules: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let call = /\.(?:error|warning)\(\s*"([a-z\-]+)"/
      rules.formUnion(text.matches(of: call).map { String($0.1) })
    }
    #expect(rules.count > 60)
    let broken = try Self.rows.flatMap { row in
      try row.diagnostics().filter { $0.message == row.message }.map(\.diagnosticID)
    }
    let known = Set(broken)
    for rule in rules.sorted() {
      #expect(known.contains(MessageID(domain: "CodableKit", id: rule)), "\(rule)")
    }
  }
}
