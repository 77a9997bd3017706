/// A strategy that accepts what a type, or another strategy, refused.
struct StrategyExchange {
  let refused: Any.Type
  let strategy: String
  /// What the strategy reads.
  let value: String
  let effect: String

  /// Nil where no other strategy is known to accept the value.
  ///
  /// - Parameters:
  ///   - error: why the value could not be read.
  ///   - type: the type of the value, of which the decoder's error may name another.
  ///   - found: what stands there.
  ///   - keepsNull: whether a null may stay as nil.
  init?(
    for error: DecodingError, of type: Any.Type, found: DecodingIssue.Found, keepsNull: Bool
  ) {
    switch error {
    case .typeMismatch(let asked, _), .valueNotFound(let asked, _):
      let place = Place(Wanted(error), asked: asked, of: type)
      if found.kind == .null {
        guard keepsNull, place.isNamed else { return nil }
        self.init(optionalOf: place.strategy ?? place.type, value: place.type)
      } else if let strategy = place.strategy {
        self.init(beside: strategy, value: place.type, found: found)
      } else {
        self.init(losslesslyTo: place.type, asked: asked, found: found)
      }
    case .dataCorrupted(let context):
      guard let (refused, other) = DateAdvice.strategies(for: context, found: found),
        let excerpt = found.excerpt
      else { return nil }
      self.init(
        refused: refused, strategy: typeName(other), value: "Date", effect: "accepts \(excerpt)")
    default: return nil
    }
  }

  /// What was read at the fault, and by which strategy.
  private struct Place {
    var type: Any.Type
    var strategy: Any.Type?
    /// Whether that is all that is at work there.
    var isNamed = true

    init(_ wanted: Wanted?, asked: Any.Type, of lost: Any.Type) {
      type = wanted?.type ?? (lost as? any OptionalType.Type)?.wrappedType ?? lost
      strategy = wanted?.strategy
      if strategy == nil, let coded = type as? any CodedWrapper.Type {
        type = coded.valueType
        // A type that is its own strategy is as good as none.
        strategy = coded.strategyType == type ? nil : coded.strategyType
      }
      let isOfWords = strategy == nil && wanted?.words != nil
      isNamed = !isOfWords && !Annotation.isContainer(type) && !isOptional(strategy ?? type)
    }
  }

  private init(refused: Any.Type, strategy: String, value: String, effect: String) {
    (self.refused, self.strategy, self.value, self.effect) = (refused, strategy, value, effect)
  }

  private init(optionalOf strategy: Any.Type, value: Any.Type) {
    self.init(
      refused: strategy, strategy: "\(typeName(strategy))?", value: "\(typeName(value))?",
      effect: "keeps null as nil")
  }

  private init?(beside strategy: Any.Type, value: Any.Type, found: DecodingIssue.Found) {
    guard let other = DateAdvice.alternative(to: strategy, found: found),
      let excerpt = found.excerpt
    else { return nil }
    self.init(
      refused: strategy, strategy: other, value: typeName(value), effect: "accepts \(excerpt)")
  }

  private init?(losslesslyTo type: Any.Type, asked: Any.Type, found: DecodingIssue.Found) {
    guard let excerpt = found.excerpt else { return nil }
    let wrapper: String
    if let raw = enumeration(in: type) {
      guard Annotation.accepts(excerpt, raw) else { return nil }
      wrapper = "LosslessRaw"
    } else {
      // An error of another type is one of what the value is made of.
      guard asked == type, Annotation.convertsLosslessly(excerpt, to: type) else { return nil }
      wrapper = "Lossless"
    }
    let name = typeName(type)
    self.init(
      refused: type, strategy: "\(wrapper)<\(name)>", value: name, effect: "accepts \(excerpt)")
  }

  /// The exchange in words.
  var help: String { "`\(strategy)` in place of `\(typeName(refused))` \(effect)" }
}
