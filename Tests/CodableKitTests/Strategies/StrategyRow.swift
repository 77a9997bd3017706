import CodableKit
import CodableKitTestSupport
import Testing

/// One property with a strategy.
struct Strategied<S: DecodingStrategy>: Decodable { @Coded<S> var v: S.CodedValue }

/// One line of a table of strategies: the value of a key, or none, what it reads as, and the
/// issues.
struct StrategyRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (TestFormat) -> Void

  init<S: DecodingStrategy & SendableMetatype>(
    _ strategy: S.Type, _ value: String?, _ expected: Outcome<S.CodedValue>,
    _ issues: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) where S.CodedValue: Equatable & Sendable {
    let json = value.map { #"{"v":\#($0)}"# } ?? "{}"
    let name = "\(strategy) \(json)"
    testDescription = name
    check = { format in
      let (outcome, found) = Outcome.of(Strategied<S>.self, json, in: format) { $0.v }
      #expect(outcome == expected, "\(name)", sourceLocation: sourceLocation)
      #expect(found == issues, "\(name)", sourceLocation: sourceLocation)
    }
  }
}
