/// What is advised where a key is missing.
enum MissingAdvice {
  /// A sentence that names what accepts a missing key.
  ///
  /// A wrapped property cannot just be made an optional: its wrapper is of another type then.
  static func help(for wanted: Wanted?, name: String) -> String {
    let missing = "a missing `\(name)`"
    guard let wanted, let strategy = wanted.strategy else {
      return "an optional, a wrapper of the `@Default…` family, or an initial value in a "
        + "`@Codable` type accepts \(missing)"
    }
    let type = typeName(wanted.type)
    if let wrapper = (wanted.type as? any LossilyWrapped.Type)?.wrapper(inPlaceOf: strategy) {
      return "`@\(wrapper) var \(name): \(type)` accepts \(missing)"
    }
    if let required = strategy as? any RequiringStrategy.Type {
      return Annotation.coded(typeName(required.inner), name, type, accepting: missing)
    }
    guard !isOptional(wanted.type) else {
      return "a wrapper of the `@Default…` family accepts \(missing)"
    }
    return Annotation.coded("\(typeName(strategy))?", name, "\(type)?", accepting: missing)
  }
}

/// A type that has a lossy wrapper which wants the key, and one which does not.
private protocol LossilyWrapped {
  /// The wrapper that accepts a missing key, where the strategy is that of the one which does not.
  static func wrapper(inPlaceOf strategy: Any.Type) -> String?
}

extension Optional: LossilyWrapped {
  fileprivate static func wrapper(inPlaceOf strategy: Any.Type) -> String? {
    strategy == Required<Lossy<Plain<Wrapped>?>>.self ? "LossyOptional" : nil
  }
}

extension Array: LossilyWrapped {
  fileprivate static func wrapper(inPlaceOf strategy: Any.Type) -> String? {
    strategy == Lossy<[Plain<Element>]>.self ? "DefaultLossyArray" : nil
  }
}

extension Set: LossilyWrapped {
  fileprivate static func wrapper(inPlaceOf strategy: Any.Type) -> String? {
    strategy == Lossy<Set<Plain<Element>>>.self ? "DefaultLossySet" : nil
  }
}

extension Dictionary: LossilyWrapped {
  fileprivate static func wrapper(inPlaceOf strategy: Any.Type) -> String? {
    strategy == Lossy<[Plain<Key>: Plain<Value>]>.self ? "DefaultLossyDictionary" : nil
  }
}

/// A strategy that wants the key which its inner one would do without.
private protocol RequiringStrategy {
  static var inner: Any.Type { get }
}

extension Required: RequiringStrategy {
  fileprivate static var inner: Any.Type { Strategy.self }
}
