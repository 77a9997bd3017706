import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import Testing

/// A source that a check complains about.
struct DiagnosticRow: Sendable, CustomTestStringConvertible {
  /// What is read in the source.
  enum Reader {
    /// The first type with a macro that codes it.
    case type
    /// The same, with a superclass that the compiler knows to be coded.
    case subclass
    /// The same, inside of another type.
    case nested
    /// The first type, for a memberwise initialiser.
    case memberwise
    /// The first annotation of the first type, which no macro reads.
    case annotation
    /// The first annotation of the first declaration, which stands in no type.
    case outside
  }

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
  let reader: Reader

  init(
    _ source: String, _ message: String, at place: String, count: Int = 1, fixed: String...,
    severity: DiagnosticSeverity = .error, reader: Reader = .type
  ) {
    self.source = source
    self.message = message
    self.place = place
    self.count = count
    self.fixed = fixed
    self.severity = severity
    self.reader = reader
  }

  var testDescription: String { message }

  /// What the checks say of the source.
  func diagnostics() throws -> [Diagnostic] {
    switch reader {
    case .type:
      return try readFirstType(in: source).reading.diagnostics
    case .subclass:
      let (declaration, attribute) = try firstType(in: source)
      return readModel(of: declaration, attribute: attribute, isCodedAlready: true).diagnostics
    case .nested:
      let (declaration, attribute) = try firstType(in: source)
      return readModel(of: declaration, attribute: attribute, isNested: true).diagnostics
    case .memberwise:
      let declaration = try firstDeclaration(in: source)
      let attribute = try #require(declaration.attributes.plain.first)
      return readMembers(of: declaration, attribute: attribute).diagnostics
    case .annotation:
      let (type, member, attribute) = try firstAnnotation(in: source)
      return annotationFault(attribute, on: member, in: [type]).map { [$0] } ?? []
    case .outside:
      let (declaration, attribute) = try outsideAnnotation(in: source)
      return annotationFault(attribute, on: declaration, in: []).map { [$0] } ?? []
    }
  }

  /// Runs all checks and compares.
  ///
  /// Each fault has a note that says why, and a fix.
  func verify() throws {
    let diagnostics = try diagnostics()
    let found = try #require(diagnostics.first { $0.message == message }, "\(diagnostics)")
    #expect(diagnostics.count == count, "\(diagnostics.map(\.message))")
    #expect(found.diagMessage.severity == severity)
    let rest = String(decoding: source.utf8.dropFirst(found.position.utf8Offset), as: UTF8.self)
    #expect(rest.hasPrefix(place), "it points to \(rest)")
    #expect(try found.fixIts.map { try $0.applied(to: source) } == fixed)
    #expect(!found.fixIts.isEmpty)
    #expect(!found.notes.isEmpty && found.notes.allSatisfy { !$0.message.isEmpty })
  }
}
