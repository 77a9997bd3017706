import CodableKitTestSupport
import Testing

/// One line of a wrapper's table: a payload, what it reads as, and the issues that it leaves.
struct WrapperRow<Value: Equatable & Sendable>: Sendable, CustomTestStringConvertible {
  let id: String
  let json: String
  let outcome: Outcome<Value>
  let issues: [String]

  init(_ id: String, _ json: String, _ outcome: Outcome<Value>, _ issues: String...) {
    self.id = id
    self.json = json
    self.outcome = outcome
    self.issues = issues
  }

  var testDescription: String { "\(id): \(json)" }

  /// Checks the row against a model in one format.
  func check<Model: Decodable>(
    _ model: Model.Type, in format: TestFormat, value: (Model) -> Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (outcome, issues) = Outcome.of(model, json, in: format, value: value)
    #expect(outcome == self.outcome, sourceLocation: sourceLocation)
    #expect(issues == self.issues, sourceLocation: sourceLocation)
  }
}

enum Payment: String, Codable, Hashable, Sendable {
  case newCard = "NewCard"
  case applePay = "ApplePay"
}
