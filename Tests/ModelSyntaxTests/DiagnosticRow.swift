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

  init(
    _ source: String, _ message: String, at place: String, fixed: String...,
    severity: DiagnosticSeverity = .error
  ) {
    self.source = source
    self.message = message
    self.place = place
    self.fixed = fixed
    self.severity = severity
  }

  var testDescription: String { message }

  /// Runs all checks and compares.
  func verify() throws {
    let diagnostics = try readFirstType(in: source).reading.diagnostics
    let found = try #require(diagnostics.first { $0.message == message }, "\(diagnostics)")
    #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
    #expect(found.diagMessage.severity == severity)
    let rest = String(decoding: source.utf8.dropFirst(found.position.utf8Offset), as: UTF8.self)
    #expect(rest.hasPrefix(place), "it points to \(rest)")
    #expect(try found.fixIts.map { try $0.applied(to: source) } == fixed)
    #expect(found.notes.allSatisfy { !$0.message.isEmpty })
  }
}
