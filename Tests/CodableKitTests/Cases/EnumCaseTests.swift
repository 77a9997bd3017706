import CodableKit
import CodableKitTestSupport
import Testing

@Suite struct EnumCaseTests {
  enum Command: Codable, Equatable, Sendable {
    case open(path: String)
    case close(path: String, code: Int)
  }

  enum Environment: String, Codable, Sendable { case beta, final }
  enum Stage: Codable, Equatable, Sendable { case beta }

  static let cases: [FaultCase] = [
    FaultCase("ENM-003", "the compiler's layout: unknown members are ignored, one case is required")
    {
      () throws in
      for format in TestFormat.allCases {
        let outcome = { (text: String) in Outcome.of(Command.self, text, in: format) { $0 }.outcome
        }
        #expect(outcome(#"{"open":{"path":"k"},"note":"x"}"#) == .value(.open(path: "k")))
        #expect(
          outcome(#"{"open":{"path":"k"},"close":{"path":"k","code":1}}"#) == .typeMismatch("$"))
        #expect(outcome("{}") == .typeMismatch("$"))
      }
    },
    FaultCase("ENM-004", "an enum of texts is a text, one without raw values an object") {
      () throws in
      struct Model: Codable { let env: Environment; let stage: Stage }
      let text = #"{"env":"beta","stage":{"beta":{}}}"#
      for format in TestFormat.allCases {
        let model = try format.decode(Model.self, from: text)
        #expect(model.env == .beta && model.stage == .beta)
        #expect(try json(model) == text)
        #expect(try fastJSON(model) == text)
      }
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
