import SwiftDiagnostics
import SwiftSyntax

/// The text of a diagnostic, note or fix-it.
struct Message: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity
  let rule: String

  var diagnosticID: MessageID { MessageID(domain: "CodableKit", id: rule) }
  var fixItID: MessageID { MessageID(domain: "CodableKit", id: "fix.\(rule)") }
  var noteID: MessageID { MessageID(domain: "CodableKit", id: "note.\(rule)") }
}

extension Diagnostic {
  /// Makes an error, which stops the macro from making code.
  ///
  /// - Parameters:
  ///   - rule: the name of the rule that is broken.
  ///   - text: what is wrong.
  ///   - node: where.
  ///   - why: the reason for the rule, or where the other side of a conflict stands.
  ///   - fixes: what the user may want instead.
  /// - Returns: the error.
  static func error(
    _ rule: String, _ text: String, at node: some SyntaxProtocol, why: Why? = nil,
    fixes: [FixIt] = []
  ) -> Diagnostic {
    make(.error, rule, text, Syntax(node), why, fixes)
  }

  /// Makes a warning.
  static func warning(
    _ rule: String, _ text: String, at node: some SyntaxProtocol, why: Why? = nil,
    fixes: [FixIt] = []
  ) -> Diagnostic {
    make(.warning, rule, text, Syntax(node), why, fixes)
  }

  typealias Why = (text: String, place: Syntax?)

  private static func make(
    _ severity: DiagnosticSeverity, _ rule: String, _ text: String, _ node: Syntax, _ why: Why?,
    _ fixes: [FixIt]
  ) -> Diagnostic {
    let notes = why.map { why in
      Note(
        node: why.place ?? node,
        message: Message(message: why.text, severity: .note, rule: rule))
    }
    return Diagnostic(
      node: node, message: Message(message: text, severity: severity, rule: rule),
      notes: notes.map { [$0] } ?? [], fixIts: fixes)
  }
}
