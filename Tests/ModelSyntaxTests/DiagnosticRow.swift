import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import Testing

/// A source that a check complains about.
struct DiagnosticRow: Sendable, CustomTestStringConvertible {
  /// The whole source.
  let source: String
  /// The text of the diagnostic.
  let message: String
  /// What stands where the diagnostic points to.
  let place: String
  /// The source after each of the fixes.
  let fixed: [String]
  let severity: DiagnosticSeverity
  /// How many times the rule is broken; once for each case of a group.
  let count: Int

  init(
    _ source: String, _ message: String, at place: String, count: Int = 1, fixed: String...,
    severity: DiagnosticSeverity = .error
  ) {
    self.source = source
    self.message = message
    self.place = place
    self.count = count
    self.fixed = fixed
    self.severity = severity
  }

  var testDescription: String { message }

  /// Runs all checks and compares.
  func verify() throws {
    let diagnostics = try readFirstType(in: source).reading.diagnostics
    let found = try #require(diagnostics.first { $0.message == message }, "\(diagnostics)")
    #expect(diagnostics.count == count, "\(diagnostics.map(\.message))")
    #expect(found.diagMessage.severity == severity)
    let rest = String(decoding: source.utf8.dropFirst(found.position.utf8Offset), as: UTF8.self)
    #expect(rest.hasPrefix(place), "it points to \(rest)")
    #expect(try found.fixIts.map { try $0.applied(to: source) } == fixed)
    #expect(found.notes.allSatisfy { !$0.message.isEmpty })
  }
}
