/// How annotations say that a value is read and written.
package struct ValueCoding: Hashable, Sendable {
  /// The source of the expression for a strategy's type: `ISO8601.self`.
  package var strategy: String?
  /// Whether the value survives what is wrong in it.
  package var isLossy = false
  /// Whether scalars convert.
  package var isLossless = false
  /// Whether a default stands in for what is wrong as a whole, so that only parts are dropped.
  package var hasDefault = false
  /// The name by which generated code calls the strategy, where it has given it one.
  package var alias: String?

  package init() {}

  /// The strategy's type, by its alias where it has one; nil where there is none, or an expression
  /// that is no `Name.self` gives it.
  package func strategyType(for type: TypeReference) -> TypeReference? {
    if let alias { return .named(alias) }
    guard let strategy else { return shortForm(of: type) }
    guard strategy.hasSuffix(".self") else { return nil }
    return .named(String(strategy.dropLast(".self".count)))
  }

  /// The strategy's type for the short forms `@Lossy` and `@Lossless`, if they fit the type.
  ///
  /// In the source each name has its module before it: one as short is soon taken by a type of the
  /// user's.
  ///
  ///     @Lossy let ids: [Int]              // Lossy<[Plain<Int>]>
  ///     @Lossy @Lossless let ids: [Int]?   // Lossy<[Lossless<Int>]>?
  ///     @CodableDefault([1]) @Lossy let ids: [Int]   // LossyContents<[Plain<Int>]>
  ///     @Lossless var count: Field<Int>    // Field<Lossless<Int>>
  ///     @Lossy let count: Int              // none: there is nothing to fall back to
  package func shortForm(of type: TypeReference) -> TypeReference? {
    guard isLossy || isLossless else { return nil }
    if let value = type.valueOfField {
      return shortForm(of: value).map { .generic("CodableKit.Field", [$0]) }
    }
    if isLossless {
      let inner = converting(type)
      return isLossy ? inner.flatMap { tolerating($0) } : inner
    }
    return tolerating(plain(type))
  }

  /// The types inside of a type whose values `@Lossless` converts.
  ///
  ///     @Lossless var limits: [Name: Limit]   // Limit
  package func convertedTypes(in type: TypeReference) -> [TypeReference] {
    guard isLossless, let form = shortForm(of: type) else { return [] }
    return Self.convertedTypes(ofStrategy: form)
  }

  private static func convertedTypes(ofStrategy strategy: TypeReference) -> [TypeReference] {
    switch strategy {
    case .generic("CodableKit.Lossless", let types): types
    case .optional(let inner), .array(let inner): convertedTypes(ofStrategy: inner)
    case .dictionary(_, let value): convertedTypes(ofStrategy: value)
    case .generic(_, let parts): parts.flatMap(convertedTypes(ofStrategy:))
    case .named: []
    }
  }

  private func converting(_ type: TypeReference) -> TypeReference? {
    switch type {
    case .optional(let wrapped): converting(wrapped).map { .optional($0) }
    case .array(let element): converting(element).map { .array($0) }
    case .generic("Set", let elements) where elements.count == 1:
      converting(elements[0]).map { .generic("Set", [$0]) }
    case .dictionary(let key, let value):
      converting(value).map { .dictionary(key: plain(key), value: $0) }
    case .named: .generic("CodableKit.Lossless", [type])
    case .generic: nil
    }
  }

  private func tolerating(_ strategy: TypeReference) -> TypeReference? {
    let name = hasDefault ? "CodableKit.LossyContents" : "CodableKit.Lossy"
    return switch strategy {
    case .optional(let wrapped) where wrapped.isCollection: .optional(.generic(name, [wrapped]))
    case .optional: hasDefault ? strategy : .generic(name, [strategy])
    case .array, .dictionary, .generic("Set", _): .generic(name, [strategy])
    case .named, .generic: nil
    }
  }

  /// The wrapper of a strategy; with its module, as below.
  package static let wrapperName = "CodableKit.Coded"

  /// With its module: a name as short is soon taken by a type of the user's.
  private static let plainName = "CodableKit.Plain"

  private func plain(_ type: TypeReference) -> TypeReference {
    switch type {
    case .optional(let wrapped): .optional(plain(wrapped))
    case .array(let element): .array(.generic(Self.plainName, [element]))
    case .generic("Set", let elements) where elements.count == 1:
      .generic("Set", [.generic(Self.plainName, [elements[0]])])
    case .dictionary(let key, let value):
      .dictionary(key: .generic(Self.plainName, [key]), value: .generic(Self.plainName, [value]))
    case .named, .generic: .generic(Self.plainName, [type])
    }
  }
}

extension TypeReference {
  /// The type of the value of a field, which may also be absent or null; nil for any other type.
  package var valueOfField: TypeReference? {
    guard case .generic("Field", let values) = self, values.count == 1 else { return nil }
    return values[0]
  }

  /// Whether it is an array, a set or a dictionary.
  package var isCollection: Bool {
    switch self {
    case .array, .dictionary, .generic("Set", _): true
    case .named, .optional, .generic: false
    }
  }
}
