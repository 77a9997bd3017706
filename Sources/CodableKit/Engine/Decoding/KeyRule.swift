#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the document's keys become the model's.
enum KeyRule {
  case unchanged
  case snakeCase
  case custom(([any CodingKey]) -> any CodingKey)

  init(_ strategy: JSONDecoder.KeyDecodingStrategy) {
    switch strategy {
    case .useDefaultKeys: self = .unchanged
    case .convertFromSnakeCase: self = .snakeCase
    case .custom(let convert): self = .custom(convert)
    @unknown default: self = .unchanged
    }
  }

  var isUnchanged: Bool {
    if case .unchanged = self { true } else { false }
  }

  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }

  /// Foundation's `convertFromSnakeCase`, whose `capitalized` is for all scripts.
  static func camelCase(of key: String) -> String {
    SnakeCase.camelCase(of: key) { $0.capitalized }
  }

  /// The model's key for a key of the object at `path`.
  func convert(_ key: String, at path: [any CodingKey]) -> any CodingKey {
    switch self {
    case .unchanged: PathKey(key)
    case .snakeCase: PathKey(Self.camelCase(of: key))
    // Its text alone, as in Foundation.
    case .custom(let convert): PathKey(convert(path + [PathKey(key)]).stringValue)
    }
  }
}

extension KeyRule {
  /// What a locator has to do with the keys of a text that stands at `root`, for finding a path
  /// that a decoder gave.
  func conversion(under root: [any CodingKey] = []) -> JSONLocator.KeyConversion {
    { [self] path, key in
      guard case .custom = self else { return convert(key, at: []).stringValue }
      let steps: [any CodingKey] = path.map { step in
        switch step {
        case .key(let name): PathKey(name)
        case .index(let index): PathKey(index: index)
        }
      }
      return convert(key, at: root + steps).stringValue
    }
  }
}
