#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is advised in a report, where a tolerant strategy has given a value up.
///
/// That one could drop it, or take nil for it, is no news there.
struct LossAdvice {
  let action: DecodingIssue.Action
  let loss: LostValue

  /// A sentence that names what would have accepted the value.
  func help(for error: DecodingError, found: DecodingIssue.Found) -> String? {
    guard action != .corrected, action != .converted, NoneOf(error) == nil, TagFault(error) == nil,
      Wanted(error)?.isUnknownMember != true
    else { return nil }
    if let exchange = StrategyExchange(
      for: error, in: loss, found: found, keepsNull: losesMembers)
    {
      return exchange.help
        + (exchange.isComplete ? example(of: exchange, at: error.pathOfFault) : "")
    }
    switch error {
    case .typeMismatch(let asked, let context):
      if Wanted(error) == nil, action == .usedEmpty {
        return Annotation.collection(asked, found: found, as: "inside of `Lossy`")
      }
      return context.underlyingError is DateForm || asked == Double.self && loss.type == Date.self
        ? DateAdvice.option(for: found, isRecovered: true)
        : Annotation.helpForCase(error, found)
    case .dataCorrupted(let context):
      return DateAdvice.option(for: context, found: found, isRecovered: true)
    default: return nil
    }
  }

  /// Whether a null could be an element or a value like any other.
  private var losesMembers: Bool { action == .droppedElement || action == .droppedEntry }

  /// The whole annotation of a property, as far as the action tells what it is.
  private func example(of exchange: StrategyExchange, at path: [any CodingKey]) -> String {
    let strategy = exchange.strategy
    switch action {
    case .droppedElement:
      return annotation("in an array", "[\(strategy)]")
    case .droppedEntry where path.last.flatMap { Int($0.stringValue) } == nil:
      return annotation("in a dictionary", "[String: \(strategy)]")
    case .usedNil:
      return annotation("in an optional", "\(strategy)?")
    case .usedDefault:
      return ", in a default as `Default<\(strategy), …>` "
        + "(in a `@Codable` type: `@CodableBy(\(strategy).self)` too)"
    default:
      return ""
    }
  }

  private func annotation(_ place: String, _ strategy: String) -> String {
    ", \(place) as `@Coded<Lossy<\(strategy)>>` "
      + "(in a `@Codable` type: `@CodableBy(Lossy<\(strategy)>.self)`)"
  }
}
