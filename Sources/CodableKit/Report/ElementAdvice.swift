/// What is advised for an element of an array, or for the value of a dictionary's entry.
struct ElementAdvice {
  /// The key of an entry; nil for an element.
  private let key: String?

  /// Nil for the key of a property.
  init?(for key: any CodingKey) {
    if case .index = JSONPathComponent(key) {
      self.key = nil
    } else if Annotation.isKeyOfDictionary(key) {
      self.key = key.stringValue
    } else {
      return nil
    }
  }

  /// A sentence that names what would have accepted it, or dropped it.
  func help(
    for error: DecodingError, of name: String, found: DecodingIssue.Found?
  ) -> String? {
    guard let found, NoneOf(error) == nil else { return nil }
    if BadKey(error) != nil { return key.map { _ in "for a dictionary, \(dropping)" } }
    let asked: Any.Type
    switch error {
    case .valueNotFound(let type, _), .typeMismatch(let type, _): asked = type
    default: return nil
    }
    let wanted = Wanted(error)
    guard wanted?.isUnknownMember != true else { return nil }
    if let collection = wanted?.collection {
      return help(inside: collection, of: name, found: found)
    }
    var element = wanted?.type ?? asked
    if let strategy = wanted?.strategy {
      return help(for: strategy, of: name, value: element, found: found)
    }
    if let coded = element as? any CodedWrapper.Type {
      element = coded.valueType
      // A type that is its own strategy is as good as none.
      if coded.strategyType != element {
        return help(for: coded.strategyType, of: name, value: element, found: found)
      }
    }
    // Other types than a dictionary have entries too.
    return (key == nil ? "" : "for a dictionary, ")
      + plainHelp(for: element, of: name, found: found)
  }

  /// What is advised where the whole array or object around it was given up.
  func helpInside(of error: DecodingError, found: DecodingIssue.Found?) -> String? {
    guard let found, case .typeMismatch(let type, _) = error, Wanted(error) == nil,
      let excerpt = found.excerpt, Annotation.convertsLosslessly(excerpt, to: type)
    else { return nil }
    return "`Lossless<\(typeName(type))>` as the strategy of the \(noun)s accepts \(excerpt)"
  }

  /// What is advised where the property has a strategy that is none of an array or a dictionary.
  private func help(
    inside collection: Any.Type, of name: String, found: DecodingIssue.Found
  ) -> String? {
    let strategy = typeName(collection)
    // What is tolerant already has thrown because the report is strict.
    guard let type = collection as? any LossyDecodingStrategy.Type, !strategy.contains("Lossy"),
      !(collection is any LostAsWhole.Type), case let value = Self.value(of: type),
      !isOptional(value)
    else { return nil }
    return Annotation.coded("Lossy<\(strategy)>", name, typeName(value), does: "drops it")
  }

  private static func value<S: ValueStrategy>(of strategy: S.Type) -> Any.Type {
    S.CodedValue.self
  }

  /// What is advised where the element has no strategy.
  private func plainHelp(
    for element: Any.Type, of name: String, found: DecodingIssue.Found
  ) -> String {
    guard !Annotation.isContainer(element) else {
      return found.kind == .null ? "\(dropping), an optional \(noun) keeps it as nil" : dropping
    }
    let type = typeName(element)
    if found.kind == .null {
      return namesKey ? "\(dropping), `\(collection(of: "\(type)?"))` keeps it as nil" : dropping
    }
    guard namesKey, let excerpt = found.excerpt,
      Annotation.convertsLosslessly(excerpt, to: element)
    else { return dropping }
    return "`@Coded<\(collection(of: "Lossless<\(type)>"))> var \(name): \(collection(of: type))` "
      + "accepts \(excerpt)"
      + (Annotation.mayBeOfEnum(element)
        ? " (\(Annotation.anEnum(of: element)): `LosslessRaw`)" : "") + ", \(dropping)"
  }

  /// What is advised where the element has a strategy.
  private func help(
    for strategy: Any.Type, of name: String, value: Any.Type, found: DecodingIssue.Found
  ) -> String? {
    guard namesKey, !isOptional(strategy) else { return nil }
    let (strategy, value) = (typeName(strategy), typeName(value))
    return found.kind == .null
      ? Annotation.coded(
        collection(of: "\(strategy)?"), name, collection(of: "\(value)?"), accepting: "null")
      : Annotation.coded(
        "Lossy<\(collection(of: strategy))>", name, collection(of: value), does: "drops it")
  }

  private var dropping: String {
    "`@Lossy\(key == nil ? "Array" : "Dictionary")` drops it (in a `@Codable` type: `@Lossy`)"
  }

  private var noun: String { key == nil ? "element" : "value" }

  /// Whether the type of the keys is known; that of numbers may be `Int` or `String`.
  private var namesKey: Bool { key.flatMap { Int($0) } == nil }

  private func collection(of element: String) -> String {
    key == nil ? "[\(element)]" : "[String: \(element)]"
  }
}

/// A strategy around an optional, which a bad element makes nil.
private protocol LostAsWhole {}

extension NilAs: LostAsWhole {}
