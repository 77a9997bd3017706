/// A strategy that accepts what a type, or another strategy, refused.
struct StrategyExchange {
  let refused: Any.Type
  let strategy: String
  private let effect: String
  /// Whether the tolerant strategy has nothing but the refusing one inside.
  private(set) var isComplete = false

  /// Nil where no other strategy is known to accept the value.
  ///
  /// - Parameters:
  ///   - error: why the value could not be read.
  ///   - loss: what is given up, of which the decoder's error may name another type.
  ///   - found: what stands there.
  ///   - keepsNull: whether a null may stay as nil.
  init?(
    for error: DecodingError, in loss: LostValue, found: DecodingIssue.Found, keepsNull: Bool
  ) {
    let spelled = SpellingAdvice.exchange(
      for: error, of: error.pathOfFault.isEmpty ? nil : loss.type, found: found)
    switch error {
    case _ where spelled != nil:
      guard let spelled, let excerpt = found.excerpt else { return nil }
      self.init(
        refused: spelled.refused, strategy: spelled.strategy, effect: "accepts \(excerpt)")
    case .typeMismatch, .valueNotFound:
      guard found.kind == .null else {
        self.init(accepting: found, after: error, in: loss)
        break
      }
      guard keepsNull else { return nil }
      self.init(keepingNullIn: loss)
    case .dataCorrupted(let context):
      guard let (refused, other) = DateAdvice.strategies(for: context, found: found),
        let excerpt = found.excerpt
      else { return nil }
      self.init(
        refused: refused, strategy: typeName(other), effect: "accepts \(excerpt)")
    default: return nil
    }
    isComplete = refused == loss.refusing
  }

  private init(refused: Any.Type, strategy: String, effect: String) {
    (self.refused, self.strategy, self.effect) = (refused, strategy, effect)
  }

  private init?(keepingNullIn loss: LostValue) {
    guard let refusing = loss.refusing, !isOptional(refusing) else { return nil }
    let isStrategy = refusing is any DecodingStrategy.Type
    let name = typeName(refusing)
    self.init(
      refused: refusing, strategy: isStrategy ? "\(name)?" : "Plain<\(name)>?",
      effect: "keeps null as nil")
  }

  private init?(
    accepting found: DecodingIssue.Found, after error: DecodingError, in loss: LostValue
  ) {
    guard let excerpt = found.excerpt else { return nil }
    let wanted = Wanted(error)
    var type = wanted?.type ?? (loss.type as? any OptionalType.Type)?.wrappedType ?? loss.type
    var strategy = wanted?.strategy
    if strategy == nil, let coded = type as? any CodedWrapper.Type {
      type = coded.valueType
      // A type that is its own strategy is as good as none.
      strategy = coded.strategyType == type ? nil : coded.strategyType
    }
    let effect = "accepts \(excerpt)"
    if let strategy {
      guard let other = DateAdvice.alternative(to: strategy, found: found) else { return nil }
      self.init(refused: strategy, strategy: other, effect: effect)
    } else if let raw = enumeration(in: type) {
      guard Annotation.accepts(excerpt, raw) else { return nil }
      let mark = isOptional(type) ? "?" : ""
      self.init(
        refused: type, strategy: "LosslessRaw<\(typeName(raw))>\(mark)", effect: effect)
    } else {
      // An error that names another type is one of what the value is made of.
      guard case .typeMismatch(let asked, _) = error, asked == type,
        Annotation.convertsLosslessly(excerpt, to: type)
      else { return nil }
      self.init(refused: type, strategy: "Lossless<\(typeName(type))>", effect: effect)
    }
  }

  /// The exchange in words.
  var help: String {
    let name = typeName(refused)
    // A type that is no strategy stands in one that leaves everything to it.
    let isStrategy = refused is any ValueStrategy.Type
    return "`\(strategy)` in place of `\(isStrategy ? name : "Plain<\(name)>")` \(effect)"
  }
}

extension LostValue {
  /// Whether the type itself reads the value, inside of a strategy that leaves everything to it.
  var isOfType: Bool { strategy is any PlainStrategy.Type }

  /// The strategy inside of the tolerant one; the type of the value where there is none.
  fileprivate var refusing: Any.Type? {
    strategy.map { $0 is any PlainStrategy.Type ? type : $0 }
  }
}

/// A strategy that leaves everything to the type.
private protocol PlainStrategy {}

extension Plain: PlainStrategy {}
