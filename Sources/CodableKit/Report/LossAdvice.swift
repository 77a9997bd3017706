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
        return Annotation.collection(asked, found: found, isLost: true)
      }
      return context.underlyingError is DateForm || asked == Double.self && loss.type == Date.self
        ? DateAdvice.option(for: found, isRecovered: true)
        : Annotation.mayBeOfBareCases(loss.type) ? Annotation.helpForCase(error, found) : nil
    case .dataCorrupted(let context):
      return DateAdvice.option(for: context, found: found, isRecovered: true)
    default: return nil
    }
  }

  /// Whether a null could be an element or a value like any other.
  private var losesMembers: Bool { action == .droppedElement || action == .droppedEntry }

  /// The whole annotation, where it is known which one stands there.
  ///
  /// A type that leaves everything to itself stands inside of the named wrappers and of their like in
  /// a `@Codable` type; a strategy may stand inside of any others.
  private func example(of exchange: StrategyExchange, at path: [any CodingKey]) -> String {
    let strategy = exchange.strategy
    if action == .usedDefault {
      return ", in a default as `Default<\(strategy), …>` "
        + "(in a `@Codable` type: `@CodableBy(\(strategy).self)` too)"
    }
    guard loss.isOfType else { return "" }
    switch action {
    case .droppedElement: return annotation("@LossyArray", "[\(strategy)]")
    case .droppedEntry where path.last.flatMap { Int($0.stringValue) } == nil:
      return annotation("@LossyDictionary", "[String: \(strategy)]", "with `String` keys ")
    case .usedNil: return annotation("@LossyOptional", "\(strategy)?")
    default: return ""
    }
  }

  private func annotation(_ wrapper: String, _ strategy: String, _ kind: String = "") -> String {
    "; for `\(wrapper)` \(kind)that is `@Coded<Lossy<\(strategy)>>` "
      + "(in a `@Codable` type: `@CodableBy(Lossy<\(strategy)>.self)`)"
  }
}
